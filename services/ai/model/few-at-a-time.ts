import pMap from 'p-map';

/** Questions that are under way together: a provider answers several at once, and a visitor waits. */
export const CALLS_AT_A_TIME = 3;

/** Does work for each item, a few at a time; answers in the order of the items. The first that fails ends it all. */
export const aFewAtATime = <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  concurrency = CALLS_AT_A_TIME,
): Promise<Result[]> => pMap(items, work, { concurrency });
