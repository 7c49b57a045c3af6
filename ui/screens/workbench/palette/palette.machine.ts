import { assign, emit, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { fetchResult } from '../../../calls/conversions.calls.js';
import { callProblem } from '../../../calls/call-errors.js';
import { failureNotice, type Notice } from '../../../notice.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { searchExcerpts, type FoundText } from './search-excerpts.js';

interface PaletteInput {
  /** It takes files. */
  readonly work: WorkActor;
}

interface PaletteContext extends PaletteInput {
  /** The open document; null where there is none. */
  readonly pdf: PdfPages | null;
  readonly query: string;
  /** Places of the document that have the text. */
  readonly found: readonly FoundText[];
  /** The finished file that is fetched to work on it. */
  readonly wanted: { readonly id: string; readonly name: string };
}

export type PaletteEvent =
  | { readonly type: 'palette.opened'; readonly pdf: PdfPages | null }
  | { readonly type: 'palette.closed' }
  | { readonly type: 'shortcuts.opened' }
  | { readonly type: 'query.typed'; readonly text: string }
  | { readonly type: 'recent.chosen'; readonly id: string; readonly name: string };

/** A single letter stands on every page. */
const QUERY_MIN = 2;
const SETTLE_MS = 150;

/** The list that is searched by typing, and the list of shortcuts. Requirement. */
export const paletteMachine = setup({
  types: {
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    input: {} as PaletteInput,
    emitted: {} as Notice,
  },
  actors: { searchExcerpts, fetchResult },
  guards: {
    canSearch: ({ context }) => context.pdf !== null && context.query.trim().length >= QUERY_MIN,
  },
  delays: { settle: SETTLE_MS },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({ ...input, pdf: null, query: '', found: [], wanted: { id: '', name: '' } }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'palette.opened': {
          target: 'open',
          actions: assign(({ event }) => ({ pdf: event.pdf, query: '', found: [] })),
        },
        'shortcuts.opened': 'shortcuts',
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
            src: 'searchExcerpts',
            input: ({ context }) => ({ pdf: context.pdf, query: context.query }),
            onDone: { target: 'resting', actions: assign({ found: ({ event }) => event.output }) },
            onError: 'resting', // a document that cannot be read has nothing to find
          },
        },
      },
      on: {
        'query.typed': { target: '.settling', actions: assign(({ event }) => ({ query: event.text, found: [] })) },
        'palette.closed': 'closed',
        'shortcuts.opened': 'shortcuts',
        'recent.chosen': {
          target: 'fetching',
          actions: assign({ wanted: ({ event: { id, name } }) => ({ id, name }) }),
        },
      },
    },
    shortcuts: { on: { 'palette.closed': 'closed' } },
    fetching: {
      invoke: {
        id: 'fetch',
        src: 'fetchResult',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'closed',
          actions: sendTo(
            ({ context }) => context.work,
            ({ event }) => ({ type: 'files.chosen', files: [event.output] }),
          ),
        },
        onError: {
          target: 'closed',
          actions: emit(({ event }) =>
            failureNotice('Error', callProblem(event.error) || 'The file could not be fetched.'),
          ),
        },
      },
    },
  },
});

export type PaletteActor = ActorRefFrom<typeof paletteMachine>;
