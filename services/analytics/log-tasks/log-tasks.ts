import { fork } from 'node:child_process';
import { withoutSecrets } from '../../platform/settings/config.js';
import type { Moment } from '../../platform/event-store/moment.js';
import type { LogFolder } from '../log/tree/log-folder.js';
import type { Verdict } from '../log/verify/verify-log.js';
import type { PastDashboard } from '../read-models/replay-log.js';
import type { LogTask, LogTaskReply, LogTaskRequest, LogTaskResult } from './log-task.js';

/** Tasks that read the whole log, each in a process of its own so that nobody else has to wait. */
export interface LogTasks {
  /** @throws the signal's reason when aborted. */
  dashboardAt(until: Moment, signal: AbortSignal): Promise<PastDashboard>;
  /**
   * Compares the log with what was signed.
   *
   * @param what `key` is the verifier's, as text.
   * @throws the signal's reason when aborted.
   */
  check(what: { readonly folder: LogFolder; readonly key: string }, how: Watching): Promise<Verdict>;
}

interface Watching {
  readonly signal: AbortSignal;
  /** Hears how many events were read. */
  readonly onProgress?: (events: number) => void;
}

interface LogTaskOptions {
  /** The file that a process runs; it calls `serveLogTask`. */
  readonly entry: string;
  /** Plain data that the process opens the log with. */
  readonly log: unknown;
  /** Arguments of Node for it. */
  readonly execArgv?: readonly string[];
}

const MEMORY_MB = 1024;

/** The processes know no secrets but what `log` says. */
export const openLogTasks = (options: LogTaskOptions): LogTasks => ({
  dashboardAt: async (until, signal) =>
    (await runInProcess({ type: 'dashboard', until }, { signal }, options)) as PastDashboard,
  check: async (what, how) => (await runInProcess({ type: 'check', ...what }, how, options)) as Verdict,
});

const runInProcess = (
  task: LogTask,
  { signal, onProgress }: Watching,
  { entry, log, execArgv = [] }: LogTaskOptions,
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
    const request: LogTaskRequest = { task, log };
    child.send(request, (error) => error && reject(error));
  });
