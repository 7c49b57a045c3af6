import { LRUCache } from 'lru-cache';

const HOUR_SECONDS = 60 * 60;
const KEYS_MAX = 10_000;

/** What each key, such as a visitor, may still use of a processor. */
export interface CpuBudget {
  readonly spend: (key: string, cpuSeconds: number) => void;
  /** Seconds of a processor that are left. */
  readonly secondsLeft: (key: string) => number;
  /** Seconds until there is some again, rounded up; 0 while there is. */
  readonly secondsUntilMore: (key: string) => number;
}

interface Spent {
  readonly seconds: number;
  readonly atMs: number;
}

interface Allowance {
  readonly secondsPerHour: number;
  readonly clock?: () => Date;
}

/** All of an hour may be used at once; it comes back bit by bit. In memory, of the last 10,000 keys. */
export const openCpuBudget = ({ secondsPerHour, clock = () => new Date() }: Allowance): CpuBudget => {
  const spent = new LRUCache<string, Spent>({ max: KEYS_MAX });
  const rate = secondsPerHour / HOUR_SECONDS;
  const spentOf = (key: string): number => {
    const { seconds, atMs } = spent.get(key) ?? { seconds: 0, atMs: 0 };
    return Math.max(0, seconds - ((clock().getTime() - atMs) / 1000) * rate);
  };
  return {
    spend: (key, cpuSeconds) => {
      const seconds = Math.min(2 * secondsPerHour, spentOf(key) + cpuSeconds); // nobody pays for longer than an hour
      spent.set(key, { seconds, atMs: clock().getTime() });
    },
    secondsLeft: (key) => Math.floor(Math.max(0, secondsPerHour - spentOf(key))),
    secondsUntilMore: (key) => Math.ceil(Math.max(0, spentOf(key) - secondsPerHour) / rate),
  };
};
