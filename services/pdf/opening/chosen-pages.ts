import type { PDFDocument, PDFPageLeaf } from 'pdf-lib';
import { readRanges } from '../../../contracts/tools/page-ranges.js';

/**
 * The pages that ranges name, each once with its number from 1, in the order of the document. A file may show one page
 * object twice; it counts as the first.
 *
 * @param pageRanges  as in {@link readRanges}, empty for all pages.
 * @throws Refusal as {@link readRanges}.
 */
export const chosenPages = (document: PDFDocument, pageRanges: string): ReadonlyMap<PDFPageLeaf, number> => {
  const pages = document.getPages();
  const ranges = readRanges(pageRanges === '' ? `1-${pages.length}` : pageRanges, pages.length);
  const chosen = new Map<PDFPageLeaf, number>();
  for (const [index, { node }] of pages.entries()) {
    const page = index + 1;
    if (!chosen.has(node) && ranges.some(({ first, last }) => first <= page && page <= last)) chosen.set(node, page);
  }
  return chosen;
};
