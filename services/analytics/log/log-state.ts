import type { UserDocument } from '../../../contracts/read-models/user-document.js';
import type { LogCheck, LogState } from '../../../contracts/api/audit.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventReader, EventRecord } from '../../platform/event-store/event-store.js';
import { logins } from '../read-models/logins.projection.js';
import type { StoredCheck } from './log-check.js';
import type { LogSigning } from './log-signing.js';
import { readCheckpoints, type Checkpoint } from './tree/checkpoints.js';
import type { LogFolder } from './tree/log-folder.js';

interface LogStateParts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack'>;
  readonly signing: Pick<LogSigning, 'state'>;
  /** The read models, opened. */
  readonly documents: Pick<Documents, 'get'>;
  readonly clock: () => Date;
  readonly folder: LogFolder;
  /** The public key of the log, as verifiers write it. */
  readonly key: string;
}

/** How far the log reaches and how far it is signed. */
export const stateOfLog = async (
  { log, signing, documents, folder, key, clock }: LogStateParts,
  check: StoredCheck | null,
): Promise<LogState> => {
  const at = clock().toISOString();
  const current = await signing.state();
  const { events, signed } = current ?? { events: await countOf(log), signed: await lastSigned(folder) };
  return {
    at,
    events,
    first: await firstPlace(log.readRecords()),
    last: await firstPlace(log.readRecordsBack()),
    checkpoint: signed
      ? { size: signed.size, position: signed.position, time: signed.time, root: signed.root.toString('base64') }
      : null,
    isSigning: current !== undefined,
    key,
    check: check && (await withName(documents, check)),
  };
};

const withName = async (documents: Pick<Documents, 'get'>, check: StoredCheck): Promise<LogCheck> => {
  const { askedBy: id } = check;
  const user = await documents.get<UserDocument>(logins.collection.name, id);
  return { ...check, askedBy: { id, name: user?.name ?? null } };
};

const firstPlace = async (records: AsyncIterable<EventRecord>): Promise<LogState['first']> => {
  for await (const { position, recordedAt } of records) return { position, recordedAt };
  return null;
};

/** For a log that is not what was signed: no tree has its size. */
const countOf = async (log: LogStateParts['log']): Promise<number> => {
  let count = 0;
  for await (const _ of log.readRecords()) count += 1;
  return count;
};

const lastSigned = async ({ checkpoints }: LogFolder): Promise<Checkpoint | undefined> => {
  let last: Checkpoint | undefined;
  for await (const { checkpoint } of readCheckpoints(checkpoints)) last = checkpoint ?? last;
  return last;
};
