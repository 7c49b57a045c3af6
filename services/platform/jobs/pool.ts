import { MB } from '../../../contracts/byte-sizes.js';
import { availableParallelism, tmpdir } from 'node:os';
import { THUMBNAIL_JOB } from '../../../contracts/drawable-results.js';
import { Refusal } from '../../../contracts/errors.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import {
  cpuSecondsFor,
  timeLimitsOf,
  WALL_MOST_SECONDS,
  type TimeLimits,
} from '../../../contracts/tools/time-limits.js';
import { noSandbox } from '../sandbox/open-sandbox.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { JobCalls } from './job-calls.js';
import type { Priority } from './job-priority.js';
import type { Job, JobProgress, JobResult } from './job.js';
import { startJobProcess, type JobProcess } from './job-process.js';
import { openNeighbours, type Neighbours, type Pausable, endsWithServer } from './neighbours.js';
import { openProcessPool, type ProcessPool } from './process-pool.js';
import { openTurns, type Turn } from './turns.js';
import { openCpuMeter, type CpuMeter, type CpuReading, openOwnTime } from './cpu-time.js';
import { type FolderLimit, holdMoreThan, residentBytes } from './resource-limits.js';
import { tellsProcesses } from './process-table.js';

export interface PoolRequest {
  /** Whose job it is: a process that has worked for somebody works for nobody else. */
  readonly owner: string;
  /** Says how long it may run; who waits is told apart by it too. */
  readonly tool: string;
  /** Aborting kills the job's process and every program it started; or ends its wait. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
  /** Told what the job has used once it is over, however it ended; 0 where the platform does not tell. */
  readonly onUsed?: (cpuSeconds: number) => void;
  /** Receives the warnings that libraries write about its files, in one line without their texts. */
  readonly onWarning?: (warning: string) => void;
}

export interface JobPool {
  /**
   * Runs a job in a process of its own when it is its turn; only then it is prepared.
   *
   * @throws Refusal from the job, `conversion.deadline` or `conversion.out-of-memory`.
   * @throws JobCrashed when the process dies, JobBroken when the job throws something else.
   * @throws the signal's reason when aborted; what `prepare` throws.
   */
  run(prepare: () => Promise<Job>, request: PoolRequest): Promise<JobResult>;
  /** Resolves once the process has been started that is kept ready, where one is: it becomes so by itself. */
  readonly begun: Promise<void>;
  /** Kills all jobs and their processes. */
  close: () => Promise<void>;
}

export interface PoolOptions {
  /** File that the job processes run; it calls `serveJobs`. */
  readonly entry: string;
  /** Jobs at a time, as long as nobody else waits. */
  readonly size: number;
  /** When a job of a tool is ended. */
  readonly limitsOf: (tool: string) => TimeLimits;
  /** How its processes are kept apart from all else; default: not at all. */
  readonly sandbox?: Sandbox;
  /** Where its processes get their folders, on the same disk as those of the jobs. */
  readonly scratch?: string;
  /**
   * The memory that one job with all it starts may hold, and `size` of it all jobs together; default: whatever there
   * is.
   */
  readonly memoryMb?: number;
  /** The space on the disk that one job may have at a time; default: 6 GB. */
  readonly folderMax?: FolderLimit;
  /** A process is replaced after so many jobs, because engines never give memory back. */
  readonly jobsPerProcess?: number;
  /** For the environment of the job processes, beside what every program gets; no secrets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The calls that the jobs may make to this process. */
  readonly calls?: JobCalls;
  /** How long a process is kept for its owner without a job; and whether a fresh one is kept ready even then. */
  readonly idleMs?: number;
  readonly keepsOne?: boolean;
  /** Called whenever a process is started. */
  readonly onStart?: () => void;
  /** Shared with the other pools of this process; default: there are none. */
  readonly neighbours?: Neighbours;
}

const IDLE_MS = 20_000;
/** A process that holds more than this share of a job's memory after one leaves too little for the next. */
const MEMORY_HELD_SHARE = 0.5;
/** Owners who come at the same time while both lanes are full, and still begin at once. */
const NEWCOMERS_MAX = 10;
const USAGE_LOOK_MS = 200;
const MEMORY_LOOK_MS = 500;

/** Where nobody can tell what the jobs use, there are no more than there is memory for. */
const laneBounds = (size: number) => ({ size, most: tellsProcesses ? 2 * size + NEWCOMERS_MAX : size });

/** Processes are started ahead, so that a job meets a warm one. */
export const openJobPool = (options: PoolOptions): JobPool => {
  const { entry, size, memoryMb, jobsPerProcess = 100, idleMs = IDLE_MS, keepsOne = true } = options;
  const { sandbox = noSandbox(), scratch = tmpdir(), neighbours = openNeighbours() } = options;
  const isWorn = (process: JobProcess) =>
    process.jobs() >= jobsPerProcess || process.resident() > MEMORY_HELD_SHARE * (memoryMb ?? Infinity) * MB;
  const start = (priority: Priority) => {
    options.onStart?.();
    return startJobProcess(entry, { ...options, sandbox, scratch, priority });
  };
  const bounds = laneBounds(size);
  const heldBytes = (memoryMb ?? Infinity) * MB;
  const processes = openProcessPool({ start, most: bounds.most, heldBytes, isWorn, idleMs, keepsOne });
  const runs = new Set<JobRun>();
  const endWatch = putBackLargest(runs, {
    jobs: size,
    bytes: memoryMb === undefined ? undefined : size * memoryMb * MB,
  });
  const turns = openTurns(bounds, neighbours);
  const canPause = (pid: number) => endsWithServer(sandbox.level, pid);
  const parts = { processes, runs, neighbours, canPause, limitsOf: options.limitsOf };
  return {
    run: async (prepare, request) => {
      const turn = await turns.take(request);
      for (const other of runs) other.giveWay();
      try {
        return await runUntilDone(parts, prepare, { ...request, turn });
      } finally {
        turn.end();
      }
    },
    begun: processes.begun,
    close: async () => {
      endWatch();
      await processes.close();
    },
  };
};

interface PoolParts {
  readonly processes: ProcessPool;
  readonly runs: Set<JobRun>;
  readonly neighbours: Neighbours;
  readonly canPause: Pausable['canPause'];
  readonly limitsOf: PoolOptions['limitsOf'];
}

interface TakenRequest extends PoolRequest {
  readonly turn: Turn;
}

/** A job that was put back begins anew when it can have all the memory that it may take. */
const runUntilDone = async (
  parts: PoolParts,
  prepare: () => Promise<Job>,
  request: TakenRequest,
): Promise<JobResult> => {
  let job: Job | undefined;
  for (;;) {
    try {
      return await runOnce(parts, async () => (job ??= await prepare()), request);
    } catch (error) {
      if (!(error instanceof PutBack)) throw error;
      await request.turn.again();
    }
  }
};

/** Others that give way do so from its turn on: what prepares it needs the processor, too. */
const runOnce = async (parts: PoolParts, prepare: () => Promise<Job>, request: TakenRequest): Promise<JobResult> => {
  const atWork: { run?: JobRun } = {};
  const { priority } = request.turn;
  // One that starts may not know yet that it is to end with the server.
  const pids = () => atWork.run?.pids() ?? [];
  const endPauses = parts.neighbours.pauses.watch({ priority, pids, canPause: parts.canPause });
  try {
    const job = await prepare();
    const process = await parts.processes.take(request.owner, { priority });
    return await runIn(process, job, { ...request, parts, onRun: (run) => (atWork.run = run) });
  } finally {
    endPauses();
  }
};

interface RunRequest extends TakenRequest {
  readonly parts: PoolParts;
  readonly onRun: (run: JobRun) => void;
}

const runIn = async (
  process: JobProcess,
  job: Job,
  { parts, tool, turn, onRun, onUsed, ...request }: RunRequest,
): Promise<JobResult> => {
  const { processes, runs, limitsOf } = parts;
  const lower = (priority: Priority, pids: readonly number[]) => processes.lower(process, priority, pids);
  const run = startJobRun(job, { ...request, process, turn, limits: limitsOf(tool), lower });
  runs.add(run);
  onRun(run);
  try {
    return await run.result;
  } finally {
    runs.delete(run);
    const used = run.cpuSeconds();
    turn.used(used);
    onUsed?.(used);
    processes.putBack(process);
  }
};

/** A job was ended for the sake of others and is to begin again. */
class PutBack extends Error {
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

/**
 * The readings of processes after their last job; without a job they use nothing, so the next one counts on from here.
 */
const readingsAfterJob = new WeakMap<JobProcess, CpuReading>();

/** One job in one process, ended when it has used what it may. */
interface JobRun {
  /** @throws what `JobPool.run` does, and PutBack. */
  readonly result: Promise<JobResult>;
  readonly needsRoom: () => boolean;
  /** Its process and the programs that work beside it. */
  readonly pids: () => readonly number[];
  /** The processor time that the job has used, for once it is over. */
  readonly cpuSeconds: () => number;
  readonly putBack: () => void;
  /** Lowers the job's priority where it should give way by now, as when somebody else has come. */
  readonly giveWay: () => void;
}

const startJobRun = (job: Job, parts: JobRunParts): JobRun => {
  const { process, turn } = parts;
  const meter = openCpuMeter();
  const pid = process.pid();
  if (pid !== undefined) meter.add(pid, readingsAfterJob.get(process));
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
      if (reading) readingsAfterJob.set(process, reading);
      return seconds;
    },
    putBack: () => end(new PutBack()),
    giveWay: watch.giveWay,
  };
};

interface Watch {
  /** Pages that have to be recognised lengthen what the job may take. */
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
  const timers = [setInterval(look, USAGE_LOOK_MS), setTimeout(overdue, most * 1000, most)];
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

interface PromisedMemory {
  /** How many jobs may each hold all that one may take. */
  readonly jobs: number;
  /** The bytes that all jobs may hold together; undefined where nothing is promised. */
  readonly bytes: number | undefined;
}

/**
 * Where more jobs run than there is memory for at their worst, watches what they hold together, and puts the one that
 * holds most back once it is too much. Such a job begins anew where it can have all, and then it is left alone.
 *
 * @returns what ends the watch.
 */
const putBackLargest = (runs: ReadonlySet<JobRun>, { jobs, bytes }: PromisedMemory): (() => void) => {
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
  }, MEMORY_LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
};

const largest = (runs: readonly JobRun[]): JobRun | undefined =>
  runs
    .map((run) => ({ run, bytes: residentBytes(run.pids()) }))
    .sort((one, other) => other.bytes - one.bytes)
    .at(0)?.run;

/** A thumbnail may take as long as an answer to a question. */
const THUMBNAIL_EFFORT = { effort: 'quick' } as const;

/** When a job of a tool is ended on this machine, given how many times longer everything may take. */
export const limitsOfTools =
  (factor: number) =>
  (tool: string): TimeLimits =>
    timeLimitsOf(tool === THUMBNAIL_JOB ? THUMBNAIL_EFFORT : findTool(tool), { cores: availableParallelism(), factor });
