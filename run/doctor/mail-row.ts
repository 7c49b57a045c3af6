import type { MailProblem } from '../../contracts/request-mail.js';
import { mailboxProblemOf, openMailbox } from '../../services/accounts/mail-in/mailbox.js';
import { openMailer } from '../../services/platform/mail/mailer.js';
import type { Config } from '../../services/platform/settings/config.js';
import { ok, wrong, type Row } from './doctor-row.js';

const NAME = 'mail';
const TIMEOUT_MS = 5000;

const problems: Readonly<Record<MailProblem, string>> = {
  unreachable: 'cannot be reached from here',
  'too-slow': 'does not answer within five seconds',
  insecure: 'offers no connection that is secure: no TLS, or a certificate that is not trusted',
  'sign-in': 'refuses the user or the password',
  refused: 'refuses this installation',
  'no-address': 'is no address',
  failed: 'answers something else than expected',
};

const MAIL_IN = 'mail in';

/** Whether the mailbox of mail in can be opened. The setting is named and not shown: it has a password. */
export const mailInRow = async (
  { MAIL_IN_URL, MAIL_IN_SENDERS = [], MAIL_IN_AUTHSERV = '' }: Partial<Config>,
  timeoutMs = TIMEOUT_MS,
): Promise<Row> => {
  if (MAIL_IN_URL === undefined) return ok(MAIL_IN, 'no mails are taken in: MAIL_IN_URL is not set');
  try {
    const mailbox = await openMailbox({ address: MAIL_IN_URL, timeLimitMs: timeoutMs });
    await mailbox.close();
    const who = `${MAIL_IN_SENDERS.length} entries of MAIL_IN_SENDERS, whom ${MAIL_IN_AUTHSERV} has found to be authentic`;
    return ok(MAIL_IN, `the mailbox of MAIL_IN_URL opens; mails are taken in from ${who}`);
  } catch (error) {
    const problem = problems[mailboxProblemOf(error)];
    return wrong(MAIL_IN, `the server of MAIL_IN_URL ${problem}`, 'correct MAIL_IN_URL, or let this machine reach it');
  }
};

/** Whether the mail server answers and lets this installation in. The setting is named and not shown: it has a password. */
export const mailRow = async (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>, timeoutMs = TIMEOUT_MS): Promise<Row> => {
  const mailer = openMailer(config, timeoutMs);
  if (!mailer) return ok(NAME, 'none is sent: SMTP_URL is not set; senders of signature requests copy the links');
  const problem = await mailer.ask();
  if (problem === null) return ok(NAME, `the server of SMTP_URL answers; mails come from ${config.MAIL_FROM ?? ''}`);
  return wrong(NAME, `the server of SMTP_URL ${problems[problem]}`, 'correct SMTP_URL, or let this machine reach it');
};
