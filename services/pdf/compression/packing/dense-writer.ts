import { deflateSync } from 'node:zlib';
import type { PDFRef } from 'pdf-lib';
import { PDFInvalidObject, PDFName, PDFRawStream, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib';
import { written } from './shortest-syntax.js';

/** The more objects share a stream, the better it packs; to read one, viewers unpack all of its stream. */
const OBJECTS_PER_STREAM = 1000;
const PACKED = { level: 9 };

/** Where an object is: at an offset, or in a stream of objects at an index. @see ISO 32000-1, table 18 */
type Place = readonly [kind: 1 | 2, where: number, index: number];

/**
 * A document in the fewest bytes: the shortest way to write each object, many objects in a stream, and a cross-reference
 * stream whose rows are told by their differences. Undefined where an object can't be written anew.
 */
export const writeDensely = (document: PDFDocument): Uint8Array | undefined => {
  const { context } = document;
  if (context.trailerInfo.Encrypt) return undefined;
  const objects = context.enumerateIndirectObjects();
  if (objects.some(([ref, object]) => ref.generationNumber !== 0 || object instanceof PDFInvalidObject))
    return undefined;
  const file = fileFrom(`%PDF-1.${Math.max(5, minorVersionOf(document))}\n%\xbf\xf7\xa2\xfe\n`);
  const plain = objects.filter(([, object]) => !(object instanceof PDFStream));
  let next = Math.max(0, ...objects.map(([ref]) => ref.objectNumber)) + 1;
  for (const [ref, stream] of objects) {
    if (stream instanceof PDFRawStream) file.addStream(ref.objectNumber, entriesOf(stream), stream.contents);
    else if (stream instanceof PDFStream) return undefined;
  }
  for (let from = 0; from < plain.length; from += OBJECTS_PER_STREAM) {
    file.addObjects(next, plain.slice(from, from + OBJECTS_PER_STREAM));
    next += 1;
  }
  const { Root, Info, ID } = context.trailerInfo;
  const trailer = Object.entries({ Root, Info, ID }).flatMap(([key, value]) =>
    value ? [`/${key}${spaced(written(value))}`] : [],
  );
  return file.end(next, trailer.join(''));
};

const minorVersionOf = ({ context }: PDFDocument): number =>
  Number(/1\.(\d)/.exec(context.header.toString())?.[1] ?? 5);

const spaced = (value: string): string => (/^[[(</]/.test(value) ? value : ` ${value}`);

const entriesOf = ({ dict }: PDFRawStream): string =>
  dict
    .entries()
    .filter(([key]) => key !== PDFName.of('Length'))
    .map(([key, value]) => `${key.toString()}${spaced(written(value))}`)
    .join('');

const fileFrom = (header: string) => {
  const parts: Uint8Array[] = [Buffer.from(header, 'latin1')];
  const places = new Map<number, Place>();
  let length = header.length;
  const add = (bytes: Uint8Array): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  const addStream = (number: number, entries: string, contents: Uint8Array): void => {
    places.set(number, [1, length, 0]);
    add(Buffer.from(`${number} 0 obj\n<<${entries}/Length ${contents.length}>>stream\n`, 'latin1'));
    add(contents);
    add(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  };
  const addObjects = (number: number, objects: readonly (readonly [PDFRef, PDFObject])[]): void => {
    const texts = objects.map(([, object]) => written(object));
    let offset = 0;
    const starts = objects.map(([ref], index) => {
      places.set(ref.objectNumber, [2, number, index]);
      const start = `${ref.objectNumber} ${offset}`;
      offset += (texts[index]?.length ?? 0) + 1;
      return start;
    });
    const index = `${starts.join(' ')}\n`;
    const packed = deflateSync(Buffer.from(`${index}${texts.join('\n')}`, 'latin1'), PACKED);
    const entries = `/Type/ObjStm/N ${objects.length}/First ${index.length}/Filter/FlateDecode`;
    addStream(number, entries, packed);
  };
  const end = (number: number, trailer: string): Uint8Array => {
    const start = length;
    places.set(number, [1, start, 0]);
    const { said, table } = packedTable(places, number + 1);
    addStream(number, `/Type/XRef/Size ${number + 1}${said}${trailer}/Filter/FlateDecode`, table);
    add(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
    return Buffer.concat(parts);
  };
  return { addStream, addObjects, end };
};

interface Table {
  /** How its rows are to be read. */
  readonly said: string;
  readonly table: Uint8Array;
}

/** Where all objects are: as it stands, or row by row as the difference to the one above, whichever takes less. */
const packedTable = (places: ReadonlyMap<number, Place>, count: number): Table => {
  const all = [...places.values()];
  const widths = [1, bytesFor(all.map(([, where]) => where)), bytesFor(all.map(([, , index]) => index))];
  const rows = rowsOf(places, count, widths);
  const size = widths.reduce((sum, width) => sum + width);
  const said = `/W[${widths.join(' ')}]`;
  const plain = { said, table: deflateSync(rows, PACKED) };
  const parameters = `/DecodeParms<</Columns ${size}/Predictor 12>>`;
  const told = { said: `${said}${parameters}`, table: deflateSync(differences(rows, size), PACKED) };
  return told.table.length + parameters.length < plain.table.length ? told : plain;
};

const bytesFor = (values: readonly number[]): number => {
  const most = values.reduce((one, other) => Math.max(one, other), 1);
  return Math.ceil(Math.log2(most + 1) / 8);
};

const rowsOf = (places: ReadonlyMap<number, Place>, count: number, widths: readonly number[]): Uint8Array => {
  const size = widths.reduce((sum, width) => sum + width);
  const rows = Buffer.alloc(count * size);
  for (const [number, place] of places) {
    let at = number * size;
    for (const [field, width] of widths.entries()) at = rows.writeUIntBE(place[field] ?? 0, at, width);
  }
  return rows;
};

/** Each row less the one above, behind a byte that says so. @see PNG specification, "Up" */
const differences = (rows: Uint8Array, size: number): Uint8Array => {
  const coded = Buffer.alloc((rows.length / size) * (size + 1));
  for (let at = 0; at < rows.length; at += 1) {
    const row = Math.floor(at / size);
    coded[row * (size + 1)] = 2;
    coded[at + row + 1] = (rows[at] ?? 0) - (rows[at - size] ?? 0);
  }
  return coded;
};
