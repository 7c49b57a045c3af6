import type { EventReader, Position } from '../../platform/event-store/event-store.js';
import { WrongLog } from '../../platform/event-store/wrong-log.js';
import type { StoredTexts } from './stored/stored-texts.js';
import { notesIn, readCheckpoints, type Checkpoint } from './tree/checkpoints.js';
import type { LogFolder } from './tree/log-folder.js';

/** @throws WrongLog when the cheap part of a check finds that somebody has changed how the log is kept. */
export const refuseChangedStorage = async ({ checkStorage }: Pick<EventReader, 'checkStorage'>): Promise<void> => {
  const finding = await checkStorage?.('quick');
  if (!finding) return;
  throw new WrongLog(
    `The file of the log was changed by another program. ${finding.text} "npm run verify" says whether its events are ` +
      'those that were signed; put a copy of events.db from before that back.',
  );
};

interface SignedLog {
  readonly log: Pick<EventReader, 'readRecordsBack'>;
  readonly folder: LogFolder;
  /** Where checkpoints are kept for all machines; undefined: in the folder alone. */
  readonly shared: StoredTexts['shared'];
}

/**
 * Whoever went on with a log that has lost its end would write other events in the place of those that were signed, and
 * nothing could be signed any more.
 *
 * @throws WrongLog when the log ends before the last checkpoint that was signed of it.
 */
export const refuseShorterLog = async ({ log, folder, shared }: SignedLog): Promise<void> => {
  const signed = later(await lastIn(folder), await lastOf(shared));
  if (!signed) return;
  const end = await endOf(log);
  if (end !== undefined && end >= signed.position) return;
  throw new WrongLog(
    `The log ends ${end === undefined ? 'before its first event' : `at position ${end}`}, but ` +
      `${signed.size} events up to position ${signed.position} were signed at ${signed.time}. ` +
      'A file was left out when it was copied (events.db-wal belongs to events.db), or an older copy was put in its ' +
      'place. Put a whole copy back: docs/operating.md says of which files. If what is missing is lost for good, move ' +
      `${folder.path} elsewhere, keep it, and start again; a new series of signatures begins then.`,
  );
};

const endOf = async (log: SignedLog['log']): Promise<Position | undefined> => {
  for await (const { position } of log.readRecordsBack()) return position;
  return undefined;
};

/** The later one in a series, where the last may repeat the size of the one before it in a log that was moved. */
const later = (one: Checkpoint | undefined, other: Checkpoint | undefined): Checkpoint | undefined =>
  one && other && one.size > other.size ? one : (other ?? one);

const lastIn = async ({ checkpoints }: LogFolder): Promise<Checkpoint | undefined> => {
  let last: Checkpoint | undefined;
  for await (const { checkpoint } of readCheckpoints(checkpoints)) last = later(last, checkpoint);
  return last;
};

const lastOf = async (shared: SignedLog['shared']): Promise<Checkpoint | undefined> => {
  let note: string | undefined;
  if (shared) for await (const next of shared.notes()) note = next;
  return note === undefined ? undefined : (await notesIn(note))[0]?.checkpoint;
};
