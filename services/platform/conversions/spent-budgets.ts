import { Refusal } from '../../../contracts/errors.js';
import type { Owner } from '../../../contracts/owner.js';
import { filters, type UsedMessage, usedSubject } from '../../../contracts/subjects.js';
import { openCpuBudget } from '../settings/cpu-budget.js';
import type { WorkerParts } from './worker-parts.js';
import type { Requested } from '../../../contracts/lifecycles/conversion.machine.js';

/** What visitors have used of processors, on whichever machine their jobs ran. */
export interface SpentBudgets {
  /** @throws Refusal `queue.budget-spent`. */
  readonly check: (owner: Owner) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Two hundred long jobs may be accepted before the first of them is charged, so the budget is asked again at each turn.
 * In memory, of what has been told since the start.
 */
export const followBudgets = async ({ bus, cpuSecondsPerHour, clock }: WorkerParts): Promise<SpentBudgets> => {
  if (cpuSecondsPerHour === undefined) return { check: () => undefined, stop: () => Promise.resolve() };
  const budget = openCpuBudget({ secondsPerHour: cpuSecondsPerHour, clock });
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
