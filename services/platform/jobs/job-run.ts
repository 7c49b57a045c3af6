import { Refusal } from '../../../contracts/errors.js';
import { cpuSecondsFor, WALL_MOST_SECONDS, type TimeLimits } from '../../../contracts/tools/time-limits.js';
import { openCpuMeter, type CpuMeter, type CpuReading } from './usage/cpu-meter.js';
import type { JobProcess } from './job-process.js';
import type { Job, JobProgress, JobResult } from './job.js';
import type { Priority } from './job-priority.js';
import type { Turn } from './turns.js';
import { openOwnTime } from './usage/own-time.js';
import { tellsProcesses } from './usage/process-table.js';

const INTERVAL_MS = 200;

/** Given up for the sake of others; it is to begin again. */
export class PutBack extends Error {
  override readonly name = 'PutBack';
}

interface JobRunParts {
  readonly process: JobProcess;
  readonly turn: Turn;
  readonly limits: TimeLimits;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
  readonly onWarning?: (warning: string) => void;
  /** Has the process and what works for it beside it give way to others. */
  readonly lower: (priority: Priority, pids: readonly number[]) => void;
}

/** After its last job: a process without one uses nothing, so a short job need not look for others at its start. */
const readings = new WeakMap<JobProcess, CpuReading>();

/** One job in one process, ended when it has used what it may. */
export interface JobRun {
  /** @throws what `JobPool.run` does, and PutBack. */
  readonly result: Promise<JobResult>;
  readonly needsRoom: () => boolean;
  /** Its process and the programs that work beside it. */
  readonly pids: () => readonly number[];
  /** To be asked for once it is over. */
  readonly cpuSeconds: () => number;
  readonly putBack: () => void;
  /** To be called once somebody else has come. */
  readonly giveWay: () => void;
}

export const startJobRun = (job: Job, parts: JobRunParts): JobRun => {
  const { process, turn } = parts;
  const meter = openCpuMeter();
  const pid = process.pid();
  if (pid !== undefined) meter.add(pid, readings.get(process));
  if (process.jobs() === 0) turn.hasStarted(meter.secondsBefore());
  const ending = new AbortController();
  const end = (why: Error): void => {
    ending.abort(why);
    process.kill();
  };
  const watch = openWatch(meter, parts, end);
  return {
    result: resultOf(job, parts, { watch, meter, ending: ending.signal }).finally(watch.close),
    needsRoom: turn.needsRoom,
    pids: meter.pids,
    cpuSeconds: () => {
      const seconds = meter.secondsOfKnown();
      const reading = pid === undefined ? undefined : meter.readingOf(pid);
      if (reading) readings.set(process, reading);
      return seconds;
    },
    putBack: () => end(new PutBack()),
    giveWay: watch.giveWay,
  };
};

interface Watch {
  /** So many pages have to be recognised. */
  readonly onPages: (count: number) => void;
  readonly giveWay: () => void;
  readonly close: () => void;
}

const openWatch = (meter: CpuMeter, { turn, limits, lower }: JobRunParts, end: (why: Error) => void): Watch => {
  let limit = limits.cpuSeconds;
  const { wallSeconds } = limits;
  const own = openOwnTime(performance.now());
  const overdue = (seconds: number) => end(new Refusal('conversion.deadline', { seconds }));
  const giveWay = (): void => lower(turn.priority(), meter.pids());
  const look = (): void => {
    const cpuSeconds = meter.seconds();
    turn.used(cpuSeconds);
    giveWay();
    if (cpuSeconds > limit) return overdue(limits.cpuSeconds);
    const seconds = own.add({ atMs: performance.now(), cpuSeconds, isHeldUp: meter.isHeldUp() });
    if (seconds > wallSeconds) overdue(wallSeconds);
  };
  const most = tellsProcesses ? Math.max(wallSeconds, WALL_MOST_SECONDS) : wallSeconds;
  const timers = [setInterval(look, INTERVAL_MS), setTimeout(overdue, most * 1000, most)];
  giveWay();
  return {
    onPages: (count) => {
      limit = Math.max(limit, cpuSecondsFor(limits, count));
    },
    giveWay,
    close: () => timers.forEach(clearTimeout),
  };
};

interface Watching {
  readonly watch: Watch;
  readonly meter: CpuMeter;
  readonly ending: AbortSignal;
}

const resultOf = async (
  job: Job,
  { process, signal, onProgress, onWarning }: JobRunParts,
  { watch, meter, ending }: Watching,
): Promise<JobResult> => {
  const stop = () => process.kill();
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    const onNews = (progress: JobProgress): void => {
      watch.onPages(progress.pagesToRecognise ?? 0);
      onProgress(progress);
    };
    const news = { onProgress: onNews, onProgram: meter.add, ...(onWarning && { onWarning }) };
    const result = await process.run(job, news);
    signal.throwIfAborted();
    return result;
  } catch (error) {
    signal.throwIfAborted();
    ending.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
