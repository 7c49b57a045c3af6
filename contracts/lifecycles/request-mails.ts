import { DAY_MS } from '../durations.js';
import { MAIL_REMINDERS_MAX, type MailProblem, type RecipientMail, type SenderMail } from '../request-mail.js';
import type { ScreenLanguage } from '../screen-languages.js';
import type { SignatureRequestStatus } from './signature-request-status.js';

/** Who gets mails about a request, in which language, and how many days lie between reminders (0: none). */
export interface MailPlan {
  readonly language: ScreenLanguage;
  readonly remindEvery: number;
  readonly recipients: readonly number[];
}

interface HandingOn {
  readonly recipient: number;
  readonly to: { readonly email: string };
}

/** The plan once a place was handed on: whoever has it now gets mails if they have an address. */
export const mailPlanAfter = (plan: MailPlan | null, { recipient, to }: HandingOn): MailPlan | null => {
  if (plan === null) return null;
  const others = plan.recipients.filter((number) => number !== recipient);
  return {
    ...plan,
    recipients: to.email === '' ? others : [...others, recipient].toSorted((one, other) => one - other),
  };
};

/** The last attempt to send a mail, which was not taken. */
export interface MailFailure {
  /** Counted from 1. */
  readonly attempt: number;
  readonly problem: MailProblem;
  /** Null where it is given up. */
  readonly nextAt: string | null;
}

/** Part of a failure that is kept. */
export const notedFailure = ({ attempt, problem, nextAt }: MailFailure): MailFailure => ({ attempt, problem, nextAt });

/** Facts about a recipient that say whether they get a mail. */
export interface MailedSigner {
  readonly number: number;
  readonly order: number;
  readonly signedAt: string | null;
  readonly declinedAt: string | null;
  readonly remindedAt: string | null;
  /** When the sender wanted another mail to go to them; null for never. */
  readonly mailWantedAt: string | null;
  readonly notifiedAt: string | null;
  readonly reminders: number;
  readonly mailFailure: MailFailure | null;
}

/** Facts about a request that say who gets a mail next. */
export interface MailedRequest {
  readonly status: SignatureRequestStatus | 'absent';
  readonly mail: MailPlan | null;
  readonly signers: readonly MailedSigner[];
  readonly endedAt: string | null;
  readonly senderNotifiedAt: string | null;
  readonly senderMailFailure: MailFailure | null;
}

/** A mail that is sent at a time, or as soon as it can be after that. */
export type NextMail = {
  readonly at: string;
  /** Attempts before this one. */
  readonly attempts: number;
} & (
  | { readonly recipient: number; readonly about: RecipientMail }
  | { readonly recipient: null; readonly about: SenderMail }
);

/** The mails that follow for a request, if nothing else happens to it. None once it is withdrawn or has expired. */
export const nextMails = (request: MailedRequest): readonly NextMail[] => {
  const { status, mail } = request;
  if (mail === null) return [];
  if (status === 'completed' || status === 'declined') return mailToSender(request, status);
  if (status !== 'open') return [];
  const left = request.signers.filter(({ signedAt }) => signedAt === null);
  const turn = Math.min(...left.map(({ order }) => order));
  return left
    .filter(({ number, order }) => order === turn && mail.recipients.includes(number))
    .flatMap((signer) => mailTo(signer, mail));
};

const mailToSender = (request: MailedRequest, about: SenderMail): readonly NextMail[] => {
  const { senderNotifiedAt, senderMailFailure: failure, endedAt } = request;
  if (senderNotifiedAt !== null) return [];
  const at = failure === null ? (endedAt ?? '') : failure.nextAt;
  return at === null ? [] : [{ recipient: null, about, at, attempts: failure?.attempt ?? 0 }];
};

const mailTo = (signer: MailedSigner, plan: MailPlan): readonly NextMail[] => {
  const { number: recipient, mailFailure: failure, notifiedAt } = signer;
  const about = notifiedAt === null ? 'turn' : 'reminder';
  const at = failure === null ? beginningOf(signer, plan) : failure.nextAt;
  return at === null ? [] : [{ recipient, about, at, attempts: failure?.attempt ?? 0 }];
};

/** The first moment of all where nobody waits for it: it is sent at once. */
const AT_ONCE = new Date(0).toISOString();

/** A sender who has reminded a recipient in another way has reminded them, too. */
const beginningOf = (signer: MailedSigner, { remindEvery }: MailPlan): string | null => {
  const { notifiedAt, remindedAt, mailWantedAt, reminders } = signer;
  if (notifiedAt === null) return AT_ONCE;
  if (mailWantedAt !== null && mailWantedAt > notifiedAt) return mailWantedAt;
  if (remindEvery === 0 || reminders >= MAIL_REMINDERS_MAX) return null;
  const last = remindedAt !== null && remindedAt > notifiedAt ? remindedAt : notifiedAt;
  return new Date(Date.parse(last) + remindEvery * DAY_MS).toISOString();
};
