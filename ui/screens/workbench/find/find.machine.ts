import { type ActorRefFrom, assign, type EventObject, fromCallback, setup } from 'xstate';
import type { Box } from '../../../pdf/pdf-document.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { findText } from '../../../pdf/find-text.js';

/** The places on one page, each with a box for each run of text it touches. */
interface PageHits {
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
const searchPages = fromCallback<EventObject, Search>(({ input: { pdf, query }, sendBack }) => {
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

/** A place where the document has the text. */
export interface Hit {
  /** Its place among all, from 0. */
  readonly index: number;
  /** From 1. */
  readonly page: number;
  readonly boxes: readonly Box[];
}

interface FindContext {
  readonly pdf: PdfPages | null;
  readonly query: string;
  /** In the order of the document. */
  readonly hits: readonly Hit[];
  readonly hitsByPage: Readonly<Record<number, readonly Hit[]>>;
  /** Index of the hit that is looked at. */
  readonly at: number;
}

export type FindEvent =
  | { readonly type: 'find.opened'; readonly pdf: PdfPages }
  | { readonly type: 'find.closed' }
  | { readonly type: 'find.typed'; readonly text: string }
  | { readonly type: 'find.stepped'; readonly by: -1 | 1 }
  /** Another document is on screen. */
  | { readonly type: 'document.changed'; readonly pdf: PdfPages | null }
  | { readonly type: 'pages.searched'; readonly pages: readonly PageHits[] }
  | { readonly type: 'search.ended' };

const nothing = { hits: [], hitsByPage: {}, at: 0 } as const;

const withPages = ({ hits, hitsByPage }: FindContext, pages: readonly PageHits[]): Partial<FindContext> => {
  let index = hits.length;
  const added = pages.map(
    ({ page, places }) => [page, places.map((boxes) => ({ index: index++, page, boxes }))] as const,
  );
  return {
    hits: [...hits, ...added.flatMap(([, ofPage]) => ofPage)],
    hitsByPage: { ...hitsByPage, ...Object.fromEntries(added) },
  };
};

const SETTLE_MS = 150;

/** Searching the text of the document on screen. */
export const findMachine = setup({
  types: { context: {} as FindContext, events: {} as FindEvent },
  actors: { searchPages },
  guards: {
    canSearch: ({ context }) => context.pdf !== null && context.query.trim() !== '',
    hasHits: ({ context }) => context.hits.length > 0,
    isOther: ({ context }, pdf: PdfPages | null) => context.pdf !== pdf,
  },
  delays: { settle: SETTLE_MS },
}).createMachine({
  id: 'find',
  context: { pdf: null, query: '', ...nothing },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'find.opened': { target: 'open', actions: assign(({ event }) => ({ pdf: event.pdf, query: '', ...nothing })) },
      },
    },
    open: {
      initial: 'resting',
      states: {
        resting: {},
        settling: { after: { settle: [{ guard: 'canSearch', target: 'searching' }, { target: 'resting' }] } },
        searching: {
          invoke: {
            id: 'search',
            src: 'searchPages',
            input: ({ context }) => ({ pdf: context.pdf, query: context.query }),
          },
          on: {
            'pages.searched': { actions: assign(({ context, event }) => withPages(context, event.pages)) },
            'search.ended': 'resting',
          },
        },
      },
      on: {
        'find.typed': { target: '.settling', actions: assign(({ event }) => ({ query: event.text, ...nothing })) },
        'document.changed': {
          guard: { type: 'isOther', params: ({ event }) => event.pdf },
          target: '.settling',
          actions: assign(({ event }) => ({ pdf: event.pdf, ...nothing })),
        },
        'find.stepped': {
          guard: 'hasHits',
          actions: assign(({ context: { at, hits }, event }) => ({
            at: (at + event.by + hits.length) % hits.length,
          })),
        },
        'find.closed': { target: 'closed', actions: assign({ pdf: null, ...nothing }) },
      },
    },
  },
});

export type FindActor = ActorRefFrom<typeof findMachine>;
