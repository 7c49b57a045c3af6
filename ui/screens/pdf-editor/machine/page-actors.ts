import { fromCallback, fromPromise } from 'xstate';
import type { PageFacts, PdfDocument } from '../../../pdf/pdf-document.js';
import { findText } from '../../../pdf/find-text.js';

/** Size and text of a page, counted from 0. */
export const readPage = fromPromise<PageFacts, { readonly pdf: PdfDocument; readonly page: number }>(({ input }) =>
  input.pdf.facts(input.page),
);

/** The pages that hold a text, from 1. */
export const searchPages = fromPromise<readonly number[], { readonly pdf: PdfDocument; readonly text: string }>(
  async ({ input: { pdf, text }, signal }) => {
    const pages: number[] = [];
    for (let page = 0; page < pdf.pageCount && !signal.aborted; page++) {
      const { runs } = await pdf.facts(page);
      if (findText(runs, text).length > 0) pages.push(page + 1);
    }
    return pages;
  },
);

/** The selected text on the page; empty for none, or if the selection is elsewhere. */
const selectedText = (): string => {
  const selection = document.getSelection();
  const layer = document.querySelector('[data-text-layer]');
  const isOnPage = selection && layer?.contains(selection.anchorNode) && layer.contains(selection.focusNode);
  return isOnPage ? selection.toString().trim().replaceAll(/\s+/g, ' ') : '';
};

/** Reports the selected text of the page whenever it changes. */
export const textSelection = fromCallback(({ sendBack }) => {
  const tell = (): void => {
    sendBack({ type: 'selection.changed', text: selectedText() });
  };
  document.addEventListener('selectionchange', tell);
  return () => {
    document.removeEventListener('selectionchange', tell);
  };
});
