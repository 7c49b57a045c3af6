import { readFile } from 'node:fs/promises';
import { readCheckpoints } from '../../services/analytics/log/tree/checkpoints.js';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { findLogVerifier } from '../../services/analytics/log/tree/log-key.js';
import type { Config } from '../../services/platform/settings/config.js';
import { problemOfRecord } from '../../services/platform/event-store/read-event.js';
import { openEventReader } from '../ports/open-event-log.js';
import { ok, warning, wrong, type Row } from './doctor-row.js';
import type { RecordedTimes } from './folder-rows.js';

interface LastCheck {
  readonly status: string;
  readonly endedAt: string | null;
  readonly events: number;
}

const NAME = 'log';

/** The result of the last check, whether it was made on the audit page or by `npm run verify`. */
export const logRow = async (config: Config): Promise<Row> => {
  const { lastCheck, lastVerify } = logFolderOf(config);
  const notes = (await Promise.all([lastCheck, lastVerify].map(noteIn))).filter((note) => note !== undefined);
  if (notes.length === 0) return warning(NAME, 'it was never checked', 'npm run verify');
  const verifier = await findLogVerifier(config);
  const texts = notes.map((note) => verifier?.open(note));
  if (texts.includes(undefined))
    return wrong(NAME, 'the result of the last check is not signed by this installation', 'npm run verify');
  const checks = texts.map((text) => JSON.parse(text ?? '') as LastCheck);
  return rowOf(checks.reduce((one, other) => ((other.endedAt ?? '') > (one.endedAt ?? '') ? other : one)));
};

const noteIn = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

const rowOf = ({ status, endedAt, events }: LastCheck): Row => {
  const outcome = `${status} at ${endedAt ?? 'an unknown time'}, ${events} events`;
  if (status === 'intact') return ok(NAME, outcome);
  return status === 'changed'
    ? wrong(NAME, outcome, 'npm run verify names the first bad position')
    : warning(NAME, outcome, 'npm run verify');
};

/** An event that no Docket has written ends each start and each fold of the log. */
export const eventsRow = async (config: Config): Promise<Row> => {
  const name = 'events';
  const log = await openEventReader(config).catch(() => undefined);
  if (!log) return ok(name, 'there is no log yet that can be read');
  let count = 0;
  try {
    for await (const record of log.readRecords()) {
      count += 1;
      const problem = problemOfRecord(record);
      if (problem !== undefined) return wrong(name, problem, 'npm run verify says whether it was signed');
    }
    return ok(name, `all ${count} are as Docket writes them`);
  } finally {
    await log.close();
  }
};

/** The times of events and checkpoints, of which a clock that was ahead leaves some that are later than the last. */
export const recordedTimes = async (config: Config, isLogReached: boolean): Promise<RecordedTimes> => {
  const lastEvent = isLogReached ? await lastEventAt(config) : undefined;
  const signed: string[] = [];
  for await (const { checkpoint } of readCheckpoints(logFolderOf(config).checkpoints)) {
    if (checkpoint) signed.push(checkpoint.time);
  }
  const last = lastEvent ?? signed.at(-1);
  return { last, newest: [...signed, ...(last === undefined ? [] : [last])].sort().at(-1) };
};

const lastEventAt = async (config: Config): Promise<string | undefined> => {
  const log = await openEventReader(config).catch(() => undefined);
  if (!log) return undefined;
  try {
    for await (const { recordedAt } of log.readRecordsBack()) return recordedAt;
    return undefined;
  } finally {
    await log.close();
  }
};
