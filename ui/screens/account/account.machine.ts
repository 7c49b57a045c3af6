import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { copyText } from '../../browser/copy-text.js';
import {
  endLink,
  endSessions,
  eraseAccount,
  fetchAccount,
  fetchLinks,
  type AccountData,
} from '../../calls/account.calls.js';
import { failedCallNotice } from '../../calls/call-errors.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import { reloadPage } from '../../session/auth/auth-browser.js';
import { presence, type AuthActor, type PresenceEvent } from '../../session/auth/presence.js';
import { t } from '../../text/t.js';

/** The words that have to be typed before an account is deleted. */
export const CONFIRMATION = 'delete my account';

export interface AccountContext extends AccountData {
  readonly auth: AuthActor;
  /** The session that is being ended; null for all but this one. */
  readonly session: string | null;
  /** The link that is being ended or copied. */
  readonly hash: string;
  readonly typed: string;
}

export type AccountEvent =
  | PresenceEvent
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'session.ended'; readonly id: string }
  | { readonly type: 'others.ended' }
  | { readonly type: 'link.copied'; readonly hash: string }
  | { readonly type: 'link.ended'; readonly hash: string }
  | { readonly type: 'more.pressed' }
  | { readonly type: 'delete.pressed' }
  | { readonly type: 'delete.typed'; readonly text: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

const none: AccountData = { sessions: [], links: [], next: null };

const isTyped = ({ typed }: AccountContext): boolean => typed.trim().toLowerCase() === t(CONFIRMATION).toLowerCase();

const sessionsLeft = ({ sessions, session }: AccountContext) =>
  sessions.filter(({ id, isCurrent }) => (session === null ? isCurrent : id !== session));

const linkOf = ({ links, hash }: AccountContext): string => links.find((link) => link.hash === hash)?.shareLink ?? '';

/** The data about a member, and the ways to get it, end it or have it deleted. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as Notice,
    input: {} as { readonly auth: AuthActor },
    tags: {} as 'busy',
  },
  actors: { presence, fetchAccount, fetchLinks, endSessions, endLink, eraseAccount, copyText, reloadPage },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ auth: input.auth, ...none, session: null, hash: '', typed: '' }),
  invoke: { id: 'presence', src: 'presence', input: ({ context }) => context.auth },
  initial: 'waiting',
  states: {
    waiting: { tags: 'busy', on: { 'user.present': 'loading', 'user.absent': 'absent' } },
    absent: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchAccount',
        onDone: { target: 'loaded', actions: assign(({ event }) => event.output) },
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
    loaded: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'session.ended': { target: 'ending', actions: assign({ session: ({ event }) => event.id }) },
            'others.ended': { target: 'ending', actions: assign({ session: null }) },
            'link.copied': { target: 'copying', actions: assign({ hash: ({ event }) => event.hash }) },
            'link.ended': { target: 'revoking', actions: assign({ hash: ({ event }) => event.hash }) },
            'more.pressed': { guard: ({ context }) => context.next !== null, target: 'adding' },
            'delete.pressed': { target: 'asking', actions: assign({ typed: '' }) },
          },
        },
        ending: {
          invoke: {
            id: 'end',
            src: 'endSessions',
            input: ({ context }) => ({ id: context.session }),
            onDone: {
              target: 'resting',
              actions: [
                assign({ sessions: ({ context }) => sessionsLeft(context) }),
                emit(plainNotice('Signed out there')),
              ],
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The session could not be ended', event.error)),
            },
          },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: linkOf(context) }),
            onDone: { target: 'resting', actions: emit(plainNotice('Link copied')) },
            onError: { target: 'resting', actions: emit(failureNotice('Copy failed')) },
          },
        },
        revoking: {
          invoke: {
            id: 'revoke',
            src: 'endLink',
            input: ({ context }) => ({ hash: context.hash }),
            onDone: {
              target: 'resting',
              actions: [
                assign({ links: ({ context }) => context.links.filter(({ hash }) => hash !== context.hash) }),
                emit(plainNotice('The link has ended')),
              ],
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The link could not be ended', event.error)),
            },
          },
        },
        adding: {
          invoke: {
            id: 'add',
            src: 'fetchLinks',
            input: ({ context }) => ({ after: context.next }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event: { output } }) => ({
                links: [...context.links, ...output.links],
                next: output.next,
              })),
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('Loading failed', event.error)),
            },
          },
        },
        asking: {
          on: {
            'delete.typed': { actions: assign({ typed: ({ event }) => event.text }) },
            'delete.cancelled': 'resting',
            'delete.confirmed': { guard: ({ context }) => isTyped(context), target: 'deleting' },
          },
        },
        deleting: {
          invoke: {
            id: 'erase',
            src: 'eraseAccount',
            onDone: '#account.deleted',
            onError: {
              target: 'asking',
              actions: emit(({ event }) => failedCallNotice('Nothing was deleted', event.error)),
            },
          },
        },
      },
    },
    /** Nobody is signed in any more, which the page that loads again knows. */
    deleted: { tags: 'busy', invoke: { id: 'reload', src: 'reloadPage' } },
  },
});

export type AccountActor = ActorRefFrom<typeof accountMachine>;
