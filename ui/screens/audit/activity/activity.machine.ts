import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ActivityEntry, ActivityReply } from '../../../../contracts/api/audit.js';
import { searchActivity, type ActivityFilters } from '../../../calls/audit.calls.js';
import { messageOf } from '../../../notice.js';

export interface ActivityContext {
  /** The current values of the form. */
  readonly filters: ActivityFilters;
  /** The values when the search began; later pages use them. */
  readonly searched: ActivityFilters;
  /** The newest first. */
  readonly entries: readonly ActivityEntry[];
  readonly next: string | null;
  readonly searchedTo: string | null;
  readonly failure: string;
  /** The document whose story is open. */
  readonly story: string | null;
}

type ActivityEvent =
  | { readonly type: 'filter.changed'; readonly field: keyof ActivityFilters; readonly text: string }
  | { readonly type: 'search.pressed' }
  | { readonly type: 'more.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'story.opened'; readonly conversionId: string }
  | { readonly type: 'story.closed' };

const noFilters: ActivityFilters = { actor: '', action: '', document: '', from: '', until: '' };

const added = ({ entries }: ActivityContext, page: ActivityReply) => ({
  entries: [...entries, ...page.entries],
  next: page.next,
  searchedTo: page.searchedTo,
});

/** Who did what, when, to which document: a search of the log, page by page. */
export const activityMachine = setup({
  types: { context: {} as ActivityContext, events: {} as ActivityEvent, tags: {} as 'busy' },
  actors: { searchActivity },
  guards: {
    /** A story is open over the page, and nothing behind it can be reached. */
    isUncovered: ({ context }) => context.story === null,
    hasMore: ({ context }) => context.story === null && context.next !== null,
    isListed: ({ context, event }) =>
      event.type === 'story.opened' &&
      context.entries.some(({ document }) => document?.conversionId === event.conversionId),
  },
}).createMachine({
  id: 'activity',
  context: {
    filters: noFilters,
    searched: noFilters,
    entries: [],
    next: null,
    searchedTo: null,
    failure: '',
    story: null,
  },
  initial: 'searching',
  states: {
    searching: {
      tags: 'busy',
      invoke: {
        id: 'search',
        src: 'searchActivity',
        input: ({ context }) => ({ filters: context.searched, before: context.next }),
        onDone: { target: 'showing', actions: assign(({ context, event }) => added(context, event.output)) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => messageOf(event.error, 'The log could not be searched') }),
        },
      },
    },
    showing: { on: { 'more.pressed': { guard: 'hasMore', target: 'searching' } } },
    failed: { on: { 'retry.pressed': { guard: 'isUncovered', target: 'searching' } } },
  },
  on: {
    'filter.changed': {
      guard: 'isUncovered',
      actions: assign({ filters: ({ context, event }) => ({ ...context.filters, [event.field]: event.text }) }),
    },
    'search.pressed': {
      guard: 'isUncovered',
      target: '.searching',
      actions: assign({
        searched: ({ context }) => context.filters,
        entries: [],
        next: null,
        searchedTo: null,
      }),
    },
    'story.opened': { guard: 'isListed', actions: assign({ story: ({ event }) => event.conversionId }) },
    'story.closed': { guard: ({ context }) => context.story !== null, actions: assign({ story: null }) },
  },
});

export type ActivityActor = ActorRefFrom<typeof activityMachine>;
