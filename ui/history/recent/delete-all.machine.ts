import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { failedCallNotice } from '../../calls/call-errors.js';
import { deleteSeveral, fetchEverything, type Everything } from '../../calls/conversion-list.calls.js';
import { plainNotice, type Notice } from '../../notice.js';
import { t } from '../../text/t.js';

/** A list of conversions that is told which of them are gone. */
export interface ListOfRows {
  /** Ids of the rows that it shows now. */
  shown(): readonly string[];
  send(event: { readonly type: 'row.deleted'; readonly id: string }): void;
}

export interface DeleteAllContext {
  readonly list: ListOfRows;
  /** The conversions that will be deleted, beyond those that the list shows. */
  readonly ids: readonly string[];
  /** The conversions that run and stay. */
  readonly running: readonly string[];
}

type DeleteAllEvent =
  { readonly type: 'delete.pressed' } | { readonly type: 'delete.cancelled' } | { readonly type: 'delete.confirmed' };

const without = (ids: readonly string[], others: readonly string[]): readonly string[] =>
  ids.filter((id) => !others.includes(id));

const STAY = '{n} still running and kept; cancel them first.';

/** The outcome, in words. */
const outcome = (gone: number, keptCount: number): Notice => {
  const text = keptCount === 0 ? '' : t(STAY, { n: keptCount });
  return gone === 0 && keptCount > 0 ? plainNotice('Nothing was deleted', text) : plainNotice('Deleted', text);
};

/** Deletes everything that a visitor has made here, after one question that says how much that is. */
export const deleteAllMachine = setup({
  types: {
    context: {} as DeleteAllContext,
    events: {} as DeleteAllEvent,
    emitted: {} as Notice,
    input: {} as { readonly list: ListOfRows },
    tags: {} as 'busy',
  },
  actors: { fetchEverything, deleteSeveral },
  actions: {
    tellGone: ({ context: { list } }, ids: readonly string[]) => {
      for (const id of ids) list.send({ type: 'row.deleted', id });
    },
    /** Rows of what is no longer there: it was deleted on another page. */
    tellStray: ({ context: { list } }, { ids, running }: Everything) => {
      for (const id of without(list.shown(), [...ids, ...running])) list.send({ type: 'row.deleted', id });
    },
  },
}).createMachine({
  id: 'delete-all',
  context: ({ input: { list } }) => ({ list, ids: [], running: [] }),
  initial: 'resting',
  states: {
    resting: { on: { 'delete.pressed': 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'count',
        src: 'fetchEverything',
        onDone: [
          {
            guard: ({ event }) => event.output.ids.length === 0,
            target: 'resting',
            actions: [
              { type: 'tellStray', params: ({ event }) => event.output },
              emit(({ event }) => outcome(0, event.output.running.length)),
            ],
          },
          { target: 'asking', actions: assign(({ event }) => event.output) },
        ],
        onError: { target: 'resting', actions: emit(({ event }) => failedCallNotice('Loading failed', event.error)) },
      },
    },
    asking: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'delete',
        src: 'deleteSeveral',
        input: ({ context: { ids } }) => ({ ids }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'tellStray', params: ({ context }) => context },
            { type: 'tellGone', params: ({ event }) => event.output.gone },
            emit(({ context, event: { output } }) => outcome(output.gone.length, output.kept + context.running.length)),
          ],
        },
        onError: { target: 'recounting', actions: emit(({ event }) => failedCallNotice('Delete failed', event.error)) },
      },
    },
    /** Some may be gone: what is left is looked up. */
    recounting: {
      tags: 'busy',
      invoke: {
        id: 'recount',
        src: 'fetchEverything',
        onDone: {
          target: 'resting',
          actions: { type: 'tellGone', params: ({ context, event }) => without(context.ids, event.output.ids) },
        },
        onError: 'resting', // the failure has been told
      },
    },
  },
});

export type DeleteAllActor = ActorRefFrom<typeof deleteAllMachine>;
