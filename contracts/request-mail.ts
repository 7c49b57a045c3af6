/** Why a recipient of a signature request gets a mail: their turn has come, or they are reminded of it. */
export type RecipientMail = 'turn' | 'reminder';
/** Why its sender gets one. */
export type SenderMail = 'completed' | 'declined';

/** The obstacle that kept a mail from being taken. */
export const mailProblems = [
  'refused',
  'unreachable',
  'too-slow',
  'insecure',
  'sign-in',
  'no-address',
  'failed',
] as const;
/** One of {@link mailProblems}. */
export type MailProblem = (typeof mailProblems)[number];

/** A recipient is reminded by mail so often at most. */
export const MAIL_REMINDERS_MAX = 10;
/** Days between reminders; 0 for none. */
export const REMIND_EVERY_DAYS = { min: 0, max: 14, initial: 3 } as const;
