import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { serverMessageOr } from '../../../calls/call-errors.js';
import { deleteSeveral, fetchEveryId } from '../../../calls/conversion-list.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';
import { t } from '../../../text/t.js';

/** A list of conversions that is told which of them are gone. */
export interface ListOfRows {
  send(event: { readonly type: 'row.deleted'; readonly id: string }): void;
}

export interface DeleteAllContext {
  readonly list: ListOfRows;
  /** What there is, beyond what the list shows. */
  readonly ids: readonly string[];
}

type DeleteAllEvent =
  { readonly type: 'delete.pressed' } | { readonly type: 'delete.cancelled' } | { readonly type: 'delete.confirmed' };

const failed = (title: string) => (event: { readonly error: unknown }) =>
  failureNotice(title, serverMessageOr('Please try again.', event.error));

const without = (ids: readonly string[], others: readonly string[]): readonly string[] =>
  ids.filter((id) => !others.includes(id));

/** Deletes everything that a visitor has made here, after one question that says how much that is. */
export const deleteAllMachine = setup({
  types: {
    context: {} as DeleteAllContext,
    events: {} as DeleteAllEvent,
    emitted: {} as Notice,
    input: {} as { readonly list: ListOfRows },
    tags: {} as 'busy',
  },
  actors: { fetchEveryId, deleteSeveral },
  actions: {
    tellGone: ({ context: { list } }, ids: readonly string[]) => {
      for (const id of ids) list.send({ type: 'row.deleted', id });
    },
  },
}).createMachine({
  id: 'delete-all',
  context: ({ input: { list } }) => ({ list, ids: [] }),
  initial: 'resting',
  states: {
    resting: { on: { 'delete.pressed': 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'count',
        src: 'fetchEveryId',
        onDone: [
          { guard: ({ event }) => event.output.length === 0, target: 'resting' },
          { target: 'asking', actions: assign({ ids: ({ event }) => event.output }) },
        ],
        onError: { target: 'resting', actions: emit(({ event }) => failed('Loading failed')(event)) },
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
            { type: 'tellGone', params: ({ event }) => event.output.gone },
            emit(({ event: { output } }) =>
              output.kept === 0
                ? plainNotice('Deleted')
                : plainNotice('Deleted', t('{n} still running and kept; cancel them first.', { n: output.kept })),
            ),
          ],
        },
        onError: { target: 'recounting', actions: emit(({ event }) => failed('Delete failed')(event)) },
      },
    },
    /** Some may be gone: what is left is looked up. */
    recounting: {
      tags: 'busy',
      invoke: {
        id: 'recount',
        src: 'fetchEveryId',
        onDone: {
          target: 'resting',
          actions: { type: 'tellGone', params: ({ context, event }) => without(context.ids, event.output) },
        },
        onError: 'resting', // the failure has been told
      },
    },
  },
});

export type DeleteAllActor = ActorRefFrom<typeof deleteAllMachine>;
