import { onFirstAct } from '../../../browser/first-use.js';

/** Makes ready what reads PDFs, while a visitor looks for a file. */
export const readAhead = (): (() => void) =>
  onFirstAct(() => {
    void import('../../../pdf/pages/pdfjs-pages.js').then(({ prepareReader }) => prepareReader());
  });
