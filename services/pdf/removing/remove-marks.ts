import { PDFDict, type PDFDocument } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { addDependants, annotationLists, erase, takeOut } from '../content/annotation-removal.js';
import { arrayAt, dictAt, itemsOf, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { pruneStructure } from '../layering/prune-structure.js';

export type MarkKinds = OptionsOf<'pdf-remove-annotations'>['markKinds'];

/** Links lead somewhere, and widgets are fields of a form: neither is a mark. */
const NO_MARKS: ReadonlySet<string | undefined> = new Set(['Link', 'Widget']);
const OF_KIND: Readonly<Record<Exclude<MarkKinds, 'all'>, ReadonlySet<string | undefined>>> = {
  notes: new Set(['Text', 'FreeText']),
  'text-marks': new Set(['Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Caret']),
  drawings: new Set(['Ink', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Stamp']),
};

/** Whether an annotation of this subtype is to go. */
export const isWanted = (subtype: string | undefined, kinds: MarkKinds): boolean =>
  kinds === 'all' ? !NO_MARKS.has(subtype) : OF_KIND[kinds].has(subtype);

/**
 * Takes marks out of a document, with the answers to them and their windows. Nothing of them is left in its structure or
 * in the small pictures of its pages.
 *
 * @returns how many went, without their windows.
 */
export const removeMarks = (document: PDFDocument, kinds: MarkKinds): number => {
  const lists = annotationLists(document);
  const all = lists.flatMap((list) => itemsOf(list).filter((item) => item instanceof PDFDict));
  const gone = new Set(all.filter((dict) => isWanted(nameAt(dict, 'Subtype'), kinds)));
  if (gone.size === 0) return 0;
  addDependants(gone, all);
  const count = [...gone].filter((dict) => nameAt(dict, 'Subtype') !== 'Popup').length;
  for (const dict of [...gone]) addWindow(gone, dict);
  pruneStructure(document, new Map(), gone);
  for (const list of lists) takeOut(list, gone);
  for (const { node } of document.getPages()) {
    node.delete(pdfName('Thumb'));
    if (arrayAt(node, 'Annots')?.size() === 0) node.delete(pdfName('Annots'));
  }
  erase(document, gone); // actions may still lead to them
  return count;
};

/** A window that no page lists goes with its mark. */
const addWindow = (gone: Set<PDFDict>, dict: PDFDict): void => {
  const window = dictAt(dict, 'Popup');
  if (window) gone.add(window);
};
