import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { copyText } from '../../../browser/copy-text.js';
import { failureNotice, messageOf, plainNotice, type Notice } from '../../../notice.js';
import { compareTexts, type Comparison } from './compare-texts.js';
import { facingPages, type Facing } from './facing-pages.js';
import type { Side } from '../machine/sides.js';

export interface CompareInput {
  readonly before: Side;
  readonly after: Side;
}

export interface CompareContext extends CompareInput {
  readonly found: Comparison | null;
  /** Place of the change that is looked at, from 0. */
  readonly current: number;
  /** The pair that both sides show, new each time it is gone to; null before there is anything to go to. */
  readonly facing: Facing | null;
  /** The page of the second side on screen, from 1. */
  readonly page: number;
  /** Where the first ends and the second begins while they lie on one another, from 0 to 100. */
  readonly cut: number;
  /** The side on screen while they take turns. */
  readonly seen: 'before' | 'after';
  readonly problem: string;
}

export type CompareViewName = 'beside' | 'slider' | 'overlay' | 'blink';

export type CompareEvent =
  | { readonly type: 'side.chosen'; readonly side: 'before' | 'after'; readonly chosen: Side }
  | { readonly type: 'change.chosen'; readonly at: number }
  | { readonly type: 'change.stepped'; readonly by: -1 | 1 }
  /** A page of the second side, from 1. */
  | { readonly type: 'page.chosen'; readonly page: number }
  /** It was scrolled to. */
  | { readonly type: 'page.reached'; readonly page: number }
  | {
      readonly type: 'view.chosen';
      readonly view: CompareViewName;
      /** Nothing moves by itself for this visitor. */
      readonly isStill: boolean;
    }
  | { readonly type: 'slider.moved'; readonly at: number }
  /** The sides begin or stop to take turns. */
  | { readonly type: 'turns.toggled' }
  /** This side stays on screen. */
  | { readonly type: 'seen.chosen'; readonly side: 'before' | 'after' }
  | { readonly type: 'copy.pressed'; /** The list of changes. */ readonly text: string };

const CUT_START = 50;
const CUT_MAX = 100;
/** Long enough for both pages to be looked at, and far from three flashes a second. */
const TURN_MS = 1000;

interface Chosen {
  readonly event: Extract<CompareEvent, { type: 'view.chosen' }>;
}

const changesOf = ({ found }: CompareContext) => found?.changes ?? [];
const countOf = (context: CompareContext): number => changesOf(context).length;

const atChange = (context: CompareContext, current: number): Partial<CompareContext> => {
  const change = changesOf(context)[current];
  return change ? { current, facing: { before: change.before, after: change.after }, page: change.after.page } : {};
};

/** A page, and the first change on it where there is one. */
const atPage = (context: CompareContext, page: number): Partial<CompareContext> => {
  const changes = changesOf(context);
  const first = changes.findIndex(({ after }) => after.page === page);
  const facing = facingPages(changes, page, context.before.pdf.pageCount);
  return first < 0 ? { facing, page } : atChange(context, first);
};

/** The pair that is to be seen on both sides. */
export const pairOnScreen = (context: CompareContext): Facing =>
  context.facing?.after.page === context.page
    ? context.facing
    : facingPages(changesOf(context), context.page, context.before.pdf.pageCount);

/** The sides in another view; where they take turns, they wait for a visitor for whom nothing moves by itself. */
const toView = [
  {
    guard: ({ event }: Chosen) => event.view === 'blink' && event.isStill,
    target: '#compare.view.blink.held',
  },
  { guard: ({ event }: Chosen) => event.view === 'blink', target: '#compare.view.blink' },
  { guard: ({ event }: Chosen) => event.view === 'overlay', target: '#compare.view.overlay' },
  { guard: ({ event }: Chosen) => event.view === 'slider', target: '#compare.view.slider' },
  { target: '#compare.view.beside' },
] as const;

/** Two files side by side or on one another: their words are read and compared, then the changes are gone through. Requirement. */
export const compareMachine = setup({
  types: {
    context: {} as CompareContext,
    events: {} as CompareEvent,
    input: {} as CompareInput,
    emitted: {} as Notice,
  },
  actors: { compareTexts, copyText },
  actions: { swap: assign({ seen: ({ context }) => (context.seen === 'before' ? 'after' : 'before') }) },
  delays: { turn: TURN_MS },
}).createMachine({
  id: 'compare',
  context: ({ input }) => ({
    ...input,
    found: null,
    current: 0,
    facing: null,
    page: 1,
    cut: CUT_START,
    seen: 'before',
    problem: '',
  }),
  type: 'parallel',
  states: {
    work: {
      initial: 'reading',
      states: {
        reading: {
          entry: assign({ found: null, current: 0, facing: null, page: 1, problem: '' }),
          invoke: {
            id: 'compare',
            src: 'compareTexts',
            input: ({ context: { before, after } }) => ({ before: before.pdf, after: after.pdf }),
            onDone: {
              target: 'shown',
              actions: [assign({ found: ({ event }) => event.output }), assign(({ context }) => atChange(context, 0))],
            },
            onError: {
              target: 'failed',
              actions: assign({ problem: ({ event }) => messageOf(event.error, 'The files cannot be compared.') }),
            },
          },
        },
        shown: {
          on: {
            'change.chosen': {
              guard: ({ context, event }) => event.at >= 0 && event.at < countOf(context),
              actions: assign(({ context, event }) => atChange(context, event.at)),
            },
            'change.stepped': {
              guard: ({ context }) => countOf(context) > 0,
              actions: assign(({ context, event }) =>
                atChange(context, (context.current + event.by + countOf(context)) % countOf(context)),
              ),
            },
          },
        },
        failed: {},
      },
      on: {
        'side.chosen': {
          target: '.reading',
          actions: assign(({ event: { side, chosen } }) =>
            side === 'before' ? { before: chosen } : { after: chosen },
          ),
        },
      },
    },
    view: {
      initial: 'beside',
      states: {
        beside: {},
        slider: {
          on: {
            'slider.moved': { actions: assign({ cut: ({ event }) => Math.min(CUT_MAX, Math.max(0, event.at)) }) },
          },
        },
        overlay: {},
        blink: {
          initial: 'turning',
          states: {
            turning: {
              after: { turn: { target: 'turning', reenter: true, actions: 'swap' } },
              on: { 'turns.toggled': 'held' },
            },
            held: { on: { 'turns.toggled': { target: 'turning', actions: 'swap' } } },
          },
          on: { 'seen.chosen': { target: '.held', actions: assign({ seen: ({ event }) => event.side }) } },
        },
      },
      on: { 'view.chosen': toView },
    },
    copy: {
      initial: 'resting',
      states: {
        resting: { on: { 'copy.pressed': 'copying' } },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ event }) => ({ text: event.type === 'copy.pressed' ? event.text : '' }),
            onDone: { target: 'resting', actions: emit(plainNotice('List copied')) },
            onError: { target: 'resting', actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')) },
          },
        },
      },
    },
  },
  on: {
    'page.chosen': {
      guard: ({ context, event }) => event.page >= 1 && event.page <= context.after.pdf.pageCount,
      actions: assign(({ context, event }) => atPage(context, event.page)),
    },
    'page.reached': { actions: assign({ page: ({ event }) => event.page }) },
  },
});

export type CompareActor = ActorRefFrom<typeof compareMachine>;
