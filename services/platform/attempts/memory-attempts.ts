import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../../contracts/durations.js';
import { ATTEMPTS_WINDOW_MS, type OpenAttempts } from './attempts.js';

const KEYS_MAX = 10_000;

/** Nobody sets it: a clock that was ahead and is right again would make a window of minutes one of weeks. */
const unset = (): Date => new Date(performance.timeOrigin + performance.now());

/** In memory, of the last 10,000 keys. Decision 0010 says why this is no middleware that counts requests. */
export const memoryAttempts = (clock: () => Date = unset): OpenAttempts => {
  const byName = new Map<string, LRUCache<string, number>>();
  return ({ name, max, windowMs = ATTEMPTS_WINDOW_MS }) => {
    const failed =
      byName.get(name) ??
      new LRUCache<string, number>({
        max: KEYS_MAX,
        ttl: windowMs,
        ttlResolution: 0,
        noUpdateTTL: true,
        perf: { now: () => clock().getTime() },
      });
    byName.set(name, failed);
    const countOf = (key: string): number => failed.get(key) ?? 0;
    return {
      areTooMany: async (key) => countOf(key) >= max,
      count: async (key) => countOf(key),
      add: async (key, amount = 1) => {
        const count = countOf(key) + amount;
        failed.set(key, count);
        return max - count;
      },
      forget: async (key) => void failed.delete(key),
      minutesLeft: async (key) => Math.ceil(failed.getRemainingTTL(key) / MINUTE_MS),
    };
  };
};
