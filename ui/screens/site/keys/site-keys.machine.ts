import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { SiteKey } from '../../../../contracts/api/api-keys.js';
import { failedCallNotice } from '../../../calls/call-errors.js';
import { fetchSiteKeys, revokeSiteKey } from '../../../calls/keys.calls.js';
import { plainNotice, type Notice } from '../../../notice.js';

export interface SiteKeysContext {
  readonly keys: readonly SiteKey[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  /** The key that is to be deleted. */
  readonly id: string;
}

export type SiteKeysEvent =
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'more.pressed' }
  | { readonly type: 'delete.pressed'; readonly id: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

/** The API keys of all members, any of which an administrator can delete. */
export const siteKeysMachine = setup({
  types: {
    context: {} as SiteKeysContext,
    events: {} as SiteKeysEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { fetchSiteKeys, revokeSiteKey },
}).createMachine({
  id: 'site-keys',
  context: { keys: [], next: null, id: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchSiteKeys',
        input: { after: null },
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
            'delete.pressed': {
              guard: ({ context, event }) => context.keys.some(({ id }) => id === event.id),
              target: 'asking',
              actions: assign({ id: ({ event }) => event.id }),
            },
          },
        },
        adding: {
          invoke: {
            id: 'add',
            src: 'fetchSiteKeys',
            input: ({ context }) => ({ after: context.next }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event: { output } }) => ({
                keys: [...context.keys, ...output.keys],
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
          invoke: {
            id: 'revoke',
            src: 'revokeSiteKey',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'resting',
              actions: [
                assign({ keys: ({ context }) => context.keys.filter(({ id }) => id !== context.id) }),
                emit(plainNotice('The key is deleted')),
              ],
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The key could not be deleted', event.error)),
            },
          },
        },
      },
    },
  },
});

export type SiteKeysActor = ActorRefFrom<typeof siteKeysMachine>;
