import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib';
import { nameAt } from '../../content/objects.js';
import type { Secrets } from '../secrets.js';

/** A string where it stands: in a dictionary under a key, in a list, or by itself. */
export interface FoundString {
  readonly holder: PDFDict | PDFArray | undefined;
  readonly key: PDFName | number | undefined;
  readonly bytes: Uint8Array;
}

/** Keys whose strings name fonts and colours, or draw form fields: the document breaks without them. */
const STRUCTURAL: ReadonlySet<string> = new Set(
  ['Registry', 'Ordering', 'FontFamily', 'CharSet', 'DA', 'OutputConditionIdentifier', 'RegistryName'].map(
    (key) => `/${key}`,
  ),
);

export const isText = (object: unknown): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;

/** Every string in an object and in what is part of it, but not in what it refers to. */
export const stringsIn = (object: PDFObject | undefined, visit: (found: FoundString) => void): void => {
  if (isText(object)) visit({ holder: undefined, key: undefined, bytes: object.asBytes() });
  if (object instanceof PDFRawStream) stringsIn(object.dict, visit);
  if (object instanceof PDFArray) inArray(object, visit);
  if (object instanceof PDFDict) inDict(object, visit);
};

const inArray = (array: PDFArray, visit: (found: FoundString) => void): void => {
  if (isColourTable(array)) return;
  for (const [key, value] of array.asArray().entries()) {
    if (isText(value)) visit({ holder: array, key, bytes: value.asBytes() });
    else stringsIn(value, visit);
  }
};

const isColourTable = (array: PDFArray): boolean => {
  const [first] = array.asArray();
  return first instanceof PDFName && first.decodeText() === 'Indexed';
};

const inDict = (dict: PDFDict, visit: (found: FoundString) => void): void => {
  for (const [key, value] of dict.entries()) {
    if (STRUCTURAL.has(key.asString())) continue;
    if (isText(value)) visit({ holder: dict, key, bytes: value.asBytes() });
    else stringsIn(value, visit);
  }
};

/**
 * Empties every string of a document that shows a secret. A bookmark keeps a title and a form field a name, because
 * they need one.
 *
 * @returns how many there were.
 */
export const sweepStrings = (document: PDFDocument, secrets: Secrets): number => {
  let swept = 0;
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    stringsIn(object, ({ holder, key, bytes }) => {
      if (!secrets.shownInBytes(bytes)) return;
      swept += 1;
      const instead = PDFString.of(substitute(holder, key, swept));
      if (holder instanceof PDFDict && key instanceof PDFName) holder.set(key, instead);
      else if (holder instanceof PDFArray && typeof key === 'number') holder.set(key, instead);
      else document.context.assign(ref, instead);
    });
  }
  return swept;
};

const substitute = (holder: FoundString['holder'], key: FoundString['key'], number: number): string => {
  if (!(holder instanceof PDFDict) || !(key instanceof PDFName)) return '';
  if (key.asString() === '/Title') return '-';
  const isField = holder.has(PDFName.of('FT')) || holder.has(PDFName.of('Kids'));
  return key.asString() === '/T' && isField && nameAt(holder, 'Type') !== 'StructElem' ? `field-${number}` : '';
};
