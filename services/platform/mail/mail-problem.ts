import type { MailProblem } from '../../../contracts/request-mail.js';

/** Codes of nodemailer and of sockets. */
const problems: Readonly<Record<string, MailProblem>> = {
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  ETLS: 'insecure',
  EREQUIRETLS: 'insecure',
  ETIMEDOUT: 'too-slow',
  EABORT: 'too-slow',
  EDNS: 'unreachable',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNREFUSED: 'unreachable',
};

/** Answers of a server from this number on are for good. */
const LASTING_CODE_MIN = 500;
const AT_RECIPIENT = /^(RCPT TO|DATA)/;
const CERTIFICATE = /certificate|self-signed|altnames|wrong version number|ssl routines/i;

/** The obstacle in an error of nodemailer. A mail is refused where the server will not take it for this person, ever. */
export const mailProblemOf = (error: unknown): MailProblem => {
  if (typeof error !== 'object' || error === null) return 'failed';
  const { name, code, message }: MailError = error;
  if (name === 'TimeoutError') return 'too-slow';
  const known = problems[code ?? ''];
  if (known === 'unreachable' && CERTIFICATE.test(message ?? '')) return 'insecure';
  return known ?? (isLasting(error) ? 'refused' : 'failed');
};

const isLasting = ({ responseCode = 0, command = '' }: MailError): boolean =>
  responseCode >= LASTING_CODE_MIN && AT_RECIPIENT.test(command);

interface MailError {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}
