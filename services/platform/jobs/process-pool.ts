import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { NORMAL, type Priority, lowerPriority } from './job-priority.js';
import type { JobProcess } from './job-process.js';
import { JobBroken, JobCrashed } from './job.js';

/** Starts in a row that came to nothing; from then on a job that asks for a process fails. */
const FAILURES_MAX = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** The job that took the ready one needs the processor at first; the next one is started after it. */
const FILL_AFTER_MS = 400;

/** Before the next start, after so many in a row that came to nothing. */
export const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));

interface ReserveOptions {
  readonly start: () => JobProcess;
  /** A start takes more than a second of a processor: so many at once leave some for others. */
  readonly atATime: number;
}

/** Processes that are started for whoever comes next. */
export interface Reserve {
  /**
   * One that is ready, and has another one started ahead soon after; undefined where it is not wanted any more once it is their
   * turn.
   *
   * @throws JobBroken where processes keep ending before they are ready.
   * @throws JobCrashed once all is closed.
   */
  readonly take: (isWanted: () => boolean) => Promise<JobProcess | undefined>;
  /** Has one started ahead. */
  readonly fill: () => void;
  /** Resolves once the first one has been started. */
  readonly begun: Promise<void>;
  /** Ends the one that nobody has taken. */
  readonly empty: () => void;
  readonly close: () => void;
}

export const openReserve = (options: ReserveOptions): Reserve => new ProcessReserve(options);

interface Waiter {
  readonly isWanted: () => boolean;
  readonly resolve: (process: JobProcess | undefined) => void;
  readonly reject: (error: Error) => void;
}

class ProcessReserve implements Reserve {
  readonly begun: Promise<void>;
  private begin: () => void = () => undefined;
  private waiters: readonly Waiter[] = [];
  private ready: JobProcess | undefined;
  private starting = 0;
  private failures = 0;
  private isClosed = false;

  constructor(private readonly options: ReserveOptions) {
    this.begun = new Promise((resolve) => (this.begin = resolve));
  }

  take = async (isWanted: () => boolean): Promise<JobProcess | undefined> => {
    const ready = this.takeReady();
    if (ready) {
      setTimeout(this.fill, FILL_AFTER_MS).unref();
      return ready;
    }
    return new Promise((resolve, reject) => {
      this.waiters = [...this.waiters, { isWanted, resolve, reject }];
      this.fill();
    });
  };

  fill = (): void => {
    this.letGo();
    const wanted = this.waiters.length + (this.ready?.alive() ? 0 : 1);
    while (!this.isClosed && this.starting < Math.min(this.options.atATime, wanted)) void this.startOne();
  };

  empty = (): void => this.takeReady()?.kill();

  close = (): void => {
    this.isClosed = true;
    this.giveUp(new JobCrashed('the job processes were ended'));
  };

  private takeReady(): JobProcess | undefined {
    const { ready } = this;
    this.ready = undefined;
    return ready?.alive() ? ready : undefined;
  }

  private async startOne(): Promise<void> {
    this.starting += 1;
    const started = await this.untilReady();
    this.starting -= 1;
    if (!started) {
      this.giveUp(new JobBroken(`job processes end before they are ready, ${this.failures} times in a row`));
      return;
    }
    this.letGo();
    const [first, ...others] = this.waiters;
    this.waiters = others;
    if (first) first.resolve(started);
    else this.ready = started;
    this.fill();
  }

  private async untilReady(): Promise<JobProcess | undefined> {
    do {
      const pause = pauseAfter(this.failures);
      if (pause > 0) await wait(pause, undefined, { ref: false });
      if (this.isClosed) return undefined;
      const process = this.options.start();
      void process.spawned.then(this.begin);
      await process.ready;
      if (process.alive()) {
        this.failures = 0;
        return process;
      }
      this.failures += 1;
    } while (this.failures < FAILURES_MAX);
    return undefined;
  }

  /** Those who do without by now. */
  private letGo(): void {
    const gone = this.waiters.filter(({ isWanted }) => !isWanted());
    this.waiters = this.waiters.filter((waiter) => !gone.includes(waiter));
    for (const { resolve } of gone) resolve(undefined);
  }

  private giveUp(why: Error): void {
    const { waiters } = this;
    this.waiters = [];
    for (const { reject } of waiters) reject(why);
  }
}

const LOWER_AGAIN_MS = 50;

interface ProcessPoolOptions {
  readonly start: (priority: Priority) => JobProcess;
  /** Processes without a job that are kept for their owners. */
  readonly most: number;
  /** The memory that these may hold together; one is kept in any case. */
  readonly heldBytes: number;
  /** Such a process gets no further job. */
  readonly isWorn: (process: JobProcess) => boolean;
  /** How long a process is kept for its owner without a job. */
  readonly idleMs: number;
  /** Whether one is kept ready all the same, so that the first job after a pause meets a warm one. */
  readonly keepsOne: boolean;
}

export interface Taking {
  readonly priority: () => Priority;
}

export interface ProcessPool {
  /**
   * A warm process, which has worked for nobody or for this owner. The one that was started ahead is for jobs of normal
   * priority, and a process that once gave way to others gets no such job.
   */
  readonly take: (owner: string, how: Taking) => Promise<JobProcess>;
  /** Has a process give way with all that it has started, and with others that work for it. */
  readonly lower: (process: JobProcess, priority: Priority, pids: readonly number[]) => void;
  readonly putBack: (process: JobProcess) => void;
  /** Resolves once the process has been started that is kept ready, where one is. */
  readonly begun: Promise<void>;
  /** Kills them all, those that were taken too. */
  readonly close: () => Promise<void>;
}

/**
 * Job processes: those at work, one started ahead that has seen nothing, and some that wait for their owner, each for
 * its own time, whoever else has work.
 */
export const openProcessPool = (options: ProcessPoolOptions): ProcessPool => new ProcessPoolOfOwners(options);

class ProcessPoolOfOwners implements ProcessPool {
  readonly begun: Promise<void>;
  private readonly all = new Set<JobProcess>();
  private readonly busy = new Set<JobProcess>();
  private readonly owners = new Map<JobProcess, string>();
  private readonly lowered = new WeakSet<JobProcess>();
  private readonly reserve: Reserve;
  /** Those that wait for their owners, until they are let go. */
  private readonly waiting = new Map<JobProcess, NodeJS.Timeout>();
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: ProcessPoolOptions) {
    const atATime = Math.max(1, Math.floor(availableParallelism() / 2));
    this.reserve = openReserve({ start: () => this.start(NORMAL), atATime });
    this.begun = options.keepsOne ? this.reserve.begun : Promise.resolve();
    if (options.keepsOne) this.reserve.fill();
  }

  take = async (owner: string, how: Taking): Promise<JobProcess> => {
    clearTimeout(this.idle);
    const isNormal = (): boolean => how.priority().nice === NORMAL.nice;
    if (!isNormal()) return this.takeLowered(owner, how);
    const process = this.ownersIdle(owner, false) ?? (await this.reserve.take(isNormal));
    if (!process) return this.takeLowered(owner, how);
    return this.give(owner, process);
  };

  lower = (process: JobProcess, priority: Priority, pids: readonly number[]): void => {
    if (priority.nice === NORMAL.nice) return;
    this.lowered.add(process);
    lowerPriority(pids, priority);
  };

  putBack = (process: JobProcess): void => {
    this.busy.delete(process);
    if (this.closed) return;
    if (process.alive() && this.options.isWorn(process)) process.kill();
    else this.waits(process, true);
    this.letGo();
    this.emptyWhenIdle();
  };

  close = async (): Promise<void> => {
    this.closed = true;
    this.reserve.close();
    clearTimeout(this.idle);
    for (const timer of this.waiting.values()) clearTimeout(timer);
    for (const process of this.all) process.kill();
    await Promise.all([...this.all].map(({ ended }) => ended));
  };

  /** Most of what a short job costs is to start its process, so that gives way, too. */
  private async takeLowered(owner: string, how: Taking): Promise<JobProcess> {
    const priority = how.priority();
    const taken = this.give(
      owner,
      this.ownersIdle(owner, true) ?? this.ownersIdle(owner, false) ?? this.start(priority),
    );
    const lower = (): void => this.lower(taken, priority, pidsOf(taken));
    lower();
    const timer = setInterval(lower, LOWER_AGAIN_MS);
    await taken.ready.finally(() => clearInterval(timer));
    return taken;
  }

  private give(owner: string, process: JobProcess): JobProcess {
    clearTimeout(this.idle);
    this.busy.add(process);
    this.waits(process, false);
    this.owners.delete(process); // the last one given stands last
    this.owners.set(process, owner);
    return process;
  }

  private waits(process: JobProcess, isWaiting: boolean): void {
    clearTimeout(this.waiting.get(process));
    this.waiting.delete(process);
    if (isWaiting) this.waiting.set(process, setTimeout(() => process.kill(), this.options.idleMs).unref());
  }

  private ownersIdle(owner: string, isLowered: boolean): JobProcess | undefined {
    return this.idleOnes().find(
      (process) => this.owners.get(process) === owner && this.lowered.has(process) === isLowered,
    );
  }

  private idleOnes(): JobProcess[] {
    return [...this.owners.keys()].filter((process) => process.alive() && !this.busy.has(process));
  }

  /** Lets processes go that wait for their owners, the lowered ones first, then those that have waited longest. */
  private letGo(): void {
    const { most, heldBytes } = this.options;
    const rank = (process: JobProcess): number => Number(this.lowered.has(process));
    const idle = this.idleOnes().sort((one, other) => rank(other) - rank(one));
    let held = idle.reduce((sum, process) => sum + process.resident(), 0);
    for (const [at, process] of idle.slice(0, -1).entries()) {
      if (held <= heldBytes && idle.length - at <= most) return;
      held -= process.resident();
      process.kill();
    }
  }

  private start(priority: Priority): JobProcess {
    const process = this.options.start(priority);
    this.all.add(process);
    void process.ended.then(() => {
      this.all.delete(process);
      this.owners.delete(process);
      this.waits(process, false);
    });
    return process;
  }

  /** Where none is kept ready, the one that was started ahead goes, too. */
  private emptyWhenIdle(): void {
    clearTimeout(this.idle);
    if (this.options.keepsOne || this.busy.size > 0) return;
    this.idle = setTimeout(() => this.reserve.empty(), this.options.idleMs).unref();
  }
}

export const pidsOf = (process: JobProcess): readonly number[] => {
  const pid = process.pid();
  return pid === undefined ? [] : [pid];
};
