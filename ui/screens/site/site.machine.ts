import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { fetchInstallation, type LoadedInstallation } from '../../calls/admin.calls.js';
import { isForbidden } from '../../calls/call-errors.js';
import { failureNotice, messageOf, type Notice } from '../../notice.js';
import { presence, type AuthActor, type PresenceEvent } from '../../session/auth/presence.js';

export interface SiteContext {
  readonly auth: AuthActor;
  readonly shown: LoadedInstallation | null;
}

/** What this installation consists of, lacks, and what went wrong of late, for its administrators. */
export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as PresenceEvent | { readonly type: 'retry.pressed' } | { readonly type: 'refresh.pressed' },
    emitted: {} as Notice,
    input: {} as { readonly auth: AuthActor },
    tags: {} as 'busy',
  },
  actors: { presence, fetchInstallation },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({ auth: input.auth, shown: null }),
  invoke: { id: 'presence', src: 'presence', input: ({ context }) => context.auth },
  initial: 'waiting',
  states: {
    waiting: { tags: 'busy', on: { 'user.present': 'loading', 'user.absent': 'absent' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchInstallation',
        onDone: { target: 'loaded', actions: assign({ shown: ({ event }) => event.output }) },
        onError: [{ guard: ({ event }) => isForbidden(event.error), target: 'forbidden' }, { target: 'failed' }],
      },
    },
    absent: {},
    forbidden: {},
    failed: { on: { 'retry.pressed': 'loading' } },
    loaded: {
      initial: 'resting',
      states: {
        resting: { on: { 'refresh.pressed': 'renewing' } },
        renewing: {
          invoke: {
            id: 'renew',
            src: 'fetchInstallation',
            onDone: { target: 'resting', actions: assign({ shown: ({ event }) => event.output }) },
            onError: [
              { guard: ({ event }) => isForbidden(event.error), target: '#site.forbidden' },
              {
                target: 'resting',
                actions: emit(({ event }) => failureNotice('Refresh failed', messageOf(event.error, ''))),
              },
            ],
          },
        },
      },
    },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
