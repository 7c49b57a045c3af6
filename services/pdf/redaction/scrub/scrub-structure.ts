import { PDFDict, type PDFDocument, type PDFRef } from 'pdf-lib';
import { nameAt, refAt } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';

/** Entries of an element of the structure that are read in place of the shown text. */
const SPOKEN = ['Alt', 'ActualText', 'E', 'T'].map(pdfName);
const TREE_KEYS = ['K', 'S', 'P'].map(pdfName);

/**
 * Removes descriptions and spoken text from the elements of redacted pages, because a part of a secret may stand in
 * each of several. An element that does not name its page may be of any.
 */
export const scrubStructure = ({ context }: PDFDocument, redacted: ReadonlySet<PDFRef>): void => {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || !isElement(object)) continue;
    const page = refAt(object, 'Pg');
    if (page && !redacted.has(page)) continue;
    for (const key of SPOKEN) object.delete(key);
  }
};

const isElement = (dict: PDFDict): boolean =>
  nameAt(dict, 'Type') === 'StructElem' || (!dict.has(pdfName('Type')) && TREE_KEYS.every((key) => dict.has(key)));
