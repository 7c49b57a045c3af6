import type { Owner } from '../owner.js';
import type { MailProblem } from '../request-mail.js';
import type { EventOf } from './event.js';

interface OfMail {
  readonly mailId: string;
  /** Whose its runs are. */
  readonly owner: Owner;
  readonly at: string;
}

/** A file that was attached to a mail, and its run; null for one that none can begin with. */
export interface MailedFile {
  readonly name: string;
  readonly runId: string | null;
}

/** How a mail that came in has ended: whether everything that was attached went through. */
export type MailOutcome = 'done' | 'failed';

/** Stream `mail-{mailId}`: a mail that came in, of a sender who is let in. Owner: services/accounts. */
export type MailEvent =
  /** Its runs begin next. */
  | EventOf<'MailTaken', OfMail & { sender: string; files: readonly MailedFile[] }>
  /** Its sender was told what came of it; `problem` says why the answer was not taken. The mail is put away next. */
  | EventOf<'MailAnswered', OfMail & { outcome: MailOutcome; problem: MailProblem | null }>;
