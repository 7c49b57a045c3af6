import { filters } from '../../../contracts/subjects.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import { startAlone, type Running, type StartOnce } from '../../platform/leases/hold-lease.js';
import { planDeliveries } from './plan-deliveries.js';
import { startSending, type SendParts } from './send-deliveries.js';

const ACK_WAIT_MS = 60_000;
const RETRY_DELAY_MS = 250;
/** Events that are looked at together. */
const CONCURRENT_EVENTS = 4;

interface ServiceParts extends SendParts {
  readonly bus: EventBus;
  /** Starts what one process of many does; default: this process is alone. */
  readonly startOnce?: StartOnce;
}

/** Tells the webhooks of members what happens to their documents: any process plans the messages, one sends them. */
export const startWebhookService = async (parts: ServiceParts): Promise<Running> => {
  const { bus, startOnce = startAlone } = parts;
  const planning = await bus.consume(
    {
      durable: 'webhooks',
      filter: filters.everything,
      concurrency: CONCURRENT_EVENTS,
      ackWaitMs: ACK_WAIT_MS,
      retryDelayMs: RETRY_DELAY_MS,
    },
    ({ event }) => planDeliveries(parts, event),
  );
  const sending = await startOnce('webhook-sending', () => Promise.resolve(startSending(parts)));
  return {
    stop: async () => {
      await planning.stop();
      await sending.stop();
    },
  };
};
