import type { UserDocument } from '../../../contracts/read-models/user-document.js';
import type { LogCheck, LogState } from '../../../contracts/api/audit.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventReader, EventRecord } from '../../platform/event-store/event-store.js';
import type { AuditFolder } from './audit-folder.js';
import { readCheckpoints } from './checkpoint-file.js';
import { logins } from '../logins.projection.js';
import type { Checkpoint } from './checkpoint.js';
import type { FoundCheck } from './last-check.js';
import type { Sealing } from './sealing.js';

interface LogStateParts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack'>;
  readonly sealing: Pick<Sealing, 'state'>;
  /** The read models, opened. */
  readonly documents: Pick<Documents, 'get'>;
  readonly clock: () => Date;
  readonly folder: AuditFolder;
  /** Of the verifier. */
  readonly key: string;
}

/** How far the log reaches and how far it is signed. */
export const stateOfLog = async (
  { log, sealing, documents, folder, key, clock }: LogStateParts,
  check: FoundCheck | null,
): Promise<LogState> => {
  const at = clock().toISOString();
  const sealed = await sealing.state();
  const { events, signed } = sealed ?? { events: await countOf(log), signed: await lastSigned(folder) };
  return {
    ...{ at, events },
    first: await placeOfFirst(log.readRecords()),
    last: await placeOfFirst(log.readRecordsBack()),
    checkpoint: signed
      ? { size: signed.size, position: signed.position, time: signed.time, root: signed.root.toString('base64') }
      : null,
    ...{ isSigning: sealed !== undefined, key },
    check: check && (await named(documents, check)),
  };
};

const named = async (documents: Pick<Documents, 'get'>, check: FoundCheck): Promise<LogCheck> => {
  const { askedBy: id } = check;
  const user = await documents.get<UserDocument>(logins.collection.name, id);
  return { ...check, askedBy: { id, name: user?.name ?? null } };
};

const placeOfFirst = async (records: AsyncIterable<EventRecord>): Promise<LogState['first']> => {
  for await (const { position, recordedAt } of records) return { position, recordedAt };
  return null;
};

/** Of a log that is not what was signed: nobody has counted it. */
const countOf = async (log: LogStateParts['log']): Promise<number> => {
  let count = 0;
  for await (const _ of log.readRecords()) count += 1;
  return count;
};

const lastSigned = async ({ checkpoints }: AuditFolder): Promise<Checkpoint | undefined> => {
  let last: Checkpoint | undefined;
  for await (const { checkpoint } of readCheckpoints(checkpoints)) last = checkpoint ?? last;
  return last;
};
