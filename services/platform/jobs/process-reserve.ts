import { setTimeout as wait } from 'node:timers/promises';
import { JobBroken, JobCrashed } from './job.js';
import type { JobProcess } from './job-process.js';

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
