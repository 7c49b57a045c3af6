import { assign, setup } from 'xstate';
import type {
  RequestField,
  RequestFile,
  RequestRecipient,
  RequestSheet,
  SignatureRequestEvent,
} from '../events/signature-request.js';
import type { RecipientStatus } from './signature-request-status.js';

/** A recipient and what they have done; times are ISO-8601 UTC, null for never. */
export interface RequestSigner extends RequestRecipient {
  readonly openedAt: string | null;
  readonly signedAt: string | null;
  readonly declinedAt: string | null;
  readonly remindedAt: string | null;
}

/** What is known about a request; texts are empty before it is made. */
export interface SignatureRequestContext {
  readonly requestId: string;
  readonly owner: string;
  readonly name: string;
  readonly message: string;
  readonly original: string;
  readonly pages: number;
  readonly sheets: readonly RequestSheet[];
  readonly signers: readonly RequestSigner[];
  readonly fields: readonly RequestField[];
  /** As far as it is signed; null before it is made, and once it is deleted. */
  readonly file: RequestFile | null;
  readonly createdAt: string;
  /** The request ends at this very instant. */
  readonly expiresAt: string;
  readonly endedAt: string | null;
  /** Why a recipient will not sign. */
  readonly reason: string;
}

const unasked = { openedAt: null, signedAt: null, declinedAt: null, remindedAt: null };

/** The signers, that of this number changed. */
const changed = (
  { signers }: SignatureRequestContext,
  number: number,
  change: (signer: RequestSigner) => Partial<RequestSigner>,
): readonly RequestSigner[] =>
  signers.map((signer) => (signer.number === number ? { ...signer, ...change(signer) } : signer));

/** The lifecycle of one signature request, folded from stream `request-{id}`. */
export const signatureRequestMachine = setup({
  types: { context: {} as SignatureRequestContext, events: {} as SignatureRequestEvent },
  actions: {
    keepRequest: assign(({ context, event }) => {
      if (event.type !== 'SignatureRequested') return context;
      const { recipients, at: createdAt, madeBy: _, ...kept } = event.data;
      const signers = recipients.map((recipient) => ({ ...recipient, ...unasked }));
      return { ...context, ...kept, createdAt, signers };
    }),
    keepOpening: assign(({ context, event }) => {
      if (event.type !== 'RequestOpened') return context;
      const { recipient, at } = event.data;
      return { signers: changed(context, recipient, ({ openedAt }) => ({ openedAt: openedAt ?? at })) };
    }),
    keepSignature: assign(({ context, event }) => {
      if (event.type !== 'RecipientSigned') return context;
      const { recipient, file, at } = event.data;
      return { file, signers: changed(context, recipient, () => ({ signedAt: at })) };
    }),
    keepRefusal: assign(({ context, event }) => {
      if (event.type !== 'RequestDeclined') return context;
      const { recipient, reason, at } = event.data;
      return { reason, signers: changed(context, recipient, () => ({ declinedAt: at })) };
    }),
    keepReminder: assign(({ context, event }) => {
      if (event.type !== 'RecipientReminded') return context;
      const { recipient, at } = event.data;
      return { signers: changed(context, recipient, () => ({ remindedAt: at })) };
    }),
    keepEnd: assign({ endedAt: ({ event }) => event.data.at }),
    forgetFile: assign({ file: null }),
  },
}).createMachine({
  id: 'signature-request',
  context: {
    requestId: '',
    owner: '',
    name: '',
    message: '',
    original: '',
    pages: 0,
    sheets: [],
    signers: [],
    fields: [],
    file: null,
    createdAt: '',
    expiresAt: '',
    endedAt: null,
    reason: '',
  },
  initial: 'absent',
  states: {
    absent: { on: { SignatureRequested: { target: 'open', actions: 'keepRequest' } } },
    open: {
      on: {
        RequestOpened: { actions: 'keepOpening' },
        RecipientSigned: { actions: 'keepSignature' },
        RecipientReminded: { actions: 'keepReminder' },
        RequestDeclined: { target: 'declined', actions: ['keepRefusal', 'keepEnd'] },
        RequestCancelled: { target: 'cancelled', actions: 'keepEnd' },
        RequestExpired: { target: 'expired', actions: 'keepEnd' },
        RequestCompleted: { target: 'completed', actions: 'keepEnd' },
      },
    },
    completed: { tags: 'ended', on: { RequestFilesDeleted: { actions: 'forgetFile' } } },
    declined: { tags: 'ended', on: { RequestFilesDeleted: { actions: 'forgetFile' } } },
    cancelled: { tags: 'ended', on: { RequestFilesDeleted: { actions: 'forgetFile' } } },
    expired: { tags: 'ended', on: { RequestFilesDeleted: { actions: 'forgetFile' } } },
  },
});

/** The order whose turn it is: the lowest of those who have not signed; none once all have. */
export const orderNow = ({ signers }: Pick<SignatureRequestContext, 'signers'>): number | undefined => {
  const left = signers.filter(({ signedAt }) => signedAt === null).map(({ order }) => order);
  return left.length === 0 ? undefined : Math.min(...left);
};

/** How far one recipient is. */
export const recipientStatusOf = (
  request: Pick<SignatureRequestContext, 'signers'>,
  { order, openedAt, signedAt, declinedAt }: RequestSigner,
): RecipientStatus => {
  if (signedAt !== null) return 'signed';
  if (declinedAt !== null) return 'declined';
  if (order !== orderNow(request)) return 'waiting';
  return openedAt === null ? 'asked' : 'opened';
};
