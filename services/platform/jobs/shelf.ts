import type { JobProcess } from './process.js';

interface ShelfOptions {
  readonly start: () => JobProcess;
  readonly size: number;
  /** A process is replaced after so many jobs. */
  readonly jobsPerProcess: number;
}

export interface Shelf {
  /** A living process that has nothing to do; waits for one. */
  readonly take: () => Promise<JobProcess>;
  /** Takes a process back; a dead or worn one is replaced. */
  readonly putBack: (process: JobProcess) => void;
  /** Kills them all, those that were taken too. */
  readonly close: () => Promise<void>;
}

/** Job processes, always `size` of them. */
export const openShelf = ({ start, size, jobsPerProcess }: ShelfOptions): Shelf => {
  const idle = Array.from({ length: size }, start);
  const taken = new Set<JobProcess>();
  const waiting: ((process: JobProcess) => void)[] = [];
  let closed = false;

  const give = (process: JobProcess): void => {
    const next = waiting.shift();
    if (next) next(process);
    else idle.push(process);
  };

  return {
    take: async () => {
      const found = idle.shift() ?? (await new Promise<JobProcess>((resolve) => waiting.push(resolve)));
      const process = found.alive() ? found : start();
      taken.add(process);
      return process;
    },
    putBack: (process) => {
      taken.delete(process);
      if (closed) return;
      const worn = !process.alive() || process.jobs() >= jobsPerProcess;
      if (worn) process.kill();
      give(worn ? start() : process);
    },
    close: async () => {
      closed = true;
      const all = [...idle, ...taken];
      for (const process of all) process.kill();
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
};
