import type { CodeEntry, CodeRange, CodeTable } from './read-cmap.js';

/** A text's codes, by the lengths that a table gives them; undefined where some bytes are none. */
export const codesOfText = (text: Uint8Array, spaces: readonly CodeRange[]): readonly number[] | undefined => {
  const codes: number[] = [];
  for (let at = 0; at < text.length;) {
    const space = spaces.find((one) => isWithin(text.subarray(at, at + one.bytes), one));
    if (!space) return undefined;
    codes.push(numberOf(text.subarray(at, at + space.bytes)));
    at += space.bytes;
  }
  return codes;
};

const numberOf = (bytes: Uint8Array): number => bytes.reduce((number, byte) => number * 256 + byte, 0);

/** Byte by byte, as a table's spaces are told. */
const isWithin = (code: Uint8Array, { bytes, first, last }: CodeRange): boolean =>
  code.length === bytes &&
  code.every((byte, at) => {
    const unit = 256 ** (bytes - 1 - at);
    return byte >= Math.floor(first / unit) % 256 && byte <= Math.floor(last / unit) % 256;
  });

/** The one thing that a code stands for. */
export interface Meaning extends Pick<CodeRange, 'bytes'> {
  readonly code: number;
  readonly to: number | string;
}

const WORK_MAX = 5_000_000;

/**
 * Meanings of these codes, in their order; undefined where a code stands for two things, of which readers take either.
 */
export const meaningsOf = (
  { entries }: Pick<CodeTable, 'entries'>,
  codes: ReadonlySet<number>,
): readonly Meaning[] | undefined => {
  const meanings = new Map<string, Meaning>();
  let work = 0;
  for (const entry of entries) {
    const within = codesWithin(entry, codes);
    work += Math.min(entry.last - entry.first + 1, codes.size);
    if (work > WORK_MAX) return undefined;
    for (const code of within) {
      const meaning = { bytes: entry.bytes, code, to: meaningAt(entry, code) };
      const key = `${entry.bytes} ${code}`;
      const other = meanings.get(key);
      if (other && other.to !== meaning.to) return undefined;
      meanings.set(key, meaning);
    }
  }
  return [...meanings.values()].sort((one, other) => one.bytes - other.bytes || one.code - other.code);
};

const codesWithin = ({ first, last }: CodeEntry, codes: ReadonlySet<number>): readonly number[] => {
  if (last - first >= codes.size) return [...codes].filter((code) => code >= first && code <= last);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((code) => codes.has(code));
};

const meaningAt = ({ first, to }: CodeEntry, code: number): number | string => {
  const offset = code - first;
  if (typeof to === 'number') return to + offset;
  if (typeof to === 'object') return to[offset] ?? '';
  return offset === 0 ? to : hex((parseInt(to, 16) + offset) & 0xffff, 2);
};

/** As many bytes in digits. */
export const hex = (number: number, bytes: number): string =>
  number
    .toString(16)
    .toUpperCase()
    .padStart(bytes * 2, '0');
