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
  const turn = orderNow({
    signers: recipients.map((one) => ({ ...one, digest: '', password: null, remindedAt: null })),
  });
  return recipients.map((one) => (one.status === 'waiting' && one.order === turn ? { ...one, status: 'asked' } : one));
};

const end = (status: SignatureRequestStatus, endedAt: string): Fold => change(() => ({ status, endedAt }));

const foldOf = byEventType<Fold>({
  SignatureRequested: ({ data: { requestId: id, owner, name, at: createdAt, expiresAt, file, recipients } }) => {
    const unasked = { status: 'waiting', openedAt: null, signedAt: null, declinedAt: null } as const;
    const listed = recipients.map(({ number, name: called, email, order }) => ({
      number,
      name: called,
      email,
      order,
      ...unasked,
    }));
    const fresh = { status: 'open', endedAt: '', hasFile: true } as const;
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
  RequestOpened: ({ data: { recipient, at } }) =>
    changeRecipient(recipient, ({ status, openedAt }) => ({
      status: status === 'asked' ? 'opened' : status,
      openedAt: openedAt ?? at,
    })),
  RecipientSigned: ({ data: { recipient, file, at } }) => {
    const signed = changeRecipient(recipient, () => ({ status: 'signed', signedAt: at }));
    return (before) => {
      const after = signed(before);
      return after && { ...after, blob: file.blob };
    };
  },
  RequestDeclined: ({ data: { recipient, at } }) => {
    const declined = changeRecipient(recipient, () => ({ status: 'declined', declinedAt: at }));
    return (before) => end('declined', at)(declined(before));
  },
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
    ],
  },
  version: 1,

  changes(event) {
    const fold = foldOf(event);
    return fold && 'requestId' in event.data ? [{ id: event.data.requestId, fold }] : [];
  },
};
