import { fromPromise } from 'xstate';
import { findPlaces } from '../../../pdf/find-text.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';

/** A text of the open document. */
export interface FoundText {
  /** From 1. */
  readonly page: number;
  readonly excerpt: readonly [before: string, found: string, after: string];
}

/** As many as the list shows of one kind. */
export const SHOWN_MAX = 4;

interface Search {
  readonly pdf: PdfPages | null;
  readonly query: string;
}

/** The first places of a text in a document, one for each page. */
export const searchExcerpts = fromPromise<readonly FoundText[], Search>(async ({ input: { pdf, query }, signal }) => {
  const excerpts: FoundText[] = [];
  for (let page = 1; pdf && page <= pdf.pageCount && excerpts.length < SHOWN_MAX; page += 1) {
    const [place] = findPlaces(await pdf.text(page), query);
    signal.throwIfAborted();
    if (place) excerpts.push({ page, excerpt: place.excerpt });
  }
  return excerpts;
});
