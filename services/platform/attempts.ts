import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const KEYS_MAX = 10_000;

/** Counts what failed, such as a password, by a key, such as a link. */
export interface Attempts {
  readonly areTooMany: (key: string) => boolean;
  /** @returns how many more may fail. */
  readonly add: (key: string) => number;
  readonly forget: (key: string) => void;
  /** Until all of a key are forgotten, rounded up. */
  readonly minutesLeft: (key: string) => number;
}

interface Limit {
  /** How many of one key may fail in 15 minutes, counted from the first. */
  readonly max: number;
  readonly clock?: () => Date;
}

/** In memory, of the last 10,000 keys. Decision 0010 says why this is no middleware that counts requests. */
export const openAttempts = ({ max, clock = () => new Date() }: Limit): Attempts => {
  const failed = new LRUCache<string, number>({
    max: KEYS_MAX,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now: () => clock().getTime() },
  });
  const countOf = (key: string): number => failed.get(key) ?? 0;
  return {
    areTooMany: (key) => countOf(key) >= max,
    add: (key) => {
      const count = countOf(key) + 1;
      failed.set(key, count);
      return max - count;
    },
    forget: (key) => void failed.delete(key),
    minutesLeft: (key) => Math.ceil(failed.getRemainingTTL(key) / MINUTE_MS),
  };
};
