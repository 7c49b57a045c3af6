import { assign, emit, raise, setup, type ActorRefFrom } from 'xstate';
import { PROGRESS_RESET_MS, SESSION_RELOAD_MS } from '../../../contracts/screen-times.js';
import { reloadPage } from '../../session/auth/auth-browser.js';
import { fetchHistory } from '../../calls/history.calls.js';
import { progressFeed, type FeedEvent } from '../../live/progress-feed.js';
import type { Notice } from '../../notice.js';
import { historyRowMachine, type HistoryRowNews } from './history-row.machine.js';
import {
  endsOne,
  merged,
  newEntry,
  renamed,
  someRunning,
  withEnd,
  withEntry,
  withLink,
  type LinkNews,
  type Rows,
} from './history-rows.js';
import { isSessionOver, sessionExpired } from './session-over.js';

/** The dialog that is open over the list, and the conversion it is about. */
export interface Opened {
  readonly dialog: 'preview' | 'continue';
  readonly id: string;
}

export interface HistoryContext {
  /** Newest first; each has a machine of its own under its id. */
  readonly rows: Rows;
  /** Ids of what was deleted here. */
  readonly deleted: readonly string[];
  /** Ids of the rows that have a machine. */
  readonly withMachine: readonly string[];
  readonly opened: Opened | null;
}

export type HistoryEvent =
  | FeedEvent
  | HistoryRowNews
  | LinkNews
  | { readonly type: 'member.arrived' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'history.stale' }
  | { readonly type: 'end.heard' }
  | { readonly type: 'retry.pressed' }
  | ({ readonly type: 'dialog.opened' } & Opened)
  | { readonly type: 'dialog.closed' };

const historySetup = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    emitted: {} as Notice,
    children: {},
  },
  actors: { fetchHistory, progressFeed, reloadPage, row: historyRowMachine },
  delays: { settle: PROGRESS_RESET_MS, reload: SESSION_RELOAD_MS },
});

/** Starts a machine for each new row, updates the others, and stops those of rows that are gone. */
const syncRowMachines = historySetup.enqueueActions(({ context: { rows, withMachine }, enqueue }) => {
  const shownIds = rows.map(({ id }) => id);
  for (const id of withMachine) if (!shownIds.includes(id)) enqueue.stopChild(id);
  for (const entry of rows) {
    if (withMachine.includes(entry.id)) enqueue.sendTo(entry.id, { type: 'entry.changed', entry });
    else enqueue.spawnChild('row', { id: entry.id, input: { entry } });
  }
  enqueue.assign({ withMachine: shownIds });
});

/** The member's recent conversions, with a machine per row. Away for guests, whose list stays in the browser. */
export const historyMachine = historySetup.createMachine({
  id: 'history',
  context: { rows: [], deleted: [], withMachine: [], opened: null },
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
                  actions: assign({ rows: ({ context, event }) => merged(context, event.output) }),
                },
                onError: [
                  {
                    guard: ({ event }) => isSessionOver(event.error),
                    target: 'expired',
                    actions: emit(sessionExpired),
                  },
                  { target: 'failed' },
                ],
              },
              on: {
                'history.stale': { target: 'fetching', reenter: true }, // the reply under way may be older
                'end.heard': 'waiting',
                'session.ended': 'expired',
              },
            },
            loaded: {
              entry: syncRowMachines,
              on: { 'history.stale': 'fetching', 'end.heard': 'waiting', 'session.ended': 'expired' },
            },
            /** A conversion that has just ended appears on the server's list a moment later. */
            waiting: {
              after: { settle: 'fetching' },
              on: { 'history.stale': 'fetching', 'session.ended': 'expired' },
            },
            failed: {
              on: {
                'history.stale': 'fetching',
                'end.heard': 'waiting',
                'retry.pressed': 'fetching',
                'session.ended': 'expired',
              },
            },
            /** The row has already shown a notice. */
            expired: { after: { reload: 'left' } },
            left: { invoke: { id: 'reload', src: 'reloadPage' } },
          },
        },
        watch: {
          initial: 'resting',
          states: {
            resting: { always: { guard: ({ context }) => someRunning(context.rows), target: 'following' } },
            following: {
              always: { guard: ({ context }) => !someRunning(context.rows), target: 'resting' },
              invoke: { id: 'feed', src: 'progressFeed' },
              on: {
                'progress.reported': {
                  guard: ({ context, event }) => endsOne(context.rows, event.message),
                  actions: [
                    assign({ rows: ({ context, event }) => withEnd(context.rows, event.message) }),
                    syncRowMachines,
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
          actions: [
            assign({ rows: ({ context, event }) => withEntry(context.rows, newEntry(event.row)) }),
            syncRowMachines,
          ],
        },
        'row.renamed': {
          actions: [
            assign({ rows: ({ context, event: { id, downloadName } }) => renamed(context.rows, id, downloadName) }),
            syncRowMachines,
          ],
        },
        'row.deleted': {
          actions: [
            assign(({ context: { rows, deleted }, event }) => ({
              rows: rows.filter(({ id }) => id !== event.id),
              deleted: [...deleted, event.id],
            })),
            syncRowMachines,
          ],
        },
        'link.changed': {
          actions: [assign({ rows: ({ context, event }) => withLink(context.rows, event) }), syncRowMachines],
        },
        'dialog.opened': { actions: assign({ opened: ({ event: { dialog, id } }) => ({ dialog, id }) }) },
        'dialog.closed': { actions: assign({ opened: null }) },
      },
    },
  },
});

export type HistoryActor = ActorRefFrom<typeof historyMachine>;
