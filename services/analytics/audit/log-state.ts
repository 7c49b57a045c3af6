import type { LogCheck, LogState } from '../../../contracts/api/audit.js';
import type { EventReader, EventRecord } from '../../platform/event-store/event-store.js';
import type { AuditFolder } from './audit-folder.js';
import { readCheckpoints } from './checkpoint-file.js';
import type { Checkpoint } from './checkpoint.js';
import type { Sealing } from './sealing.js';

interface LogStateParts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack'>;
  readonly sealing: Pick<Sealing, 'state'>;
  readonly folder: AuditFolder;
  /** Of the verifier. */
  readonly key: string;
}

/** How far the log reaches and how far it is signed. */
export const stateOfLog = async (
  { log, sealing, folder, key }: LogStateParts,
  check: LogCheck | null,
): Promise<LogState> => {
  const sealed = await sealing.state();
  const { events, signed } = sealed ?? { events: await countOf(log), signed: await lastSigned(folder) };
  return {
    events,
    first: await placeOfFirst(log.readRecords()),
    last: await placeOfFirst(log.readRecordsBack()),
    checkpoint: signed
      ? { size: signed.size, position: signed.position, time: signed.time, root: signed.root.toString('base64') }
      : null,
    ...{ isSigning: sealed !== undefined, key, check },
  };
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
