import type { SignatureRequestEvent } from './events/signature-request.js';
import type { PlainText } from './texts/text-catalogue.js';

/** Names of the events of a signature request, on its audit page and in the log. */
export const requestEventNames = {
  SignatureRequested: 'Signatures requested',
  RequestOpened: 'Signature request opened',
  RecipientSigned: 'Signed by a recipient',
  RequestDeclined: 'Signature declined',
  RequestBegunByLink: 'Begun by a link for many people',
  HandingOnAllowed: 'Handing on allowed',
  RequestHandedOn: 'Handed on to somebody else',
  RecipientLanguagesChosen: 'Languages of the recipients chosen',
  MailAgainRequested: 'Mail to a recipient wanted again',
  RecipientReminded: 'Recipient reminded',
  RequestMailChosen: 'Sending by mail chosen',
  RecipientNotified: 'Mail to a recipient sent',
  SenderNotified: 'Mail to the sender sent',
  NotificationFailed: 'Mail not sent',
  RequestCancelled: 'Signature request withdrawn',
  RequestExpired: 'Signature request expired',
  RequestCompleted: 'Signature request completed',
  RequestFilesDeleted: 'Files of the signature request deleted',
} as const satisfies Record<SignatureRequestEvent['type'], PlainText>;
