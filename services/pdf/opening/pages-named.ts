import type { PDFDocument, PDFPage } from 'pdf-lib';
import { readRanges } from '../../../contracts/tools/page-ranges.js';

/**
 * The pages that ranges name, each once, in the order of the document.
 *
 * @param pageRanges  as in {@link readRanges}, empty for all pages.
 * @throws Refusal as {@link readRanges}.
 */
export const pagesNamed = (document: PDFDocument, pageRanges: string): readonly PDFPage[] => {
  const pages = document.getPages();
  if (pageRanges === '') return pages;
  const ranges = readRanges(pageRanges, pages.length);
  return pages.filter((_, index) => ranges.some(({ first, last }) => first <= index + 1 && index < last));
};
