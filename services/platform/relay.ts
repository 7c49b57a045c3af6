import { subjectOf } from '../../contracts/subjects.js';
import type { EventBus } from './event-bus/event-bus.js';
import type { EventStore, Subscription } from './event-store/event-store.js';
import type { Log } from './log.js';

/**
 * Carries every event of the log to the bus, in order, going on where the bus says it stands.
 * An event that the bus does not take is tried again before any later one.
 */
export const startRelay = async (store: EventStore, bus: EventBus, log: Log): Promise<Subscription> => {
  const after = await bus.lastPublished();
  log.info({ after: after ?? null }, 'the relay starts');
  return store.subscribe(after, (event) => bus.publish(subjectOf(event), event));
};
