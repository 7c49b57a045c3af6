/** Codes in a row, of so many bytes each. */
export interface CodeRange {
  readonly bytes: number;
  readonly first: number;
  readonly last: number;
}

/** Meanings of codes in a row: that of the first, or of each. A number is a glyph's, digits are a text in UTF-16. */
export interface CodeEntry extends CodeRange {
  readonly to: number | string | readonly string[];
}

/** A table from codes to what they stand for. */
export interface CodeTable {
  /** The text before and after its parts, such as its name. */
  readonly head: string;
  readonly tail: string;
  readonly spaces: readonly CodeRange[];
  /** Entries for codes that stand for nothing else. */
  readonly fallbacks: readonly CodeEntry[];
  readonly entries: readonly CodeEntry[];
}

const SIZE_MAX = 1024 * 1024;
const COMMENT = /%[^\r\n]*/g;
/** No part is within another, so that a search for an end that is missing ends where the next one begins. */
const PART = /\b\d+\s*begin(codespace|notdef|cid|bf)(range|char)\b((?:(?!begin)[^])*?)end\1\2\b/g;
const TOKEN = /<([\da-f\s]*)>|([[\]])|(\d+)/gi;

/**
 * @returns undefined for a table that builds upon another or is written in a way that is not known here.
 * @see Adobe Technical Note 5014, "CMap and CIDFont Files Specification"
 */
export const readCodeTable = (stream: Uint8Array): CodeTable | undefined => {
  if (stream.length > SIZE_MAX) return undefined;
  const text = Buffer.from(stream).toString('latin1').replaceAll(COMMENT, '');
  const parts = [...text.matchAll(PART)];
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || text.includes('usecmap')) return undefined;
  const start = first.index;
  const end = last.index + last[0].length;
  if (text.slice(start, end).replaceAll(PART, '').trim() !== '') return undefined;
  const read = parts.map(([, kind = '', shape, body = '']) => ({
    kind,
    entries: entriesIn(body, { kind, isRange: shape === 'range' }),
  }));
  const of = (wanted: string) => read.filter(({ kind }) => kind === wanted).flatMap(({ entries }) => entries ?? []);
  if (read.some(({ entries }) => !entries)) return undefined;
  const table = { spaces: of('codespace'), fallbacks: of('notdef'), entries: [...of('cid'), ...of('bf')] };
  return { head: text.slice(0, start), tail: text.slice(end), ...table };
};

type Token = string | number | readonly string[];

interface Part {
  readonly kind: string;
  readonly isRange: boolean;
}

const entriesIn = (body: string, part: Part): readonly CodeEntry[] | undefined => {
  const tokens = tokensIn(body);
  const step = (part.isRange ? 2 : 1) + (part.kind === 'codespace' ? 0 : 1);
  if (!tokens || tokens.length % step !== 0) return undefined;
  const rows = Array.from({ length: tokens.length / step }, (_, row) => tokens.slice(row * step, (row + 1) * step));
  const entries = rows.map((row) => entryIn(row, part));
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? known : undefined;
};

const entryIn = (row: readonly Token[], { kind, isRange }: Part): CodeEntry | undefined => {
  const [low, high, to = 0] = isRange ? row : [row[0], row[0], row[1]];
  if (typeof low !== 'string' || typeof high !== 'string' || low.length !== high.length) return undefined;
  const entry = { bytes: low.length / 2, first: parseInt(low, 16), last: parseInt(high, 16), to };
  return entry.last >= entry.first && entry.bytes <= 4 && fits(entry, kind) ? entry : undefined;
};

const fits = ({ first, last, to }: CodeEntry, kind: string): boolean => {
  if (kind !== 'bf') return typeof to === 'number';
  if (typeof to === 'string') return first === last || to.length === 4;
  return typeof to === 'object' && to.length === last - first + 1;
};

/** Undefined where something else stands among them. */
const tokensIn = (body: string): readonly Token[] | undefined => {
  if (body.replaceAll(TOKEN, '').trim() !== '') return undefined;
  const tokens: Token[] = [];
  let list: string[] | undefined;
  for (const [, digits, bracket, number] of body.matchAll(TOKEN)) {
    if (digits !== undefined) (list ?? tokens).push(digits.replaceAll(/\s/g, '').toUpperCase());
    else if (number !== undefined) tokens.push(Number(number));
    else if (bracket === '[') list = [];
    else if (list) {
      tokens.push(list);
      list = undefined;
    }
  }
  return list ? undefined : tokens;
};
