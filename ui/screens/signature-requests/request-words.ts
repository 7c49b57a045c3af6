import type { RequestFieldKind } from '../../../contracts/events/signature-request.js';
import type {
  RecipientStatus,
  SignatureRequestStatus,
} from '../../../contracts/lifecycles/signature-request-status.js';
import type { MailProblem } from '../../../contracts/request-mail.js';
import type { PlainText } from '../../../contracts/texts/text-catalogue.js';

export const fieldWords: Readonly<Record<RequestFieldKind, PlainText>> = {
  signature: 'Signature',
  initials: 'Initials',
  name: 'Name',
  date: 'Date signed',
  text: 'Text',
  check: 'Tick box',
};

export const requestWords: Readonly<Record<SignatureRequestStatus, PlainText>> = {
  open: 'Open',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Withdrawn',
  expired: 'Expired',
};

export const mailWords: Readonly<Record<MailProblem, PlainText>> = {
  refused: 'the mail server refused it',
  unreachable: 'the mail server cannot be reached',
  'too-slow': 'the mail server took too long',
  insecure: 'the connection to the mail server is not secure',
  'sign-in': 'the mail server does not let this installation in',
  'no-address': 'there is no address that mails can be sent to',
  failed: 'the mail server did not take it',
};

export const recipientWords: Readonly<Record<RecipientStatus, PlainText>> = {
  waiting: 'Waits for others',
  asked: 'Has not opened it yet',
  opened: 'Has opened it',
  signed: 'Has signed',
  declined: 'Will not sign',
};
