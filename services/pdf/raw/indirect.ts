import { readValue, skipSpace } from './parse.js';
import { Irregular, type RawDict, type RawValue } from './value.js';

/** The same file twice: as bytes, and as text with a character for each. */
export interface FileText {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** An object as it stands in the file; `data` are the bytes of a stream. */
export interface Indirect {
  readonly value: RawValue;
  readonly data?: Uint8Array;
}

const HEAD = /^\s*(\d{1,10})\s+(\d{1,5})\s+obj\b/;
const HEAD_MAX_CHARS = 40;

interface Head {
  readonly number: number;
  readonly generation: number;
  /** Where the value begins, in bytes from the start of the file. */
  readonly end: number;
}

/** How the object begins that starts at an offset; undefined where none does. */
export const headAt = (text: string, offset: number): Head | undefined => {
  const [head, number, generation] = HEAD.exec(text.slice(offset, offset + HEAD_MAX_CHARS)) ?? [];
  if (head === undefined) return undefined;
  return { number: Number(number), generation: Number(generation), end: offset + head.length };
};

/**
 * Reads the object that starts at an offset.
 *
 * @param lengthOf  length of the stream that has this dictionary, in bytes.
 * @throws Irregular
 */
export const readIndirect = (
  { bytes, text }: FileText,
  offset: number,
  { number, lengthOf }: { readonly number?: number; readonly lengthOf: (dict: RawDict) => number | undefined },
): Indirect => {
  const head = headAt(text, offset);
  if (!head || (number !== undefined && head.number !== number)) {
    throw new Irregular('an object is not where the table says');
  }
  const cursor = { text, at: head.end };
  const value = readValue(cursor);
  skipSpace(cursor);
  if (!text.startsWith('stream', cursor.at)) return { value };
  if (!(value instanceof Map)) throw new Irregular('a stream has no dictionary');
  const afterKeyword = cursor.at + 'stream'.length;
  const start = afterKeyword + (text.startsWith('\r\n', afterKeyword) ? 2 : 1);
  return { value, data: bytes.subarray(start, endOfStream(text, start, lengthOf(value))) };
};

const endOfStream = (text: string, start: number, length: number | undefined): number => {
  if (length === undefined || length < 0) throw new Irregular('a stream has no length');
  const end = start + length;
  if (!/^\s*endstream/.test(text.slice(end, end + 16))) throw new Irregular('a stream has a wrong length');
  return end;
};
