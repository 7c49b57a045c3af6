import { isIP } from 'node:net';
import { z } from 'zod';
import { isMailAddress } from './mail-address.js';

const PORTS = { 'imaps:': 993, 'imap:': 143 } as const;

const MAILBOX_FORM =
  'an address such as imaps://user:password@mail.example.org or imap://user:password@mail.example.org:143, signs in user and password written as %40 and the like';
const SENDERS_FORM = 'addresses such as ada@example.org, or domains such as @example.org, separated by commas';

/** How a mailbox is reached. */
export interface MailboxServer {
  readonly host: string;
  readonly port: number;
  /** Whether TLS comes first. */
  readonly secure: boolean;
  /** Whether TLS has to be asked for before the password is said. */
  readonly doSTARTTLS: boolean;
  readonly auth: { readonly user: string; readonly pass: string };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** A password is said in the clear to this machine alone. */
export const mailboxServerOf = (address: string): MailboxServer => {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'imaps:';
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return {
    host,
    port: port === '' ? PORTS[secure ? 'imaps:' : 'imap:'] : Number(port),
    secure,
    doSTARTTLS: !secure && !isLoopback(host),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
};

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** A host, a user and a password, and nothing that would have no effect. */
const isMailbox = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password, pathname, search, hash } = new URL(address);
  const isWhole = hostname !== '' && username !== '' && password !== '';
  return isWhole && ['', '/'].includes(pathname) && search + hash === '' && isDecodable(username + password);
};

const isSender = (text: string): boolean => isMailAddress(text) || (text.startsWith('@') && isMailAddress(`a${text}`));

/** A mailbox whose mails are worked on by themselves. */
export const mailInSettings = {
  MAIL_IN_URL: z
    .url({ protocol: /^imaps?$/, error: MAILBOX_FORM })
    .refine(isMailbox, { error: MAILBOX_FORM })
    .optional(),
  /** The workflow that attached files go through, by its id, or a tool with its usual options. */
  MAIL_IN_WORKFLOW: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, { error: 'the id of a workflow or of a tool' })
    .optional(),
  /** Whose mails are worked on. */
  MAIL_IN_SENDERS: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(z.string().refine(isSender, { error: SENDERS_FORM })).min(1, { error: SENDERS_FORM }))
    .optional(),
  /** The name under which the mail server writes what it found out about senders (RFC 8601). */
  MAIL_IN_AUTHSERV: z
    .string()
    .regex(/^[^\s;()"=\\]{1,253}$/, {
      error: 'the first word of the Authentication-Results that the mail server writes, such as mx.example.org',
    })
    .transform((name) => name.toLowerCase())
    .optional(),
};

/** Settings of mail in of which each needs the others. */
export const mailInTogether = ['MAIL_IN_URL', 'MAIL_IN_WORKFLOW', 'MAIL_IN_SENDERS', 'MAIL_IN_AUTHSERV'] as const;
