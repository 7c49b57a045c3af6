import { NORMAL, type Priority } from './job-priority.js';
import { pauseProgram, resumeProgram } from './usage/pause-program.js';

const LOOK_EVERY_MS = 50;
/** A job that gives way goes on for a while after so long a pause, however busy the others are. */
const LONGEST_PAUSE_MS = 1000;
const REST_MS = 250;

/** A job at work, or one whose process starts. */
export interface Pausable {
  readonly priority: () => Priority;
  /** Its process and the programs that work for it. */
  readonly pids: () => readonly number[];
}

export interface Pauses {
  /** @returns what is to be called once it is over. */
  readonly watch: (one: Pausable) => () => void;
}

interface PausesOptions {
  /** A program that would outlive the server if it stood still goes on. */
  readonly canPause: (pid: number) => boolean;
  readonly now?: () => number;
  readonly pause?: (pid: number) => void;
  readonly resume?: (pid: number) => void;
}

/**
 * Jobs that run only when nothing else wants to stand still while one of normal priority runs. The lowest priority is
 * not enough: where the kernel schedules each session as a group, whatever wakes up waits for a slice of the other
 * group all the same, and a small conversion wakes up some twenty times.
 */
export const openPauses = (options: PausesOptions): Pauses => new PausesOfIdle(options);

class PausesOfIdle implements Pauses {
  private readonly watched = new Set<Pausable>();
  private readonly paused = new Set<number>();
  private pausedAt = 0;
  private restsUntil = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: PausesOptions) {}

  watch = (one: Pausable): (() => void) => {
    this.watched.add(one);
    this.timer ??= setInterval(this.look, LOOK_EVERY_MS).unref();
    this.look();
    return () => {
      this.watched.delete(one);
      this.look();
      if (this.watched.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  };

  private readonly look = (): void => {
    const now = this.now();
    if (this.paused.size > 0 && now - this.pausedAt >= LONGEST_PAUSE_MS) this.restsUntil = now + REST_MS;
    this.hold(now < this.restsUntil ? [] : this.idleBesideUrgent());
  };

  private now(): number {
    return (this.options.now ?? (() => performance.now()))();
  }

  private idleBesideUrgent(): readonly number[] {
    const all = [...this.watched].map((one) => ({ one, priority: one.priority() }));
    const isUrgent = all.some(({ priority }) => priority.nice === NORMAL.nice);
    if (!isUrgent) return [];
    const pids = all.filter(({ priority }) => priority.isIdle).flatMap(({ one }) => one.pids());
    return pids.filter((pid) => this.paused.has(pid) || this.options.canPause(pid));
  }

  private hold(pids: readonly number[]): void {
    const { pause = pauseProgram, resume = resumeProgram } = this.options;
    for (const pid of [...this.paused].filter((one) => !pids.includes(one))) {
      this.paused.delete(pid);
      resume(pid);
    }
    if (this.paused.size === 0) this.pausedAt = this.now();
    for (const pid of pids.filter((one) => !this.paused.has(one))) {
      this.paused.add(pid);
      pause(pid);
    }
  }
}
