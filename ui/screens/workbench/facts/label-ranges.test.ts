import { isTwice, labelsOf, rangesOf, withNewRange, withRange } from './label-ranges.js';

const book = ['Cover', 'i', 'ii', 'iii', 'iv', '1', '2', '3', 'A-1', 'A-2', 'B', 'C'];

describe('page labels', () => {
  test('are told as the ranges that make them', () => {
    expect(rangesOf(book)).toEqual([
      { page: 1, style: 'none', prefix: 'Cover', start: 1 },
      { page: 2, style: 'roman', prefix: '', start: 1 },
      { page: 6, style: 'decimal', prefix: '', start: 1 },
      { page: 9, style: 'decimal', prefix: 'A-', start: 1 },
      { page: 11, style: 'Letters', prefix: '', start: 2 },
    ]);
  });

  test.each([
    [book],
    [['1', '2', '3']],
    [['', '', 'x']],
    [['x', 'xi', 'xii']],
    [['y', 'z', 'aa', 'bb']],
    [['Z', 'AA', 'BB']],
    [['007', '008', '009']],
    [['5', '5', '5', '9']],
    [['mcmxcix', 'mm', 'mmi']],
    [['1.9', '1.10', '1.11']],
    [['第一', '第二']],
    [['0', '1']],
  ])('are the same when they are written again: %j', (labels) => {
    expect(labelsOf(rangesOf(labels), labels.length)).toEqual(labels);
  });

  test('number the pages before the first range plainly', () => {
    expect(labelsOf([{ page: 3, style: 'Roman', prefix: 'p. ', start: 4 }], 4)).toEqual(['1', '2', 'p. IV', 'p. V']);
    expect(labelsOf([], 2)).toEqual(['1', '2']);
  });

  test('gain a range after the last one, and know when two begin on one page', () => {
    const one = withNewRange([], 2);
    const all = withNewRange(withNewRange(one, 2), 2);
    expect(all.map(({ page }) => page)).toEqual([1, 2, 2]);
    expect([isTwice(all, 0), isTwice(all, 1)]).toEqual([false, true]);
    expect(isTwice(withRange(all, 2, { page: 3 }), 1)).toBe(false);
  });
});
