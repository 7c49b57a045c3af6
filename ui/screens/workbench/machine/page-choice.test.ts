import { movedPages, pagesIn, planWithout, rangesOf, toggled } from './page-choice.js';

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

  test.each([
    { pages: [3], by: -1, plan: '1, 3-2, 4-5', then: [2] },
    { pages: [2, 3], by: 1, plan: '1, 4, 2-3, 5', then: [3, 4] },
    { pages: [1], by: 9, plan: '2-5, 1', then: [5] },
    { pages: [2, 4], by: 1, plan: '1, 3-2, 4-5', then: [3, 4] },
  ])('pages $pages moved by $by of five stand together, and it is known where', ({ pages, by, plan, then }) => {
    expect(movedPages(pages, by, 5)).toEqual({ plan, pages: then });
  });

  test('pages at the edge move no further', () => {
    expect(movedPages([1, 2], -1, 5)).toBeNull();
    expect(movedPages([5], 2, 5)).toBeNull();
  });

  test('what is left without some pages is a page plan', () => {
    expect(planWithout([2, 3], 5)).toBe('1, 4-5');
  });
});
