import { CONVERSIONS_MAX } from '../../../contracts/limits.js';
import { filters } from '../../../contracts/subjects.js';
import type { Lane } from '../../../contracts/tools/tool.js';
import { followBudgets } from './cpu-budgets.js';
import { shareWork } from './share-work.js';
import { cancelIfAsked, takeConversion, type HeldConversion, type RunningWorker } from './take-conversion.js';
import type { WorkerParts } from './worker-parts.js';

/** Conversions that a worker has in hand, most of them waiting: so many that its pool may choose whose turn it is. */
const IN_HAND = CONVERSIONS_MAX;

const GRACE_MS = 8000;

interface WorkerOptions {
  readonly lane: Lane;
  /** Conversions that its pool runs at a time. */
  readonly slots: number;
  /** Silence after which the bus gives a conversion to another worker. */
  readonly ackWaitMs?: number;
}

/** Takes the requested conversions of one lane and brings each to its end. */
export const startWorker = async (parts: WorkerParts, options: WorkerOptions): Promise<{ stop(): Promise<void> }> => {
  const { lane, slots, ackWaitMs = 30_000 } = options;
  const { graceMs = GRACE_MS } = parts;
  const held = new Map<string, HeldConversion>();
  const budgets = await followBudgets(parts);
  const worker: RunningWorker = { ...parts, held, budgets, heartbeatMs: ackWaitMs / 3, graceMs };

  const cancels = await parts.bus.follow(filters.cancelRequests, (event) => {
    if (event.type !== 'ConversionCancelRequested') return;
    cancelIfAsked(worker, event.data.conversionId).catch((error: unknown) => {
      parts.log.error(
        { error, conversionId: event.data.conversionId },
        'a cancel failed; the next delivery tries again',
      );
    });
  });
  const { bus, log } = parts;
  const sharing = await shareWork({ bus, lane, slots, held, log });
  const requests = await bus.consume(
    { durable: lane, filter: filters.requestsOf(lane), concurrency: IN_HAND, ackWaitMs, ordered: false },
    (delivery) => takeConversion(worker, delivery).finally(() => sharing.ended()),
  );

  return {
    stop: async () => {
      await sharing.stop();
      await requests.stop();
      await cancels.stop();
      await budgets.stop();
    },
  };
};
