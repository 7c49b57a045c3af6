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

/** What an owner's other jobs of the same kind wait behind. */
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
