import { decodeWords } from 'postal-mime';
import { Refusal, refusals } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { maxBytesOf } from '../../../contracts/files.js';
import { checkSteps, savedSteps } from '../../../contracts/workflows/check-steps.js';
import type { Attempts } from '../../platform/attempts/attempts.js';
import { eventIdOf, handle, load } from '../../platform/event-store/streams.js';
import type { Log } from '../../platform/settings/logger.js';
import { workflowRun } from '../../platform/workflows/workflow-run.decider.js';
import { askedFor, beginRun, guestsOfOrigins, typeOfTaken, type Asked, type RunParts } from '../taken/run-of-file.js';
import type { WorkedFile } from './answer-mail.js';
import type { FileFailure } from './answer-words.js';
import { attachedFiles, type AttachedFile } from './attached-files.js';
import { incomingMail } from './incoming-mail.decider.js';
import { letIn, type Sender, type SenderRules, type TurnedAway } from './let-in.js';
import type { LookedAt, Mailbox } from './mailbox.js';
import { headerOf, type MailHeader } from './mail-header.js';

export interface TakingParts extends RunParts {
  readonly log: Log;
  readonly rules: SenderRules;
  /** Counts the mails of each sender. */
  readonly mails: Attempts;
}

/** A mail that was taken in, until it is put away. */
export interface MailAtWork {
  readonly uid: number;
  readonly uidValidity: string;
  readonly mailId: string;
  readonly sender: Sender;
  readonly subject: string;
  /** The obstacle where there is no workflow to go through. */
  readonly asked: Asked | FileFailure;
  readonly files: readonly AttachedFile[];
  /** Obstacles that were met while the files were read, by their place. */
  readonly met: Map<number, FileFailure>;
  /** Places of the files that were read, or cannot be. */
  readonly read: Set<number>;
}

/** The work that a mail makes once it was looked at. */
export type Verdict =
  | { readonly is: 'work'; readonly mail: MailAtWork }
  | { readonly is: 'turned-away'; readonly why: TurnedAway | 'header-too-large' }
  /** It was answered before, and has only to be put away. */
  | { readonly is: 'answered'; readonly mailId: string; readonly isDone: boolean }
  /** Its sender has sent so many that it waits. */
  | { readonly is: 'waiting' };

/** Statuses from here on are of what is wrong here, and not in the file. */
const SERVER_ERROR = 500;

const failureOf = ({ code, facts, message }: Refusal): FileFailure => ({ code, facts, reason: message });

/** @throws what is no refusal, or one that is over by and by, as of a store that is away or full. */
const refusalIn = (error: unknown): FileFailure => {
  if (error instanceof Refusal && refusals[error.code].status < SERVER_ERROR) return failureOf(error);
  throw error;
};

/** Decides about a mail by its header and what it consists of; nothing that is attached is read yet. */
export const judge = async (
  parts: TakingParts,
  { uid, mailbox, looked }: { readonly uid: number; readonly mailbox: Mailbox; readonly looked: LookedAt },
): Promise<Verdict> => {
  const header = headerOf(looked.beginning, looked.isWhole);
  if (!header) return { is: 'turned-away', why: 'header-too-large' };
  const sender = letIn(header, parts.rules);
  if (typeof sender === 'string') return { is: 'turned-away', why: sender };
  const files = looked.structure ? attachedFiles(looked.structure) : [];
  const { uidValidity } = mailbox;
  const mailId = mailIdOf({ header, sender, files, place: `${uidValidity} ${uid}` });
  const { state } = await load(parts.store, { stream: streamOf('mail', mailId), decider: incomingMail });
  if (state.outcome !== null) return { is: 'answered', mailId, isDone: state.outcome === 'done' };
  if (!state.taken && (await parts.mails.areTooMany(sender.address))) return { is: 'waiting' };
  const asked = await askedFor(parts, 'mail').catch(refusalIn);
  const subject = decodeWords(header.first('subject'));
  const mail = { uid, uidValidity, mailId, sender, subject, asked, files, met: new Map(), read: new Set<number>() };
  if (!state.taken) await take(parts, mail);
  return { is: 'work', mail };
};

interface Known {
  readonly header: MailHeader;
  readonly sender: Sender;
  readonly files: readonly AttachedFile[];
  /** Where it lies on the server: it stands in for a Message-ID that is missing. */
  readonly place: string;
}

/** The same for the same mail, wherever it lies and however often it was delivered. */
const mailIdOf = ({ header, sender, files, place }: Known): string => {
  const content = files.map(({ name, size }) => `${size} ${name}`);
  return eventIdOf('mail-in', sender.address, sender.messageId ?? place, header.first('date'), ...content);
};

/** The run of a file, by its place in the mail, counted from 0. */
const runIdOf = ({ mailId }: Pick<MailAtWork, 'mailId'>, at: number): string =>
  eventIdOf('mail-in-run', mailId, String(at));

const take = async ({ store, clock, mails }: TakingParts, mail: MailAtWork): Promise<void> => {
  const { mailId, sender, asked, files: attached } = mail;
  const owner = 'steps' in asked ? asked.owner : guestsOfOrigins.mail;
  const files = attached.map(({ name, obstacle }, at) => ({ name, runId: obstacle ? null : runIdOf(mail, at) }));
  const command = { type: 'Take', mail: { mailId, owner, sender: sender.address, files }, now: clock() } as const;
  await handle(store, { stream: streamOf('mail', mailId), decider: incomingMail, command });
  await mails.add(sender.address);
};

/**
 * Begins the runs of a mail that have not begun, one file after the other. Done again, after a crash or a lost
 * connection, it goes on where it was.
 */
export const beginRuns = async (parts: TakingParts, mail: MailAtWork, mailbox: Mailbox): Promise<void> => {
  for (const [at, file] of mail.files.entries()) {
    if (mail.read.has(at)) continue;
    try {
      if (!file.obstacle) await beginOne(parts, { mail, at, file, mailbox });
    } catch (error) {
      mail.met.set(at, refusalIn(error));
    }
    mail.read.add(at);
  }
};

interface Beginning {
  readonly mail: MailAtWork;
  readonly at: number;
  readonly file: AttachedFile;
  readonly mailbox: Mailbox;
}

/** @throws Refusal that says why the file cannot be worked on. */
const beginOne = async (parts: TakingParts, { mail, at, file, mailbox }: Beginning): Promise<void> => {
  const runId = runIdOf(mail, at);
  const { state } = await load(parts.store, { stream: streamOf('run', runId), decider: workflowRun });
  if (state.run || !('steps' in mail.asked)) return;
  const { name, part } = file;
  const type = typeOfTaken(name);
  const { starts } = checkSteps(savedSteps(mail.asked.steps));
  if (!starts.includes(type.kind)) throw new Refusal('workflow.files-do-not-fit', { name, kinds: starts.join(', ') });
  const content = await mailbox.read(mail.uid, part, maxBytesOf(type.kind) + 1);
  if (!content) throw new Refusal('mail-in.gone', { name });
  await beginRun(parts, { runId, origin: 'mail', asked: mail.asked, name, type, content });
};

/** The files of a mail as its answer tells of them. */
export const workedFiles = (mail: MailAtWork): readonly WorkedFile[] =>
  mail.files.map(({ name, obstacle }, at) => {
    const refused = obstacle && failureOf(new Refusal(obstacle.code, obstacle.facts));
    const unasked = 'steps' in mail.asked ? null : mail.asked;
    return { name, runId: runIdOf(mail, at), obstacle: refused ?? mail.met.get(at) ?? unasked };
  });
