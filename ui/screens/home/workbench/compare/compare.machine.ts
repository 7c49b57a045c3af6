import { assign, setup, type ActorRefFrom } from 'xstate';
import { messageOf } from '../../../../notice.js';
import { compareTexts, type Comparison } from './compare-texts.js';
import type { Side } from '../machine/sides.js';

export interface CompareInput {
  readonly before: Side;
  readonly after: Side;
}

export interface CompareContext extends CompareInput {
  readonly found: Comparison | null;
  /** Place of the change that is looked at, from 0. */
  readonly current: number;
  readonly problem: string;
}

export type CompareEvent =
  | { readonly type: 'side.chosen'; readonly side: 'before' | 'after'; readonly chosen: Side }
  | { readonly type: 'change.chosen'; readonly at: number }
  | { readonly type: 'change.stepped'; readonly by: -1 | 1 };

const countOf = ({ found }: CompareContext): number => found?.changes.length ?? 0;

/** Two files side by side: their words are read and compared, then the changes are gone through. Requirement. */
export const compareMachine = setup({
  types: { context: {} as CompareContext, events: {} as CompareEvent, input: {} as CompareInput },
  actors: { compareTexts },
}).createMachine({
  id: 'compare',
  context: ({ input }) => ({ ...input, found: null, current: 0, problem: '' }),
  initial: 'reading',
  states: {
    reading: {
      entry: assign({ found: null, current: 0, problem: '' }),
      invoke: {
        id: 'compare',
        src: 'compareTexts',
        input: ({ context: { before, after } }) => ({ before: before.pdf, after: after.pdf }),
        onDone: { target: 'shown', actions: assign({ found: ({ event }) => event.output }) },
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
          actions: assign({ current: ({ event }) => event.at }),
        },
        'change.stepped': {
          guard: ({ context }) => countOf(context) > 0,
          actions: assign({
            current: ({ context, event }) => (context.current + event.by + countOf(context)) % countOf(context),
          }),
        },
      },
    },
    failed: {},
  },
  on: {
    'side.chosen': {
      target: '.reading',
      actions: assign(({ event: { side, chosen } }) => (side === 'before' ? { before: chosen } : { after: chosen })),
    },
  },
});

export type CompareActor = ActorRefFrom<typeof compareMachine>;
