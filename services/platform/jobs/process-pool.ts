import type { JobProcess } from './job-process.js';

interface ProcessPoolOptions {
  readonly start: () => JobProcess;
  /** Jobs at a time. */
  readonly size: number;
  /** Such a process gets no further job. */
  readonly isWorn: (process: JobProcess) => boolean;
  /** How long a process is kept without a job. */
  readonly idleMs: number;
  /** Whether one is kept ready all the same, so that the first job after a pause meets a warm one. */
  readonly keepsOne: boolean;
}

export interface ProcessPool {
  /** A warm process, which has worked for nobody or for this owner; waits while as many are at work as may be. */
  readonly take: (owner: string) => Promise<JobProcess>;
  readonly putBack: (process: JobProcess) => void;
  /** Kills them all, those that were taken too. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly owner: string;
  readonly take: (process: JobProcess) => void;
}

/** Job processes: those at work, one started ahead that has seen nothing, and some that wait for their owner. */
export const openProcessPool = (options: ProcessPoolOptions): ProcessPool => new ProcessPoolOfOwners(options);

class ProcessPoolOfOwners implements ProcessPool {
  private readonly all = new Set<JobProcess>();
  private readonly busy = new Set<JobProcess>();
  private readonly owners = new Map<JobProcess, string>();
  private readonly waiting: Waiting[] = [];
  private fresh: JobProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: ProcessPoolOptions) {
    if (options.keepsOne) this.startAhead();
  }

  take = async (owner: string): Promise<JobProcess> => {
    const taken =
      this.busy.size < this.options.size
        ? this.give(owner)
        : await new Promise<JobProcess>((take) => this.waiting.push({ owner, take }));
    await taken.ready;
    return taken;
  };

  putBack = (process: JobProcess): void => {
    this.busy.delete(process);
    if (this.closed) return;
    if (process.alive() && this.options.isWorn(process)) process.kill();
    this.wait();
    const next = this.waiting.shift();
    next?.take(this.give(next.owner));
  };

  close = async (): Promise<void> => {
    this.closed = true;
    clearTimeout(this.idle);
    for (const process of this.all) process.kill();
    await Promise.all([...this.all].map(({ ended }) => ended));
  };

  private give(owner: string): JobProcess {
    clearTimeout(this.idle);
    const process = this.ownersIdle(owner) ?? this.takeFresh();
    this.busy.add(process);
    this.owners.delete(process); // the last one given stands last
    this.owners.set(process, owner);
    if (!this.fresh) this.startAhead();
    return process;
  }

  private ownersIdle(owner: string): JobProcess | undefined {
    return this.idleOnes().find((process) => this.owners.get(process) === owner);
  }

  private idleOnes(): JobProcess[] {
    return [...this.owners.keys()].filter((process) => process.alive() && !this.busy.has(process));
  }

  private takeFresh(): JobProcess {
    const process = this.fresh?.alive() ? this.fresh : this.start();
    this.fresh = undefined;
    return process;
  }

  /** In the place of the one that has waited longest for its owner, where there are enough. */
  private startAhead(): void {
    const [oldest] = this.idleOnes();
    if (oldest && this.busy.size + this.idleOnes().length > this.options.size) oldest.kill();
    this.fresh = this.start();
  }

  private start(): JobProcess {
    const process = this.options.start();
    this.all.add(process);
    void process.ended.then(() => {
      this.all.delete(process);
      this.owners.delete(process);
    });
    return process;
  }

  private wait(): void {
    clearTimeout(this.idle);
    if (this.busy.size > 0) return;
    this.idle = setTimeout(() => {
      for (const process of this.idleOnes()) process.kill();
      if (this.options.keepsOne) return;
      this.fresh?.kill();
      this.fresh = undefined;
    }, this.options.idleMs).unref();
  }
}
