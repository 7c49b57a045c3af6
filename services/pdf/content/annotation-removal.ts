import { PDFDict, type PDFArray, type PDFDocument, type PDFObject } from 'pdf-lib';
import { arrayAt, dictAt, nameAt } from './objects.js';

/** The lists of annotations of all pages, each once. */
export const annotationLists = (document: PDFDocument): readonly PDFArray[] => [
  ...new Set(document.getPages().flatMap(({ node }) => arrayAt(node, 'Annots') ?? [])),
];

/** Adds the windows of removed notes, and the answers to them. */
export const addDependants = (removed: Set<PDFDict>, all: readonly PDFDict[]): void => {
  for (let before = -1; before !== removed.size;) {
    before = removed.size;
    const windows = new Set([...removed].map((gone) => dictAt(gone, 'Popup')));
    for (const dict of all) {
      const owner = nameAt(dict, 'Subtype') === 'Popup' ? dictAt(dict, 'Parent') : dictAt(dict, 'IRT');
      if (windows.has(dict) || (owner && removed.has(owner))) removed.add(dict);
    }
  }
};

/** Takes annotations out of a list. */
export const takeOut = (annotations: PDFArray, removed: ReadonlySet<PDFDict>): void => {
  for (let index = annotations.size() - 1; index >= 0; index -= 1) {
    const dict = annotations.lookup(index);
    if (dict instanceof PDFDict && removed.has(dict)) annotations.remove(index);
  }
};

/** The structure of the document may still refer to them, so the objects themselves go. */
export const erase = ({ context }: PDFDocument, gone: ReadonlySet<PDFObject>): void => {
  for (const [ref, object] of context.enumerateIndirectObjects()) if (gone.has(object)) context.delete(ref);
};
