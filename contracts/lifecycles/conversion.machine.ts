import { assign, setup } from 'xstate';
import type { ConversionEvent, Note, ResultFile } from '../events/conversion.js';

/** The request itself: tool, options, files and owner. */
export type Requested = Extract<ConversionEvent, { type: 'ConversionRequested' }>['data'];

/** Facts about a conversion as far as its events have told them; null where they have not yet. */
export interface ConversionContext {
  readonly requested: Requested | null;
  /** Times a worker has started it and not handed it back. */
  readonly attempt: number;
  /** The last of these. */
  readonly startedAt: string | null;
  readonly result: ResultFile | null;
  readonly thumbnail: string | null;
  /** Whether the result's first page has been drawn, or was found to be none that can be. */
  readonly isDrawn: boolean;
  readonly receipt: string | null;
  readonly notes: readonly Note[];
  readonly failure: { readonly code: string; readonly reason: string } | null;
}

/**
 * The lifecycle of one conversion: folded by the server from stream `conversion-{id}`, shown by the screens.
 * Every state but `absent` and `deleted` is tagged with the status that visitors see. Requirement.
 */
export const conversionMachine = setup({
  types: { context: {} as ConversionContext, events: {} as ConversionEvent },
  guards: { isUndrawn: ({ context }) => !context.isDrawn },
  actions: {
    keepRequest: assign({
      requested: ({ event }) => (event.type === 'ConversionRequested' ? event.data : null),
    }),
    keepAttempt: assign({
      startedAt: ({ event, context }) => (event.type === 'ConversionStarted' ? event.data.at : context.startedAt),
      attempt: ({ event, context }) => (event.type === 'ConversionStarted' ? event.data.attempt : context.attempt),
    }),
    uncountAttempt: assign({
      attempt: ({ event, context }) =>
        event.type === 'ConversionHandedBack' ? event.data.attempt - 1 : context.attempt,
    }),
    keepResult: assign({
      result: ({ event }) => (event.type === 'ConversionCompleted' ? event.data.result : null),
      thumbnail: ({ event }) => (event.type === 'ConversionCompleted' ? event.data.thumbnail : null),
      isDrawn: ({ event }) => event.type === 'ConversionCompleted' && event.data.thumbnail !== null,
      receipt: ({ event }) => (event.type === 'ConversionCompleted' ? event.data.receipt : null),
      notes: ({ event }) => (event.type === 'ConversionCompleted' ? event.data.notes : []),
    }),
    keepThumbnail: assign({
      thumbnail: ({ event }) => (event.type === 'ThumbnailDrawn' ? event.data.thumbnail : null),
      isDrawn: true,
    }),
    keepName: assign({
      result: ({ event, context: { result } }) =>
        event.type === 'ConversionRenamed' && result ? { ...result, name: event.data.name } : result,
    }),
    keepFailure: assign({
      failure: ({ event }) =>
        event.type === 'ConversionFailed' ? { code: event.data.code, reason: event.data.reason } : null,
    }),
  },
}).createMachine({
  id: 'conversion',
  context: {
    requested: null,
    attempt: 0,
    startedAt: null,
    result: null,
    thumbnail: null,
    isDrawn: false,
    receipt: null,
    notes: [],
    failure: null,
  },
  initial: 'absent',
  states: {
    absent: { on: { ConversionRequested: { target: 'waiting', actions: 'keepRequest' } } },
    waiting: {
      tags: 'processing',
      on: {
        ConversionStarted: { target: 'running', actions: 'keepAttempt' },
        ConversionFailed: { target: 'failed', actions: 'keepFailure' },
        ConversionCancelRequested: 'cancelling',
      },
    },
    running: {
      tags: 'processing',
      on: {
        ConversionStarted: { actions: 'keepAttempt' },
        ConversionHandedBack: { target: 'waiting', actions: 'uncountAttempt' },
        ConversionCompleted: { target: 'completed', actions: 'keepResult' },
        ConversionFailed: { target: 'failed', actions: 'keepFailure' },
        ConversionCancelRequested: 'cancelling',
      },
    },
    cancelling: { tags: 'processing', on: { ConversionCancelled: 'cancelled' } },
    completed: {
      tags: ['completed', 'ended'],
      on: {
        ConversionRenamed: { actions: 'keepName' },
        ThumbnailDrawn: { guard: 'isUndrawn', actions: 'keepThumbnail' },
        ConversionDeleted: 'deleted',
      },
    },
    failed: { tags: ['failed', 'ended'], on: { ConversionDeleted: 'deleted' } },
    cancelled: { tags: ['cancelled', 'ended'], on: { ConversionDeleted: 'deleted' } },
    deleted: { tags: 'ended', type: 'final' },
  },
});
