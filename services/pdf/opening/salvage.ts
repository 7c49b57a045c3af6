import { createXrefRows, writeXref } from '../raw/write-xref.js';

const OBJECT = /(?<![^\s])(\d{1,8})\s+(\d{1,5})\s+obj\b/g;
const CATALOG = /\/Type\s*\/Catalog\b/;

/**
 * A PDF whose trailer is lost, with a new one that names the last catalog in it, and a table of the objects that can
 * be seen. As it is when there is no catalog to be seen, or it is encrypted: then nobody knows how any more.
 */
export const withNewTrailer = (bytes: Uint8Array): Uint8Array => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const objects = objectsIn(text);
  const catalog = objects.findLast(({ start, end }) => CATALOG.test(text.slice(start, end)));
  if (!catalog || text.includes('/Encrypt')) return bytes;
  const body = `${text.slice(0, text.lastIndexOf('endobj') + 'endobj'.length)}\n`;
  const xref = createXrefRows();
  for (const { number, start, generation } of objects) xref.place(number, { offset: start, generation });
  const trailer = `/Root ${catalog.number} ${catalog.generation} R`;
  return Buffer.concat([Buffer.from(body, 'latin1'), writeXref(xref, { start: body.length, trailer })]);
};

interface FoundObject {
  readonly number: number;
  readonly generation: number;
  /** Bytes from the start of the file. */
  readonly start: number;
  readonly end: number;
}

/** The last of each number, by number. */
const objectsIn = (text: string): readonly FoundObject[] => {
  const found = new Map<number, FoundObject>();
  for (const { 1: number, 2: generation, index } of text.matchAll(OBJECT)) {
    const end = text.indexOf('endobj', index);
    const object = { number: Number(number), generation: Number(generation), start: index };
    if (end > 0 && object.number > 0) found.set(object.number, { ...object, end });
  }
  return [...found.values()].sort((a, b) => a.number - b.number);
};
