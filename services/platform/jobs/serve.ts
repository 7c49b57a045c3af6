import { rm, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import { refusalOf } from '../blobs/disk-files.js';
import { takeAnswer } from './call-parent.js';
import { hideSecrets } from './without-secrets.js';
import type { Job, JobEnd, JobProgress, JobReply, JobRequest, RunJob } from './job.js';
import { capOfThisProcess } from './resource-limits.js';
import { defectOf } from './warnings.js';

/** Who waited for this process comes at once. */
const NOBODY_CAME_MS = 20;

/**
 * Makes this process a job process: takes one job at a time from its parent and answers each with `done`, `refused`
 * or `broken`. It ends, with every program it started, when the parent is gone, even in the middle of a job.
 *
 * @param rehearse does, once it is ready and nobody has come yet, what its first job would have to do first.
 */
export const serveJobs = async (
  run: RunJob,
  warmUp: () => Promise<void>,
  rehearse?: () => Promise<void>,
): Promise<void> => {
  const came = { first: false };
  /** It has its files in the folder of the process, which a job finds empty. */
  let rehearsing: Promise<void> = Promise.resolve();
  const reply = (message: JobReply) => process.send?.(message);
  const cap = capOfThisProcess(process.env);
  const end = (message: JobEnd) => reply({ ...message, resident: process.memoryUsage.rss() });
  startGuard();
  process.on('disconnect', () => process.exit());
  process.on('message', (request: JobRequest) => {
    if (request.type === 'answer') return takeAnswer(request);
    const { job } = request;
    came.first = true;
    rehearsing
      .then(() => emptied(job))
      .then(() =>
        run(
          job,
          nowAndThen((progress) => reply({ type: 'progress', progress })),
        ),
      )
      .then(
        (result) => end({ type: 'done', result }),
        (error: unknown) => end(failure(error, job, cap)),
      );
  });
  await warmUp();
  reply({ type: 'ready' });
  await pause(NOBODY_CAME_MS);
  if (came.first) return;
  rehearsing = (rehearse?.() ?? rehearsing).catch((error: unknown) => process.emitWarning(String(error))); // jobs may go well all the same
  await rehearsing;
};

/** More often, nobody is told; of hundreds of short pages, each would cross to the parent for nothing. */
const PROGRESS_INTERVAL_MS = 50;

/** Progress that the time limit of a job depends on is always told. */
const nowAndThen = (tell: (progress: JobProgress) => void): ((progress: JobProgress) => void) => {
  let last = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL_MS && progress.pagesToRecognise === undefined) return;
    last = now;
    tell(progress);
  };
};

/** Empties the folder of what the job before has left, which was the same person's. */
const emptied = async ({ directory, files }: Job): Promise<void> => {
  const own = new Set(files.map(({ path }) => path));
  const left = (await readdir(directory)).filter((name) => !name.startsWith('.')).map((name) => join(directory, name));
  await Promise.all(left.filter((path) => !own.has(path)).map((path) => rm(path, { recursive: true, force: true })));
};

/** In a thread of its own, so that it works while an engine keeps the main thread busy. */
const startGuard = (): void => {
  // The parent says who it is, as it may be gone before this process can look; in a sandbox the kernel sees to it.
  const parent = Number(process.argv[2]);
  if (parent > 0) new Worker(new URL('./guard.js', import.meta.url), { workerData: parent }).unref();
};

/** A disk that fills up while a job writes, and memory that is not there, are no fault of its engine. */
const failure = (thrown: unknown, job: Job, cap: number | undefined): JobEnd => {
  const error = refusalOf(thrown);
  if (error instanceof Refusal) return { type: 'refused', code: error.code, facts: error.facts };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (cap !== undefined && error instanceof RangeError && NO_ROOM.test(error.message)) {
    return { type: 'refused', code: 'conversion.out-of-memory', facts: { limit: cap / MB } };
  }
  return { type: 'broken', message: defectOf(hideSecrets(message, job)) };
};

/** V8 throws this where the system gives no memory; Node 20 and 26 say it in different words. */
const NO_ROOM = /allocation failed|could not allocate|failed to (allocate|reserve)|unable to grow/i;
