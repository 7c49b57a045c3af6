import type { CollectionSpec } from '../documents/documents.js';
import type { StoredEvent } from '../event-store/event-store.js';

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
