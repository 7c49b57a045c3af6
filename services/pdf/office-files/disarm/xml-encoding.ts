const BLANKS: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
const LESS = 0x3c;
/** `<?xm` where letters have other numbers than in ASCII (EBCDIC). */
const FOREIGN_START = [0x4c, 0x6f, 0xa7, 0x94];
const WIDE_BYTES = 4;

/** Whether a parser of XML would begin to read, whatever the part is called: a mark stands first, but for blanks. */
export const looksLikeXml = (bytes: Uint8Array): boolean =>
  begins(bytes, FOREIGN_START) || bytes[bytes.findIndex((byte) => !BLANKS.has(byte))] === LESS;

const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Marks at the start, of which the first that fits counts; undefined where nobody but an attacker writes so. */
const starts: readonly (readonly [start: readonly number[], encoding: string | undefined])[] = [
  [FOREIGN_START, undefined],
  [[0xff, 0xfe, 0, 0], undefined],
  [[0, 0, 0xfe, 0xff], undefined],
  [[LESS, 0, 0, 0], undefined],
  [[0, 0, 0, LESS], undefined],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[LESS, 0], 'utf-16le'],
  [[0, LESS], 'utf-16be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
];

const DECLARED = /^\s*<\?xml\b[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARATION_MAX_BYTES = 1024;
/** Nothing but a mark has the number of a mark in them. */
const PLAIN = /^(?:utf-?8|(?:us-)?ascii|(?:iso-|windows-|koi8-|euc-)[\w-]+|shift_jis|big5|gb(?:2312|k|18030))$/i;
/** Said by parts that can't be it, as their first mark is one byte long. */
const MISTAKEN = /^utf-?16/i;
const SHIFTING = /^iso-(?:2022|10646)/i;

/** As which the bytes of a part that looks like XML are to be read; undefined where nobody can tell. */
export const encodingOf = (bytes: Uint8Array): string | undefined => {
  const known = bytes.length < WIDE_BYTES ? undefined : starts.find(([start]) => begins(bytes, start));
  if (known) return known[1];
  const said = DECLARED.exec(Buffer.from(bytes.subarray(0, DECLARATION_MAX_BYTES)).toString('latin1'))?.[1] ?? 'utf-8';
  if (MISTAKEN.test(said)) return 'utf-8';
  return PLAIN.test(said) && !SHIFTING.test(said) && isKnown(said) ? said : undefined;
};

const isKnown = (encoding: string): boolean => {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false; // it throws for what it does not know
  }
};
