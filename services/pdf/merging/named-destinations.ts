import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString, type PDFDocument, type PDFObject } from 'pdf-lib';
import { arrayAt, dictAt, itemsOf } from '../content/objects.js';

/** Explicit destinations by name, from both places where a document may keep them. @see ISO 32000-1, 12.3.2.3 */
export const namedDestinations = ({ catalog }: PDFDocument): ReadonlyMap<string, PDFArray> => {
  const found = new Map<string, PDFArray>();
  const oldStyle = dictAt(catalog, 'Dests');
  for (const key of oldStyle?.keys() ?? []) keep(found, key.decodeText(), oldStyle?.lookup(key));
  walk(dictAt(dictAt(catalog, 'Names'), 'Dests'), found, new Set());
  return found;
};

/** A name or a string as a key; undefined for anything else. */
export const nameIn = (object: PDFObject | undefined): string | undefined => {
  if (object instanceof PDFName) return object.decodeText();
  const isText = object instanceof PDFString || object instanceof PDFHexString;
  return isText ? String.fromCharCode(...object.asBytes()) : undefined;
};

const walk = (node: PDFDict | undefined, found: Map<string, PDFArray>, seen: Set<PDFDict>): void => {
  if (!node || seen.has(node)) return;
  seen.add(node);
  const names = itemsOf(arrayAt(node, 'Names'));
  for (let index = 0; index + 1 < names.length; index += 2) keep(found, nameIn(names[index]), names[index + 1]);
  for (const kid of itemsOf(arrayAt(node, 'Kids'))) if (kid instanceof PDFDict) walk(kid, found, seen);
};

const keep = (found: Map<string, PDFArray>, name: string | undefined, value: PDFObject | undefined): void => {
  const destination = value instanceof PDFDict ? arrayAt(value, 'D') : value;
  if (name !== undefined && destination instanceof PDFArray) found.set(name, destination);
};
