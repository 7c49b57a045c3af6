import { openPauses, type Pauses } from './pauses.js';
import { openRecentUse, type RecentUse } from './recent-use.js';

/** What the pools of one process share, since they share the cores of the machine. */
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
