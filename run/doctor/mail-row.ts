import type { MailProblem } from '../../contracts/request-mail.js';
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

/** Whether the mail server answers and lets this installation in. The setting is named and not shown: it has a password. */
export const mailRow = async (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>, timeoutMs = TIMEOUT_MS): Promise<Row> => {
  const mailer = openMailer(config, timeoutMs);
  if (!mailer) return ok(NAME, 'none is sent: SMTP_URL is not set; senders of signature requests copy the links');
  const problem = await mailer.ask();
  if (problem === null) return ok(NAME, `the server of SMTP_URL answers; mails come from ${config.MAIL_FROM ?? ''}`);
  return wrong(NAME, `the server of SMTP_URL ${problems[problem]}`, 'correct SMTP_URL, or let this machine reach it');
};
