import { PDFDict, PDFName, type PDFDocument, type PDFRef } from 'pdf-lib';
import { nameAt, refAt } from '../../content/objects.js';

const at = (key: string): PDFName => PDFName.of(key);
/** What an element of the structure says in place of what is shown. */
const SPOKEN = ['Alt', 'ActualText', 'E', 'T'].map(at);
const TREE_KEYS = ['K', 'S', 'P'].map(at);

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
  nameAt(dict, 'Type') === 'StructElem' || (!dict.has(at('Type')) && TREE_KEYS.every((key) => dict.has(key)));
