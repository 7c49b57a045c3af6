import { pagesIn, planWithout, rangesOf, toggled } from './page-choice.js';

describe('a choice of pages', () => {
  test.each([
    [[3, 4, 5], '3-5'],
    [[7, 1, 2, 3], '1-3, 7'],
    [[], ''],
  ])('%j reads %j', (pages, text) => {
    expect(rangesOf(pages)).toBe(text);
  });

  test.each([
    ['3-5', [3, 4, 5]],
    ['5-3, 1', [1, 3, 4, 5]],
    ['9-99', [9, 10]],
    ['0, x, 4-', []],
    ['2, 2', [2]],
  ])('%j names %j of ten', (text, pages) => {
    expect(pagesIn(text, 10)).toEqual(pages);
  });

  test('a click adds a page or takes it out; with a page clicked before, it adds what is between', () => {
    expect(toggled([1], 3, null)).toEqual([1, 3]);
    expect(toggled([1, 3], 3, null)).toEqual([1]);
    expect(toggled([5], 2, 5)).toEqual([2, 3, 4, 5]);
  });

  test('what is left without some pages is a page plan', () => {
    expect(planWithout([2, 3], 5)).toBe('1, 4-5');
  });
});
