import { deflateSync } from 'node:zlib';
import type { PDFRef } from 'pdf-lib';
import { PDFInvalidObject, PDFName, PDFRawStream, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib';
import { createXrefRows, writeXref } from '../../raw/write-xref.js';
import { written } from './shortest-syntax.js';

/** The more objects share a stream, the better it packs; to read one, viewers unpack all of its stream. */
const OBJECTS_PER_STREAM = 1000;
const PACKED = { level: 9 };

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
  const xref = createXrefRows();
  let length = header.length;
  const add = (bytes: Uint8Array): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  const addStream = (number: number, entries: string, contents: Uint8Array): void => {
    xref.place(number, { offset: length, generation: 0 });
    add(Buffer.from(`${number} 0 obj\n<<${entries}/Length ${contents.length}>>stream\n`, 'latin1'));
    add(contents);
    add(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  };
  const addObjects = (number: number, objects: readonly (readonly [PDFRef, PDFObject])[]): void => {
    const texts = objects.map(([, object]) => written(object));
    let offset = 0;
    const starts = objects.map(([ref], index) => {
      xref.place(ref.objectNumber, { objectStream: number, index });
      const start = `${ref.objectNumber} ${offset}`;
      offset += (texts[index]?.length ?? 0) + 1;
      return start;
    });
    const index = `${starts.join(' ')}\n`;
    const packed = deflateSync(Buffer.from(`${index}${texts.join('\n')}`, 'latin1'), PACKED);
    const entries = `/Type/ObjStm/N ${objects.length}/First ${index.length}/Filter/FlateDecode`;
    addStream(number, entries, packed);
  };
  const end = (number: number, trailer: string): Uint8Array =>
    Buffer.concat([...parts, writeXref(xref, { start: length, trailer, stream: number })]);
  return { addStream, addObjects, end };
};
