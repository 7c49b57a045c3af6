import { buffer } from 'node:stream/consumers';
import { basename } from 'node:path';
import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { BlobMissing } from '../../platform/blobs/blobs.js';
import { load } from '../../platform/event-store/streams.js';
import type { Mail, MailAttachment } from '../../platform/mail/mailer.js';
import { workflowRun } from '../../platform/workflows/workflow-run.decider.js';
import { endOfRun, writtenReceipt, type RunEnd, type RunParts } from '../taken/run-of-file.js';
import { answerWords, type FileFailure, type ToldFile } from './answer-words.js';
import type { Sender } from './let-in.js';

/** Bytes of all results that go along with one answer; for further ones there are links. */
const ATTACHED_MAX_BYTES = 10 * MB;

/** A file of a mail, with its run, or with what kept one from beginning. */
export interface WorkedFile {
  readonly name: string;
  readonly runId: string;
  readonly obstacle: FileFailure | null;
}

export interface AnsweredMail {
  readonly mailId: string;
  readonly sender: Sender;
  readonly subject: string;
  readonly workflow: string;
  readonly files: readonly WorkedFile[];
}

export interface Answer {
  readonly mail: Mail;
  /** Whether everything that was attached went through. */
  readonly isDone: boolean;
}

type Parts = Pick<RunParts, 'store' | 'blobs'> & { readonly site: string };

interface Told {
  readonly file: ToldFile;
  readonly attachments: readonly MailAttachment[];
  readonly bytes: number;
}

/** The answer to a mail; undefined while one of its runs is at work. */
export const answerTo = async (parts: Parts, mail: AnsweredMail): Promise<Answer | undefined> => {
  const replies: Told[] = [];
  let bytes = 0;
  for (const file of mail.files) {
    const one = await toldOf(parts, file, ATTACHED_MAX_BYTES - bytes);
    if (!one) return undefined;
    bytes += one.bytes;
    replies.push(one);
  }
  const files = replies.length === 0 ? [failed('', new Refusal('mail-in.no-files'))] : replies.map(({ file }) => file);
  const { sender, subject, workflow, mailId: id } = mail;
  const { language, address, messageId, references } = sender;
  const name = sender.name === '' ? address : sender.name;
  return {
    isDone: files.every(({ is }) => is !== 'failed'),
    mail: {
      id,
      to: { name: sender.name, address },
      ...answerWords({ language, sender: name, subject, workflow, files }),
      answers: { inReplyTo: messageId, references },
      attachments: replies.flatMap(({ attachments }) => attachments),
    },
  };
};

const failed = (name: string, { code, facts, message }: Refusal): ToldFile => ({
  name,
  is: 'failed',
  failure: { code, facts, reason: message },
});

const alone = (file: ToldFile): Told => ({ file, attachments: [], bytes: 0 });

/** @param leftBytes  how large the result may be to go along. */
const toldOf = async (parts: Parts, file: WorkedFile, leftBytes: number): Promise<Told | undefined> => {
  const { name, runId, obstacle } = file;
  if (obstacle) return alone({ name, is: 'failed', failure: obstacle });
  const { state } = await load(parts.store, { stream: streamOf('run', runId), decider: workflowRun });
  if (!state.run || state.status === 'running') return undefined;
  if (state.failure) {
    const { part, ...failure } = state.failure;
    return alone({ name: part === undefined ? name : `${name} (${part})`, is: 'failed', failure });
  }
  if (state.status === 'cancelled') return alone(failed(name, new Refusal('conversion.cancelled')));
  return toldResult(parts, { name, end: await endOfRun(parts, { ...state, run: state.run }), leftBytes });
};

interface Ended {
  readonly name: string;
  readonly end: RunEnd;
  readonly leftBytes: number;
}

const toldResult = async (parts: Parts, { name, end, leftBytes }: Ended): Promise<Told> => {
  const { result, receipt } = end;
  if (!result) return alone({ name, is: 'unchanged' });
  const called = basename(result.name);
  const proof = { name: `${called}.receipt.json`, mime: 'application/json', content: writtenReceipt(receipt) };
  try {
    if (result.size > leftBytes) return { file: await linkTo(parts, name, end), attachments: [proof], bytes: 0 };
    const content = await buffer(await parts.blobs.read(result.blob));
    const attachments = [{ name: called, mime: result.mime, content }, proof];
    return { file: { name, is: 'attached', result: called }, attachments, bytes: result.size };
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
    return alone(failed(name, new Refusal('conversion.file-gone')));
  }
};

/** Where a result that does not fit into a mail is fetched, for as long as its share link lives. */
const linkTo = async ({ store, site }: Parts, name: string, { made }: RunEnd): Promise<ToldFile> => {
  const hash = made?.context.requested?.shareHash ?? '';
  for await (const { type, data } of store.read(streamOf('share', hash))) {
    if (type === 'ShareLinkCreated' && !made?.matches('deleted'))
      return { name, is: 'linked', link: `${site}/s/${hash}`, until: data.expiresAt };
  }
  return failed(name, new Refusal('conversion.file-gone'));
};
