import { streamOf } from '../../../contracts/events/domain-event.js';
import type { MailProblem } from '../../../contracts/request-mail.js';
import { handle } from '../../platform/event-store/streams.js';
import type { Running } from '../../platform/leases/hold-lease.js';
import { runPeriodically } from '../../platform/leases/run-periodically.js';
import type { Mailer } from '../../platform/mail/mailer.js';
import { answerTo, type Answer } from './answer-mail.js';
import { incomingMail } from './incoming-mail.decider.js';
import { keepMailbox, type KeptMailbox } from './keep-mailbox.js';
import { isUnreadable, type Mailbox } from './mailbox.js';
import { beginRuns, judge, workedFiles, type MailAtWork, type TakingParts, type Verdict } from './take-mail.js';

/** How often it is looked whether runs have ended; the mail server tells of new mails by itself. */
const LOOK_EVERY_MS = 1000;
/** Mails at work at a time; others wait in the inbox. */
const MAILS_AT_WORK_MAX = 5;
/** A mail whose description breaks off the connection so often is put away unread. */
const UNREADABLE_MAX = 3;

/** Attempts to send an answer: the last is made about ten hours after the first. */
const ANSWER_ATTEMPTS_MAX = 16;
const ANSWER_AGAIN_MS = 5000;
const ANSWER_AGAIN_MAX_MS = 60 * 60_000;
/** A mail that could not be worked on, as while a store was away, is tried again so much later. */
const AGAIN_MS = 2000;
const LASTING: readonly MailProblem[] = ['refused', 'no-address'];

export interface MailInParts extends TakingParts {
  /** As `MAIL_IN_URL` has it. */
  readonly address: string;
  readonly mailer: Mailer;
  /** Address of this installation, which links begin with. */
  readonly site: string;
  readonly lookEveryMs?: number;
  /** Until a server that is away is tried again, the first time. */
  readonly firstDelayMs?: number;
  /** How often it is looked for mails where the server tells of none. */
  readonly lookAgainMs?: number;
}

/** A mail at work, with the attempts to answer it. */
interface Work {
  readonly mail: MailAtWork;
  attempts: number;
  nextAttemptAt: number;
  /** Undefined until the answer was sent: it is not sent again where noting that fails. */
  sent: Noted | undefined;
  /** Undefined until it is answered. */
  isDone: boolean | undefined;
}

interface Watch {
  readonly parts: MailInParts;
  readonly kept: KeptMailbox;
  /** The mails at work by their ids. */
  readonly works: Map<string, Work>;
  /** How often the server's description of a mail could not be read, by its number. */
  readonly unreadable: Map<number, number>;
}

/** Runs a workflow on each file that is mailed to an address, and answers with the results. One process does it. */
export const watchMailbox = (parts: MailInParts): Running => {
  const { address, log, firstDelayMs, lookAgainMs } = parts;
  const connection = keepMailbox({ address, log, firstDelayMs, lookAgainMs });
  const watch: Watch = { parts, kept: connection, works: new Map(), unreadable: new Map() };
  const looking = runPeriodically(parts.lookEveryMs ?? LOOK_EVERY_MS, log, () => lookOnce(watch));
  return {
    stop: async () => {
      await looking.stop();
      await connection.close();
    },
  };
};

const lookOnce = async (watch: Watch): Promise<void> => {
  const { kept, works } = watch;
  const mailbox = await kept.open();
  if (mailbox && kept.hasNews()) await guarded(watch, undefined, () => takeNew(watch, mailbox));
  for (const work of works.values()) await guarded(watch, work, () => goOn(watch, work, mailbox));
};

/** A mail that cannot be worked on now keeps no other from being so. */
const guarded = async ({ parts, kept }: Watch, work: Work | undefined, task: () => Promise<void>): Promise<void> => {
  try {
    await task();
  } catch (error) {
    const { log } = parts;
    kept.lookSoon();
    if (work) work.nextAttemptAt = performance.now() + AGAIN_MS;
    const isAway = (await kept.open()) === undefined;
    if (isAway)
      log.warn({ mail: work?.mail.mailId }, 'the connection to MAIL_IN_URL was lost; work goes on once it is back');
    else log.error({ error, mail: work?.mail.mailId }, 'a mail could not be worked on; it is tried again');
  }
};

const takeNew = async (watch: Watch, mailbox: Mailbox): Promise<void> => {
  const { works, unreadable } = watch;
  for (const { mail } of works.values()) if (mail.uidValidity !== mailbox.uidValidity) works.delete(mail.mailId);
  const atWork = new Set(Array.from(works.values(), ({ mail }) => mail.uid));
  const uids = await mailbox.list();
  for (const uid of unreadable.keys()) if (!uids.includes(uid)) unreadable.delete(uid);
  for (const uid of uids) {
    if (works.size >= MAILS_AT_WORK_MAX) return;
    if (!atWork.has(uid)) await lookAt(watch, mailbox, uid);
  }
};

const lookAt = async (watch: Watch, mailbox: Mailbox, uid: number): Promise<void> => {
  const { parts, unreadable } = watch;
  const failures = unreadable.get(uid) ?? 0;
  if (failures >= UNREADABLE_MAX) {
    parts.log.warn({ uid, why: 'unreadable' }, 'a mail was turned away');
    await mailbox.move(uid, 'Failed');
    return;
  }
  try {
    const looked = await mailbox.look(uid);
    if (!looked) return;
    const verdict = await judge(parts, { uid, mailbox, looked });
    await actUpon(watch, { mailbox, uid, verdict });
  } catch (error) {
    if (isUnreadable(error)) unreadable.set(uid, failures + 1);
    throw error;
  }
};

interface Judged {
  readonly mailbox: Mailbox;
  readonly uid: number;
  readonly verdict: Verdict;
}

const actUpon = async ({ parts, works }: Watch, { mailbox, uid, verdict }: Judged): Promise<void> => {
  switch (verdict.is) {
    case 'turned-away': // whoever is not let in gets no answer, and no address of theirs is kept
      parts.log.warn({ uid, why: verdict.why }, 'a mail was turned away');
      return mailbox.move(uid, 'Failed');
    case 'answered':
      // The same mail was delivered twice: the first of the two is still being put away.
      return works.has(verdict.mailId) ? undefined : mailbox.move(uid, verdict.isDone ? 'Done' : 'Failed');
    case 'waiting':
      return undefined;
    case 'work': {
      const { mail } = verdict;
      if (works.has(mail.mailId)) return;
      works.set(mail.mailId, { mail, attempts: 0, nextAttemptAt: 0, sent: undefined, isDone: undefined });
      parts.log.info({ mail: mail.mailId, files: mail.files.length }, 'a mail was taken in');
    }
  }
};

/** Takes a mail as far as it can go now. */
const goOn = async (watch: Watch, work: Work, mailbox: Mailbox | undefined): Promise<void> => {
  const { parts } = watch;
  const { mail } = work;
  if (performance.now() < work.nextAttemptAt) return;
  if (!isRead(mail) && mailbox) await beginRuns(parts, mail, mailbox);
  if (work.isDone === undefined && isRead(mail)) await answer(parts, work);
  if (work.isDone !== undefined && mailbox?.isOpen()) await putAway(watch, mailbox, { mail, isDone: work.isDone });
};

const isRead = ({ read, files }: MailAtWork): boolean => read.size === files.length;

interface Ended extends Pick<Answer, 'isDone'> {
  readonly mail: MailAtWork;
}

const putAway = async ({ works, kept }: Watch, mailbox: Mailbox, { mail, isDone }: Ended): Promise<void> => {
  await mailbox.move(mail.uid, isDone ? 'Done' : 'Failed');
  works.delete(mail.mailId);
  kept.lookSoon();
};

/** Sends the answer once all runs have ended, and again later where the mail server does not take it. */
const answer = async (parts: MailInParts, work: Work): Promise<void> => {
  work.sent ??= await send(parts, work);
  if (work.sent) await noteAnswer(parts, work, work.sent);
};

/** The outcome that is to be noted; undefined where the answer is to be sent later. */
const send = async (parts: MailInParts, work: Work): Promise<Noted | undefined> => {
  const { mail } = work;
  const { mailId, sender, subject, asked } = mail;
  const workflow = 'steps' in asked ? asked.name : parts.workflow;
  const answer = await answerTo(parts, { mailId, sender, subject, workflow, files: workedFiles(mail) });
  if (!answer) return undefined;
  const problem = await parts.mailer.send(answer.mail);
  work.attempts += 1;
  if (problem !== null && !LASTING.includes(problem) && work.attempts < ANSWER_ATTEMPTS_MAX) {
    work.nextAttemptAt = performance.now() + Math.min(ANSWER_AGAIN_MS * 2 ** work.attempts, ANSWER_AGAIN_MAX_MS);
    parts.log.warn({ mail: mailId, problem }, 'the answer to a mail was not taken; it is sent again later');
    return undefined;
  }
  return { problem, isDone: answer.isDone && problem === null };
};

interface Noted extends Pick<Answer, 'isDone'> {
  readonly problem: MailProblem | null;
}

const noteAnswer = async (parts: MailInParts, work: Work, { problem, isDone }: Noted): Promise<void> => {
  const { mailId } = work.mail;
  const command = { type: 'NoteAnswer', outcome: isDone ? 'done' : 'failed', problem, now: parts.clock() } as const;
  await handle(parts.store, { stream: streamOf('mail', mailId), decider: incomingMail, command });
  work.isDone = isDone;
  parts.log.info({ mail: mailId, isDone, problem }, 'a mail was answered');
};
