/**
 * Puts what stands on one line into one row.
 *
 * @param inOrder  from the top, or along whatever the rows follow.
 * @param isIn  whether an item belongs to the row before it, which has at least one.
 */
export const groupIntoRows = <Item>(
  inOrder: readonly Item[],
  isIn: (item: Item, row: readonly [Item, ...Item[]]) => boolean,
): Item[][] => {
  const rows: [Item, ...Item[]][] = [];
  for (const item of inOrder) {
    const row = rows.at(-1);
    if (row && isIn(item, row)) row.push(item);
    else rows.push([item]);
  }
  return rows;
};
