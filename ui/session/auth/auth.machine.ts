import { assign, setup } from 'xstate';
import { AUTH_RECHECK_MS } from '../../../contracts/screen-times.js';
import { checkUser, logout, type User } from '../../calls/session.calls.js';
import { keepHere, leaveToAccount } from '../../browser/guest-or-member.js';
import { forgetAuthAnswer, reloadPage, reportError } from './auth-browser.js';

export interface AuthContext {
  readonly user: User | null;
  /** Whether the address says that the visitor has just returned from signing in. */
  readonly returning: boolean;
}

/** The current user. Requirement. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as { readonly type: 'logout.pressed' },
    input: {} as { readonly returning: boolean },
    tags: {} as 'loading' | 'authenticated' | 'unauthenticated',
  },
  actors: { checkUser, logout, reloadPage },
  actions: {
    forgetAuthSuccess: () => forgetAuthAnswer(),
    leaveToAccount: () => leaveToAccount(),
    keepHere: () => keepHere(),
    report: ({ event }: { readonly event: object }) => reportError('error' in event ? event.error : event),
  },
  delays: { recheck: AUTH_RECHECK_MS },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ user: null, returning: input.returning }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.returning, target: 'returned' }, { target: 'checking' }],
    },
    /** After returning from sign-in the session may take a moment: a first check now, the decisive one later. */
    returned: {
      tags: 'loading',
      entry: 'forgetAuthSuccess',
      invoke: {
        id: 'firstCheck',
        src: 'checkUser',
        onDone: { actions: assign({ user: ({ event }) => event.output }) },
        onError: { actions: 'report' },
      },
      after: { recheck: 'checking' },
    },
    checking: {
      tags: 'loading',
      invoke: {
        id: 'check',
        src: 'checkUser',
        onDone: { target: 'authenticated', actions: assign({ user: ({ event }) => event.output }) },
        onError: {
          target: 'unauthenticated',
          actions: [assign({ user: null }), 'report'],
        },
      },
    },
    authenticated: { tags: 'authenticated', entry: 'leaveToAccount', on: { 'logout.pressed': 'leaving' } },
    leaving: {
      tags: 'authenticated',
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: { target: 'left', actions: assign({ user: null }) },
        onError: { target: 'authenticated', actions: 'report' },
      },
    },
    left: { tags: 'unauthenticated', entry: 'keepHere', invoke: { id: 'reload', src: 'reloadPage' } },
    unauthenticated: { tags: 'unauthenticated', entry: 'keepHere' },
  },
});
