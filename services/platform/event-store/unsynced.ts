import type { NewEvent, StoredEvent } from './event-store.js';

/** Events that everybody can read, and that a power cut might still take back. */
export interface Unsynced {
  readonly add: (events: readonly NewEvent[]) => void;
  readonly remove: (events: readonly NewEvent[]) => void;
  /** Ends before the first such event: nobody must have acted on one that is lost after all. */
  readonly before: (events: AsyncIterable<StoredEvent>) => AsyncIterable<StoredEvent>;
}

export const openUnsynced = (): Unsynced => {
  const ids = new Set<string>();
  return {
    add: (events) => events.forEach(({ id }) => ids.add(id)),
    remove: (events) => events.forEach(({ id }) => ids.delete(id)),
    before: async function* (events) {
      for await (const event of events) {
        if (ids.has(event.id)) return;
        yield event;
      }
    },
  };
};
