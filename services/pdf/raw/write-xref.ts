import { deflateSync } from 'node:zlib';
import type { Place } from './xref.js';

const FREE_ENTRY = 0;
const PLAIN = 1;
const PACKED = 2;
/** The first object of a table, which is free, has this instead of its generation. */
const NEVER_USED_AGAIN = 65_535;

/** Number; kind; offset or object stream; generation or index. @see ISO 32000-1, table 18 */
const ENTRY_FIELDS = 4;

/** Where the objects of a file are that is being written. */
export interface XrefRows {
  /** Each number is placed once. */
  place(number: number, place: Place): void;
  /** The fields of each object so far, one behind the other, in the order in which they were placed. */
  readonly fields: readonly number[];
}

export const createXrefRows = (): XrefRows => {
  const fields: number[] = []; // numbers alone: a document may have a million objects
  return {
    fields,
    place: (number, place) => {
      if ('offset' in place) fields.push(number, PLAIN, place.offset, place.generation);
      else fields.push(number, PACKED, place.objectStream, place.index);
    },
  };
};

interface FileEnd {
  /** Bytes of the file before its end. */
  readonly start: number;
  /** Entries of the trailer beside those that say how the table is to be read. */
  readonly trailer: string;
  /** Number of the cross-reference stream; without one the end is a table, which knows no objects in streams. */
  readonly stream?: number;
}

/**
 * Ends a file with its cross-references: as a stream, or as a table that programs of any age read.
 *
 * @returns all bytes behind the last object.
 * @see ISO 32000-1, 7.5.4 "Cross-reference table", 7.5.8 "Cross-reference streams"
 */
export const writeXref = (rows: XrefRows, { start, trailer, stream }: FileEnd): Uint8Array => {
  const end = Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1');
  if (stream === undefined) return Buffer.concat([Buffer.from(tableText(rows.fields, trailer), 'latin1'), end]);
  rows.place(stream, { offset: start, generation: 0 });
  const { entries, data } = packedRows(rows.fields);
  const dict = `<</Type/XRef/Size ${countOf(rows.fields)}${entries}${trailer}/Length ${data.length}/Filter/FlateDecode>>`;
  const head = Buffer.from(`${stream} 0 obj\n${dict}stream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream\nendobj\n', 'latin1'), end]);
};

/** One more than the largest number. */
const countOf = (fields: readonly number[]): number => largestAt(fields, 0) + 1;

/** Twenty bytes an object, in runs of objects that are there. */
const tableText = (fields: readonly number[], trailer: string): string => {
  const entry = (at: number, generation: number, use: 'n' | 'f') =>
    `${String(at).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${use} \n`;
  const runs = [{ first: 0, entries: [entry(0, NEVER_USED_AGAIN, 'f')] }];
  for (const [number, , at, generation] of entriesIn(fields).sort(([one], [other]) => one - other)) {
    const last = runs.at(-1);
    const text = entry(at, generation, 'n');
    if (last && last.first + last.entries.length === number) last.entries.push(text);
    else runs.push({ first: number, entries: [text] });
  }
  const sections = runs.map(({ first, entries }) => `${first} ${entries.length}\n${entries.join('')}`);
  return `xref\n${sections.join('')}trailer\n<</Size ${countOf(fields)}${trailer}>>\n`;
};

const entriesIn = (fields: readonly number[]): [number, number, number, number][] =>
  Array.from({ length: fields.length / ENTRY_FIELDS }, (_, entry) => {
    const [number = 0, kind = FREE_ENTRY, at = 0, third = 0] = fields.slice(
      entry * ENTRY_FIELDS,
      (entry + 1) * ENTRY_FIELDS,
    );
    return [number, kind, at, third];
  });

interface PackedRows {
  /** How the rows are to be read. */
  readonly entries: string;
  readonly data: Uint8Array;
}

/** The rows as they stand, or each as the difference to the one above, whichever takes less. */
const packedRows = (fields: readonly number[]): PackedRows => {
  const widths = [1, 2, 3].map((field) => bytesFor(largestAt(fields, field)));
  const length = widths.reduce((sum, width) => sum + width);
  const rows = rowBytes(fields, widths);
  const entries = `/W[${widths.join(' ')}]`;
  const parameters = `/DecodeParms<</Columns ${length}/Predictor 12>>`;
  const plain = deflateSync(rows, { level: 9 });
  const differing = deflateSync(differences(rows, length), { level: 9 });
  return differing.length + parameters.length < plain.length
    ? { entries: entries + parameters, data: differing }
    : { entries, data: plain };
};

const largestAt = (fields: readonly number[], field: number): number => {
  let largest = 0;
  for (let at = field; at < fields.length; at += ENTRY_FIELDS) largest = Math.max(largest, fields[at] ?? 0);
  return largest;
};

const bytesFor = (largest: number): number => Math.ceil(Math.log2(Math.max(1, largest) + 1) / 8);

const rowBytes = (fields: readonly number[], [kind = 1, where = 1, third = 1]: readonly number[]): Buffer => {
  const rows = Buffer.alloc(countOf(fields) * (kind + where + third)); // zeros are free objects
  for (let entry = 0; entry < fields.length; entry += ENTRY_FIELDS) {
    let at = (fields[entry] ?? 0) * (kind + where + third);
    at = rows.writeUIntBE(fields[entry + 1] ?? FREE_ENTRY, at, kind);
    at = rows.writeUIntBE(fields[entry + 2] ?? 0, at, where);
    rows.writeUIntBE(fields[entry + 3] ?? 0, at, third);
  }
  return rows;
};

/** Each row less the one above, behind a byte that says so. @see PNG specification, filter "Up" */
const differences = (rows: Uint8Array, length: number): Uint8Array => {
  const UP = 2;
  const coded = Buffer.alloc((rows.length / length) * (length + 1));
  for (let row = 0; row * length < rows.length; row += 1) {
    const to = row * (length + 1);
    coded[to] = UP;
    for (let byte = 0; byte < length; byte += 1) {
      const from = row * length + byte;
      coded[to + 1 + byte] = (rows[from] ?? 0) - (rows[from - length] ?? 0);
    }
  }
  return coded;
};
