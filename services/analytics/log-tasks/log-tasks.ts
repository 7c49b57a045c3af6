import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../platform/config.js';
import type { Moment } from '../../platform/event-store/past.js';
import type { AuditFolder } from '../audit/audit-folder.js';
import type { Verdict } from '../audit/verify-log.js';
import type { LogTask, LogTaskReply, LogTaskResult, PastDashboard } from './log-task.js';

/** Walks over the whole log that keep nobody else waiting. */
export interface LogTasks {
  /** @throws the signal's reason when aborted. */
  dashboardAt(until: Moment, signal: AbortSignal): Promise<PastDashboard>;
  /**
   * Holds the log against what was signed.
   *
   * @param key of the verifier.
   * @throws the signal's reason when aborted.
   */
  check(what: { readonly folder: AuditFolder; readonly key: string }, how: Watching): Promise<Verdict>;
}

interface Watching {
  readonly signal: AbortSignal;
  /** Hears how many events were looked at. */
  readonly onProgress?: (events: number) => void;
}

interface LogTaskOptions {
  /** The file of the log. */
  readonly database: string;
  /** File that the processes run, and the arguments of Node for it. */
  readonly entry?: string;
  readonly execArgv?: readonly string[];
}

const ENTRY = fileURLToPath(new URL('../analytics.job.js', import.meta.url));
const MEMORY_MB = 1024;

/** Each in a process of its own, which knows no secrets. */
export const openLogTasks = (options: LogTaskOptions): LogTasks => {
  const { database } = options;
  return {
    dashboardAt: async (until, signal) =>
      (await runTask({ type: 'dashboard', database, until }, { signal }, options)) as PastDashboard,
    check: async (what, how) => (await runTask({ type: 'check', database, ...what }, how, options)) as Verdict,
  };
};

const runTask = (
  task: LogTask,
  { signal, onProgress }: Watching,
  { entry = ENTRY, execArgv = [] }: LogTaskOptions,
): Promise<LogTaskResult> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = fork(entry, [], {
      env: withoutSecrets(process.env),
      execArgv: [`--max-old-space-size=${MEMORY_MB}`, ...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    child.on('message', (reply: LogTaskReply) => {
      if (reply.type === 'progress') onProgress?.(reply.events);
      if (reply.type === 'done') resolve(reply.result);
      if (reply.type === 'broken') reject(new Error(reply.message));
    });
    child.once('error', reject);
    child.once('close', (code, killed) => {
      signal.removeEventListener('abort', stop);
      reject(
        signal.aborted ? (signal.reason as Error) : new Error(`it ended with ${killed ?? `code ${String(code)}`}`),
      );
    });
    child.send(task, (error) => error && reject(error));
  });
