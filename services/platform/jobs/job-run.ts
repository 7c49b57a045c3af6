import { Refusal } from '../../../contracts/errors.js';
import { THUMBNAIL_CPU_SECONDS, type TimeLimits } from '../../../contracts/tools/time-limits.js';
import { openCpuMeter, type CpuMeter } from './usage/cpu-meter.js';
import type { JobProcess } from './job-process.js';
import type { Job, JobProgress, JobResult } from './job.js';
import { lowerPriority } from './usage/low-priority.js';
import type { Turn } from './turns.js';

const INTERVAL_MS = 200;
/** Below everything else. */
const NICE_OF_SLOW = 19;
/** A job that has run for a while gives way where more run than there are places. */
const NICE_IN_CROWD = 10;
const NICE_IN_CROWD_AFTER_SECONDS = 2;

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
  readonly areCrowded: () => boolean;
}

/** One job in one process, ended when it has used what it may. */
export interface JobRun {
  /** @throws what `JobPool.run` does, and PutBack. */
  readonly result: Promise<JobResult>;
  readonly needsRoom: () => boolean;
  /** Its process and the programs that work beside it. */
  readonly pids: () => readonly number[];
  readonly cpuSeconds: () => number;
  readonly putBack: () => void;
  /** Whether its process gives way to others, for good. */
  readonly isLowered: () => boolean;
}

export const startJobRun = (job: Job, parts: JobRunParts): JobRun => {
  const { process, turn } = parts;
  const meter = openCpuMeter();
  const pid = process.pid();
  if (pid !== undefined) meter.add(pid);
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
    cpuSeconds: meter.seconds,
    putBack: () => end(new PutBack()),
    isLowered: watch.isLowered,
  };
};

interface Watch {
  readonly onMade: () => void;
  readonly isLowered: () => boolean;
  readonly close: () => void;
}

const openWatch = (meter: CpuMeter, { turn, limits, areCrowded }: JobRunParts, end: (why: Error) => void): Watch => {
  let limit = limits.cpuSeconds;
  let isLowered = false;
  const lower = (nice: number): void => {
    isLowered = true;
    lowerPriority(meter.pids(), nice);
  };
  const look = (): void => {
    const seconds = meter.seconds();
    turn.used(seconds);
    if (turn.isSlow()) lower(NICE_OF_SLOW);
    else if (seconds > NICE_IN_CROWD_AFTER_SECONDS && areCrowded()) lower(NICE_IN_CROWD);
    if (seconds > limit) end(new Refusal('conversion.deadline', { seconds: limits.cpuSeconds }));
  };
  const { wallSeconds } = limits;
  const overdue = () => end(new Refusal('conversion.deadline', { seconds: wallSeconds }));
  const timers = [setInterval(look, INTERVAL_MS), setTimeout(overdue, wallSeconds * 1000)];
  look();
  return {
    onMade: () => (limit = meter.seconds() + THUMBNAIL_CPU_SECONDS),
    isLowered: () => isLowered,
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
    const news = { onProgress, onMade: watch.onMade, onProgram: meter.add, ...(onWarning && { onWarning }) };
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
