import { isDeepStrictEqual } from 'node:util';
import type { Documents } from '../documents/documents.js';
import type { EventStore, Position, StoredEvent } from '../event-store/event-store.js';
import { foldLog } from './fold-log.js';
import type { Projection } from './projection.js';

/**
 * The state of the read models: which projections made them (`made-by`, absent while they are being made), and how far
 * in the log they are (`reached`). The second is written after the documents, so it never knows of more than they do
 * when a power cut takes the last writes back, whatever the bus believes to have delivered.
 */
export const STATE = { name: 'read-models', indexes: [] } as const;
const versionsOf = (projections: readonly Projection[]): Record<string, number> =>
  Object.fromEntries(projections.map(({ collection, version }) => [collection.name, version]));

export const defineCollections = async (documents: Documents, projections: readonly Projection[]): Promise<void> => {
  for (const collection of [STATE, ...projections.map((projection) => projection.collection)]) {
    await documents.define(collection);
  }
};

/** Folds one event into every read model, and then notes that it is in them; harmless when it was folded before. */
export const project = async (
  documents: Documents,
  projections: readonly Projection[],
  event: StoredEvent,
): Promise<void> => {
  await foldInto(documents, projections, event);
  await reach(documents, event.position);
};

const foldInto = async (
  documents: Documents,
  projections: readonly Projection[],
  event: StoredEvent,
): Promise<void> => {
  const { position } = event;
  const folding = projections.flatMap(({ collection, changes }) =>
    changes(event).map(({ id, fold }) => documents.fold({ collection: collection.name, id, position }, fold)),
  );
  await Promise.all(folding);
};

const reach = (documents: Documents, position: Position): Promise<void> =>
  documents.fold({ collection: STATE.name, id: 'reached', position }, () => ({ position }));

/** Up to where the read models know of everything; undefined while they are made. */
export const reachedBy = async (documents: Pick<Documents, 'get'>): Promise<Position | undefined> =>
  (await documents.get<{ readonly position: Position }>(STATE.name, 'reached'))?.position;

/** Lets a process that projects nothing itself ask how far the projecting processes are. */
export const defineReached = (documents: Pick<Documents, 'define'>): Promise<void> => documents.define(STATE);

/** Whether the read models know of everything up to there. */
export const hasReached = async (documents: Documents, position: Position): Promise<boolean> => {
  const reached = await reachedBy(documents);
  return reached !== undefined && reached >= position;
};

/** Events folded at the same time while catching up: a store commits them together, those of one document in order. */
const BATCH_EVENTS = 256;

interface Folding {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly projections: readonly Projection[];
  /** Where to go on from; undefined: the beginning. */
  readonly after: Position | undefined;
}

/** @returns events folded. */
const catchUp = async ({ store, documents, projections, after }: Folding): Promise<number> => {
  let count = 0;
  let folding: Promise<void>[] = [];
  let last: Position | undefined;
  const finish = async () => {
    await Promise.all(folding);
    if (last !== undefined) await reach(documents, last);
    folding = [];
  };
  for await (const event of store.readAll(after)) {
    folding.push(foldInto(documents, projections, event));
    [count, last] = [count + 1, event.position];
    if (folding.length >= BATCH_EVENTS) await finish();
  }
  await finish();
  return count;
};

interface Rebuilding {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly documents: Documents;
  readonly projections: readonly Projection[];
  /** Aborted when something else may project. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Empties the read models and folds the whole log into them anew. Nothing else may project meanwhile.
 *
 * @returns events folded.
 * @throws the reason for which it was stopped.
 */
export const rebuildUnlessStopped = async (rebuilding: Rebuilding): Promise<number> => {
  const { store, documents, projections, stopping } = rebuilding;
  await defineCollections(documents, projections);
  for (const { name } of [STATE, ...projections.map(({ collection }) => collection)]) await documents.clear(name);
  const { events, last } = await foldLog({ log: store, documents, projections, stopping });
  stopping?.throwIfAborted();
  if (last) await reach(documents, last.position);
  const target = { collection: STATE.name, id: 'made-by', position: last?.position ?? '' };
  await documents.fold(target, () => versionsOf(projections));
  return events;
};

/** The same where nothing can come between. */
export const rebuild = (
  store: Pick<EventStore, 'readAll'>,
  documents: Documents,
  projections: readonly Projection[],
): Promise<number> => rebuildUnlessStopped({ store, documents, projections });

/**
 * Brings read models that several processes keep to the end of the log. Their collections are named by their versions,
 * and whatever a document has seen is not folded into it again, so nothing needs to be emptied, and two that do it at
 * the same time do no harm.
 *
 * @param documents as {@link versionedDocuments} names them.
 * @returns events folded; undefined when all was well.
 */
export const refreshTogether = async (
  store: EventStore,
  documents: Documents,
  projections: readonly Projection[],
): Promise<number | undefined> => {
  await defineCollections(documents, projections);
  const reached = await documents.get<{ readonly position: Position }>(STATE.name, 'reached');
  const count = await catchUp({ store, documents, projections, after: reached?.position });
  return count > 0 ? count : undefined;
};

/**
 * Brings the read models up to the end of the log: rebuilds them when they are not those that these projections make,
 * which is so on a first start, after an upgrade, when their store was lost, and when a rebuild was cut off; otherwise
 * folds what they have not seen. Nothing else may project meanwhile.
 *
 * @returns events folded; undefined when all was well.
 */
export const refresh = async (
  store: EventStore,
  documents: Documents,
  projections: readonly Projection[],
): Promise<number | undefined> => {
  await defineCollections(documents, projections);
  const madeBy = await documents.get(STATE.name, 'made-by');
  const reached = await documents.get<{ readonly position: Position }>(STATE.name, 'reached');
  if (!reached || !isDeepStrictEqual(madeBy, versionsOf(projections))) return rebuild(store, documents, projections);
  const count = await catchUp({ store, documents, projections, after: reached.position });
  return count > 0 ? count : undefined;
};
