import { ImapFlow } from 'imapflow';
import type { Readable } from 'node:stream';
import { MB } from '../../../contracts/byte-sizes.js';
import type { MailProblem } from '../../../contracts/request-mail.js';
import { mailboxServerOf } from '../../platform/settings/mail-in-settings.js';
import type { MailPart } from './attached-files.js';

/** Where mails are put away. */
export type MailFolder = 'Done' | 'Failed';

/** A mail as it is looked at before anything of it is read. */
export interface LookedAt {
  /** Its first bytes, as many as a header may have. */
  readonly beginning: Buffer;
  /** Whether these are all. */
  readonly isWhole: boolean;
  /** Undefined where the server describes none, or one that is nested too deep. */
  readonly structure: MailPart | undefined;
}

/** The inbox on a mail server, while the connection lasts. */
export interface Mailbox {
  /** Changes when the server has numbered its mails anew. */
  readonly uidValidity: string;
  readonly isOpen: () => boolean;
  /** Numbers of the mails in the inbox, the oldest first. */
  readonly list: () => Promise<readonly number[]>;
  /** Undefined for one that is gone. */
  readonly look: (uid: number) => Promise<LookedAt | undefined>;
  /** The content of a part, cut off after so many bytes; undefined where the mail is gone. */
  readonly read: (uid: number, part: string, maxBytes: number) => Promise<Readable | undefined>;
  /** Does nothing where the mail is gone. */
  readonly move: (uid: number, folder: MailFolder) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** No header is longer; what is cut off is never read. */
const HEADER_MAX_BYTES = MB / 4;
/** The pieces in which the content of a file is asked for. */
const CHUNK_BYTES = MB;

/** Bounds of single answers, so that no mail takes up the memory of this process. */
const ANSWER_LIMITS = {
  maxLineLength: 16 * MB,
  maxLiteralSize: 16 * MB,
  maxResponseSize: 32 * MB,
  maxResponseTokens: 500_000,
} as const;

const TIME_LIMIT_MS = 30_000;
/** A connection on which so long nothing was heard is begun anew. */
const QUIET_MS = 5 * 60_000;
/** From the last command until the server is asked to tell what is new. */
const IDLE_AFTER_MS = 500;

interface Opening {
  /** As `MAIL_IN_URL` has it. */
  readonly address: string;
  /** Called when mails come or go. */
  readonly onNews?: () => void;
  readonly timeLimitMs?: number;
}

/** @throws what {@link mailboxProblemOf} names. */
export const openMailbox = async ({
  address,
  onNews = () => undefined,
  timeLimitMs = TIME_LIMIT_MS,
}: Opening): Promise<Mailbox> => {
  const client = new ImapFlow({
    ...mailboxServerOf(address),
    ...ANSWER_LIMITS,
    logger: false,
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: QUIET_MS,
    autoIdleDelay: IDLE_AFTER_MS,
  });
  client.on('error', () => client.close()); // whoever waits for an answer gets the error
  client.on('exists', onNews);
  client.on('close', onNews);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen('INBOX');
    return mailboxOf(client, String(uidValidity));
  } catch (error) {
    client.close();
    throw error;
  }
};

const mailboxOf = (client: ImapFlow, uidValidity: string): Mailbox => {
  const createdFolders = new Set<MailFolder>();
  const make = async (folder: MailFolder): Promise<void> => {
    if (!createdFolders.has(folder)) await client.mailboxCreate(['Docket', folder]);
    createdFolders.add(folder);
  };
  return {
    uidValidity,
    isOpen: () => client.usable,
    list: async () => {
      const uids = await client.search({ deleted: false }, { uid: true });
      return uids ? uids.toSorted((one, other) => one - other) : [];
    },
    look: async (uid) => {
      const source = { start: 0, maxLength: HEADER_MAX_BYTES };
      const message = await client.fetchOne(String(uid), { uid: true, bodyStructure: true, source }, { uid: true });
      if (!message || !message.source) return undefined;
      const { source: beginning, bodyStructure } = message;
      return { beginning, isWhole: beginning.length < HEADER_MAX_BYTES, structure: bodyStructure };
    },
    read: async (uid, part, maxBytes) => {
      const options = { uid: true, maxBytes, chunkSize: CHUNK_BYTES, decodeText: false };
      const { content } = await client.download(String(uid), part, options);
      return content;
    },
    move: async (uid, folder) => {
      await make(folder);
      await client.messageMove(String(uid), ['Docket', folder], { uid: true });
    },
    close: async () => {
      if (client.usable) await client.logout().catch(() => client.close());
      else client.close();
    },
  };
};

/** Codes of imapflow and of sockets. */
const problems: Readonly<Record<string, MailProblem>> = {
  CONNECT_TIMEOUT: 'too-slow',
  GREETING_TIMEOUT: 'too-slow',
  UPGRADE_TIMEOUT: 'too-slow',
  ETIMEOUT: 'too-slow',
  ETIMEDOUT: 'too-slow',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EPIPE: 'unreachable',
  NoConnection: 'unreachable',
  EConnectionClosed: 'unreachable',
  ClosedAfterConnectText: 'unreachable',
  ClosedAfterConnectTLS: 'unreachable',
  STARTTLS_INJECTION: 'insecure',
};
const INSECURE = /certificate|self-signed|altnames|wrong version number|ssl routines|starttls|tls/i;

interface MailboxError {
  readonly code?: string;
  readonly message?: string;
  readonly authenticationFailed?: boolean;
}

/** The obstacle in an error of the connection to a mailbox. */
export const mailboxProblemOf = (error: unknown): MailProblem => {
  if (typeof error !== 'object' || error === null) return 'failed';
  const { code = '', message = '', authenticationFailed = false }: MailboxError = error;
  if (authenticationFailed) return 'sign-in';
  return problems[code] ?? (INSECURE.test(`${code} ${message}`) ? 'insecure' : 'failed');
};

const UNREADABLE =
  /^(ParserError|MAX_IMAP_NESTING|LineTooLarge|LiteralTooLarge|ResponseTooLarge|TooManyTokens|ResponseProcessingFailed)/;

/** Whether a mail is such that the server's answer about it cannot be read, rather than the connection lost. */
export const isUnreadable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && UNREADABLE.test((error as MailboxError).code ?? '');
