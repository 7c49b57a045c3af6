import type { JobProcess } from './job-process.js';

interface ProcessPoolOptions {
  readonly start: () => JobProcess;
  readonly size: number;
  /** Such a process is replaced. */
  readonly isWorn: (process: JobProcess) => boolean;
}

export interface ProcessPool {
  /** A living, warm process that has nothing to do; waits for one. */
  readonly take: () => Promise<JobProcess>;
  /** Takes a process back; a dead one is replaced, a worn one too, and works on until the other is warm. */
  readonly putBack: (process: JobProcess) => void;
  /** Kills them all, those that were taken too. */
  readonly close: () => Promise<void>;
}

/** Job processes, always `size` of them, and for a moment one more where one takes over from another. */
export const openProcessPool = ({ start, size, isWorn }: ProcessPoolOptions): ProcessPool => {
  const all = new Set<JobProcess>();
  const queue = openQueue();
  /** Worn ones whose successor was started, and those at work whose successor has taken over. */
  const succeeded = new WeakSet<JobProcess>();
  const retired = new WeakSet<JobProcess>();
  let missing = 0;
  let closed = false;

  const add = async (predecessor?: JobProcess): Promise<void> => {
    const process = start();
    all.add(process);
    void process.ended.then(() => all.delete(process));
    await process.ready;
    if (closed) return;
    // One that cannot even get warm must fail the job that waits for it, or jobs would wait for ever.
    if (process.alive() || queue.isAwaited()) queue.give(process);
    else missing += 1;
    if (predecessor && !queue.withdraw(predecessor)) retired.add(predecessor);
  };

  for (let count = 0; count < size; count += 1) void add();

  return {
    take: () => {
      for (; missing > 0; missing -= 1) void add();
      return queue.take((dead) => void (succeeded.has(dead) || add()));
    },
    putBack: (process) => {
      if (closed) return;
      if (retired.has(process)) return process.kill();
      if (!process.alive()) return void (succeeded.has(process) || add());
      if (isWorn(process) && !succeeded.has(process)) {
        succeeded.add(process);
        void add(process);
      }
      queue.give(process);
    },
    close: async () => {
      closed = true;
      for (const process of all) process.kill();
      await Promise.all([...all].map(({ ended }) => ended));
    },
  };
};

/** Processes that wait for work, or work that waits for a process. */
const openQueue = () => {
  const idle: JobProcess[] = [];
  const waiting: ((process: JobProcess) => void)[] = [];
  return {
    isAwaited: () => waiting.length > 0,
    give: (process: JobProcess): void => {
      const next = waiting.shift();
      if (next) next(process);
      else idle.push(process);
    },
    take: async (onDead: (process: JobProcess) => void): Promise<JobProcess> => {
      for (let found = idle.shift(); found; found = idle.shift()) {
        if (found.alive()) return found;
        onDead(found); // it ended while it was idle
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    /** Ends one that is idle; false where it is at work. */
    withdraw: (process: JobProcess): boolean => {
      const place = idle.indexOf(process);
      if (place < 0) return false;
      idle.splice(place, 1);
      process.kill();
      return true;
    },
  };
};
