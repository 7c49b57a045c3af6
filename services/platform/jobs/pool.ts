import { Refusal } from '../../../contracts/errors.js';
import type { Job, JobProgress, JobResult } from './job.js';
import { startJobProcess, type JobProcess } from './process.js';

export interface JobRun {
  /** Aborting kills the job's process and every program it started. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
}

export interface JobPool {
  /**
   * Runs a job in a process of its own, waiting for a free one first.
   *
   * @throws Refusal from the job, or `conversion.deadline`.
   * @throws JobCrashed when the process dies, JobBroken when the job throws something else.
   * @throws the signal's reason when aborted.
   */
  run(job: Job, how: JobRun): Promise<JobResult>;
  /** Kills what runs. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** File that the job processes run; it calls `serveJobs`. */
  readonly entry: string;
  readonly size: number;
  readonly deadlineMs: number;
  /** A process is replaced after so many jobs, because engines never give memory back. */
  readonly jobsPerProcess?: number;
}

/** Processes are started ahead, so that a job meets a warm one. */
export const openJobPool = ({ entry, size, deadlineMs, jobsPerProcess = 100 }: PoolOptions): JobPool => {
  const start = () => startJobProcess(entry);
  const idle: JobProcess[] = Array.from({ length: size }, start);
  const busy = new Set<JobProcess>();
  const waiting: ((process: JobProcess) => void)[] = [];
  let closed = false;

  const give = (process: JobProcess) => {
    const next = waiting.shift();
    if (next) next(process);
    else idle.push(process);
  };
  const take = async (): Promise<JobProcess> => {
    const process = idle.shift() ?? (await new Promise<JobProcess>((resolve) => waiting.push(resolve)));
    return process.alive() ? process : start();
  };
  const putBack = (process: JobProcess) => {
    busy.delete(process);
    if (closed) return;
    if (process.alive() && process.jobs() < jobsPerProcess) return give(process);
    process.kill();
    give(start());
  };

  return {
    async run(job, { signal, onProgress }) {
      const process = await take();
      busy.add(process);
      const overdue = AbortSignal.timeout(deadlineMs);
      const stop = () => process.kill();
      const stopping = AbortSignal.any([signal, overdue]);
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
        putBack(process);
      }
    },

    async close() {
      closed = true;
      const all = [...idle, ...busy];
      for (const process of all) process.kill();
      await Promise.all(all.map((process) => process.ended));
    },
  };
};
