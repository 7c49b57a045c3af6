import type { EventReader } from '../../platform/event-store/event-store.js';
import { openPast, type Moment } from '../../platform/event-store/past.js';
import { openSqliteEventReader } from '../../platform/event-store/sqlite-reads.js';
import { readCheckpoints } from '../audit/checkpoint-file.js';
import { keptLeaves } from '../audit/hash-file.js';
import { verifierOf } from '../audit/note.js';
import { replay } from '../audit/replay-log.js';
import { verifyLog } from '../audit/verify-log.js';
import { dashboardAt, dashboardProjections } from '../dashboard.js';
import type { Projection } from '../../platform/read-models/projection.js';
import type { LogTask, LogTaskResult, PastDashboard } from './log-task.js';

/** Does one task on the file of a log, which another process may be appending to. */
export const runLogTask = async (task: LogTask, onProgress: (events: number) => void): Promise<LogTaskResult> => {
  const log = openSqliteEventReader({ path: task.database });
  try {
    if (task.type === 'dashboard') return await pastDashboard(log, task.until);
    const { folder, key } = task;
    const evidence = { checkpoints: readCheckpoints(folder.checkpoints), kept: keptLeaves(folder.hashes) };
    return await verifyLog({ log, ...evidence, verifier: verifierOf(key), onProgress });
  } finally {
    await log.close();
  }
};

const pastDashboard = async (log: EventReader, until: Moment): Promise<PastDashboard> => {
  const models = dashboardProjections as readonly unknown[] as readonly Projection[];
  const { documents, last } = await replay(openPast(log, until), models);
  const now = 'instant' in until ? until.instant : new Date(last?.recordedAt ?? 0);
  const dashboard = await dashboardAt(documents, now);
  await documents.close();
  return { dashboard, last: last?.position };
};
