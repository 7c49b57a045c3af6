import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { presence, type AuthActor, type PresenceEvent } from '../../session/auth/presence.js';
import { fetchDashboard, type LoadedDashboard } from '../../calls/admin.calls.js';
import { isForbidden } from '../../calls/call-errors.js';
import { failureNotice, messageOf, type Notice } from '../../notice.js';

export interface AdminContext {
  readonly auth: AuthActor;
  readonly shown: LoadedDashboard | null;
}

/** The usage numbers of the installation, for its administrators. Requirement. */
export const adminMachine = setup({
  types: {
    context: {} as AdminContext,
    events: {} as PresenceEvent | { readonly type: 'retry.pressed' } | { readonly type: 'refresh.pressed' },
    emitted: {} as Notice,
    input: {} as { readonly auth: AuthActor },
    tags: {} as 'busy',
  },
  actors: { presence, fetchDashboard },
}).createMachine({
  id: 'admin',
  context: ({ input }) => ({ auth: input.auth, shown: null }),
  invoke: { id: 'presence', src: 'presence', input: ({ context }) => context.auth },
  initial: 'waiting',
  states: {
    /** The dashboard is asked for only when a user is present. */
    waiting: { tags: 'busy', on: { 'user.present': 'loading', 'user.absent': 'absent' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchDashboard',
        input: { until: null },
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
            src: 'fetchDashboard',
            input: { until: null },
            onDone: { target: 'resting', actions: assign({ shown: ({ event }) => event.output }) },
            onError: [
              { guard: ({ event }) => isForbidden(event.error), target: '#admin.forbidden' },
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

export type AdminActor = ActorRefFrom<typeof adminMachine>;
