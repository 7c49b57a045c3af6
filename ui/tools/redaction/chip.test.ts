import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { groupsOf, pagesOf, withoutAlike } from './chip.js';

const text = (id: string, said: string, page: number | 'all'): RedactionItem => ({
  id,
  type: 'text',
  text: said,
  page,
  replacement: '',
});
const area = (id: string, said: string, page: number): RedactionItem => ({
  ...text(id, said, page),
  type: 'area',
  page,
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
});

const items = [area('1', 'Ada', 3), text('2', 'Bob', 'all'), area('3', 'Ada', 1), area('4', '', 1), area('5', '', 1)];

describe('marks of one text', () => {
  test('are one group with its pages, and drawn areas are groups of their own', () => {
    const groups = groupsOf([...items, area('6', 'Ada', 1)]);
    expect(groups.map((group) => group.map(({ id }) => id).join(' '))).toEqual(['1 3 6', '2', '4', '5']);
    expect(groups.map(pagesOf)).toEqual(['Pages 1, 3', 'All pages', 'Page 1', 'Page 1']);
  });

  test('name so many pages and no more', () => {
    const [group] = groupsOf(Array.from({ length: 9 }, (_, index) => area(String(index), 'Ada', index + 1)));
    expect(group && pagesOf(group)).toBe('Pages 1, 2, 3, 4, 5, 6, …');
  });

  test('go together, and those of another kind stay', () => {
    expect(withoutAlike(items, '3').map(({ id }) => id)).toEqual(['2', '4', '5']);
    expect(withoutAlike(items, '4').map(({ id }) => id)).toEqual(['1', '2', '3', '5']);
    expect(withoutAlike([...items, text('7', 'Ada', 1)], '1').map(({ id }) => id)).toEqual(['2', '4', '5', '7']);
  });
});
