import { filters } from '../../contracts/subjects.js';
import type { Documents } from './documents/documents.js';
import type { Consumption, EventBus } from './event-bus/event-bus.js';
import { defineCollections, project, type Projection } from './projection.js';

const ACK_WAIT_MS = 30_000;

/** Folds every event into the read models as it comes, one at a time. */
export const startProjector = async (
  bus: EventBus,
  documents: Documents,
  projections: readonly Projection[],
): Promise<Consumption> => {
  await defineCollections(documents, projections);
  return bus.consume(
    { durable: 'projector', filter: filters.everything, concurrency: 1, ackWaitMs: ACK_WAIT_MS },
    ({ event }) => project(documents, projections, event),
  );
};
