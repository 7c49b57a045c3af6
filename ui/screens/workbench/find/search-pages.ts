import { fromCallback, type EventObject } from 'xstate';
import { findText } from '../../../pdf/find-text.js';
import type { Box } from '../../../pdf/pdf-document.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';

/** The places on one page, each with a box for each run of text it touches. */
export interface PageHits {
  /** From 1. */
  readonly page: number;
  readonly places: readonly (readonly Box[])[];
}

type SearchNews =
  { readonly type: 'pages.searched'; readonly pages: readonly PageHits[] } | { readonly type: 'search.ended' };

interface Search {
  readonly pdf: PdfPages | null;
  readonly query: string;
}

/** Pages that are told about at once. */
const AT_ONCE = 20;

const placesOn = async (pdf: PdfPages, page: number, query: string): Promise<PageHits['places']> => {
  try {
    return findText(await pdf.text(page), query);
  } catch {
    return []; // a damaged page has no text
  }
};

/** Searches page after page, and tells what it has found as it goes. */
export const searchPages = fromCallback<EventObject, Search>(({ input: { pdf, query }, sendBack }) => {
  let isOver = false;
  const tell = (news: SearchNews): void => {
    if (!isOver) sendBack(news);
  };
  const search = async (): Promise<void> => {
    let pages: PageHits[] = [];
    for (let page = 1; pdf && page <= pdf.pageCount && !isOver; page += 1) {
      const places = await placesOn(pdf, page, query);
      if (places.length > 0) pages.push({ page, places });
      if (pages.length > 0 && (page % AT_ONCE === 0 || page === pdf.pageCount)) {
        tell({ type: 'pages.searched', pages });
        pages = [];
      }
    }
    tell({ type: 'search.ended' });
  };
  void search();
  return () => {
    isOver = true;
  };
});
