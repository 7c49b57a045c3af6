import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { ListedRequest } from '../../../../contracts/api/signature-requests.js';
import { copyText } from '../../../browser/copy-text.js';
import { failedCallNotice } from '../../../calls/call-errors.js';
import {
  deleteRequestedFile,
  fetchRecipientLink,
  fetchRequests,
  mailRecipientAgain,
  withdrawRequest,
  type RecipientOf,
} from '../../../calls/signature-requests.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';

export interface RequestsContext {
  readonly requests: readonly ListedRequest[];
  /** Whose link is wanted. */
  readonly wanted: RecipientOf | null;
  /** The link to copy. */
  readonly link: string;
  /** Id of the request that is about to be withdrawn, or to lose its document. */
  readonly chosen: string;
}

export type RequestsEvent =
  | { readonly type: 'list.wanted' }
  | ({ readonly type: 'link.pressed' } & RecipientOf)
  | ({ readonly type: 'mail.pressed' } & RecipientOf)
  | { readonly type: 'withdraw.pressed'; readonly id: string }
  | { readonly type: 'withdraw.cancelled' }
  | { readonly type: 'withdraw.confirmed' }
  | { readonly type: 'delete.pressed'; readonly id: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

const canLoseFile = ({ requests }: RequestsContext, id: string): boolean =>
  requests.some((one) => one.id === id && one.status !== 'open' && one.hasFile);

/** The signature requests that the visitor has sent, and what has become of them. */
export const requestsMachine = setup({
  types: {
    context: {} as RequestsContext,
    events: {} as RequestsEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { fetchRequests, fetchRecipientLink, mailRecipientAgain, copyText, withdrawRequest, deleteRequestedFile },
}).createMachine({
  id: 'signature-requests',
  context: { requests: [], wanted: null, link: '', chosen: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchRequests',
        onDone: { target: 'listed', actions: assign({ requests: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'list.wanted': 'loading' } },
    listed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'list.wanted': '#signature-requests.loading',
            'link.pressed': {
              target: 'asking',
              actions: assign({ wanted: ({ event: { id, number } }) => ({ id, number }) }),
            },
            'mail.pressed': {
              target: 'mailing',
              actions: assign({ wanted: ({ event: { id, number } }) => ({ id, number }) }),
            },
            'withdraw.pressed': { target: 'confirming', actions: assign({ chosen: ({ event }) => event.id }) },
            'delete.pressed': {
              guard: ({ context, event }) => canLoseFile(context, event.id),
              target: 'doubting',
              actions: assign({ chosen: ({ event }) => event.id }),
            },
          },
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'ask',
            src: 'fetchRecipientLink',
            input: ({ context }) => context.wanted ?? { id: '', number: 0 },
            onDone: { target: 'copying', actions: assign({ link: ({ event }) => event.output }) },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The link could not be fetched', event.error)),
            },
          },
        },
        mailing: {
          tags: 'busy',
          invoke: {
            id: 'mail',
            src: 'mailRecipientAgain',
            input: ({ context }) => context.wanted ?? { id: '', number: 0 },
            onDone: { target: '#signature-requests.loading', actions: emit(plainNotice('The mail follows')) },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The mail was not sent', event.error)),
            },
          },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: context.link }),
            onDone: {
              target: 'resting',
              actions: emit(plainNotice('Link copied', 'Whoever has this link can sign. Send it to this person only.')),
            },
            onError: {
              target: 'resting',
              actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')),
            },
          },
        },
        confirming: { on: { 'withdraw.cancelled': 'resting', 'withdraw.confirmed': 'withdrawing' } },
        withdrawing: {
          tags: 'busy',
          invoke: {
            id: 'withdraw',
            src: 'withdrawRequest',
            input: ({ context }) => ({ id: context.chosen }),
            onDone: { target: '#signature-requests.loading', actions: emit(plainNotice('Request withdrawn')) },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('Not withdrawn', event.error)),
            },
          },
        },
        doubting: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'delete',
            src: 'deleteRequestedFile',
            input: ({ context }) => ({ id: context.chosen }),
            onDone: { target: '#signature-requests.loading', actions: emit(plainNotice('The document is deleted')) },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('Not deleted', event.error)),
            },
          },
        },
      },
    },
  },
});

export type RequestsActor = ActorRefFrom<typeof requestsMachine>;
