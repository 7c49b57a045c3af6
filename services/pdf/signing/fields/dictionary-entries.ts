import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString, type PDFObject } from '@cantoo/pdf-lib';

export const dictAt = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFDict ? value : undefined;
};

export const arrayAt = (dict: PDFDict | undefined, key: string): PDFArray | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFArray ? value : undefined;
};

/** Without the slash. */
export const nameAt = (dict: PDFDict | undefined, key: string): string | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

/** Text for people. */
export const textAt = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
};

export const numberAt = (dict: PDFDict | undefined, key: string): number | undefined => {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
};

/** NaN for what is no number; empty where there is no list. */
export const numbersAt = (dict: PDFDict | undefined, key: string): number[] =>
  (arrayAt(dict, key)?.asArray() ?? []).map((item) => (item instanceof PDFNumber ? item.asNumber() : NaN));

/** A field or a page and those above it, of which it inherits what it does not have itself; whatever their kind. */
export const lineOf = (dict: PDFDict): readonly PDFDict[] => {
  const line = new Set<PDFDict>();
  for (let at: PDFDict | undefined = dict; at && !line.has(at); at = dictAt(at, 'Parent')) line.add(at);
  return [...line];
};

export const inheritedAt = (dict: PDFDict, key: string): PDFObject | undefined =>
  lineOf(dict)
    .map((at) => at.lookup(PDFName.of(key)))
    .find((value) => value !== undefined);
