import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { DOWNLOADED_TOGETHER_MAX } from '../../../contracts/limits.js';
import { deleteSeveral, fetchList, type ListedRow, type ListFilter } from '../../calls/conversion-list.calls.js';
import { failedCallNotice } from '../../calls/call-errors.js';
import { plainNotice, type Notice } from '../../notice.js';
import { t } from '../../text/t.js';

export interface ConversionsContext {
  readonly filter: ListFilter;
  readonly rows: readonly ListedRow[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
  /** Ids. */
  readonly selected: readonly string[];
}

export type ConversionsEvent =
  | { readonly type: 'filter.changed'; readonly filter: ListFilter }
  | { readonly type: 'more.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'row.toggled'; readonly id: string }
  | { readonly type: 'all.toggled' }
  | { readonly type: 'delete.pressed' }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

const nothing: ListFilter = { search: '', tool: '', state: '' };

const toggled = ({ selected }: ConversionsContext, id: string): readonly string[] => {
  if (selected.includes(id)) return selected.filter((other) => other !== id);
  return selected.length < DOWNLOADED_TOGETHER_MAX ? [...selected, id] : selected;
};

const allOrNone = ({ rows, selected }: ConversionsContext): readonly string[] =>
  selected.length > 0 ? [] : rows.slice(0, DOWNLOADED_TOGETHER_MAX).map(({ id }) => id);

/** Everything that the visitor has made here, page by page. */
export const conversionsMachine = setup({
  types: {
    context: {} as ConversionsContext,
    events: {} as ConversionsEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { fetchList, deleteSeveral },
}).createMachine({
  id: 'conversions',
  context: { filter: nothing, rows: [], next: null, selected: [] },
  initial: 'loading',
  on: {
    'filter.changed': {
      target: '.loading',
      reenter: true,
      actions: assign(({ event: { filter } }) => ({ filter, rows: [], next: null, selected: [] })),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchList',
        input: ({ context: { filter } }) => ({ filter, after: null }),
        onDone: { target: 'listed', actions: assign(({ event }) => event.output) },
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
    listed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'more.pressed': { guard: ({ context }) => context.next !== null, target: 'adding' },
            'row.toggled': { actions: assign({ selected: ({ context, event }) => toggled(context, event.id) }) },
            'all.toggled': { actions: assign({ selected: ({ context }) => allOrNone(context) }) },
            'delete.pressed': { guard: ({ context }) => context.selected.length > 0, target: 'asking' },
          },
        },
        adding: {
          tags: 'busy',
          invoke: {
            id: 'add',
            src: 'fetchList',
            input: ({ context: { filter, next } }) => ({ filter, after: next }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event: { output } }) => ({
                rows: [...context.rows, ...output.rows],
                next: output.next,
              })),
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('Loading failed', event.error)),
            },
          },
        },
        asking: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'delete',
            src: 'deleteSeveral',
            input: ({ context }) => ({ ids: context.selected }),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context, event: { output } }) => ({
                  rows: context.rows.filter(({ id }) => !output.gone.includes(id)),
                  selected: [],
                })),
                emit(({ event: { output } }) =>
                  output.kept === 0
                    ? plainNotice('Deleted')
                    : plainNotice('Deleted', t('{n} still running and kept; cancel them first.', { n: output.kept })),
                ),
              ],
            },
            // Some may be gone: what is left is looked up.
            onError: {
              target: '#conversions.loading',
              actions: [
                assign({ rows: [], next: null, selected: [] }),
                emit(({ event }) => failedCallNotice('Delete failed', event.error)),
              ],
            },
          },
        },
      },
    },
  },
});

export type ConversionsActor = ActorRefFrom<typeof conversionsMachine>;
