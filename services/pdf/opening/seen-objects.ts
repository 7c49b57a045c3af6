import { constants, inflateSync } from 'node:zlib';
import { readValue, skipSpace } from '../raw/parse.js';
import { inflatedBy } from '../raw/inflate.js';
import { Irregular, intOf, type RawDict, type RawValue } from '../raw/value.js';

/** An object of a damaged file, as it can be seen without any table. */
export interface SeenObject {
  readonly value: RawValue;
  /** The bytes of a stream. */
  readonly data?: Uint8Array;
  /** The file ends before it does. */
  readonly isCut?: boolean;
}

const HEAD = /(?<=^|[\s>)\]]|endobj)(\d{1,8})\s+(\d{1,5})\s+obj\b/g;
const NUMBER_MAX = 8_388_607;

/**
 * The objects of a file by number, whatever its tables say: of one number the last counts; those packed together are unpacked.
 * What can't be read is left out, a stream that is cut ends with the file.
 */
export const seenObjects = (bytes: Uint8Array, text: string): ReadonlyMap<number, SeenObject> => {
  const objectsByNumber = new Map<number, SeenObject>();
  const head = new RegExp(HEAD);
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const number = Number(match[1]);
    const read = number > 0 && number <= NUMBER_MAX ? objectAt({ bytes, text }, head.lastIndex) : undefined;
    if (!read) continue;
    head.lastIndex = read.end;
    for (const [seen, object] of isPack(read.object.value)
      ? unpackedFrom(read.object)
      : [[number, read.object] as const]) {
      objectsByNumber.delete(seen); // so that the last one comes last
      objectsByNumber.set(seen, object);
    }
  }
  return objectsByNumber;
};

interface Text {
  readonly bytes: Uint8Array;
  readonly text: string;
}

const objectAt = (file: Text, at: number): { readonly object: SeenObject; readonly end: number } | undefined => {
  const cursor = { text: file.text, at };
  try {
    const value = readValue(cursor);
    skipSpace(cursor);
    if (!file.text.startsWith('stream', cursor.at) || !(value instanceof Map)) {
      return { object: { value }, end: cursor.at };
    }
    const after = cursor.at + 'stream'.length;
    const start = after + (file.text.startsWith('\r\n', after) ? 2 : 1);
    const { end, isCut } = endOfStream(file.text, start, intOf(value.get('/Length')));
    return { object: { value, data: file.bytes.subarray(start, end), ...(isCut && { isCut }) }, end };
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};

const END = 'endstream';

/** Where it says, if it ends there; else where the next end is. */
const endOfStream = (text: string, start: number, length: number | undefined) => {
  const statedEnd = start + (length ?? -1);
  if (length !== undefined && length >= 0 && /^\s*endstream/.test(text.slice(statedEnd, statedEnd + 16))) {
    return { end: statedEnd, isCut: false };
  }
  const next = text.indexOf(END, start);
  if (next < 0) return { end: text.length, isCut: true };
  const lineEnd = text.startsWith('\r\n', next - 2) ? 2 : /[\r\n]/.test(text.charAt(next - 1)) ? 1 : 0;
  return { end: Math.max(start, next - lineEnd), isCut: false };
};

const isPack = (value: RawValue): boolean => value instanceof Map && value.get('/Type') === '/ObjStm';

/** As many as can be read of a pack that may be cut. @see ISO 32000-1, 7.5.7 "Object streams" */
const unpackedFrom = ({ value, data }: SeenObject): readonly (readonly [number, SeenObject])[] => {
  if (!(value instanceof Map) || !data) return [];
  const plain = plainOf(value, data)?.toString('latin1') ?? '';
  const first = intOf(value.get('/First')) ?? 0;
  const heads = plain.slice(0, first).trim().split(/\s+/).map(Number);
  return Array.from({ length: heads.length >> 1 }, (_, pair) => pair * 2).flatMap((pair) => {
    const at = first + (heads[pair + 1] ?? 0);
    const packed = heads[pair] ?? 0;
    const inner = at < plain.length && packed > 0 && packed <= NUMBER_MAX ? valueAt(plain, at) : undefined;
    return inner === undefined ? [] : [[packed, { value: inner }] as const];
  });
};

const valueAt = (text: string, at: number): RawValue | undefined => {
  try {
    return readValue({ text, at });
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};

const DECODED_MAX_BYTES = 256 * 1024 * 1024;

const plainOf = (dict: RawDict, data: Uint8Array): Buffer | undefined => {
  try {
    return inflatedBy(dict, data, (packed) =>
      inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: DECODED_MAX_BYTES }),
    );
  } catch {
    return undefined; // nothing in it can be told
  }
};
