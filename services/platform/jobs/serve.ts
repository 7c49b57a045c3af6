import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../contracts/errors.js';
import { refusalOf } from '../blobs/disk-files.js';
import { discreet } from './discreet.js';
import type { Job, JobReply, JobRequest, RunJob } from './job.js';

const GUARD_INTERVAL_MS = 500;

/** Runs in a thread of its own, so it works while an engine keeps the main thread busy. */
const GUARD = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid === parent) return;
  try { process.kill(-process.pid, 'SIGKILL'); } catch { process.kill(process.pid, 'SIGKILL'); }
}, ${GUARD_INTERVAL_MS});
`;

/**
 * Makes this process a job process: takes one job at a time from its parent and answers each with `done`, `refused`
 * or `broken`. It ends, with every program it started, when the parent is gone, even in the middle of a job.
 */
export const serveJobs = async (run: RunJob, warmUp: () => Promise<void>): Promise<void> => {
  const reply = (message: JobReply) => process.send?.(message);
  // The parent says who it is: it may be gone before this process can look.
  new Worker(GUARD, { eval: true, workerData: Number(process.argv[2]) }).unref();
  process.on('disconnect', () => process.exit());
  process.on('message', ({ job }: JobRequest) => {
    run(job, (progress) => reply({ type: 'progress', progress })).then(
      (result) => reply({ type: 'done', result }),
      (error: unknown) => reply(failure(error, job)),
    );
  });
  await warmUp();
  reply({ type: 'ready' });
};

/** A disk that fills up while a job writes is no fault of its engine. */
const failure = (thrown: unknown, job: Job): JobReply => {
  const error = refusalOf(thrown);
  if (error instanceof Refusal) return { type: 'refused', code: error.code, facts: error.facts };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { type: 'broken', message: discreet(message, job.secrets) };
};
