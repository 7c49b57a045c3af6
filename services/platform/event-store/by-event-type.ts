import type { StoredEvent } from './event-store.js';

type EventType = StoredEvent['type'];

/** Stands in a table for a type of event that changes nothing there. */
export const ignored = 'ignored';

/** What is made of each type of event. Every type is in it, so that the compiler names each table a new one must go into. */
export type EventTable<Result> = {
  readonly [Type in EventType]: typeof ignored | ((event: Extract<StoredEvent, { type: Type }>) => Result);
};

/** A function of events, written as a table. Undefined for what is ignored, and for a type that only a newer program knows. */
export const byEventType =
  <Result>(table: EventTable<Result>) =>
  (event: StoredEvent): Result | undefined => {
    const entry = Object.hasOwn(table, event.type) ? table[event.type] : ignored;
    return entry === ignored ? undefined : (entry as (event: StoredEvent) => Result)(event);
  };
