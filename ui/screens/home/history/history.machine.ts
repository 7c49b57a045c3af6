import { assign, emit, enqueueActions, raise, setup, type ActorRefFrom } from 'xstate';
import { PROGRESS_RESET_MS, SESSION_RELOAD_MS } from '../../../../contracts/limits.js';
import { reloadPage } from '../../../app/auth/surroundings.js';
import { fetchHistory } from '../../../calls/history.js';
import { progressFeed, type FeedEvent } from '../../../live/progress-feed.js';
import type { Notice } from '../../../notice.js';
import { historyRowMachine, type HistoryRowNews } from './history-row.machine.js';
import { endsOne, merged, newEntry, someRunning, withEnd, withEntry, type Rows } from './history.rows.js';
import { isSessionOver, sessionExpired } from './session-over.js';

/** The dialog that is open over the list, and the conversion it is about. */
export interface Opened {
  readonly dialog: 'preview' | 'continue';
  readonly id: string;
}

export interface HistoryContext {
  readonly retries: boolean;
  /** Newest first; each has a machine of its own under its id. */
  readonly rows: Rows;
  /** Ids of what was deleted here. */
  readonly deleted: readonly string[];
  readonly opened: Opened | null;
}

export type HistoryEvent =
  | FeedEvent
  | HistoryRowNews
  | { readonly type: 'member.arrived' }
  | { readonly type: 'history.stale' }
  | { readonly type: 'end.heard' }
  | { readonly type: 'retry.pressed' }
  | ({ readonly type: 'dialog.opened' } & Opened)
  | { readonly type: 'dialog.closed' };

/** What a member has made lately, with a machine per row. A guest's list stays in the browser: for them it is away. */
export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    emitted: {} as Notice,
    input: {} as Pick<HistoryContext, 'retries'>,
  },
  actors: { fetchHistory, progressFeed, row: historyRowMachine },
  guards: {
    someRunning: ({ context }) => someRunning(context.rows),
    noneRunning: ({ context }) => !someRunning(context.rows),
    isSessionOver: (_, error: unknown) => isSessionOver(error),
  },
  actions: {
    /** Every row on show has its machine, and no other has. */
    show: enqueueActions(({ context: { rows, retries }, enqueue }, next: Rows) => {
      const known = rows.map(({ id }) => id);
      const kept = next.map(({ id }) => id);
      for (const id of known) if (!kept.includes(id)) enqueue.stopChild(id);
      for (const entry of next) {
        if (known.includes(entry.id)) enqueue.sendTo(entry.id, { type: 'entry.changed', entry });
        else enqueue.spawnChild('row', { id: entry.id, input: { entry, retries } });
      }
      enqueue.assign({ rows: next });
    }),
    reloadPage: () => reloadPage(),
  },
  delays: { settle: PROGRESS_RESET_MS, reload: SESSION_RELOAD_MS },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({ ...input, rows: [], deleted: [], opened: null }),
  initial: 'away',
  states: {
    away: { on: { 'member.arrived': 'here' } },
    here: {
      type: 'parallel',
      states: {
        list: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                id: 'fetch',
                src: 'fetchHistory',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'show', params: ({ context, event }) => merged(context, event.output) },
                },
                onError: [
                  { guard: { type: 'isSessionOver', params: ({ event }) => event.error }, target: 'expired' },
                  { target: 'failed' },
                ],
              },
              on: {
                'history.stale': { target: 'fetching', reenter: true }, // what is under way may be older than that
                'end.heard': 'waiting',
              },
            },
            loaded: { on: { 'history.stale': 'fetching', 'end.heard': 'waiting' } },
            /** What has just ended is on the list a moment later. */
            waiting: { after: { settle: 'fetching' }, on: { 'history.stale': 'fetching' } },
            failed: { on: { 'history.stale': 'fetching', 'end.heard': 'waiting', 'retry.pressed': 'fetching' } },
            expired: { entry: emit(sessionExpired), after: { reload: 'left' } },
            left: { entry: 'reloadPage' },
          },
        },
        watch: {
          initial: 'resting',
          states: {
            resting: { always: { guard: 'someRunning', target: 'following' } },
            following: {
              always: { guard: 'noneRunning', target: 'resting' },
              invoke: { id: 'feed', src: 'progressFeed' },
              on: {
                'progress.reported': {
                  guard: ({ context, event }) => endsOne(context.rows, event.message),
                  actions: [
                    { type: 'show', params: ({ context, event }) => withEnd(context.rows, event.message) },
                    raise({ type: 'end.heard' }),
                  ],
                },
              },
            },
          },
        },
      },
      on: {
        'conversion.accepted': {
          actions: { type: 'show', params: ({ context, event }) => withEntry(context.rows, newEntry(event.row)) },
        },
        'row.renamed': {
          actions: {
            type: 'show',
            params: ({ context, event: { id, downloadName } }) =>
              context.rows.map((row) => (row.id === id ? { ...row, downloadName } : row)),
          },
        },
        'row.deleted': {
          actions: [
            assign({ deleted: ({ context, event }) => [...context.deleted, event.id] }),
            { type: 'show', params: ({ context, event }) => context.rows.filter(({ id }) => id !== event.id) },
          ],
        },
        'dialog.opened': { actions: assign({ opened: ({ event: { dialog, id } }) => ({ dialog, id }) }) },
        'dialog.closed': { actions: assign({ opened: null }) },
      },
    },
  },
});

export type HistoryActor = ActorRefFrom<typeof historyMachine>;
