import { tmpdir } from 'node:os';
import { Refusal } from '../../../contracts/errors.js';
import { noSandbox } from '../sandbox/open-sandbox.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { JobCalls } from './job-calls.js';
import type { Job, JobProgress, JobResult } from './job.js';
import { startJobProcess, type JobProcess } from './job-process.js';
import { openProcessPool } from './process-pool.js';

export interface JobRun {
  /** Whose job it is: a process that has worked for somebody works for nobody else. */
  readonly owner?: string;
  /** Aborting kills the job's process and every program it started. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
}

export interface JobPool {
  /**
   * Runs a job in a process of its own, waiting for a free one first.
   *
   * @throws Refusal from the job, `conversion.deadline` or `conversion.out-of-memory`.
   * @throws JobCrashed when the process dies, JobBroken when the job throws something else.
   * @throws the signal's reason when aborted.
   */
  run(job: Job, how: JobRun): Promise<JobResult>;
  /** Kills what runs. */
  close: () => Promise<void>;
}

interface PoolOptions {
  /** File that the job processes run; it calls `serveJobs`. */
  readonly entry: string;
  readonly size: number;
  readonly deadlineMs: number;
  /** How its processes are kept apart from all else; default: not at all. */
  readonly sandbox?: Sandbox;
  /** Where its processes get their folders, on the same disk as those of the jobs. */
  readonly scratch?: string;
  /** What one job with all it starts may hold; default: whatever there is. */
  readonly memoryMb?: number;
  /** A process is replaced after so many jobs, because engines never give memory back. */
  readonly jobsPerProcess?: number;
  /** For the environment of the job processes, beside what every program gets; no secrets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What the jobs may ask of this process. */
  readonly calls?: JobCalls;
  /** How long a process is kept without a job; and whether one is kept ready even then. */
  readonly idleMs?: number;
  readonly keepsOne?: boolean;
}

const MB = 1024 * 1024;
const IDLE_MS = 60_000;
/** Of what a job may take: a process that still holds more after one leaves too little for the next. */
const HELD_SHARE = 0.5;

/** Processes are started ahead, so that a job meets a warm one. */
export const openJobPool = (options: PoolOptions): JobPool => {
  const { entry, size, deadlineMs, memoryMb, jobsPerProcess = 100, idleMs = IDLE_MS, keepsOne = true } = options;
  const { sandbox = noSandbox(), scratch = tmpdir() } = options;
  const isWorn = (process: JobProcess) =>
    process.jobs() >= jobsPerProcess || process.resident() > HELD_SHARE * (memoryMb ?? Infinity) * MB;
  const start = () => startJobProcess(entry, { ...options, sandbox, scratch });
  const processes = openProcessPool({ start, size, isWorn, idleMs, keepsOne });
  return {
    run: async (job, how) => {
      const process = await processes.take(how.owner ?? '');
      try {
        return await runWithin(deadlineMs, process, { job, ...how });
      } finally {
        processes.putBack(process);
      }
    },
    close: processes.close,
  };
};

const runWithin = async (
  deadlineMs: number,
  process: JobProcess,
  { job, signal, onProgress }: JobRun & { readonly job: Job },
): Promise<JobResult> => {
  const overdue = AbortSignal.timeout(deadlineMs);
  const stopping = AbortSignal.any([signal, overdue]);
  const stop = () => {
    process.kill();
  };
  stopping.addEventListener('abort', stop, { once: true });
  try {
    stopping.throwIfAborted();
    return await process.run(job, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    if (overdue.aborted) throw new Refusal('conversion.deadline', { seconds: deadlineMs / 1000 });
    throw error;
  } finally {
    stopping.removeEventListener('abort', stop);
  }
};
