import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { JobBroken, JobCrashed, type JobProcess } from './job-process.js';

/** Starts in a row that came to nothing; from then on a job that asks for a process fails. */
const FAILURES_MAX = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** Before the next start, after so many in a row that came to nothing. */
export const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));

/** Starts of job processes. */
export interface ProcessStarts {
  /**
   * A process that is ready.
   *
   * @throws JobBroken where processes keep ending before they are ready.
   * @throws JobCrashed once all is closed.
   */
  readonly warm: () => Promise<JobProcess>;
  readonly close: () => void;
}

/** @param atATime a start takes more than a second of a processor, and so many at once leave some for others. */
export const openProcessStarts = (start: () => JobProcess, atATime: number): ProcessStarts => {
  const queue = new PQueue({ concurrency: atATime });
  let failures = 0;
  let isClosed = false;
  const untilReady = async (): Promise<JobProcess> => {
    for (;;) {
      await wait(pauseAfter(failures), undefined, { ref: false });
      if (isClosed) throw new JobCrashed('the job processes were ended');
      const process = start();
      await process.ready;
      if (process.alive()) {
        failures = 0;
        return process;
      }
      failures += 1;
      if (failures < FAILURES_MAX || isClosed) continue;
      throw new JobBroken(`job processes end before they are ready, ${failures} times in a row`);
    }
  };
  return { warm: () => queue.add(untilReady), close: () => (isClosed = true) };
};
