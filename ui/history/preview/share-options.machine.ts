import { assign, emit, sendTo, setup, type ActorRefFrom, type AnyActorRef } from 'xstate';
import { restrictRequest, type RestrictRequest, type ShareOptions } from '../../../contracts/api/shared-document.js';
import { SHARE_PASSWORD_MAX } from '../../../contracts/limits.js';
import { serverMessageOf } from '../../calls/call-errors.js';
import { endShared, restrictShared } from '../../calls/share.calls.js';
import { rememberLinkEnd } from '../../live/guest-history.js';
import { failureNotice, messageOf, plainNotice, type Notice } from '../../notice.js';
import { deadLink, type LinkNews } from '../rows/history-rows.js';
import { isSessionOver, sessionExpired } from '../rows/session-over.js';
import { t, translated } from '../../text/t.js';
import { minuteText } from '../../text/times.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

export interface ShareOptionsInput extends Pick<ShareOptions, 'maxDownloads' | 'hasPassword'> {
  readonly hash: string;
  /** ISO-8601 UTC, like the next; null where they are not known. */
  readonly expiresAt: string | null;
  readonly latestEnd: string | null;
  /** The history, which is told about changes of the link. */
  readonly list: AnyActorRef;
}

/** An invalid input: which field, and why. */
interface Problem {
  readonly field: keyof RestrictRequest;
  readonly message: string;
}

export interface ShareOptionsContext extends ShareOptionsInput {
  /** The change that is being saved. */
  readonly change: RestrictRequest;
  readonly problem: Problem | null;
  /** When the link ends since that was chosen here; null while it was not. ISO-8601 UTC. */
  readonly chosenEnd: string | null;
  /** Whether the link was changed from here: what comes instead of a control then takes over its focus. */
  readonly isUsed: boolean;
}

export type ShareOptionsEvent =
  /** Empty for any number of downloads. */
  | { readonly type: 'limit.saved'; readonly text: string }
  | { readonly type: 'password.saved'; readonly password: string }
  | { readonly type: 'password.removed' }
  /** A span from now or a moment; null for as late as possible. */
  | { readonly type: 'expiry.saved'; readonly expires: string | null }
  | { readonly type: 'end.pressed' }
  | { readonly type: 'end.cancelled' }
  | { readonly type: 'end.confirmed' };

const messages: Readonly<Record<keyof RestrictRequest, Text>> = {
  maxDownloads: 'Enter a whole number from 1 to 1000, or leave it empty for no limit',
  password: 'A password must have 6 to {max} characters',
  expires: 'Choose a time between now and the latest possible end',
};

const limitIn = (text: string): RestrictRequest => ({ maxDownloads: text.trim() === '' ? null : Number(text) });

/** An end that is none at all is refused with its form. */
const endIn = (expires: string | null): RestrictRequest => ({ expires: expires });

const problemOf = (change: RestrictRequest): Problem | null => {
  const field = restrictRequest.safeParse(change).error?.issues[0]?.path[0] as Problem['field'] | undefined;
  return field === undefined ? null : { field, message: translated(messages[field], { max: SHARE_PASSWORD_MAX }) };
};

/** The link's new settings, as a sentence. */
const saved = (
  { change: { maxDownloads, password, expires } }: ShareOptionsContext,
  { expiresAt }: ShareOptions,
): string => {
  if (expires !== undefined) return t('The link ends on {time}', { time: minuteText(expiresAt) });
  if (password !== undefined) {
    return t(password === null ? 'The link opens without a password' : 'Recipients are asked for the password');
  }
  return maxDownloads
    ? t('The file can be downloaded {n} times', { n: maxDownloads })
    : t('The file can be downloaded any number of times');
};

const sessionOver = ({ event }: { readonly event: { readonly error: unknown } }) => isSessionOver(event.error);

/** The settings of a link that its owner may change, and its early end. */
export const shareOptionsMachine = setup({
  types: {
    context: {} as ShareOptionsContext,
    events: {} as ShareOptionsEvent,
    emitted: {} as Notice,
    input: {} as ShareOptionsInput,
  },
  actors: { restrictShared, endShared },
  guards: { isFine: (_, change: RestrictRequest) => problemOf(change) === null },
  actions: {
    take: assign((_, change: RestrictRequest) => ({ change, problem: null, isUsed: true })),
    use: assign({ isUsed: true }),
    refuse: assign((_, change: RestrictRequest) => ({ problem: problemOf(change) })),
    tellList: sendTo(
      ({ context }) => context.list,
      ({ context }, change: LinkNews['change']) => ({ type: 'link.changed', hash: context.hash, change }),
    ),
    rememberEnd: ({ context }, expiresAt: string) => rememberLinkEnd(context.hash, expiresAt),
    leave: sendTo(({ context }) => context.list, { type: 'dialog.closed' }),
    sayExpired: emit(sessionExpired),
    endSession: sendTo(({ context }) => context.list, { type: 'session.ended' }),
  },
}).createMachine({
  id: 'share-options',
  context: ({ input }) => ({ ...input, change: {}, problem: null, chosenEnd: null, isUsed: false }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'limit.saved': [
          {
            guard: { type: 'isFine', params: ({ event }) => limitIn(event.text) },
            target: 'saving',
            actions: { type: 'take', params: ({ event }) => limitIn(event.text) },
          },
          { actions: { type: 'refuse', params: ({ event }) => limitIn(event.text) } },
        ],
        'password.saved': [
          {
            guard: { type: 'isFine', params: ({ event: { password } }) => ({ password }) },
            target: 'saving',
            actions: { type: 'take', params: ({ event: { password } }) => ({ password }) },
          },
          { actions: { type: 'refuse', params: ({ event: { password } }) => ({ password }) } },
        ],
        'expiry.saved': [
          {
            guard: { type: 'isFine', params: ({ event }) => endIn(event.expires) },
            target: 'saving',
            actions: { type: 'take', params: ({ event }) => endIn(event.expires) },
          },
          { actions: { type: 'refuse', params: ({ event }) => endIn(event.expires) } },
        ],
        'password.removed': { target: 'saving', actions: { type: 'take', params: { password: null } } },
        'end.pressed': { target: 'asking', actions: 'use' },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'restrictShared',
        input: ({ context: { hash, change } }) => ({ hash, change }),
        onDone: {
          target: 'resting',
          actions: [
            emit(({ context, event }) => plainNotice('Link updated', saved(context, event.output))),
            assign(({ context: { change, chosenEnd }, event }) => ({
              ...event.output,
              chosenEnd: change.expires === undefined ? chosenEnd : event.output.expiresAt,
              change: {}, // drops the password, which is no longer needed
            })),
            { type: 'tellList', params: ({ event }) => event.output },
            { type: 'rememberEnd', params: ({ event }) => event.output.expiresAt },
          ],
        },
        onError: [
          { guard: sessionOver, target: 'resting', actions: ['sayExpired', 'endSession', assign({ change: {} })] },
          {
            target: 'resting',
            actions: [
              emit(({ event }) =>
                failureNotice('Update failed', serverMessageOf(event.error) || messageOf(event.error, '')),
              ),
              assign({ change: {} }),
            ],
          },
        ],
      },
    },
    asking: { on: { 'end.cancelled': 'resting', 'end.confirmed': 'ending' } },
    ending: {
      invoke: {
        id: 'end',
        src: 'endShared',
        input: ({ context: { hash } }) => ({ hash }),
        onDone: {
          target: 'ended',
          actions: [
            emit(plainNotice('Link ended', 'It no longer works, and its files have been deleted')),
            { type: 'tellList', params: deadLink },
            'leave',
          ],
        },
        onError: [
          { guard: sessionOver, target: 'resting', actions: ['sayExpired', 'endSession'] },
          {
            target: 'resting',
            actions: emit(({ event }) =>
              failureNotice('Error', serverMessageOf(event.error) || messageOf(event.error, '')),
            ),
          },
        ],
      },
    },
    ended: {},
  },
});

export type ShareOptionsActor = ActorRefFrom<typeof shareOptionsMachine>;
