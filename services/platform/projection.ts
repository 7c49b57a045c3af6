import { isDeepStrictEqual } from 'node:util';
import type { CollectionSpec, Documents } from './documents/documents.js';
import type { EventStore, StoredEvent } from './event-store/event-store.js';

/** One document that an event changes, and how. `fold` is pure; undefined leaves the document as it is. */
export interface Change<Doc extends object> {
  readonly id: string;
  readonly fold: (before: Doc | undefined) => Doc | undefined;
}

/** A read model: one collection, folded from events by a pure function. Live and rebuilt it ends in the same bytes. */
export interface Projection<Doc extends object = object> {
  readonly collection: CollectionSpec;
  /** Raised whenever the documents of old events would come out otherwise; the next start rebuilds then. */
  readonly version: number;
  /** The documents of the collection that this event changes; most events change none. */
  changes: (event: StoredEvent) => readonly Change<Doc>[];
}

/** Which projections the read models were made by; absent while they are being made. */
const STATE = { name: 'read-models', indexes: [] } as const;
const versionsOf = (projections: readonly Projection[]): Record<string, number> =>
  Object.fromEntries(projections.map(({ collection, version }) => [collection.name, version]));

export const defineCollections = async (documents: Documents, projections: readonly Projection[]): Promise<void> => {
  for (const collection of [STATE, ...projections.map((projection) => projection.collection)]) {
    await documents.define(collection);
  }
};

/** Folds one event into every read model; harmless when it was folded before. */
export const project = async (
  documents: Documents,
  projections: readonly Projection[],
  event: StoredEvent,
): Promise<void> => {
  const folding = projections.flatMap(({ collection, changes }) =>
    changes(event).map(({ id, fold }) =>
      documents.fold({ collection: collection.name, id, position: event.position }, fold),
    ),
  );
  await Promise.all(folding);
};

/** Events folded at the same time while rebuilding: a store commits them together and keeps their order. */
const BATCH = 256;

/**
 * Empties the read models and folds the whole log into them anew. Nothing else may project meanwhile.
 *
 * @returns events folded.
 */
export const rebuild = async (
  store: EventStore,
  documents: Documents,
  projections: readonly Projection[],
): Promise<number> => {
  await defineCollections(documents, projections);
  for (const { name } of [STATE, ...projections.map(({ collection }) => collection)]) await documents.clear(name);
  let count = 0;
  let folding: Promise<void>[] = [];
  for await (const event of store.readAll()) {
    folding.push(project(documents, projections, event));
    count += 1;
    if (folding.length < BATCH) continue;
    await Promise.all(folding);
    folding = [];
  }
  await Promise.all(folding);
  const target = { collection: STATE.name, id: 'made-by', position: '0' };
  await documents.fold(target, () => versionsOf(projections));
  return count;
};

/**
 * Rebuilds the read models when they are not those that these projections make: on a first start, after an upgrade,
 * when their store was lost, and when a rebuild was cut off. Nothing else may project meanwhile.
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
  if (isDeepStrictEqual(madeBy, versionsOf(projections))) return undefined;
  return rebuild(store, documents, projections);
};
