import { filters } from '../../../contracts/subjects.js';
import type { Documents } from '../documents/documents.js';
import type { Consumption, EventBus } from '../event-bus/event-bus.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Log } from '../logger.js';
import type { Projection } from './projection.js';
import { project, refresh } from './refresh.js';

const ACK_WAIT_MS = 30_000;

interface ProjectorParts {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly documents: Documents;
  readonly log: Log;
}

/** Folds every event into the read models as it comes, one at a time; before that it mends them if they need it. */
export const startProjector = async (
  { store, bus, documents, log }: ProjectorParts,
  projections: readonly Projection[],
): Promise<Consumption> => {
  const count = await refresh(store, documents, projections);
  if (count !== undefined) log.info({ events: count }, 'the read models were brought up to the end of the log');
  return bus.consume(
    { durable: 'projector', filter: filters.everything, concurrency: 1, ackWaitMs: ACK_WAIT_MS },
    ({ event }) => project(documents, projections, event),
  );
};
