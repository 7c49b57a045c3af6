import { latin1Of } from '../../platform/text/latin1-text.js';
import { inflated } from './inflate.js';
import { readIndirect, type Indirect } from './indirect.js';
import { readValue } from './parse.js';
import { Irregular, NULL, intOf, type RawDict, type RawValue } from './value.js';
import { readXref, type Place } from './xref.js';

/** A PDF of which each object is read when it is asked for; nothing is kept, so two calls give two copies. */
export interface RawFile {
  readonly trailer: RawDict;
  /** Such as `1.7`. */
  readonly version: string;
  /** The numbers of all objects in its table, in no order. */
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
  const file = { bytes, text: latin1Of(bytes) };
  const version = versionOf(file.text);
  let places: ReadonlyMap<number, Place> = new Map();
  let lengthsAsked = 0;

  const resolve = (value: RawValue | undefined): RawValue | undefined => {
    let at = value;
    for (let step = 0; typeof at === 'number' && step < REFERENCES_MAX; step += 1) at = objectAt(at).value;
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
  const readAt: ReadAt = (offset, number) => readIndirect(file, offset, { number, lengthOf });
  const placeOf = (number: number): Place | undefined => places.get(number);
  const objectAt = objectReader(readAt, placeOf);
  const xref = readXref(file);
  places = xref.places;
  const at = (dict: RawDict | undefined, key: string) => resolve(dict?.get(key));
  return {
    trailer: xref.trailer,
    version,
    numbers: () => places.keys(),
    objectAt,
    resolve,
    dictAt: (dict, key) => asDict(at(dict, key)),
    arrayAt: (dict, key) => asArray(at(dict, key)),
  };
};

const REFERENCES_MAX = 8;

const versionOf = (text: string): string => {
  const [, version] = /^%PDF-(\d\.\d)/.exec(text) ?? [];
  if (version === undefined) throw new Irregular('it does not start with a PDF header');
  return version;
};

const asDict = (value: RawValue | undefined): RawDict | undefined => (value instanceof Map ? value : undefined);
const asArray = (value: RawValue | undefined): RawValue[] | undefined => (Array.isArray(value) ? value : undefined);

/** Reads the object of this number, which starts at an offset. */
type ReadAt = (offset: number, number: number) => Indirect;

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
