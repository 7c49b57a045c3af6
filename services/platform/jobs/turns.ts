import { LRUCache } from 'lru-cache';
import { priorityOf, type Priority } from './job-priority.js';
import type { Neighbours } from './neighbours.js';

/** A job that waits for its turn. */
export interface Waiting {
  readonly owner: string;
  /** Its owner's last jobs of this kind ran long: it begins in the slow lane. */
  readonly isLong: boolean;
  /** It was put back for want of memory, and starts when it can have all that one job may take. */
  readonly needsRoom: boolean;
}

/** A job that has begun. */
export interface Running {
  readonly owner: string;
  readonly isSlow: boolean;
  readonly needsRoom: boolean;
}

export interface Line<Job extends Waiting> {
  /** In the order in which they came. */
  readonly waiting: readonly Job[];
  readonly running: readonly Running[];
  /** Greater for an owner whose turn was later; 0 for one who had none. */
  readonly lastTurnOf: (owner: string) => number;
}

export interface Bounds {
  /** Jobs in each lane, as long as every owner who waits has one running. */
  readonly size: number;
  /** Jobs in all. */
  readonly most: number;
}

/**
 * Whose turn it is: of those that may start, the owner with the fewest jobs running, then the one whose last turn is
 * longest ago. Undefined: nobody's.
 */
export const nextOf = <Job extends Waiting>(line: Line<Job>, bounds: Bounds): Job | undefined => {
  const { waiting, running, lastTurnOf } = line;
  const countOf = (owner: string): number => running.filter((job) => job.owner === owner).length;
  const rankOf = ({ owner }: Job) => ({ running: countOf(owner), lastTurn: lastTurnOf(owner) });
  const ranked = firstOfEach(waiting)
    .filter((job) => mayStart(job, running, bounds))
    .map((job) => ({ job, ...rankOf(job) }))
    .sort((one, other) => one.running - other.running || one.lastTurn - other.lastTurn);
  return ranked[0]?.job;
};

/** The first job of each kind of an owner, behind which the others wait. */
const firstOfEach = <Job extends Waiting>(waiting: readonly Job[]): readonly Job[] => {
  const first = new Map<string, Job>();
  for (const job of waiting) {
    const kind = `${job.owner} ${String(job.isLong)} ${String(job.needsRoom)}`;
    if (!first.has(kind)) first.set(kind, job);
  }
  return [...first.values()];
};

/** In its lane, or beyond it for an owner who has nothing running and does not run long. */
const mayStart = (job: Waiting, running: readonly Running[], { size, most }: Bounds): boolean => {
  const isTight = job.needsRoom || running.some(({ needsRoom }) => needsRoom);
  if (running.length >= (isTight ? size : most)) return false;
  const inLane = running.filter(({ isSlow }) => isSlow === job.isLong).length;
  if (inLane < size) return true;
  return !job.isLong && !running.some(({ owner }) => owner === job.owner);
};

/** A job that has used so much belongs in the slow lane. */
const SLOW_AFTER_CPU_SECONDS = 10;
/** The share that the last job has in how much the next of the same owner and tool is expected to use. */
const SHARE_OF_LAST = 0.5;
const REMEMBERED_MAX = 10_000;

/** The turn of one job. */
export interface Turn {
  readonly isSlow: () => boolean;
  readonly needsRoom: () => boolean;
  /** As it should be by now. */
  readonly priority: () => Priority;
  /** Tells what the job has used; beyond the limit it moves to the slow lane and its place is another's. */
  readonly used: (cpuSeconds: number) => void;
  /** Tells what it took to start a process for the job. */
  readonly hasStarted: (cpuSeconds: number) => void;
  /** Gives the turn up and waits for another one, at which the job can have all the memory it may take. */
  readonly again: () => Promise<void>;
  readonly end: () => void;
}

interface TurnRequest {
  readonly owner: string;
  readonly tool: string;
  /** Aborted, it waits no longer. */
  readonly signal: AbortSignal;
}

/** Whose job runs next, and how many do. */
export interface Turns {
  /** @throws the signal's reason. */
  readonly take: (request: TurnRequest) => Promise<Turn>;
}

interface Ticket {
  readonly owner: string;
  readonly needsRoom: boolean;
  /** The knowledge about its like changes while it waits. */
  readonly isLong: () => boolean;
  readonly start: () => void;
}

interface Place extends Running {
  isSlow: boolean;
}

/** In memory: after a restart nobody has had a turn. */
export const openTurns = (bounds: Bounds, neighbours: Neighbours): Turns => new FairTurns(bounds, neighbours);

class FairTurns implements Turns {
  private readonly waiting = new Set<Ticket>();
  private readonly running = new Set<Place>();
  private readonly lastTurns = new LRUCache<string, number>({ max: REMEMBERED_MAX });
  private readonly expected = new LRUCache<string, number>({ max: REMEMBERED_MAX });
  private count = 0;

  constructor(
    private readonly bounds: Bounds,
    private readonly neighbours: Neighbours,
  ) {
    neighbours.join(() => [...this.running, ...this.waiting].map(({ owner }) => owner));
  }

  take = async (request: TurnRequest): Promise<Turn> => {
    let seconds = 0;
    let place = await this.placeFor(request, false);
    return {
      isSlow: () => place.isSlow,
      needsRoom: () => place.needsRoom,
      priority: () => this.priorityOf(place, Math.max(seconds, this.expectedOf(request))),
      hasStarted: (cpuSeconds) => this.neighbours.recent.add(place.owner, cpuSeconds),
      used: (cpuSeconds) => {
        this.neighbours.recent.add(place.owner, Math.max(0, cpuSeconds - seconds));
        seconds = cpuSeconds;
        if (place.isSlow || seconds <= SLOW_AFTER_CPU_SECONDS) return;
        place.isSlow = true;
        this.expect(request, seconds); // what waits of the same kind needs not find out by itself
        this.fill();
      },
      again: async () => {
        this.leave(place);
        seconds = 0;
        place = await this.placeFor(request, true);
      },
      end: () => {
        this.learn(request, seconds);
        this.leave(place);
      },
    };
  };

  private placeFor(request: TurnRequest, needsRoom: boolean): Promise<Place> {
    const { owner, signal } = request;
    const isLong = () => this.expectedOf(request) > SLOW_AFTER_CPU_SECONDS;
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const giveUp = () => {
        this.waiting.delete(ticket);
        reject(signal.reason as Error);
      };
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        const place: Place = { owner, isSlow: isLong(), needsRoom };
        this.running.add(place);
        resolve(place);
      };
      const ticket: Ticket = { owner, isLong, needsRoom, start };
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.add(ticket);
      this.fill();
    });
  }

  private priorityOf({ owner, isSlow }: Place, seconds: number): Priority {
    const { recent, hasCompany } = this.neighbours;
    const waitingJobs = [...this.waiting].filter((other) => other.owner === owner).length;
    return priorityOf({
      seconds,
      ownerSeconds: recent.of(owner),
      waitingJobs,
      isSlow,
      hasCompany: hasCompany(owner),
    });
  }

  private leave(place: Place): void {
    if (this.running.delete(place)) this.fill();
  }

  private fill(): void {
    for (;;) {
      const line = {
        waiting: [...this.waiting].map((ticket) => ({ ...ticket, isLong: ticket.isLong(), ticket })),
        running: [...this.running],
        lastTurnOf: (owner: string) => this.lastTurns.get(owner) ?? 0,
      };
      const next = nextOf(line, this.bounds);
      if (!next) return;
      this.waiting.delete(next.ticket);
      this.lastTurns.set(next.owner, (this.count += 1));
      next.start();
    }
  }

  private learn(request: TurnRequest, seconds: number): void {
    this.expect(request, SHARE_OF_LAST * seconds + (1 - SHARE_OF_LAST) * this.expectedOf(request));
  }

  private expect({ owner, tool }: TurnRequest, seconds: number): void {
    this.expected.set(`${owner} ${tool}`, seconds);
  }

  private expectedOf({ owner, tool }: TurnRequest): number {
    return this.expected.get(`${owner} ${tool}`) ?? 0;
  }
}
