import { latin1Of } from '../../platform/text/latin1-text.js';
import { inflated } from './inflate.js';
import { readValue, skipSpace } from './parse.js';
import { Irregular, NULL, intOf, type RawDict, type RawValue } from './value.js';
import { readXref, type Indirect, type Place, type ReadAt } from './xref.js';

/** A PDF of which each object is read when it is asked for; nothing is kept, so two calls give two copies. */
export interface RawFile {
  readonly trailer: RawDict;
  /** Such as `1.7`. */
  readonly version: string;
  /** Of all objects in its table, in no order. */
  numbers(): Iterable<number>;
  /** Null where there is no such object. @throws Irregular */
  objectAt(number: number): Indirect;
  /** The value itself, or that of the object to which it refers. */
  resolve(value: RawValue | undefined): RawValue | undefined;
  dictAt(dict: RawDict | undefined, key: string): RawDict | undefined;
  arrayAt(dict: RawDict | undefined, key: string): RawValue[] | undefined;
}

/** @throws Irregular where the file would have to be repaired first. */
export const openRaw = (bytes: Uint8Array): RawFile => {
  const text = latin1Of(bytes);
  const version = versionOf(text);
  let places: ReadonlyMap<number, Place> = new Map();
  let lengthsAsked = 0;

  const resolve = (value: RawValue | undefined): RawValue | undefined => {
    let at = value;
    for (let step = 0; typeof at === 'number' && step < CHAIN_MAX; step += 1) at = objectAt(at).value;
    return at === NULL ? undefined : at;
  };
  /** A length may be an object of its own, but not one that has a length in turn. */
  const lengthOf = (dict: RawDict): number | undefined => {
    if (lengthsAsked > 1) throw new Irregular('lengths run in a ring');
    lengthsAsked += 1;
    const length = intOf(resolve(dict.get('/Length')));
    lengthsAsked -= 1;
    return length;
  };
  const readAt: ReadAt = (offset, expected) => {
    const { value, streamAt } = readIndirect(text, offset, expected);
    if (streamAt === undefined) return { value };
    if (!(value instanceof Map)) throw new Irregular('a stream has no dictionary');
    return { value, data: bytes.subarray(streamAt, endOfStream(text, streamAt, lengthOf(value))) };
  };
  const placeOf = (number: number): Place | undefined => places.get(number);
  const objectAt = objectReader(readAt, placeOf);
  const { trailer, places: found } = readXref(text, readAt);
  places = found;
  const at = (dict: RawDict | undefined, key: string) => resolve(dict?.get(key));
  return {
    trailer,
    version,
    numbers: () => places.keys(),
    objectAt,
    resolve,
    dictAt: (dict, key) => asDict(at(dict, key)),
    arrayAt: (dict, key) => asArray(at(dict, key)),
  };
};

const CHAIN_MAX = 8;
const HEAD = /^\s*(\d{1,10})\s+\d{1,5}\s+obj\b/;
const HEAD_MAX_CHARS = 40;

const versionOf = (text: string): string => {
  const [, version] = /^%PDF-(\d\.\d)/.exec(text) ?? [];
  if (version === undefined) throw new Irregular('it does not start with a PDF header');
  return version;
};

const asDict = (value: RawValue | undefined): RawDict | undefined => (value instanceof Map ? value : undefined);
const asArray = (value: RawValue | undefined): RawValue[] | undefined => (Array.isArray(value) ? value : undefined);

/** `streamAt` is where the bytes of a stream begin. */
const readIndirect = (text: string, offset: number, expected: number | undefined) => {
  const [head, number] = HEAD.exec(text.slice(offset, offset + HEAD_MAX_CHARS)) ?? [];
  if (head === undefined || (expected !== undefined && Number(number) !== expected)) {
    throw new Irregular('an object is not where the table says');
  }
  const cursor = { text, at: offset + head.length };
  const value = readValue(cursor);
  skipSpace(cursor);
  if (!text.startsWith('stream', cursor.at)) return { value };
  const afterKeyword = cursor.at + 'stream'.length;
  return { value, streamAt: afterKeyword + (text.startsWith('\r\n', afterKeyword) ? 2 : 1) };
};

const endOfStream = (text: string, start: number, length: number | undefined): number => {
  if (length === undefined || length < 0) throw new Irregular('a stream has no length');
  const end = start + length;
  if (!/^\s*endstream/.test(text.slice(end, end + 16))) throw new Irregular('a stream has a wrong length');
  return end;
};

const objectReader = (readAt: ReadAt, placeOf: PlaceOf): RawFile['objectAt'] => {
  const objectStreams = createObjectStreams(readAt, placeOf);
  return (number) => {
    const place = placeOf(number);
    if (!place) return { value: NULL };
    return 'offset' in place
      ? readAt(place.offset, number)
      : { value: objectStreams(place.objectStream)(number, place.index) };
  };
};

type PlaceOf = (number: number) => Place | undefined;

/** Object streams stay open once they have been read. */
const createObjectStreams = (readAt: ReadAt, placeOf: PlaceOf): ((number: number) => ObjectStream) => {
  const open = new Map<number, ObjectStream>();
  return (number) => {
    const known = open.get(number);
    if (known) return known;
    const place = placeOf(number);
    if (!place || !('offset' in place)) throw new Irregular('an object stream is missing');
    const objectStream = openObjectStream(readAt(place.offset, number));
    open.set(number, objectStream);
    return objectStream;
  };
};

/** Gives the value of an object by its number and its index in the object stream. */
type ObjectStream = (number: number, index: number) => RawValue;

/** @see ISO 32000-1, 7.5.7 "Object streams" */
const openObjectStream = ({ value: dict, data }: Indirect): ObjectStream => {
  if (!(dict instanceof Map) || !data) throw new Irregular('an object stream is missing');
  const text = inflated(dict, data).toString('latin1');
  const first = intOf(dict.get('/First')) ?? 0;
  const heads = text.slice(0, first).trim().split(/\s+/).map(Number);
  return (number, index) => {
    const at = heads[index * 2] === number ? index * 2 : -1;
    if (at < 0) throw new Irregular('an object is not in its object stream');
    return readValue({ text, at: first + (heads[at + 1] ?? 0) });
  };
};
