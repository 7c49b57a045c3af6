import { assign, setup, type ActorRefFrom } from 'xstate';
import { fetchDashboard, type LoadedDashboard } from '../../../calls/admin.calls.js';
import { serverMessageOr } from '../../../calls/call-errors.js';
import { SLIDER_STOPS, timeAt, type Span } from './replay-span.js';

/** How long the slider has to rest before the log is replayed. */
export const SETTLE_MS = 300;

export interface ReplayContext extends Span {
  /** Position of the slider, from 0 to {@link SLIDER_STOPS}. */
  readonly stop: number;
  readonly shown: LoadedDashboard | null;
  /** Why the last replay failed. */
  readonly failure: string;
}

/** A slider over time, and the dashboard at the chosen time. */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as { readonly type: 'time.moved'; readonly stop: number } | { readonly type: 'retry.pressed' },
    input: {} as Span,
    tags: {} as 'busy',
  },
  actors: { fetchDashboard },
  delays: { settle: SETTLE_MS },
}).createMachine({
  id: 'replay',
  context: ({ input: { first, last } }) => ({ first, last, stop: SLIDER_STOPS, shown: null, failure: '' }),
  initial: 'resting',
  states: {
    resting: {},
    settling: { after: { settle: 'replaying' } },
    replaying: {
      tags: 'busy',
      invoke: {
        id: 'replay',
        src: 'fetchDashboard',
        input: ({ context }) => ({ until: timeAt(context, context.stop) }),
        onDone: { target: 'showing', actions: assign({ shown: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => serverMessageOr('The log could not be replayed', event.error) }),
        },
      },
    },
    showing: {},
    failed: { on: { 'retry.pressed': 'replaying' } },
  },
  on: {
    'time.moved': { target: '.settling', actions: assign({ stop: ({ event }) => event.stop }) },
  },
});

export type ReplayActor = ActorRefFrom<typeof replayMachine>;
