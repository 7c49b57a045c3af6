import { mailPlanAfter, nextMails, notedFailure } from '../../../contracts/lifecycles/request-mails.js';
import { orderNow } from '../../../contracts/lifecycles/signature-request.machine.js';
import type { SignatureRequestStatus } from '../../../contracts/lifecycles/signature-request-status.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type RequestedRecipient,
  type SignatureRequestDocument,
} from '../../../contracts/read-models/signature-request-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: SignatureRequestDocument | undefined) => SignatureRequestDocument | undefined;

const change =
  (changed: (request: SignatureRequestDocument) => Partial<SignatureRequestDocument>): Fold =>
  (before) =>
    before && { ...before, ...changed(before) };

const changeRecipient = (number: number, changed: (one: RequestedRecipient) => Partial<RequestedRecipient>): Fold =>
  change(({ recipients }) => ({
    recipients: withTurns(recipients.map((one) => (one.number === number ? { ...one, ...changed(one) } : one))),
  }));

/** Those whose turn it is are asked, as soon as all before them have signed. */
const withTurns = (recipients: readonly RequestedRecipient[]): readonly RequestedRecipient[] => {
  const turn = orderNow({ signers: recipients });
  return recipients.map((one) => (one.status === 'waiting' && one.order === turn ? { ...one, status: 'asked' } : one));
};

/** When the next mail is sent, as far as it is known now. */
const withNextMail = (request: SignatureRequestDocument): SignatureRequestDocument => {
  const next = nextMails({ ...request, signers: request.recipients }).map(({ at }) => at);
  const [mailAt = ''] = next.toSorted();
  return { ...request, isMailed: next.length > 0, mailAt };
};

const end = (status: SignatureRequestStatus, endedAt: string): Fold => change(() => ({ status, endedAt }));

const unasked = {
  status: 'waiting',
  handedOnBy: null,
  openedAt: null,
  signedAt: null,
  declinedAt: null,
  remindedAt: null,
  mailWantedAt: null,
  notifiedAt: null,
  reminders: 0,
  mailFailure: null,
} as const;
const unbegun = { linkId: '', begunBy: 0, isBeginnerDone: false } as const;
const unmailed = { mail: null, senderNotifiedAt: null, senderMailFailure: null, isMailed: false, mailAt: '' } as const;

const foldOf = byEventType<Fold>({
  SignatureRequested: ({ data: { requestId: id, owner, name, at: createdAt, expiresAt, file, recipients } }) => {
    const listed = recipients.map(({ number, name: called, email, order }) => ({
      number,
      name: called,
      email,
      order,
      ...unasked,
    }));
    const fresh = { status: 'open', endedAt: '', hasFile: true, ...unmailed, ...unbegun } as const;
    return () => ({
      id,
      owner,
      name,
      createdAt,
      expiresAt,
      blob: file.blob,
      recipients: withTurns(listed),
      ...fresh,
    });
  },
  RequestBegunByLink: ({ data: { linkId, recipient } }) => change(() => ({ linkId, begunBy: recipient })),
  RequestOpened: ({ data: { recipient, at } }) =>
    changeRecipient(recipient, ({ status, openedAt }) => ({
      status: status === 'asked' ? 'opened' : status,
      openedAt: openedAt ?? at,
    })),
  RecipientSigned: ({ data: { recipient, file, at } }) => {
    const signed = changeRecipient(recipient, () => ({ status: 'signed', signedAt: at }));
    return (before) => {
      const after = signed(before);
      return (
        after && { ...after, blob: file.blob, isBeginnerDone: after.isBeginnerDone || after.begunBy === recipient }
      );
    };
  },
  RequestDeclined: ({ data: { recipient, at } }) => {
    const declined = changeRecipient(recipient, () => ({ status: 'declined', declinedAt: at }));
    return (before) => end('declined', at)(declined(before));
  },
  RequestHandedOn: ({ data }) => {
    const { recipient, to } = data;
    const handed = changeRecipient(recipient, ({ name }) => ({
      ...unasked,
      name: to.name,
      email: to.email,
      handedOnBy: name,
    }));
    return (before) => {
      const after = handed(before);
      return after && { ...after, mail: mailPlanAfter(after.mail, data) };
    };
  },
  RecipientReminded: ({ data: { recipient, at } }) => changeRecipient(recipient, () => ({ remindedAt: at })),
  MailAgainRequested: ({ data: { recipient, at } }) =>
    changeRecipient(recipient, () => ({ mailWantedAt: at, mailFailure: null })),
  RequestMailChosen: ({ data: { language, remindEvery, recipients } }) =>
    change(() => ({ mail: { language, remindEvery, recipients } })),
  RecipientNotified: ({ data: { recipient, about, at } }) =>
    changeRecipient(recipient, ({ reminders }) => ({
      notifiedAt: at,
      reminders: about === 'reminder' ? reminders + 1 : reminders,
      mailFailure: null,
    })),
  SenderNotified: ({ data: { at } }) => change(() => ({ senderNotifiedAt: at, senderMailFailure: null })),
  NotificationFailed: ({ data }) =>
    data.recipient === null
      ? change(() => ({ senderMailFailure: notedFailure(data) }))
      : changeRecipient(data.recipient, () => ({ mailFailure: notedFailure(data) })),
  RequestCancelled: ({ data: { at } }) => end('cancelled', at),
  RequestExpired: ({ data: { at } }) => end('expired', at),
  RequestCompleted: ({ data: { at } }) => end('completed', at),
  RequestFilesDeleted: () => change(() => ({ hasFile: false, blob: '' })),
});

/** Every signature request, and how far each of its recipients is. */
export const signatureRequests: Projection<SignatureRequestDocument> = {
  collection: {
    name: SIGNATURE_REQUESTS_COLLECTION,
    indexes: [
      ['status', 'expiresAt'],
      ['owner', 'createdAt'],
      ['hasFile', 'endedAt'],
      ['owner', 'hasFile', 'createdAt'],
      ['blob'],
      ['isMailed', 'mailAt'],
      ['linkId', 'isBeginnerDone'],
    ],
  },
  version: 5,

  changes(event) {
    const fold = foldOf(event);
    if (!fold || !('requestId' in event.data)) return [];
    const folded: Fold = (before) => {
      const after = fold(before);
      return after && withNextMail(after);
    };
    return [{ id: event.data.requestId, fold: folded }];
  },
};
