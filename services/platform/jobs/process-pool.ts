import type { JobProcess } from './job-process.js';

interface ProcessPoolOptions {
  readonly start: () => JobProcess;
  /** Processes that are kept for their owners, those at work among them. */
  readonly size: number;
  /** Such a process gets no further job. */
  readonly isWorn: (process: JobProcess) => boolean;
  /** How long a process is kept without a job. */
  readonly idleMs: number;
  /** Whether one is kept ready all the same, so that the first job after a pause meets a warm one. */
  readonly keepsOne: boolean;
}

export interface ProcessPool {
  /** A warm process, which has worked for nobody or for this owner. */
  readonly take: (owner: string) => Promise<JobProcess>;
  readonly putBack: (process: JobProcess) => void;
  /** Kills them all, those that were taken too. */
  readonly close: () => Promise<void>;
}

/** Job processes: those at work, one started ahead that has seen nothing, and some that wait for their owner. */
export const openProcessPool = (options: ProcessPoolOptions): ProcessPool => new ProcessPoolOfOwners(options);

class ProcessPoolOfOwners implements ProcessPool {
  private readonly all = new Set<JobProcess>();
  private readonly busy = new Set<JobProcess>();
  private readonly owners = new Map<JobProcess, string>();
  private fresh: JobProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: ProcessPoolOptions) {
    if (options.keepsOne) this.startAhead();
  }

  take = async (owner: string): Promise<JobProcess> => {
    const taken = this.give(owner);
    await taken.ready;
    return taken;
  };

  putBack = (process: JobProcess): void => {
    this.busy.delete(process);
    if (this.closed) return;
    if (process.alive() && this.options.isWorn(process)) process.kill();
    this.letGo();
    this.wait();
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

  private startAhead(): void {
    this.letGo();
    this.fresh = this.start();
  }

  /** Of those that wait for their owners, the ones that have waited longest; the last one stays. */
  private letGo(): void {
    const idle = this.idleOnes();
    const kept = Math.max(1, this.options.size - this.busy.size);
    for (const process of idle.slice(0, Math.max(0, idle.length - kept))) process.kill();
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
