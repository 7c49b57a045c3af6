import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import type { RefusalCode } from '../../contracts/errors.js';
import { copyText } from '../browser/copy-text.js';
import { CallFailed } from '../calls/server-reply.js';
import { serverMessageOf } from '../calls/call-errors.js';
import { fetchShared, unlockShared } from '../calls/share.calls.js';
import { failureNotice, messageOf, plainNotice, type Notice } from '../notice.js';
import { t } from '../text/t.js';

/** A file that is not ready is asked for again after this long, then after half as long again each time. */
export const FIRST_POLL_MS = 2000;
export const LONGEST_POLL_MS = 15_000;

export interface ShareContext {
  readonly hash: string;
  /** The page's own address, which is the link to share. */
  readonly address: string;
  /** Whether the visitor is the owner, whose requests are not counted as views. */
  readonly isOwn: boolean;
  /** Proof that the link's password was given; null before that, and if the link has none. */
  readonly pass: string | null;
  /** Why the password was refused, in the server's words. */
  readonly problem: string;
  readonly file: SharedFile | null;
  /** Name that the recipient has chosen for the download; null for the file's own. */
  readonly chosenName: string | null;
  readonly draft: string;
  /** Whether the file is as the page came with it, before the server was asked. */
  readonly isAhead: boolean;
  /** How often the file was not ready. */
  readonly polls: number;
}

interface ShareInput {
  readonly hash: string;
  readonly address: string;
  readonly isOwn?: boolean;
  /** The facts that the page came with; null or absent for none. */
  readonly ahead?: SharedFile | null;
}

export type ShareEvent =
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'password.given'; readonly password: string }
  | { readonly type: 'name.edited' }
  | { readonly type: 'name.changed'; readonly text: string }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.cancelled' }
  | { readonly type: 'copy.pressed' }
  | { readonly type: 'download.pressed' };

/** The name that the download will carry. */
export const nameOf = ({ chosenName, file }: ShareContext): string => chosenName ?? file?.file ?? '';

const codeOf = (error: unknown): string | undefined => (error instanceof CallFailed ? error.code : undefined);

const says = (code: RefusalCode) => ({
  type: 'saysCode' as const,
  params: ({ event }: { readonly event: { readonly error: unknown } }) => [event.error, code] as const,
});

const pollMs = ({ polls }: ShareContext): number => Math.min(LONGEST_POLL_MS, FIRST_POLL_MS * 1.5 ** polls);

/** The screen of a recipient of a share link. Requirement. */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    emitted: {} as Notice,
    input: {} as ShareInput,
    tags: {} as 'busy',
  },
  actors: { fetchShared, unlockShared, copyText },
  guards: {
    isAhead: ({ context }) => context.isAhead,
    isProcessing: ({ context }) => context.file?.status === 'processing',
    saysCode: (_, [error, code]: readonly [unknown, RefusalCode]) => codeOf(error) === code,
  },
  delays: { poll: ({ context }) => pollMs(context) },
}).createMachine({
  id: 'share',
  context: ({ input: { hash, address, isOwn = false, ahead = null } }) => ({
    hash,
    address,
    isOwn,
    pass: null,
    problem: '',
    file: ahead,
    isAhead: ahead !== null,
    chosenName: null,
    draft: '',
    polls: 0,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isAhead', target: 'showing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchShared',
        input: ({ context: { hash, pass, isOwn } }) => ({ hash, pass, again: isOwn }),
        onDone: { target: 'showing', actions: assign({ file: ({ event }) => event.output, isAhead: false }) },
        onError: [
          { guard: says('share-link.invalid'), target: 'invalid' },
          { guard: says('share-link.not-found'), target: 'missing' },
          { guard: says('share-link.locked'), target: 'locked' },
          { target: 'unreachable' },
        ],
      },
    },
    locked: {
      on: {
        'password.given': {
          guard: ({ event }) => event.password !== '',
          target: 'unlocking',
          actions: assign({ problem: '' }),
        },
      },
    },
    unlocking: {
      tags: 'busy',
      invoke: {
        id: 'unlock',
        src: 'unlockShared',
        input: ({ context: { hash }, event }) => {
          assertEvent(event, 'password.given');
          return { hash, password: event.password };
        },
        onDone: { target: 'loading', actions: assign({ pass: ({ event }) => event.output }) },
        onError: [
          { guard: says('share-link.not-found'), target: 'missing' },
          {
            target: 'locked',
            actions: assign({ problem: ({ event }) => serverMessageOf(event.error) || messageOf(event.error, '') }),
          },
        ],
      },
    },
    invalid: {},
    missing: {},
    unreachable: { on: { 'retry.pressed': 'loading' } },
    showing: {
      type: 'parallel',
      states: {
        answer: {
          initial: 'judging',
          states: {
            judging: { always: [{ guard: 'isAhead', target: 'asking' }, { target: 'given' }] },
            asking: {
              invoke: {
                id: 'ask',
                src: 'fetchShared',
                input: ({ context: { hash, isOwn } }) => ({ hash, pass: null, again: isOwn }),
                onDone: { target: 'given', actions: assign({ file: ({ event }) => event.output, isAhead: false }) },
                onError: [
                  { guard: says('share-link.not-found'), target: '#share.missing' },
                  { guard: says('share-link.locked'), target: '#share.locked' },
                  { target: 'given', actions: assign({ isAhead: false }) },
                ],
              },
            },
            given: {},
          },
        },
        readiness: {
          initial: 'judging',
          states: {
            judging: { always: [{ guard: 'isProcessing', target: 'waiting' }, { target: 'settled' }] },
            waiting: { after: { poll: 'refreshing' } },
            refreshing: {
              entry: assign({ polls: ({ context }) => context.polls + 1 }),
              invoke: {
                id: 'refresh',
                src: 'fetchShared',
                input: ({ context: { hash, pass } }) => ({ hash, pass, again: true }),
                onDone: { target: 'judging', actions: assign({ file: ({ event }) => event.output }) },
                onError: [
                  { guard: says('share-link.not-found'), target: '#share.missing' },
                  { guard: says('share-link.locked'), target: '#share.locked' },
                  { target: 'waiting' },
                ],
              },
            },
            settled: {},
          },
        },
        name: {
          initial: 'viewing',
          states: {
            viewing: {
              on: {
                'name.edited': { target: 'editing', actions: assign({ draft: ({ context }) => nameOf(context) }) },
              },
            },
            editing: {
              on: {
                'name.changed': { actions: assign({ draft: ({ event }) => event.text }) },
                'name.saved': {
                  guard: ({ context }) => context.draft.trim() !== '',
                  target: 'viewing',
                  actions: assign({ chosenName: ({ context }) => context.draft.trim() }),
                },
                'name.cancelled': { target: 'viewing', actions: assign({ chosenName: null }) },
              },
            },
          },
        },
        copy: {
          initial: 'resting',
          states: {
            resting: { on: { 'copy.pressed': 'copying' } },
            copying: {
              invoke: {
                id: 'copy',
                src: 'copyText',
                input: ({ context }) => ({ text: context.address }),
                onDone: {
                  target: 'resting',
                  actions: emit(plainNotice('Link copied', 'Share link copied to clipboard')),
                },
                onError: {
                  target: 'resting',
                  actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')),
                },
              },
            },
          },
        },
      },
      on: {
        'download.pressed': {
          actions: emit(({ context }) =>
            plainNotice(t('Download started'), t('Downloading {name}', { name: nameOf(context) })),
          ),
        },
      },
    },
  },
});

export type ShareActor = ActorRefFrom<typeof shareMachine>;
