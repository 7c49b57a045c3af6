import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { SandboxLevel } from '../sandbox/sandbox.js';
import { NORMAL, type Priority } from './job-priority.js';

/**
 * Whether a program at work ends with the server even while it stands still: bubblewrap has asked the kernel for that
 * before the program runs. Others notice it by themselves, which nothing can that stands still.
 */
export const endsWithServer = (level: SandboxLevel, pid: number): boolean =>
  level === 'full' && childrenOf(pid).trim() !== '';

const childrenOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
};

/** Has a program with all of its group stand still. */
export const pauseProgram = (pid: number): void => tell(pid, 'SIGSTOP');

/** Has a program go on that stands still. */
export const resumeProgram = (pid: number): void => tell(pid, 'SIGCONT');

const tell = (pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended meanwhile
  }
};

const LOOK_EVERY_MS = 50;
/** One that is not over by then is held up by other programs of the machine, or waits for something: standing still is no help to it. */
const URGENT_MS = 3000;
/** After a job of normal priority: its result is stored, told and fetched, and often its owner's next one comes. */
const LINGER_MS = 250;
/** A job that gives way works for so long before it is another's turn. */
const TURN_MS = 500;
/** The server and the job of normal priority have a core each. */
const CORES_OF_URGENT = 2;
/** Where no core is left for those that give way, one of them works for a fifth of the time. */
const CYCLE_MS = 1250;
const SHARE_MS = 250;

/** A job at work, or one whose process starts. */
export interface Pausable {
  readonly priority: () => Priority;
  /** Its process and the programs that work for it. */
  readonly pids: () => readonly number[];
  /** A program that would outlive the server if it stood still goes on. */
  readonly canPause: (pid: number) => boolean;
}

export interface Pauses {
  /** @returns what is to be called once it is over. */
  readonly watch: (one: Pausable) => () => void;
}

interface PausesOptions {
  /** So many jobs that give way may work while one of normal priority does; default: two less than there are cores. */
  readonly besideUrgent?: number;
  readonly now?: () => number;
  readonly pause?: (pid: number) => void;
  readonly resume?: (pid: number) => void;
}

/**
 * Jobs that stand back leave two cores free while one of normal priority runs, for three seconds at most: those for which
 * there is no core stand still, and take turns with those that work. A lower priority is not enough: where the kernel schedules each
 * session as a group, whatever wakes up waits for a slice of the other group all the same, and a small conversion wakes
 * up some twenty times.
 */
export const openPauses = (options: PausesOptions = {}): Pauses => new PausesOfIdle(options);

class PausesOfIdle implements Pauses {
  /** Each with the time since when. */
  private readonly watched = new Map<Pausable, number>();
  private readonly paused = new Set<number>();
  /** When each job that gives way last had its turn. */
  private readonly turns = new WeakMap<Pausable, number>();
  private working: readonly Pausable[] = [];
  private workingUntil = 0;
  private urgentUntil = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: PausesOptions) {}

  watch = (one: Pausable): (() => void) => {
    this.watched.set(one, this.now());
    this.timer ??= setInterval(this.look, LOOK_EVERY_MS).unref();
    this.look();
    return () => {
      if (isUrgent(one) && this.isNew(one)) this.urgentUntil = this.now() + LINGER_MS;
      this.watched.delete(one);
      this.look();
      if (this.watched.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  };

  private readonly look = (): void => {
    const all = [...this.watched.keys()];
    const hasUrgent = this.now() < this.urgentUntil || all.some((one) => isUrgent(one) && this.isNew(one));
    const idle = hasUrgent ? all.filter((one) => one.priority().standsBack) : [];
    const working = this.inTurn(idle);
    this.hold(idle.filter((one) => !working.includes(one)).flatMap((one) => this.pausable(one)));
  };

  /** Those that may work: the ones that do for the rest of their turn, then those that have waited longest. */
  private inTurn(idle: readonly Pausable[]): readonly Pausable[] {
    const now = this.now();
    const { besideUrgent = availableParallelism() - CORES_OF_URGENT } = this.options;
    const room = besideUrgent > 0 ? besideUrgent : Number(now % CYCLE_MS < SHARE_MS);
    const still = now < this.workingUntil ? this.working.filter((one) => idle.includes(one)) : [];
    const lastTurn = (one: Pausable): number => this.turns.get(one) ?? 0;
    const next = idle.filter((one) => !still.includes(one)).sort((one, other) => lastTurn(one) - lastTurn(other));
    const chosen = [...still, ...next].slice(0, room);
    if (now >= this.workingUntil) this.workingUntil = now + TURN_MS;
    for (const one of chosen) this.turns.set(one, now);
    this.working = chosen;
    return chosen;
  }

  private pausable({ pids, canPause }: Pausable): readonly number[] {
    return pids().filter((pid) => this.paused.has(pid) || canPause(pid));
  }

  private isNew(one: Pausable): boolean {
    return this.now() - (this.watched.get(one) ?? -Infinity) < URGENT_MS;
  }

  private now(): number {
    return (this.options.now ?? (() => performance.now()))();
  }

  private hold(pids: readonly number[]): void {
    const { pause = pauseProgram, resume = resumeProgram } = this.options;
    for (const pid of [...this.paused].filter((one) => !pids.includes(one))) {
      this.paused.delete(pid);
      resume(pid);
    }
    for (const pid of pids.filter((one) => !this.paused.has(one))) {
      this.paused.add(pid);
      pause(pid);
    }
  }
}

const isUrgent = (one: Pausable): boolean => one.priority().nice === NORMAL.nice;

/** After so long, what somebody has used counts half. */
const HALF_LIFE_MS = 20_000;
const REMEMBERED_OWNERS = 10_000;

interface Use {
  readonly seconds: number;
  readonly at: number;
}

/** The processor time that each owner has lately used. */
export interface RecentUse {
  readonly add: (owner: string, cpuSeconds: number) => void;
  readonly of: (owner: string) => number;
}

/** @param now in milliseconds, never going back */
export const openRecentUse = (now: () => number): RecentUse => {
  const uses = new LRUCache<string, Use>({ max: REMEMBERED_OWNERS });
  const of = (owner: string): number => {
    const { seconds, at } = uses.get(owner) ?? { seconds: 0, at: 0 };
    return seconds * 0.5 ** ((now() - at) / HALF_LIFE_MS);
  };
  return { of, add: (owner, cpuSeconds) => uses.set(owner, { seconds: of(owner) + cpuSeconds, at: now() }) };
};

/** State that the pools of one process share, since they share the cores of the machine. */
export interface Neighbours {
  readonly pauses: Pauses;
  /** In all pools together. */
  readonly recent: RecentUse;
  /** Tells, whenever it is asked, whose jobs wait or run in a pool. */
  readonly join: (owners: () => readonly string[]) => void;
  /** Whether jobs of other owners wait or run in any pool. */
  readonly hasCompany: (owner: string) => boolean;
}

export const openNeighbours = (now: () => number = () => performance.now()): Neighbours => {
  const pools = new Set<() => readonly string[]>();
  return {
    pauses: openPauses({ now }),
    recent: openRecentUse(now),
    join: (owners) => pools.add(owners),
    hasCompany: (owner) => [...pools].some((owners) => owners().some((other) => other !== owner)),
  };
};
