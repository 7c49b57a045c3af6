import { tmpdir } from 'node:os';
import type { TimeLimits } from '../../../contracts/tools/time-limits.js';
import { noSandbox } from '../sandbox/open-sandbox.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { JobCalls } from './job-calls.js';
import type { Priority } from './job-priority.js';
import type { Job, JobProgress, JobResult } from './job.js';
import { startJobProcess, type JobProcess } from './job-process.js';
import { PutBack, startJobRun, type JobRun } from './job-run.js';
import { watchPromise } from './memory-promise.js';
import type { FolderLimit } from './usage/folder-watch.js';
import { tellsProcesses } from './usage/process-table.js';
import { openNeighbours, type Neighbours } from './neighbours.js';
import type { Pausable } from './pauses.js';
import { endsWithServer } from './usage/pause-program.js';
import { openProcessPool, type ProcessPool } from './process-pool.js';
import { openTurns, type Turn } from './turns.js';

export interface PoolRequest {
  /** Whose job it is: a process that has worked for somebody works for nobody else. */
  readonly owner: string;
  /** Says how long it may run; who waits is told apart by it too. */
  readonly tool: string;
  /** Aborting kills the job's process and every program it started; or ends its wait. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
  /** What it has used, once it is over, however it ended; 0 where the platform does not tell. */
  readonly onUsed?: (cpuSeconds: number) => void;
  /** What libraries write about its files, in one line without their texts. */
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
  /** Kills what runs. */
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
  /** What one job with all it starts may hold, and `size` of it all jobs together; default: whatever there is. */
  readonly memoryMb?: number;
  /** What one job may have on the disk at a time; default: 6 GB. */
  readonly folderMax?: FolderLimit;
  /** A process is replaced after so many jobs, because engines never give memory back. */
  readonly jobsPerProcess?: number;
  /** For the environment of the job processes, beside what every program gets; no secrets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What the jobs may ask of this process. */
  readonly calls?: JobCalls;
  /** How long a process is kept without a job; and whether one is kept ready even then. */
  readonly idleMs?: number;
  readonly keepsOne?: boolean;
  /** A process is started. */
  readonly onStart?: () => void;
  /** What it shares with the other pools of this process; default: there are none. */
  readonly neighbours?: Neighbours;
}

const MB = 1024 * 1024;
const IDLE_MS = 60_000;
/** Of what a job may take: a process that still holds more after one leaves too little for the next. */
const HELD_SHARE = 0.5;
/** Owners who come at the same time while both lanes are full, and still begin at once. */
const NEWCOMERS = 10;

/** Where nobody can tell what the jobs use, there are no more than there is memory for. */
const boundsOf = (size: number) => ({ size, most: tellsProcesses ? 2 * size + NEWCOMERS : size });

/** Processes are started ahead, so that a job meets a warm one. */
export const openJobPool = (options: PoolOptions): JobPool => {
  const { entry, size, memoryMb, jobsPerProcess = 100, idleMs = IDLE_MS, keepsOne = true } = options;
  const { sandbox = noSandbox(), scratch = tmpdir(), neighbours = openNeighbours() } = options;
  const isWorn = (process: JobProcess) =>
    process.jobs() >= jobsPerProcess || process.resident() > HELD_SHARE * (memoryMb ?? Infinity) * MB;
  const start = (priority: Priority) => {
    options.onStart?.();
    return startJobProcess(entry, { ...options, sandbox, scratch, priority });
  };
  const bounds = boundsOf(size);
  const heldBytes = (memoryMb ?? Infinity) * MB;
  const processes = openProcessPool({ start, most: bounds.most, heldBytes, isWorn, idleMs, keepsOne });
  const runs = new Set<JobRun>();
  const endWatch = watchPromise(runs, { jobs: size, bytes: memoryMb === undefined ? undefined : size * memoryMb * MB });
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
