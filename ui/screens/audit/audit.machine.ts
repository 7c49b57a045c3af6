import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { LogState } from '../../../contracts/api/audit.js';
import { presence, type AuthActor, type PresenceEvent } from '../../session/auth/presence.js';
import { fetchLogState, startLogCheck } from '../../calls/audit.calls.js';
import { callProblem, isForbidden } from '../../calls/call-errors.js';
import { failureNotice, type Notice } from '../../notice.js';

/** How often a running check is polled. */
export const CHECK_POLL_MS = 1000;

export interface AuditContext {
  readonly auth: AuthActor;
  readonly log: LogState | null;
  /** Exports are decrypted, not sealed as they were signed. */
  readonly isReadable: boolean;
}

type AuditEvent =
  | PresenceEvent
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'check.pressed' }
  | { readonly type: 'refresh.pressed' }
  | { type: 'readable.toggled' };

/** The state of the log, and whether it still matches what was signed. For administrators only. */
export const auditMachine = setup({
  types: {
    context: {} as AuditContext,
    events: {} as AuditEvent,
    emitted: {} as Notice,
    input: {} as { readonly auth: AuthActor },
    tags: {} as 'busy',
  },
  actors: { presence, fetchLogState, startLogCheck },
  guards: { isRunning: ({ context }) => context.log?.check?.status === 'running' },
  delays: { poll: CHECK_POLL_MS },
}).createMachine({
  id: 'audit',
  context: ({ input }) => ({ auth: input.auth, log: null, isReadable: false }),
  invoke: { id: 'presence', src: 'presence', input: ({ context }) => context.auth },
  initial: 'waiting',
  states: {
    waiting: { tags: 'busy', on: { 'user.present': 'loading', 'user.absent': 'absent' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchLogState',
        onDone: { target: 'loaded', actions: assign({ log: ({ event }) => event.output }) },
        onError: [{ guard: ({ event }) => isForbidden(event.error), target: 'forbidden' }, { target: 'failed' }],
      },
    },
    absent: {},
    forbidden: {},
    failed: { on: { 'retry.pressed': 'loading' } },
    loaded: {
      initial: 'judging',
      states: {
        judging: { always: [{ guard: 'isRunning', target: 'watching' }, { target: 'resting' }] },
        resting: { on: { 'check.pressed': 'starting', 'refresh.pressed': 'renewing' } },
        renewing: {
          invoke: {
            id: 'renew',
            src: 'fetchLogState',
            onDone: { target: 'judging', actions: assign({ log: ({ event }) => event.output }) },
            onError: [
              { guard: ({ event }) => isForbidden(event.error), target: '#audit.forbidden' },
              {
                target: 'resting',
                actions: emit(({ event }) => failureNotice('Refresh failed', callProblem(event.error))),
              },
            ],
          },
        },
        starting: {
          invoke: {
            id: 'start',
            src: 'startLogCheck',
            onDone: { target: 'judging', actions: assign({ log: ({ event }) => event.output }) },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failureNotice('Check failed', callProblem(event.error))),
            },
          },
        },
        watching: { after: { poll: 'refreshing' } },
        refreshing: {
          invoke: {
            id: 'refresh',
            src: 'fetchLogState',
            onDone: { target: 'judging', actions: assign({ log: ({ event }) => event.output }) },
            onError: 'watching',
          },
        },
      },
      on: { 'readable.toggled': { actions: assign({ isReadable: ({ context }) => !context.isReadable }) } },
    },
  },
});

export type AuditActor = ActorRefFrom<typeof auditMachine>;
