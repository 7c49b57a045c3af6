import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { ReportedProgress } from '../calls/received.js';
import { webSocket } from './web-socket.js';

/** A connection is stable after this long; only then is the delay before reconnecting reset. */
export const STABLE_MS = 5000;
export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 30_000;
/** How many conversions' last messages are kept for later followers. */
const REMEMBERED_CONVERSIONS_MAX = 50;

export interface ProgressSocketContext {
  /** The followers; without any there is no connection. */
  readonly followers: number;
  /** Connections lost since the last stable one. */
  readonly attempt: number;
  /** Last message of each conversion, oldest first. */
  readonly latest: readonly ReportedProgress[];
  /** From 0 up to 1. */
  readonly random: () => number;
}

export type ProgressSocketEvent =
  | { readonly type: 'follower.joined' }
  | { readonly type: 'follower.left' }
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.closed' }
  | { readonly type: 'message.arrived'; readonly message: ReportedProgress };

/** Doubles with every loss, up to a limit; half of it is random, so that clients do not reconnect all at once. */
export const waitMs = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + chance / 2);

const remember = (latest: readonly ReportedProgress[], message: ReportedProgress): readonly ReportedProgress[] =>
  [...latest.filter(({ conversionId }) => conversionId !== message.conversionId), message].slice(
    -REMEMBERED_CONVERSIONS_MAX,
  );

/**
 * The live connection `/ws`. The server begins every connection with the state of this visitor's conversions, those
 * that ended lately included, so nothing that happened while it was down goes unnoticed.
 */
export const progressSocketMachine = setup({
  types: {
    context: {} as ProgressSocketContext,
    events: {} as ProgressSocketEvent,
    emitted: {} as { type: 'progress'; message: ReportedProgress },
    input: {} as { random: () => number },
    tags: {} as 'online',
  },
  actors: { webSocket },
  guards: { isLast: ({ context }) => context.followers <= 1 },
  actions: {
    join: assign({ followers: ({ context }) => context.followers + 1 }),
    leave: assign({ followers: ({ context }) => Math.max(0, context.followers - 1) }),
    loseConnection: assign({ attempt: ({ context }) => context.attempt + 1 }),
    trustConnection: assign({ attempt: 0 }),
  },
  delays: { stable: STABLE_MS, backoff: ({ context }) => waitMs(context.attempt - 1, context.random()) },
}).createMachine({
  id: 'progress-socket',
  context: ({ input }) => ({ followers: 0, attempt: 0, latest: [], random: input.random }),
  initial: 'idle',
  states: {
    idle: { on: { 'follower.joined': { target: 'connected', actions: 'join' } } },
    connected: {
      invoke: { id: 'socket', src: 'webSocket' },
      initial: 'opening',
      states: {
        opening: { on: { 'socket.opened': 'fresh' } },
        fresh: { tags: 'online', after: { stable: 'stable' } },
        stable: { tags: 'online', entry: 'trustConnection' },
      },
      on: {
        'socket.closed': { target: 'waiting', actions: 'loseConnection' },
        'message.arrived': {
          actions: [
            assign({ latest: ({ context, event }) => remember(context.latest, event.message) }),
            emit(({ event }) => ({ type: 'progress', message: event.message })),
          ],
        },
      },
    },
    waiting: { after: { backoff: 'connected' } },
  },
  on: {
    'follower.joined': { actions: 'join' },
    'follower.left': [{ guard: 'isLast', target: '.idle', actions: 'leave' }, { actions: 'leave' }],
  },
});

/** Whether messages may be missing. A first connection that is still being opened is not lost. */
export const isLost = (snapshot: SnapshotFrom<typeof progressSocketMachine>): boolean =>
  snapshot.context.attempt > 0 && !snapshot.hasTag('online');
