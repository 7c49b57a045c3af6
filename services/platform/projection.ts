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
  /** The documents of the collection that this event changes; most events change none. */
  changes(event: StoredEvent): readonly Change<Doc>[];
}

export const defineCollections = async (documents: Documents, projections: readonly Projection[]): Promise<void> => {
  for (const { collection } of projections) await documents.define(collection);
};

/** Folds one event into every read model; harmless when it was folded before. */
export const project = async (
  documents: Documents,
  projections: readonly Projection[],
  event: StoredEvent,
): Promise<void> => {
  for (const { collection, changes } of projections) {
    for (const { id, fold } of changes(event)) {
      await documents.fold({ collection: collection.name, id, position: event.position }, fold);
    }
  }
};

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
  for (const { collection } of projections) await documents.clear(collection.name);
  let count = 0;
  for await (const event of store.readAll()) {
    await project(documents, projections, event);
    count += 1;
  }
  return count;
};
