import { addressParser } from 'postal-mime';
import { firstScreenLanguage, type ScreenLanguage } from '../../../contracts/screen-languages.js';
import { isMailAddress } from '../../platform/settings/mail-address.js';
import { comparableDomain, passesDmarc } from './authentication-results.js';
import type { MailHeader } from './mail-header.js';

/** Whose mails are let in. */
export interface SenderRules {
  /** Addresses, and domains that begin with `@`, in small letters. */
  readonly senders: readonly string[];
  /** The name of the mail server whose findings are believed. */
  readonly authserv: string;
  /** Addresses of this installation, in small letters: no mail of its own is answered. */
  readonly own: readonly string[];
}

/** The sender of a mail that is let in, and what an answer to it refers to. */
export interface Sender {
  /** In small letters. */
  readonly address: string;
  readonly name: string;
  readonly language: ScreenLanguage;
  readonly messageId: string | null;
  readonly references: readonly string[];
}

/** Why a mail is turned away. */
export type TurnedAway = 'no-sender' | 'automatic' | 'not-listed' | 'not-authenticated';

const NAME_MAX = 100;
const REFERENCES_MAX = 20;
const MESSAGE_ID = /<[!-;=?-~]{1,250}>/g;
const AUTOMATIC_PRECEDENCE: readonly string[] = ['bulk', 'list', 'junk', 'auto_reply'];

/** Whether a program wrote the mail, or many people get it: an answer could begin a loop (RFC 3834). */
const isAutomatic = (header: MailHeader): boolean => {
  const said = header.all('auto-submitted').map((value) => value.split(';', 1)[0]?.trim().toLowerCase());
  const precedence = header.all('precedence').map((value) => value.toLowerCase());
  return (
    said.some((value) => value !== 'no') ||
    precedence.some((value) => AUTOMATIC_PRECEDENCE.includes(value)) ||
    header.all('list-id').length + header.all('list-unsubscribe').length > 0 ||
    header.all('return-path').some((value) => /^<\s*>$/.test(value))
  );
};

const addressOf = (header: MailHeader): { readonly name: string; readonly address: string } | undefined => {
  const fields = header.all('from');
  const addresses = fields.flatMap((value) => addressParser(value, { flatten: true }));
  const [one] = addresses;
  const address = (one?.address ?? '').toLowerCase();
  return fields.length === 1 && addresses.length === 1 && isMailAddress(address)
    ? { name: (one?.name ?? '').slice(0, NAME_MAX), address }
    : undefined;
};

const isListed = (address: string, senders: readonly string[]): boolean => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return senders.some((sender) =>
    sender.startsWith('@') ? comparableDomain(sender.slice(1)) === comparableDomain(domain) : sender === address,
  );
};

/** The language that whoever wrote the mail has set: Outlook and others tell it. */
const languageOf = (header: MailHeader): ScreenLanguage => {
  const tags = [header.first('content-language'), header.first('accept-language')].flatMap((list) => list.split(','));
  return firstScreenLanguage(tags.map((tag) => tag.split(';', 1)[0]?.trim() ?? ''));
};

/** The sender of a mail, or why it is turned away. */
export const letIn = (header: MailHeader, { senders, authserv, own }: SenderRules): Sender | TurnedAway => {
  const from = addressOf(header);
  if (!from) return 'no-sender';
  const { address, name } = from;
  if (isAutomatic(header) || own.includes(address)) return 'automatic';
  if (!isListed(address, senders)) return 'not-listed';
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (!passesDmarc(header.all('authentication-results'), { authserv, domain })) return 'not-authenticated';
  const [messageId = null] = header.first('message-id').match(MESSAGE_ID) ?? [];
  const before = header.first('references').match(MESSAGE_ID) ?? [];
  const references = [...before.slice(-REFERENCES_MAX), ...(messageId === null ? [] : [messageId])];
  return { address, name, language: languageOf(header), messageId, references };
};
