import { LRUCache } from 'lru-cache';
import { openPauses, type Pauses } from './pauses.js';

/** After so long, what somebody has used counts half. */
const HALF_LIFE_MS = 20_000;
const REMEMBERED_OWNERS = 10_000;

interface Use {
  readonly seconds: number;
  readonly at: number;
}

/** What each owner has lately used of a processor. */
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
