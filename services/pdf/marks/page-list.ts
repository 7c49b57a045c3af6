import { PDFArray, PDFDict, PDFName, PDFRef, type PDFPage } from '@cantoo/pdf-lib';
import type { Revision } from '../signing/revision/revision.js';
import { dictAt, nameAt } from '../signing/fields/dictionary-entries.js';

const ANNOTS = PDFName.of('Annots');

/** The list of annotations of a page, which a revision is about to change. */
export const listToChange = (revision: Revision, { node, ref }: PDFPage): PDFArray => {
  const annots = node.get(ANNOTS);
  const list = node.lookup(ANNOTS);
  if (list instanceof PDFArray) {
    revision.touch(annots instanceof PDFRef ? annots : ref);
    return list;
  }
  const fresh = PDFArray.withContext(node.context);
  node.set(ANNOTS, fresh);
  revision.touch(ref);
  return fresh;
};

/**
 * Takes annotations off a page, with the answers to them and their windows.
 *
 * @returns all that went.
 */
export const takeOff = (revision: Revision, page: PDFPage, gone: ReadonlySet<PDFDict>): ReadonlySet<PDFDict> => {
  const list = listToChange(revision, page);
  const items = list.asArray().map((_, at) => list.lookup(at));
  const all = items.filter((item) => item instanceof PDFDict);
  const removed = withDependants(gone, all);
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item instanceof PDFDict && removed.has(item)) list.remove(at);
  }
  return removed;
};

const withDependants = (gone: ReadonlySet<PDFDict>, all: readonly PDFDict[]): ReadonlySet<PDFDict> => {
  const removed = new Set(gone);
  for (let before = -1; before !== removed.size;) {
    before = removed.size;
    const windows = new Set([...removed].map((one) => dictAt(one, 'Popup')));
    for (const dict of all) {
      const owner = nameAt(dict, 'Subtype') === 'Popup' ? dictAt(dict, 'Parent') : dictAt(dict, 'IRT');
      if (windows.has(dict) || (owner && removed.has(owner))) removed.add(dict);
    }
  }
  return removed;
};
