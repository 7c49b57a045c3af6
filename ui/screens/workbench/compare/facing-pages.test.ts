import { changedPages, facingPages } from './facing-pages.js';
import { changesIn } from '../../../../contracts/comparison/changes.js';
import { comparison, fresh, pagesOf, same } from './compare-fixture.js';

/** A page was put in after the first. */
const longer = changesIn(pagesOf('one', 'two'), pagesOf('one', 'new', 'two'), [same(1), fresh(1), same(1)]);

describe('the pages of two files', () => {
  test('belong together as far apart as the last change has left them', () => {
    expect(facingPages(comparison.changes, 3, 3)).toMatchObject({ before: { page: 3 }, after: { page: 3 } });
    expect(facingPages(longer, 1, 2)).toMatchObject({ before: { page: 1 } });
    expect(facingPages([], 9, 2)).toMatchObject({ before: { page: 2 }, after: { page: 9 } });
  });

  test('are listed with the changes that stand on them', () => {
    expect(changedPages(comparison.changes, 3).map(({ page, changes }) => [page, changes.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
    ]);
  });
});
