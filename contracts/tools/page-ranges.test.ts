import { indicesOf, labelOf, readRanges, runsOf } from './page-ranges.js';

describe('page ranges', () => {
  test('are read in the order given, repeats kept', () => {
    expect(readRanges('9-12, 7,1 - 3,7', 12).map(labelOf)).toEqual(['9-12', '7', '1-3', '7']);
  });

  test('cover both ends', () => {
    expect(indicesOf({ first: 2, last: 4 })).toEqual([1, 2, 3]);
  });

  test('may be runs of so many pages, the last one shorter', () => {
    expect(runsOf(3, 7).map(labelOf)).toEqual(['1-3', '4-6', '7']);
  });

  test('may end on the last page', () => {
    expect(readRanges('5', 5)).toEqual([{ first: 5, last: 5 }]);
  });

  test.each([
    ['one past the last page', '1-6', 6],
    ['page 0', '0', 0],
    ['a page that does not exist at all', '2,999', 999],
  ])('refuse %s', (_, text, page) => {
    expect(() => readRanges(text, 5)).toThrow(
      expect.objectContaining({ code: 'pages.out-of-range', facts: { page, count: 5 } }) as Error,
    );
  });

  test.each(['3-1', '1-2-3', 'x', '', '1,,2'])('refuse "%s" as no range', (text) => {
    expect(() => readRanges(text, 5)).toThrow(expect.objectContaining({ code: 'pages.invalid' }) as Error);
  });
});
