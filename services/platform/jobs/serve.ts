import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../contracts/errors.js';
import { refusalOf } from '../blobs/disk-files.js';
import { hideSecrets } from './without-secrets.js';
import type { Job, JobEnd, JobReply, JobRequest, RunJob } from './job.js';
import { capOfThisProcess } from './memory-cap.js';
import type { GuardOrders } from './orders.js';
import { defectOf } from './warnings.js';

const MB = 1024 * 1024;

/**
 * Makes this process a job process: takes one job at a time from its parent and answers each with `done`, `refused`
 * or `broken`. It ends, with every program it started, when the parent is gone or the memory is more than it may have,
 * even in the middle of a job.
 */
export const serveJobs = async (run: RunJob, warmUp: () => Promise<void>): Promise<void> => {
  const reply = (message: JobReply) => process.send?.(message);
  const cap = capOfThisProcess(process.env);
  const guard = startGuard(cap);
  const end = (message: JobEnd) => {
    guard.postMessage(false);
    reply({ ...message, resident: process.memoryUsage.rss() });
  };
  process.on('disconnect', () => process.exit());
  process.on('message', ({ job }: JobRequest) => {
    guard.postMessage(true);
    run(job, (progress) => reply({ type: 'progress', progress })).then(
      (result) => end({ type: 'done', result }),
      (error: unknown) => end(failure(error, job, cap)),
    );
  });
  await warmUp();
  reply({ type: 'ready' });
};

/** In a thread of its own, so that it works while an engine keeps the main thread busy. */
const startGuard = (cap: number | undefined): Worker => {
  // The parent says who it is: it may be gone before this process can look.
  const workerData: GuardOrders = { parent: Number(process.argv[2]), cap };
  const guard = new Worker(new URL('./guard.js', import.meta.url), { workerData });
  guard.unref();
  return guard;
};

/** A disk that fills up while a job writes, and memory that is not there, are no fault of its engine. */
const failure = (thrown: unknown, job: Job, cap: number | undefined): JobEnd => {
  const error = refusalOf(thrown);
  if (error instanceof Refusal) return { type: 'refused', code: error.code, facts: error.facts };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (cap !== undefined && error instanceof RangeError && NO_ROOM.test(error.message)) {
    return { type: 'refused', code: 'conversion.out-of-memory', facts: { limit: cap / MB } };
  }
  return { type: 'broken', message: defectOf(hideSecrets(message, job.secrets)) };
};

const NO_ROOM = /allocation failed|could not allocate/i;
