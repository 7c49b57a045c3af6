/** Questions that are under way together: a provider answers several at once, and a visitor waits. */
const AT_A_TIME = 3;

/** Does work for each item, a few at a time; answers in the order of the items. The first that fails fails all. */
export const aFewAtATime = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, items.length) }, worker));
  return results;
};
