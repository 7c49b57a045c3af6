import { groupIntoRows } from './group-into-rows.js';

describe('grouping into rows', () => {
  test('asks for each item whether it belongs to the row before it', () => {
    const rows = groupIntoRows([1, 1.2, 1.4, 3, 3.1], (item, [first]) => item - first < 0.3);
    expect(rows).toEqual([[1, 1.2], [1.4], [3, 3.1]]);
  });

  test('lets a row grow from item to item where the last one counts', () => {
    expect(groupIntoRows([1, 1.2, 1.4], (item, row) => item - (row.at(-1) ?? item) < 0.3)).toEqual([[1, 1.2, 1.4]]);
  });

  test('makes no row of nothing', () => {
    expect(groupIntoRows([], () => true)).toEqual([]);
  });
});
