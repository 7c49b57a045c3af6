import { setTimeout as pause } from 'node:timers/promises';
import { subjectOf } from '../../../contracts/subjects.js';
import type { EventBus } from './event-bus.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Log } from '../settings/logger.js';

/** Pause before the relay starts over. */
const RETRY_MS = 1000;

export interface Relay {
  /** Resolves when nothing is being published any more. */
  stop(): Promise<void>;
}

interface Relaying {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly log: Log;
  readonly stopping: AbortSignal;
}

/**
 * Publishes every event of the log on the bus, in order, for ever.
 *
 * How far it is, only the bus knows. Whenever a publish fails the relay asks it again and starts from there, so that
 * it neither leaves a gap on a bus that has lost its last events, nor needs a checkpoint that could contradict it.
 */
export const startRelay = async (store: EventStore, bus: EventBus, log: Log): Promise<Relay> => {
  const stopping = new AbortController();
  const done = relay({ store, bus, log, stopping: stopping.signal });
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};

const relay = async (relaying: Relaying): Promise<void> => {
  const { log, stopping } = relaying;
  while (!stopping.aborted) {
    try {
      await relayUntilFailure(relaying);
    } catch (error) {
      log.warn({ error }, 'an event could not be published; the relay starts over from where the bus is');
      await pause(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined); // woken up to stop
    }
  }
};

/** Resolves when told to stop. @throws what `lastPublished` or the first failed publish throws. */
const relayUntilFailure = async ({ store, bus, stopping }: Relaying): Promise<void> => {
  const after = await bus.lastPublished();
  const over = new AbortController();
  const subscription = store.subscribe(after, async (event) => {
    over.signal.throwIfAborted(); // what comes after a failure must not overtake it
    try {
      await bus.publish(subjectOf(event), event);
    } catch (error) {
      over.abort(error);
      throw error;
    }
  });
  await aborted(AbortSignal.any([over.signal, stopping]));
  await subscription.stop();
  over.signal.throwIfAborted();
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
