import type { StoredEvent } from './event-store.js';

type EventType = StoredEvent['type'];

/** A result for each type of event that means something to a fold; the others are left out or null. */
export type EventTable<Result> = {
  readonly [Type in EventType]?: ((event: Extract<StoredEvent, { type: Type }>) => Result) | null;
};

/** A table that has to name every type, null where it means nothing: a new type does not compile until it is decided. */
export type CompleteEventTable<Result> = Required<EventTable<Result>>;

/** A function of events, written as a table. Undefined for a type that the table leaves out or does not know. */
export const byEventType =
  <Result>(table: EventTable<Result>) =>
  (event: StoredEvent): Result | undefined => {
    const entry = Object.hasOwn(table, event.type) ? table[event.type] : null;
    return entry ? (entry as (event: StoredEvent) => Result)(event) : undefined;
  };
