import type { StoredEvent } from '../../platform/event-store/event-store.js';
import type { Change, Projection } from '../../platform/read-models/projection.js';

interface KeptItemDocument {
  readonly id: string;
  readonly isForgotten: boolean;
}

/** The document of an item that its member has just kept. */
export const keep = <Doc extends KeptItemDocument>(item: Doc): Change<Doc> => ({ id: item.id, fold: () => item });

/** The document of an item goes on to say that there was one. */
export const forget = <Doc extends KeptItemDocument>(id: string): Change<Doc> => ({
  id,
  fold: (before) => before && { ...before, isForgotten: true },
});

/** A collection of things that members keep to use them again, with the change that each event makes to one. */
export const keptItems = <Doc extends KeptItemDocument>(
  name: string,
  changeBy: (event: StoredEvent) => Change<Doc> | undefined,
): Projection<Doc> => ({
  collection: {
    name,
    indexes: [
      ['owner', 'isForgotten', 'keptAt'],
      ['owner', 'keptAt'],
    ],
  },
  version: 1,

  changes(event) {
    const change = changeBy(event);
    return change ? [change] : [];
  },
});
