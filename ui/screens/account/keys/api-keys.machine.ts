import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { ApiKey, ApiKeyRequest } from '../../../../contracts/api/api-keys.js';
import { API_KEY_DAYS, type ApiKeyScope } from '../../../../contracts/api-keys.js';
import { copyText } from '../../../browser/copy-text.js';
import { failedCallNotice, serverMessageOr } from '../../../calls/call-errors.js';
import { fetchKeys, makeKey, revokeKey } from '../../../calls/keys.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';
import { toggled } from '../../../parts/toggled.js';

/** The choices for a new key. */
export type KeyDraft = Pick<ApiKeyRequest, 'name' | 'scopes' | 'days'>;

export interface ApiKeysContext {
  readonly keys: readonly ApiKey[];
  readonly draft: KeyDraft;
  /** The key that has just been made, shown until it is closed; its like is never to be seen again. */
  readonly made: { readonly name: string; readonly secret: string } | null;
  /** The key that is to be deleted. */
  readonly id: string;
  /** Why no key was made; empty for nothing to say. */
  readonly failure: string;
}

export type ApiKeysEvent =
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'new.pressed' }
  | { readonly type: 'name.typed'; readonly text: string }
  | { readonly type: 'scope.toggled'; readonly scope: ApiKeyScope }
  | { readonly type: 'days.chosen'; readonly days: number }
  | { readonly type: 'making.cancelled' }
  | { readonly type: 'making.confirmed' }
  | { readonly type: 'key.copied' }
  | { readonly type: 'made.closed' }
  | { readonly type: 'delete.pressed'; readonly id: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

const freshDraft: KeyDraft = { name: '', scopes: ['convert'], days: API_KEY_DAYS.usual };

const isComplete = ({ draft }: ApiKeysContext): boolean => draft.name.trim() !== '' && draft.scopes.length > 0;

/** The API keys of a member: made, copied once, deleted. */
export const apiKeysMachine = setup({
  types: {
    context: {} as ApiKeysContext,
    events: {} as ApiKeysEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { fetchKeys, makeKey, revokeKey, copyText },
}).createMachine({
  id: 'api-keys',
  context: { keys: [], draft: freshDraft, made: null, id: '', failure: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchKeys',
        onDone: { target: 'listed', actions: assign({ keys: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
    listed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'new.pressed': { target: 'choosing', actions: assign({ draft: freshDraft, failure: '' }) },
            'key.copied': { guard: ({ context }) => context.made !== null, target: 'copying' },
            'made.closed': { guard: ({ context }) => context.made !== null, actions: assign({ made: null }) },
            'delete.pressed': {
              guard: ({ context, event }) => context.keys.some(({ id }) => id === event.id),
              target: 'asking',
              actions: assign({ id: ({ event }) => event.id }),
            },
          },
        },
        choosing: {
          on: {
            'name.typed': {
              actions: assign(({ context: { draft }, event }) => ({ draft: { ...draft, name: event.text } })),
            },
            'scope.toggled': {
              actions: assign(({ context: { draft }, event }) => ({
                draft: { ...draft, scopes: toggled(draft.scopes, event.scope) },
              })),
            },
            'days.chosen': {
              actions: assign(({ context: { draft }, event }) => ({ draft: { ...draft, days: event.days } })),
            },
            'making.cancelled': 'resting',
            'making.confirmed': { guard: ({ context }) => isComplete(context), target: 'making' },
          },
        },
        making: {
          invoke: {
            id: 'make',
            src: 'makeKey',
            input: ({ context: { draft } }) => ({ ...draft, name: draft.name.trim() }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event: { output } }) => ({
                keys: [output.key, ...context.keys],
                made: { name: output.key.name, secret: output.secret },
              })),
            },
            onError: {
              target: 'choosing',
              actions: assign({ failure: ({ event }) => serverMessageOr('Please try again.', event.error) }),
            },
          },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: context.made?.secret ?? '' }),
            onDone: { target: 'resting', actions: emit(plainNotice('Key copied')) },
            onError: { target: 'resting', actions: emit(failureNotice('Copy failed')) },
          },
        },
        asking: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
        deleting: {
          invoke: {
            id: 'revoke',
            src: 'revokeKey',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context }) => ({ keys: context.keys.filter(({ id }) => id !== context.id), made: null })),
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

export type ApiKeysActor = ActorRefFrom<typeof apiKeysMachine>;
