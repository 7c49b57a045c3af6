import { holdMoreThan, residentBytes } from './usage/group-memory.js';
import type { JobRun } from './job-run.js';
import { tellsProcesses } from './usage/process-table.js';

const INTERVAL_MS = 500;

interface Promised {
  /** So many jobs may hold all that one may take. */
  readonly jobs: number;
  /** What all may hold together; undefined: whatever there is. */
  readonly bytes: number | undefined;
}

/**
 * Where more jobs run than there is memory for at their worst, watches what they hold together, and puts the one that
 * holds most back once it is too much. Such a job begins anew where it can have all, and then it is left alone.
 *
 * @returns what ends the watch.
 */
export const watchPromise = (runs: ReadonlySet<JobRun>, { jobs, bytes }: Promised): (() => void) => {
  if (bytes === undefined || !tellsProcesses) return () => undefined;
  const timer = setInterval(() => {
    const all = [...runs];
    if (
      all.length <= jobs ||
      !holdMoreThan(
        bytes,
        all.flatMap((run) => run.pids()),
      )
    )
      return;
    largest(all.filter((run) => !run.needsRoom()))?.putBack();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};

const largest = (runs: readonly JobRun[]): JobRun | undefined =>
  runs
    .map((run) => ({ run, bytes: residentBytes(run.pids()) }))
    .sort((one, other) => other.bytes - one.bytes)
    .at(0)?.run;
