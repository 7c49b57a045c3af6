import { assign, setup } from 'xstate';
import type {
  RequestField,
  RequestFile,
  RequestRecipient,
  RequestSheet,
  SignatureRequestEvent,
} from '../events/signature-request.js';
import type { ScreenLanguage } from '../screen-languages.js';
import { mailPlanAfter, notedFailure, type MailFailure, type MailPlan } from './request-mails.js';
import type { RecipientStatus } from './signature-request-status.js';

/** A recipient and what they have done; times are ISO-8601 UTC, null for never. */
export interface RequestSigner extends RequestRecipient {
  /** In which their page and their mails are; null where nobody has said so. */
  readonly language: ScreenLanguage | null;
  /** SHA-256 of the secrets of those who had this place before and handed it on. */
  readonly formerDigests: readonly string[];
  readonly openedAt: string | null;
  readonly signedAt: string | null;
  readonly declinedAt: string | null;
  readonly remindedAt: string | null;
  /** When the sender wanted another mail to go to them. */
  readonly mailWantedAt: string | null;
  /** When the mail server took the last mail to them. */
  readonly notifiedAt: string | null;
  /** Reminders that it took. */
  readonly reminders: number;
  /** The attempt since then that did not succeed. */
  readonly mailFailure: MailFailure | null;
}

/** Facts about a request; texts are empty before it is made. */
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
  readonly mayHandOn: boolean;
  /** The recipient of this number began it by a link for many people; null where its sender made it. */
  readonly begunBy: number | null;
  /** Null where links are handed over by the sender. */
  readonly mail: MailPlan | null;
  /** When the mail server took the mail that tells the sender of the end. */
  readonly senderNotifiedAt: string | null;
  readonly senderMailFailure: MailFailure | null;
}

const unasked = {
  formerDigests: [],
  openedAt: null,
  signedAt: null,
  declinedAt: null,
  remindedAt: null,
  mailWantedAt: null,
  notifiedAt: null,
  reminders: 0,
  mailFailure: null,
};

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
      const signers = recipients.map((recipient) => ({ ...recipient, ...unasked, language: null }));
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
    keepBeginner: assign(({ context, event }) =>
      event.type === 'RequestBegunByLink' ? { begunBy: event.data.recipient } : context,
    ),
    allowHandingOn: assign({ mayHandOn: true }),
    keepSuccessor: assign(({ context, event }) => {
      if (event.type !== 'RequestHandedOn') return context;
      const { recipient, to } = event.data;
      const signers = changed(context, recipient, ({ digest, formerDigests }) => ({
        ...unasked,
        ...to,
        formerDigests: [...formerDigests, digest],
      }));
      return { signers, mail: mailPlanAfter(context.mail, event.data) };
    }),
    keepReminder: assign(({ context, event }) => {
      if (event.type !== 'RecipientReminded') return context;
      const { recipient, at } = event.data;
      return { signers: changed(context, recipient, () => ({ remindedAt: at })) };
    }),
    keepLanguages: assign(({ context, event }) => {
      if (event.type !== 'RecipientLanguagesChosen') return context;
      const languages = new Map(event.data.languages.map(({ recipient, language }) => [recipient, language]));
      const signers = context.signers.map((one) => ({ ...one, language: languages.get(one.number) ?? one.language }));
      return { signers };
    }),
    keepMailWanted: assign(({ context, event }) => {
      if (event.type !== 'MailAgainRequested') return context;
      const { recipient, at } = event.data;
      return { signers: changed(context, recipient, () => ({ mailWantedAt: at, mailFailure: null })) };
    }),
    keepMailPlan: assign(({ context, event }) => {
      if (event.type !== 'RequestMailChosen') return context;
      const { language, remindEvery, recipients } = event.data;
      return { mail: { language, remindEvery, recipients } };
    }),
    keepMail: assign(({ context, event }) => {
      if (event.type !== 'RecipientNotified') return context;
      const { recipient, about, at } = event.data;
      const more = about === 'reminder' ? 1 : 0;
      const change = ({ reminders }: RequestSigner) => ({
        notifiedAt: at,
        reminders: reminders + more,
        mailFailure: null,
      });
      return { signers: changed(context, recipient, change) };
    }),
    keepMailToSender: assign(({ context, event }) =>
      event.type === 'SenderNotified' ? { senderNotifiedAt: event.data.at, senderMailFailure: null } : context,
    ),
    keepMailFailure: assign(({ context, event }) => {
      if (event.type !== 'NotificationFailed') return context;
      const failure = notedFailure(event.data);
      const { recipient } = event.data;
      if (recipient === null) return { senderMailFailure: failure };
      return { signers: changed(context, recipient, () => ({ mailFailure: failure })) };
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
    mayHandOn: false,
    begunBy: null,
    mail: null,
    senderNotifiedAt: null,
    senderMailFailure: null,
  },
  // A mail can be under way when the request ends: every state notes its fate.
  on: {
    RecipientNotified: { actions: 'keepMail' },
    SenderNotified: { actions: 'keepMailToSender' },
    NotificationFailed: { actions: 'keepMailFailure' },
  },
  initial: 'absent',
  states: {
    absent: { on: { SignatureRequested: { target: 'open', actions: 'keepRequest' } } },
    open: {
      on: {
        RequestOpened: { actions: 'keepOpening' },
        RecipientSigned: { actions: 'keepSignature' },
        RecipientReminded: { actions: 'keepReminder' },
        RecipientLanguagesChosen: { actions: 'keepLanguages' },
        MailAgainRequested: { actions: 'keepMailWanted' },
        RequestMailChosen: { actions: 'keepMailPlan' },
        RequestBegunByLink: { actions: 'keepBeginner' },
        HandingOnAllowed: { actions: 'allowHandingOn' },
        RequestHandedOn: { actions: 'keepSuccessor' },
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

interface InOrder {
  readonly signers: readonly Pick<RequestSigner, 'order' | 'signedAt'>[];
}

/** The order whose turn it is: the lowest of those who have not signed; none once all have. */
export const orderNow = ({ signers }: InOrder): number | undefined => {
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
