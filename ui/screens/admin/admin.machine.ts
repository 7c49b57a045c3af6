import { assign, setup, type ActorRefFrom } from 'xstate';
import { presence, type AuthActor, type PresenceEvent } from '../../app/auth/presence.js';
import { fetchDashboard, type ShownDashboard } from '../../calls/fetch-dashboard.js';
import { isForbidden } from '../../calls/forbidden.js';

export interface AdminContext {
  readonly auth: AuthActor;
  readonly shown: ShownDashboard | null;
}

/** The numbers of the installation, for its administrators. Specification section 4, "Admin page". */
export const adminMachine = setup({
  types: {
    context: {} as AdminContext,
    events: {} as PresenceEvent | { readonly type: 'retry.pressed' },
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
    loaded: {},
  },
});

export type AdminActor = ActorRefFrom<typeof adminMachine>;
