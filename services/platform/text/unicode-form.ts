import iconv from 'iconv-lite';

/** A form of Unicode that is not UTF-8. */
export type WideForm = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

export interface WideText {
  readonly encoding: WideForm;
  /** Whether a byte order mark says so; otherwise the bytes do. */
  readonly marked: boolean;
}

/** So many bytes are examined where there is no byte order mark. */
const SAMPLE_BYTES = 4096;
/** At least this share of the letters of a text belongs to one script. */
const ONE_SCRIPT_SHARE = 0.8;
/** A smaller share is enough where zero bytes are evidence, too. */
const ONE_SCRIPT_SHARE_WITH_ZEROS = 0.5;
const ZERO_SHARE = 0.3;
const LAST_CODE_POINT = 0x10ffff;
/** UTF-8 with more control characters than this is UTF-16 of another alphabet; a colourful log has fewer. */
const CONTROLS_OF_UTF8 = 0.15;
/** No text has these: characters of no meaning, halves of pairs, controls other than blanks. */
const IMPOSSIBLE_CHARS = /[\p{Cn}\p{Co}\p{Cs}]|[^\P{Cc}\t\n\v\f\r\u0085]/u;
const SCRIPTS = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Thai}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
];

/**
 * Tells UTF-16 and UTF-32 by their byte order mark; without one, by bytes that would be control characters in any other
 * encoding and make sense in this one.
 *
 * @param bytes  a text or its beginning.
 */
export const wideTextOf = (bytes: Uint8Array): WideText | undefined => {
  const marked = markOf(bytes);
  if (marked) return { encoding: marked, marked: true };
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const controls = sample.filter(isControl).length;
  if (controls === 0 || (controls < sample.length * CONTROLS_OF_UTF8 && isUtf8(sample))) return undefined;
  const encoding = utf32Of(sample) ?? utf16Of(sample);
  return encoding && { encoding, marked: false };
};

const isControl = (byte: number): boolean => byte < 0x20 && (byte < 0x09 || byte > 0x0d);

/** The end may be half a character. */
const isUtf8 = (sample: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false; // that is the answer
  }
};

/** Byte order marks in hexadecimal, the longer ones first. */
const marks: readonly (readonly [mark: string, WideForm])[] = [
  ['fffe0000', 'utf-32le'],
  ['0000feff', 'utf-32be'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

const markOf = (bytes: Uint8Array): WideForm | undefined => {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return marks.find(([mark]) => start.startsWith(mark))?.[1];
};

const utf32Of = (sample: Uint8Array): WideForm | undefined => {
  if (sample.length === 0 || sample.length % 4 !== 0) return undefined;
  const view = new DataView(sample.buffer, sample.byteOffset, sample.length);
  const isText = (littleEndian: boolean): boolean => {
    for (let at = 0; at < sample.length; at += 4) {
      const unit = view.getUint32(at, littleEndian);
      if (unit > LAST_CODE_POINT || IMPOSSIBLE_CHARS.test(String.fromCodePoint(unit))) return false;
    }
    return true;
  };
  if (isText(true)) return 'utf-32le';
  return isText(false) ? 'utf-32be' : undefined;
};

const utf16Of = (sample: Uint8Array): WideForm | undefined => {
  if (sample.length % 2 !== 0) return undefined;
  const zeros = zerosOf(sample);
  if (zeros) return zeros;
  const rated = (['utf-16le', 'utf-16be'] as const).map((encoding) => ({ encoding, sense: senseOf(sample, encoding) }));
  const [best] = rated.toSorted((one, other) => other.sense - one.sense);
  return best && best.sense >= ONE_SCRIPT_SHARE ? best.encoding : undefined;
};

/** Latin text in UTF-16 is every other byte zero. */
const zerosOf = (sample: Uint8Array): WideForm | undefined => {
  const [even, odd] = [0, 1].map((place) => sample.filter((byte, at) => byte === 0 && at % 2 === place).length) as [
    number,
    number,
  ];
  if (Math.max(even, odd) < (sample.length / 2) * ZERO_SHARE || Math.min(even, odd) > 0) return undefined;
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be';
  return hasNoLetters(sample, encoding) || senseOf(sample, encoding) >= ONE_SCRIPT_SHARE_WITH_ZEROS
    ? encoding
    : undefined;
};

const utf16Text = (sample: Uint8Array, encoding: WideForm): string =>
  iconv.decode(Buffer.from(sample), encoding).replace(/\p{Cs}$/u, '');

const hasNoLetters = (sample: Uint8Array, encoding: WideForm): boolean =>
  /^[\s\p{N}\p{P}\p{S}]*$/u.test(utf16Text(sample, encoding));

/** Most pairs of plain letters read as Chinese characters. */
const isPairedAscii = (sample: Uint8Array): boolean => {
  const pairs =
    Buffer.from(sample)
      .toString('latin1')
      .match(/[^]{2}/g) ?? [];
  return pairs.filter((pair) => /^[ A-Za-z]{2}$/.test(pair)).length > pairs.length / 2;
};

/** Share of the letters that are of one script; 0 for what is no text. The end may be half a pair. */
const senseOf = (sample: Uint8Array, encoding: WideForm): number => {
  const text = utf16Text(sample, encoding);
  if (IMPOSSIBLE_CHARS.test(text) || isPairedAscii(sample)) return 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : Math.max(...SCRIPTS.map((script) => text.match(script)?.length ?? 0)) / letters;
};
