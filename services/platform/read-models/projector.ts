import { filters } from '../../../contracts/subjects.js';
import type { Documents } from '../documents/documents.js';
import type { Consumption, EventBus } from '../event-bus/event-bus.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Log } from '../settings/logger.js';
import type { Projection } from './projection.js';
import { project, reachedBy, refresh, refreshTogether } from './refresh.js';

const ACK_WAIT_MS = 30_000;

interface ProjectorParts {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly documents: Documents;
  /** Whether several processes keep the documents, which are named by their versions then. */
  readonly together?: boolean;
  readonly log: Log;
}

/** Folds every event into the read models as it comes, one at a time; before that it mends them if they need it. */
export const startProjector = async (
  parts: ProjectorParts,
  projections: readonly Projection[],
): Promise<Pick<Consumption, 'stop'>> => {
  const { store, bus, documents, together = false, log } = parts;
  const count = await (together ? refreshTogether : refresh)(store, documents, projections);
  if (count !== undefined) log.info({ events: count }, 'the read models were brought up to the end of the log');
  if (together) return followLog(parts, projections);
  return bus.consume(
    { durable: 'projector', filter: filters.everything, concurrency: 1, ackWaitMs: ACK_WAIT_MS },
    ({ event }) => project(documents, projections, event),
  );
};

/** Follows the log itself: what the bus gave to a program of another version would be missed by this one. */
const followLog = async (
  { store, documents }: ProjectorParts,
  projections: readonly Projection[],
): Promise<Pick<Consumption, 'stop'>> => {
  const after = await reachedBy(documents);
  return store.subscribe(after, (event) => project(documents, projections, event));
};
