import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFDocument,
  type PDFHexString,
  type PDFObject,
} from 'pdf-lib';
import { isText, nameAt } from '../../content/objects.js';
import type { SensitiveTexts } from './sensitive-texts.js';

/** A string where it stands: in a dictionary under a key, in a list, or by itself. */
export interface FoundString {
  readonly holder: PDFDict | PDFArray | undefined;
  readonly key: PDFName | number | undefined;
  readonly bytes: Uint8Array;
}

/** Strings that a document breaks without: what they say in every document, and what may stand in their place. */
interface Needed {
  /** They say nothing of their own then. */
  readonly usual: RegExp;
  readonly instead: (text: string) => string;
}

/** How a form field is drawn: a font and its size, or a colour. */
const APPEARANCE = String.raw`\/\S+\s+[-+.\d]+\s+Tf|(?:[-+.\d]+\s+){1,4}(?:g|G|rg|RG|k|K)(?!\S)`;
const needed: Readonly<Record<string, Needed>> = {
  '/DA': {
    usual: new RegExp(`^\\s*(?:(?:${APPEARANCE})\\s*)*$`),
    instead: (text) => (text.match(new RegExp(APPEARANCE, 'g')) ?? []).join(' '),
  },
  '/Registry': { usual: /^Adobe$/, instead: () => 'Adobe' },
  '/Ordering': { usual: /^(Identity|UCS2?|Japan[12]|GB1|CNS1|Korea1|KR)$/, instead: () => 'Identity' },
};
/** Entries that must say something. */
const UNNAMED: Readonly<Record<string, string>> = { '/OutputConditionIdentifier': 'Custom', '/Title': '-' };

const isUsual = (key: PDFName, text: PDFString | PDFHexString): boolean =>
  needed[key.asString()]?.usual.test(text.decodeText()) ?? false;

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
    if (!isText(value)) stringsIn(value, visit);
    else if (!isUsual(key, value)) visit({ holder: dict, key, bytes: value.asBytes() });
  }
};

/**
 * Empties every string of a document that shows a text to be removed. A bookmark keeps a title and a form field a name, because
 * they need one; how a field or a font is drawn is told in the usual words.
 *
 * @returns how many there were.
 */
export const sweepStrings = (document: PDFDocument, sensitiveTexts: SensitiveTexts): number => {
  let swept = 0;
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    stringsIn(object, ({ holder, key, bytes }) => {
      if (!sensitiveTexts.areInBytes(bytes)) return;
      swept += 1;
      const instead = PDFString.of(substitute({ holder, key, bytes }, swept));
      if (holder instanceof PDFDict && key instanceof PDFName) holder.set(key, instead);
      else if (holder instanceof PDFArray && typeof key === 'number') holder.set(key, instead);
      else document.context.assign(ref, instead);
    });
  }
  return swept;
};

const substitute = ({ holder, key, bytes }: FoundString, number: number): string => {
  if (!(holder instanceof PDFDict) || !(key instanceof PDFName)) return '';
  const usual = needed[key.asString()]?.instead(Buffer.from(bytes).toString('latin1'));
  const word = usual ?? UNNAMED[key.asString()];
  if (word !== undefined) return word;
  const isField = holder.has(PDFName.of('FT')) || holder.has(PDFName.of('Kids'));
  return key.asString() === '/T' && isField && nameAt(holder, 'Type') !== 'StructElem' ? `field-${number}` : '';
};
