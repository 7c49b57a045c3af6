import type { Requested } from '../../../contracts/lifecycles/conversion.machine.js';
import { usedSubject, type UsedMessage } from '../../../contracts/subjects.js';
import type { WorkerParts } from './worker-parts.js';

type Charged = Pick<Requested, 'owner' | 'conversionId'>;

/** Tells the gateways what a job has used, which keep visitors to their budgets. */
export const usageReporter =
  ({ bus }: Pick<WorkerParts, 'bus'>, { owner, conversionId }: Charged) =>
  (cpuSeconds: number): void => {
    const message: UsedMessage = { owner, conversionId, cpuSeconds };
    bus.signal(usedSubject(owner, conversionId), message);
  };
