import { LRUCache } from 'lru-cache';

/** After so long, what somebody has used counts half. */
const HALF_LIFE_MS = 20_000;
const REMEMBERED = 10_000;

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
  const uses = new LRUCache<string, Use>({ max: REMEMBERED });
  const of = (owner: string): number => {
    const { seconds, at } = uses.get(owner) ?? { seconds: 0, at: 0 };
    return seconds * 0.5 ** ((now() - at) / HALF_LIFE_MS);
  };
  return { of, add: (owner, cpuSeconds) => uses.set(owner, { seconds: of(owner) + cpuSeconds, at: now() }) };
};
