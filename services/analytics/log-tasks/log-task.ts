import type { EventReader } from '../../platform/event-store/event-store.js';
import type { Moment } from '../../platform/event-store/moment.js';
import type { LogFolder } from '../log/tree/log-folder.js';
import { verifierOf } from '../log/tree/log-signer.js';
import { evidenceIn, verifyLog, type Verdict } from '../log/verify/verify-log.js';
import { pastDashboard, type PastDashboard } from '../read-models/replay-log.js';

/** Tasks that read the whole log and therefore run in a process of their own. */
export type LogTask =
  | { readonly type: 'dashboard'; readonly until: Moment }
  /** `key` is the verifier's, as text. */
  | { readonly type: 'check'; readonly folder: LogFolder; readonly key: string };

/** The message that the process is sent. */
export interface LogTaskRequest {
  readonly task: LogTask;
  /** Opens the log. */
  readonly log: unknown;
}

export type LogTaskResult = PastDashboard | Verdict;

/** The answer of the process. */
export type LogTaskReply =
  | { readonly type: 'progress'; readonly events: number }
  | { readonly type: 'done'; readonly result: LogTaskResult }
  | { readonly type: 'broken'; readonly message: string };

/** Another process may be appending to the log meanwhile. */
export const runLogTask = async (
  log: EventReader,
  task: LogTask,
  onProgress: (events: number) => void,
): Promise<LogTaskResult> => {
  if (task.type === 'dashboard') return pastDashboard(log, task.until);
  const { folder, key } = task;
  return verifyLog({ log, ...evidenceIn(folder), verifier: verifierOf(key), onProgress });
};
