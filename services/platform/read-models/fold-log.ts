import type { Documents } from '../documents/documents.js';
import type { EventStore, Position, StoredEvent } from '../event-store/event-store.js';
import type { Projection } from './projection.js';

export interface Folded {
  readonly events: number;
  readonly last: StoredEvent | undefined;
}

interface Folding {
  readonly log: Pick<EventStore, 'readAll'>;
  /** The store of the read models: its collections are defined and empty, and nobody else folds into them. */
  readonly documents: Documents;
  readonly projections: readonly Projection[];
  /** Documents that are in memory at once, about. */
  readonly heldMax?: number;
  /** Aborted when it is to end before its time. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Documents that are held before they are written. Most of what happens to a document happens within as many others, so
 * it is written once instead of once for each event.
 */
const HELD_MAX = 10_000;

/**
 * Folds a log from its beginning to its end, in bounded memory. The documents come out as one fold of
 * {@link Documents} for each event would make them, positions included.
 *
 * @throws the reason for which it was stopped.
 */
export const foldLog = async ({
  log,
  documents,
  projections,
  heldMax = HELD_MAX,
  stopping,
}: Folding): Promise<Folded> => {
  const held = holdDocuments(documents);
  let events = 0;
  let last: StoredEvent | undefined = undefined;
  for await (const event of log.readAll()) {
    stopping?.throwIfAborted();
    for (const { collection, changes } of projections) {
      for (const { id, fold } of changes(event)) {
        const document = held.find(collection.name, id) ?? (await held.load(collection.name, id));
        const after = fold(document.doc);
        if (after) [document.doc, document.position] = [after, event.position];
      }
    }
    [events, last] = [events + 1, event];
    if (held.count() >= heldMax) await held.write();
  }
  await held.write();
  return { events, last };
};

interface Held {
  doc: object | undefined;
  /** Position of the last event that changed the document since it is in memory. */
  position: Position | undefined;
}

const holdDocuments = (documents: Documents) => {
  const collections = new Map<string, Map<string, Held>>();
  let count = 0;

  return {
    count: () => count,
    find: (collection: string, id: string): Held | undefined => collections.get(collection)?.get(id),
    load: async (collection: string, id: string): Promise<Held> => {
      const document: Held = { doc: await documents.get(collection, id), position: undefined };
      const others = collections.get(collection) ?? new Map<string, Held>();
      collections.set(collection, others.set(id, document));
      count += 1;
      return document;
    },
    write: async (): Promise<void> => {
      const writing: Promise<void>[] = [];
      for (const [collection, held] of collections) {
        for (const [id, { doc, position }] of held) {
          if (position !== undefined) writing.push(documents.fold({ collection, id, position }, () => doc));
        }
      }
      collections.clear();
      count = 0;
      await Promise.all(writing);
    },
  };
};
