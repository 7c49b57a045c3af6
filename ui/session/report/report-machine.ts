import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import { callProblem, isForbidden } from '../../calls/call-errors.js';
import { failureNotice, type Notice } from '../../notice.js';
import { presence, type AuthActor, type PresenceEvent } from '../auth/presence.js';

export interface ReportContext<Report> {
  readonly auth: AuthActor;
  readonly shown: Report | null;
}

type ReportEvent = PresenceEvent | { readonly type: 'retry.pressed' } | { readonly type: 'refresh.pressed' };

interface ReportScreen<Report> {
  /** The machine's name, and the root of its states. */
  readonly id: string;
  readonly fetchReport: PromiseActorLogic<Report>;
}

const shownBy = <Report>(screen: ReportScreen<Report>) =>
  setup({
    types: {
      context: {} as ReportContext<Report>,
      events: {} as ReportEvent,
      emitted: {} as Notice,
      input: {} as { readonly auth: AuthActor },
      tags: {} as 'busy',
    },
    actors: { presence, fetchReport: screen.fetchReport },
  });

const refreshFailed = (error: unknown): Notice => failureNotice('Refresh failed', callProblem(error));

/** A report for administrators: asked for once a user is present, and again on demand, when what is there stays. */
export const reportMachine = <Report>(screen: ReportScreen<Report>) =>
  shownBy(screen).createMachine({
    id: screen.id,
    context: ({ input }) => ({ auth: input.auth, shown: null }),
    invoke: { id: 'presence', src: 'presence', input: ({ context }) => context.auth },
    initial: 'waiting',
    states: {
      waiting: { tags: 'busy', on: { 'user.present': 'loading', 'user.absent': 'absent' } },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'fetchReport',
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
              src: 'fetchReport',
              onDone: { target: 'resting', actions: assign({ shown: ({ event }) => event.output }) },
              onError: [
                { guard: ({ event }) => isForbidden(event.error), target: `#${screen.id}.forbidden` },
                { target: 'resting', actions: emit(({ event }) => refreshFailed(event.error)) },
              ],
            },
          },
        },
      },
    },
  });
