import { pdfBookmarks } from '../../../../contracts/tools/pdf-bookmarks.js';
import { itemsOf, levelled, moved, withItem, withNewItem, withoutItem } from './outline-items.js';

const tree = (...lines: string[]) =>
  lines.map((line) => ({ title: line.trim(), level: line.length - line.trimStart().length + 1, page: 1 }));
const drawn = (items: ReturnType<typeof withItem> | null | undefined) =>
  items?.map(({ title, level }) => ' '.repeat(level - 1) + title);

const book = tree('A', ' a1', ' a2', 'B', ' b1', '  b11', 'C');

describe('the bookmarks of a document', () => {
  test('are read as a tree that the tool takes, whatever the document has', () => {
    const items = itemsOf(
      [
        { title: 'Deep', page: 3, depth: 2 },
        { title: ' ', page: null, depth: 7 },
        { title: 'x'.repeat(900), page: null, depth: 0 },
      ],
      'No name',
    );
    expect(items.map(({ title, level, page }) => [title.slice(0, 7), level, page])).toEqual([
      ['Deep', 1, 3],
      ['No name', 2, 3],
      ['xxxxxxx', 1, 3],
    ]);
    const sent = pdfBookmarks.options.parse({ fromHeadings: false, bookmarks: JSON.stringify(items) });
    expect(sent.bookmarks).toHaveLength(3);
  });

  test('move among those of their level, with all that is below them', () => {
    expect(drawn(moved(book, 3, -1)?.items)).toEqual(['B', ' b1', '  b11', 'A', ' a1', ' a2', 'C']);
    expect(moved(book, 3, -1)?.at).toBe(0);
    expect(drawn(moved(book, 0, 1)?.items)).toEqual(['B', ' b1', '  b11', 'A', ' a1', ' a2', 'C']);
    expect(moved(book, 0, 1)?.at).toBe(3);
    expect(drawn(moved(book, 1, 1)?.items)).toEqual(['A', ' a2', ' a1', 'B', ' b1', '  b11', 'C']);
  });

  test.each([
    [0, -1],
    [6, 1],
    [1, -1],
    [2, 1],
    [5, 1],
  ] as const)('stay where nothing is beside them: number %i by %i', (at, by) => {
    expect(moved(book, at, by)).toBeNull();
  });

  test('go a level deeper or higher with all that is below them, as far as a tree goes', () => {
    expect(drawn(levelled(book, 3, 1))).toEqual(['A', ' a1', ' a2', ' B', '  b1', '   b11', 'C']);
    expect(drawn(levelled(book, 4, -1))).toEqual(['A', ' a1', ' a2', 'B', 'b1', ' b11', 'C']);
    expect([levelled(book, 0, 1), levelled(book, 0, -1), levelled(book, 5, 1)]).toEqual([null, null, null]);
  });

  test('that are removed leave what is below them, a level higher', () => {
    expect(drawn(withoutItem(book, 3))).toEqual(['A', ' a1', ' a2', 'b1', ' b11', 'C']);
  });

  test('gain one at their end, on the page of the last one', () => {
    const changed = withItem(book, 6, { title: 'End', page: 9 });
    expect(withNewItem(changed, 'New').slice(-2)).toEqual([
      { title: 'End', level: 1, page: 9 },
      { title: 'New', level: 1, page: 9 },
    ]);
    expect(withNewItem([], 'New')).toEqual([{ title: 'New', level: 1, page: 1 }]);
  });
});
