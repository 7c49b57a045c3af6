import { headAt, readIndirect, type FileText } from './indirect.js';
import { inflated } from './inflate.js';
import { readValue, skipSpace, type Cursor } from './parse.js';
import { Irregular, intOf, type RawDict, type RawValue } from './value.js';

/** Where an object is: at an offset in the file, or at an index in an object stream. */
export type Place =
  { readonly offset: number; readonly generation: number } | { readonly objectStream: number; readonly index: number };

export interface Xref {
  /** The places of objects by number; what is free or unknown is not there. */
  readonly places: ReadonlyMap<number, Place>;
  /** The trailer of the newest section. */
  readonly trailer: RawDict;
}

const SECTIONS_MAX = 1000;
const TAIL_BYTES = 2048;
const OBJECT_NUMBER_MAX = 8_388_607;

type Places = Map<number, Place | undefined>;

interface ReadXref extends Xref {
  /** Where that trailer begins, in bytes from the start of the file. */
  readonly trailerAt: number;
}

/**
 * Reads the tables of objects, the newest section first, and takes them at their word.
 *
 * @see ISO 32000-1, 7.5.4 "Cross-reference table", 7.5.8 "Cross-reference streams"
 * @throws Irregular
 */
export const readXref = (file: FileText): Xref => readSections(file);

/**
 * Reads the tables of objects as a strict reader does: each object has to be where they say, under the number and
 * generation that they say.
 *
 * @returns undefined when something is out of order, so that readers have to search for objects by themselves.
 */
export const readStrictXref = (bytes: Uint8Array): Xref | undefined => {
  // Not `latin1Of`: of a file with many revisions each is looked at once, and their texts need not stay.
  const file = { bytes, text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1') };
  if (!file.text.startsWith('%PDF-')) return undefined;
  try {
    const { trailerAt, ...xref } = readSections(file);
    const isSound = allAreThere(file.text, xref.places) && namesGenerations(file.text, trailerAt, xref.places);
    return isSound ? xref : undefined;
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};

const allAreThere = (text: string, places: Xref['places']): boolean =>
  [...places].every(([number, place]) => {
    if ('objectStream' in place) return true;
    const head = headAt(text, place.offset);
    return head?.number === number && head.generation === place.generation;
  });

/** Whether the references of a trailer name the generation that the tables know. */
const namesGenerations = (text: string, trailerAt: number, places: Xref['places']): boolean => {
  const cursor = { text, at: trailerAt + '<<'.length };
  for (;;) {
    skipSpace(cursor);
    if (text.startsWith('>>', cursor.at)) return true;
    readValue(cursor); // the key
    skipSpace(cursor);
    const from = cursor.at;
    const value = readValue(cursor);
    const place = typeof value === 'number' ? places.get(value) : undefined;
    const generation = place && 'generation' in place ? place.generation : 0;
    if (place && Number(text.slice(from, cursor.at).split(/\s/)[1]) !== generation) return false;
  }
};

const readSections = (file: FileText): ReadXref => {
  const places: Places = new Map();
  const seen = new Set<number>();
  let newest: Section | undefined;
  for (let offset: number | undefined = startOf(file.text); offset !== undefined;) {
    if (seen.has(offset) || seen.size > SECTIONS_MAX) throw new Irregular('the tables run in a ring');
    seen.add(offset);
    const section = readSection(file, offset, places);
    newest ??= section;
    offset = intOf(section.trailer.get('/Prev'));
  }
  if (!newest) throw new Irregular('there is no table');
  const used = [...places].filter((entry): entry is [number, Place] => entry[1] !== undefined);
  return { places: new Map(used), ...newest };
};

/** The last one counts, and the file has to end behind it: else what is newest may have been cut off. */
const startOf = (text: string): number => {
  const [last] = [...text.slice(-TAIL_BYTES).matchAll(/startxref\s+(\d{1,12})(\s*%%EOF)?/g)].slice(-1);
  if (last?.[2] === undefined) throw new Irregular('the file does not end like a PDF');
  return Number(last[1]);
};

type Section = Pick<ReadXref, 'trailer' | 'trailerAt'>;

const TABLE = /\s*xref\b/y;
const SUBSECTION = /\s*(\d{1,8})\s+(\d{1,8})\s*(?=\d{10}\s|trailer)/y;
const ENTRY = /\s*(\d{10})\s+(\d{5})\s+([nf])/y;
const TRAILER = /\s*trailer\s*/y;

const readSection = (file: FileText, offset: number, places: Places): Section => {
  const cursor = { text: file.text, at: offset };
  return matched(TABLE, cursor) ? readTable(file, cursor, places) : readStream(file, offset, places);
};

/** An object that a table calls free may be packed away, which only a stream can say. @see ISO 32000-1, 7.5.8.4 */
const readTable = (file: FileText, cursor: Cursor, places: Places): Section => {
  const free: number[] = [];
  for (let head = matched(SUBSECTION, cursor); head; head = matched(SUBSECTION, cursor)) {
    const first = Number(head[1]);
    for (let number = first; number < first + Number(head[2]); number += 1) {
      const [, offset, generation, use] = matched(ENTRY, cursor) ?? damaged();
      if (use === 'f') free.push(number);
      else addPlace(places, number, { offset: Number(offset), generation: Number(generation) });
    }
  }
  if (!matched(TRAILER, cursor)) damaged();
  const trailerAt = cursor.at;
  const trailer = readValue(cursor);
  if (!(trailer instanceof Map)) throw new Irregular('the trailer is damaged');
  const stream = intOf(trailer.get('/XRefStm'));
  if (stream !== undefined) readStream(file, stream, places);
  for (const number of free) addPlace(places, number, undefined);
  return { trailer, trailerAt };
};

/** Moves on behind what matches here. */
const matched = (pattern: RegExp, cursor: Cursor): RegExpExecArray | null => {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match) cursor.at = pattern.lastIndex;
  return match;
};

const damaged = (): never => {
  throw new Irregular('the table is damaged');
};

/** An entry of a newer section stands. */
const addPlace = (places: Places, number: number, place: Place | undefined): void => {
  if (number > OBJECT_NUMBER_MAX) throw new Irregular('the table counts too far');
  if (!places.has(number)) places.set(number, place);
};

/** All values in the dictionary of such a stream stand in it themselves, its length too. */
const readStream = (file: FileText, offset: number, places: Places): Section => {
  const { value: dict, data } = readIndirect(file, offset, { lengthOf: (of) => intOf(of.get('/Length')) });
  if (!(dict instanceof Map) || !data || dict.get('/Type') !== '/XRef') return damaged();
  const widths = numbers(dict.get('/W'));
  const length = widths.reduce((sum, width) => sum + width, 0);
  if (widths.length !== 3 || length === 0) return damaged();
  const rows = inflated(dict, data);
  for (const [row, number] of numbersIn(dict, Math.floor(rows.length / length)).entries()) {
    addPlace(places, number, placeIn(rows, row * length, widths));
  }
  const cursor = { text: file.text, at: headAt(file.text, offset)?.end ?? offset };
  skipSpace(cursor);
  return { trailer: dict, trailerAt: cursor.at };
};

/** The numbers of the objects in a cross-reference stream, in the order of its rows, of which it has so many. */
const numbersIn = (dict: RawDict, rowCount: number): number[] => {
  const index = dict.has('/Index') ? numbers(dict.get('/Index')) : [0, intOf(dict.get('/Size')) ?? 0];
  const counts = index.filter((_, at) => at % 2 === 1);
  const wanted = counts.reduce((sum, count) => sum + count, 0);
  if (wanted === 0 || wanted > rowCount || counts.some((count) => count < 0)) return damaged();
  return counts.flatMap((count, run) => Array.from({ length: count }, (_, more) => (index[run * 2] ?? 0) + more));
};

const numbers = (value: RawValue | undefined): number[] =>
  Array.isArray(value) ? value.map((item) => intOf(item) ?? 0) : [];

const placeIn = (rows: Buffer, at: number, [wide = 0, wider = 0, last = 0]: readonly number[]): Place | undefined => {
  const kind = wide === 0 ? 1 : field(rows, at, wide);
  const second = field(rows, at + wide, wider);
  const third = field(rows, at + wide + wider, last);
  if (kind === 1) return { offset: second, generation: third };
  return kind === 2 ? { objectStream: second, index: third } : undefined;
};

const field = (rows: Buffer, at: number, width: number): number => {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (rows[at + index] ?? 0);
  return value;
};
