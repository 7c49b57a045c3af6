import type { NextMail } from '../../../../contracts/lifecycles/request-mails.js';
import { USERS_COLLECTION, type UserDocument } from '../../../../contracts/read-models/user-document.js';
import type { Documents } from '../../../platform/documents/documents.js';
import type { Mail } from '../../../platform/mail/mailer.js';
import type { RequestTokens } from '../../../platform/secrets/request-tokens.js';
import type { SignatureRequestState } from '../../../platform/signature-requests/signature-request.decider.js';
import { spokenIn } from '../../../platform/text/spoken-in.js';
import { tokenOf } from '../request-token.js';
import { mailToRecipient, mailToSender } from './request-mail.js';

interface Parts {
  readonly documents: Pick<Documents, 'get'>;
  readonly tokens: RequestTokens;
  /** Address of this installation, which links begin with. */
  readonly site: string;
  /** The name that administrators gave it; null for none. */
  readonly siteName: string | null;
}

interface Due {
  readonly id: string;
  readonly request: SignatureRequestState;
  readonly mail: NextMail;
}

/** The mail that is due, with the address it goes to; undefined where nobody is there any more to send or get it. */
export const addressedMail = async (parts: Parts, due: Due): Promise<Omit<Mail, 'id'> | undefined> => {
  const { context } = due.request;
  const sender = await parts.documents.get<UserDocument>(USERS_COLLECTION, context.owner);
  if (!sender || context.mail === null) return undefined;
  return due.mail.recipient === null ? toSender(parts, due, sender) : toRecipient(parts, due, sender);
};

const toSender = (
  { site, siteName }: Parts,
  { request: { context }, mail }: Due,
  { name, email }: UserDocument,
): Omit<Mail, 'id'> | undefined => {
  if (mail.recipient !== null || email === null || context.mail === null) return undefined;
  const declined = context.signers.find(({ declinedAt }) => declinedAt !== null);
  const words = mailToSender(spokenIn(context.mail.language), {
    about: mail.about,
    sender: name,
    document: context.name,
    recipient: declined?.name ?? '',
    reason: context.reason,
    link: `${site}/signature-requests`,
    siteName,
  });
  return { to: { name, address: email }, ...words };
};

const toRecipient = (
  { site, siteName, tokens }: Parts,
  { id, request: { context }, mail }: Due,
  { name: sender }: UserDocument,
): Omit<Mail, 'id'> | undefined => {
  const signer = context.signers.find(({ number }) => number === mail.recipient);
  if (!signer || mail.recipient === null || context.mail === null) return undefined;
  const words = mailToRecipient(spokenIn(signer.language ?? context.mail.language), {
    about: mail.about,
    recipient: signer.name,
    sender,
    document: context.name,
    message: context.message,
    link: `${site}/sign/${tokenOf(tokens, id, signer)}`,
    siteName,
    hasPassword: signer.password !== null,
    expiresAt: context.expiresAt,
  });
  return { to: { name: signer.name, address: signer.email }, ...words };
};
