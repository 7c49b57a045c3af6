import { inflated } from './inflate.js';
import { readValue, skipSpace, type Cursor } from './parse.js';
import { Irregular, intOf, type RawDict, type RawValue } from './value.js';

/** Where an object is: at an offset in the file, or at an index in an object stream. */
export type Place = { readonly offset: number } | { readonly objectStream: number; readonly index: number };

export interface Xref {
  /** By object number; what is free or unknown is not there. */
  readonly places: ReadonlyMap<number, Place>;
  /** The newest one. */
  readonly trailer: RawDict;
}

/** An object as it stands in the file; `data` are the bytes of a stream. */
export interface Indirect {
  readonly value: RawValue;
  readonly data?: Uint8Array;
}

/** Reads the object that starts there; `number` is what it must be. */
export type ReadAt = (offset: number, number?: number) => Indirect;

const SECTIONS_MAX = 1000;
const TAIL_BYTES = 2048;
const NUMBER_MAX = 8_388_607;

type Places = Map<number, Place | undefined>;

/**
 * Reads the table of objects, newest section first.
 *
 * @see ISO 32000-1, 7.5.4 "Cross-reference table", 7.5.8 "Cross-reference streams"
 * @throws Irregular
 */
export const readXref = (text: string, readAt: ReadAt): Xref => {
  const places: Places = new Map();
  const seen = new Set<number>();
  let newest: RawDict | undefined;
  for (let offset: number | undefined = startOf(text); offset !== undefined;) {
    if (seen.has(offset) || seen.size > SECTIONS_MAX) throw new Irregular('the tables run in a ring');
    seen.add(offset);
    const trailer: RawDict = text.startsWith('xref', offset)
      ? readSection({ text, at: offset + 'xref'.length }, readAt, places)
      : readStream(readAt, offset, places);
    newest ??= trailer;
    offset = intOf(trailer.get('/Prev'));
  }
  if (!newest) throw new Irregular('there is no table');
  const known = [...places].filter((entry): entry is [number, Place] => entry[1] !== undefined);
  return { places: new Map(known), trailer: newest };
};

/** What a table calls free may be packed away, which only a stream can say. @see ISO 32000-1, 7.5.8.4 */
const readSection = (cursor: Cursor, readAt: ReadAt, places: Places): RawDict => {
  const free: number[] = [];
  readTable(cursor, (number, place) => {
    if (place) keep(places, number, place);
    else free.push(number);
  });
  cursor.at += 'trailer'.length;
  const trailer = readValue(cursor);
  if (!(trailer instanceof Map)) throw new Irregular('the trailer is damaged');
  const stream = intOf(trailer.get('/XRefStm'));
  if (stream !== undefined) readStream(readAt, stream, places);
  for (const number of free) keep(places, number, undefined);
  return trailer;
};

const startOf = (text: string): number => {
  const tail = text.slice(-TAIL_BYTES);
  const found = /startxref\s+(\d{1,12})\s*%%EOF/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
  if (!found) throw new Irregular('the file does not end like a PDF');
  return Number(found[1]);
};

const ENTRY_BYTES = 20;
const SUBSECTION = /^(\d{1,8})[ ]+(\d{1,8})[ ]*(?:\r\n|\r|\n)/;
const SUBSECTION_MAX_CHARS = 40;
const ENTRY = /^(\d{10}) \d{5} ([nf])(?: \r| \n|\r\n)$/;

/** Moves on to the trailer. */
const readTable = (cursor: Cursor, found: (number: number, place: Place | undefined) => void): void => {
  const { text } = cursor;
  for (;;) {
    skipSpace(cursor);
    if (text.startsWith('trailer', cursor.at)) return;
    const [head, first, count] = matched(SUBSECTION, text.slice(cursor.at, cursor.at + SUBSECTION_MAX_CHARS));
    cursor.at += head.length;
    for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
      const [, offset, kind] = matched(ENTRY, text.slice(cursor.at, cursor.at + ENTRY_BYTES));
      found(number, kind === 'n' ? { offset: Number(offset) } : undefined);
      cursor.at += ENTRY_BYTES;
    }
  }
};

const matched = (pattern: RegExp, text: string): readonly [string, string, string] => {
  const [whole, first = '', second = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) throw new Irregular('the table is damaged');
  return [whole, first, second];
};

/** What a newer section says stands. */
const keep = (places: Places, number: number, place: Place | undefined): void => {
  if (number > NUMBER_MAX) throw new Irregular('the table counts too far');
  if (!places.has(number)) places.set(number, place);
};

const readStream = (readAt: ReadAt, offset: number, places: Places): RawDict => {
  const { value: dict, data } = readAt(offset);
  if (!(dict instanceof Map) || !data || dict.get('/Type') !== '/XRef') throw new Irregular('the table is damaged');
  const widths = numbers(dict.get('/W'));
  const length = widths.reduce((sum, width) => sum + width, 0);
  if (widths.length !== 3 || length === 0) throw new Irregular('the table is damaged');
  const rows = inflated(dict, data);
  for (const [row, number] of numbersIn(dict, Math.floor(rows.length / length)).entries()) {
    keep(places, number, placeIn(rows, row * length, widths));
  }
  return dict;
};

/** Of the objects in a table, in the order of its rows. */
const numbersIn = (dict: RawDict, rows: number): number[] => {
  const index = dict.has('/Index') ? numbers(dict.get('/Index')) : [0, intOf(dict.get('/Size')) ?? 0];
  const found: number[] = [];
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    for (let number = first; number < first + count && found.length < rows; number += 1) found.push(number);
  }
  return found;
};

const numbers = (value: RawValue | undefined): number[] =>
  Array.isArray(value) ? value.map((item) => intOf(item) ?? 0) : [];

const placeIn = (rows: Buffer, at: number, [wide = 0, wider = 0, last = 0]: readonly number[]): Place | undefined => {
  const kind = wide === 0 ? 1 : field(rows, at, wide);
  const second = field(rows, at + wide, wider);
  if (kind === 1) return { offset: second };
  return kind === 2 ? { objectStream: second, index: field(rows, at + wide + wider, last) } : undefined;
};

const field = (rows: Buffer, at: number, width: number): number => {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (rows[at + index] ?? 0);
  return value;
};
