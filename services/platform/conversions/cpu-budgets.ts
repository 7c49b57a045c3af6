import { LRUCache } from 'lru-cache';
import { Refusal } from '../../../contracts/errors.js';
import type { Requested } from '../../../contracts/lifecycles/conversion.machine.js';
import type { Owner } from '../../../contracts/owner.js';
import { filters, type UsedMessage, usedSubject } from '../../../contracts/subjects.js';
import type { WorkerParts } from './worker-parts.js';

const HOUR_SECONDS = 60 * 60;
const KEYS_MAX = 10_000;

/** The processor time that each key, such as a visitor, may still use. */
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
  /** Milliseconds since whenever, of a clock that nobody sets. */
  readonly elapsed?: () => number;
}

/** All of an hour may be used at once; it comes back bit by bit. In memory, of the last 10,000 keys. */
export const openCpuBudget = ({ secondsPerHour, elapsed = () => performance.now() }: Allowance): CpuBudget => {
  const spent = new LRUCache<string, Spent>({ max: KEYS_MAX });
  const rate = secondsPerHour / HOUR_SECONDS;
  const spentOf = (key: string): number => {
    const { seconds, atMs } = spent.get(key) ?? { seconds: 0, atMs: elapsed() };
    return Math.max(0, seconds - ((elapsed() - atMs) / 1000) * rate);
  };
  return {
    spend: (key, cpuSeconds) => {
      const seconds = Math.min(2 * secondsPerHour, spentOf(key) + cpuSeconds); // nobody pays for longer than an hour
      spent.set(key, { seconds, atMs: elapsed() });
    },
    secondsLeft: (key) => Math.floor(Math.max(0, secondsPerHour - spentOf(key))),
    secondsUntilMore: (key) => Math.ceil(Math.max(0, spentOf(key) - secondsPerHour) / rate),
  };
};

/** The processor time that visitors have used, on whichever machine their jobs ran. */
export interface SpentBudgets {
  /** @throws Refusal `queue.budget-spent`. */
  readonly check: (owner: Owner) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Two hundred long jobs may be accepted before the first of them is charged, so the budget is asked again at each turn.
 * In memory, of what has been told since the start.
 */
export const followBudgets = async ({ bus, cpuSecondsPerHour }: WorkerParts): Promise<SpentBudgets> => {
  if (cpuSecondsPerHour === undefined) return { check: () => undefined, stop: () => Promise.resolve() };
  const budget = openCpuBudget({ secondsPerHour: cpuSecondsPerHour });
  const hearing = await bus.onSignal(filters.used, (payload) => {
    const { owner, cpuSeconds } = payload as UsedMessage;
    budget.spend(owner, cpuSeconds);
  });
  return {
    check: (owner) => {
      const seconds = budget.secondsUntilMore(owner);
      if (seconds > 0) throw new Refusal('queue.budget-spent', { seconds });
    },
    stop: () => hearing.stop(),
  };
};

type Charged = Pick<Requested, 'owner' | 'conversionId'>;

/** Tells the gateways what a job has used, which keep visitors to their budgets. */
export const usageReporter =
  ({ bus }: Pick<WorkerParts, 'bus'>, { owner, conversionId }: Charged) =>
  (cpuSeconds: number): void => {
    const message: UsedMessage = { owner, conversionId, cpuSeconds };
    bus.signal(usedSubject(owner, conversionId), message);
  };
