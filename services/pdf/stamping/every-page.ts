import type { PDFPage } from 'pdf-lib';
import type { Work } from '../operation.js';

/** Pages between two reports. */
const REPORT_EVERY = 20;

/** Visits pages in order, and tells how far it is. */
export const everyPage = (
  pages: readonly PDFPage[],
  { report }: Pick<Work, 'report'>,
  visit: (page: PDFPage, index: number) => void,
): void => {
  for (const [index, page] of pages.entries()) {
    if (index % REPORT_EVERY === 0) {
      report({ done: index, total: pages.length, step: `page ${index + 1} of ${pages.length}` });
    }
    visit(page, index);
  }
};
