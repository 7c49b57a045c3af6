import { createTransport, type Transporter } from 'nodemailer';
import type { MailProblem } from '../../../contracts/request-mail.js';
import { mailServerOf } from '../settings/mail-server.js';
import { mailAddressOf, type MailAddress } from '../settings/mail-address.js';
import type { Config } from '../settings/config.js';
import { mailProblemOf } from './mail-problem.js';

/** A mail to one person, in letters and as a page. */
export interface Mail {
  /** The same each time that the same mail is sent, so that whoever gets it twice can know. */
  readonly id: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For one that answers a mail: its Message-ID, and those of the mails before, as headers have them. */
  readonly answers?: { readonly inReplyTo: string | null; readonly references: readonly string[] };
  readonly attachments?: readonly MailAttachment[];
}

/** A file that goes along. */
export interface MailAttachment {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer | string;
}

export interface Mailer {
  /** The obstacle; null once the server has taken it. */
  readonly send: (mail: Mail) => Promise<MailProblem | null>;
  /** Whether the server answers and lets this installation in: the obstacle, or null. */
  readonly ask: () => Promise<MailProblem | null>;
}

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;

/** A server may take this long for one mail. */
const TIME_LIMIT_MS = 30_000;

/** Undefined where no mail server is set up. */
export const openMailer = (
  { SMTP_URL, MAIL_FROM = '' }: MailSettings,
  timeLimitMs = TIME_LIMIT_MS,
): Mailer | undefined => {
  const from = mailAddressOf(MAIL_FROM);
  if (SMTP_URL === undefined || from === undefined) return undefined;
  const transport = createTransport({
    ...mailServerOf(SMTP_URL),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (mail) => problemIn(() => send(transport, { mail, from, timeLimitMs })),
    ask: () => problemIn(() => within(timeLimitMs, transport.verify())),
  };
};

const problemIn = async (task: () => Promise<unknown>): Promise<MailProblem | null> => {
  try {
    await task();
    return null;
  } catch (error) {
    return mailProblemOf(error);
  }
};

interface Sending {
  readonly mail: Mail;
  readonly from: MailAddress;
  readonly timeLimitMs: number;
}

const send = (transport: Transporter, { mail, from, timeLimitMs }: Sending): Promise<unknown> => {
  const { id, to, subject, text, html, answers, attachments = [] } = mail;
  const [, host = ''] = from.address.split('@');
  return transport.sendMail({
    from: headerAddress(from),
    to: headerAddress(to),
    envelope: { from: from.address, to: [to.address] },
    messageId: `<${id}@${host}>`,
    subject: oneLine(subject),
    text,
    html,
    headers: { 'Auto-Submitted': answers ? 'auto-replied' : 'auto-generated' }, // RFC 3834: no out-of-office replies
    ...(answers && { references: [...answers.references] }),
    ...(typeof answers?.inReplyTo === 'string' && { inReplyTo: answers.inReplyTo }),
    attachments: attachments.map(({ name, mime, content }) => ({
      filename: oneLine(name),
      contentType: mime,
      contentDisposition: 'attachment',
      content,
    })),
    signal: AbortSignal.timeout(timeLimitMs),
  });
};

const headerAddress = ({ name, address }: MailAddress) => ({ name: oneLine(name), address });

const LINE_MAX = 200;

/** Texts that people typed stay one line of a header, and can begin no other. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX);

const within = async (timeLimitMs: number, task: Promise<unknown>): Promise<unknown> => {
  const late = AbortSignal.timeout(timeLimitMs);
  const lateness = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason as Error), { once: true });
  });
  return Promise.race([task, lateness]);
};
