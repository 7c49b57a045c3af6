import { pagePlan, readPagePlan, writePagePlan, type PlannedPage } from './page-plan.js';

const schema = pagePlan({ title: 'Pages' });
const page = (number: number, turn: PlannedPage['turn'] = 0, file = 0): PlannedPage => ({ file, page: number, turn });

const blank = (...like: Parameters<typeof page>): PlannedPage => ({ ...page(...like), isBlank: true });

describe('a page plan', () => {
  test.each<[string, PlannedPage[]]>([
    ['', []],
    ['1-3', [page(1), page(2), page(3)]],
    ['3-1', [page(3), page(2), page(1)]],
    ['5@90', [page(5, 90)]],
    ['2:1-2@270,4', [page(1, 270, 1), page(2, 270, 1), page(4)]],
    ['1,blank1,2,2:blank3@90', [page(1), blank(1), page(2), blank(3, 90, 1)]],
  ])('reads and writes %p', (text, pages) => {
    expect(readPagePlan(schema.parse(text), 100)).toEqual(pages);
    expect(writePagePlan(pages)).toBe(text);
  });

  test('allows blanks', () => {
    expect(readPagePlan(schema.parse(' 1 - 2 , 7 @ 90 '), 100)).toEqual([page(1), page(2), page(7, 90)]);
  });

  test.each(['x', '1-', '@90', '1@45', '1;2', '1:', '-3', 'blank'])('refuses %p with an example', (text) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toContain('such as 1-3, 5@90 or 2:1-4');
  });

  test('is empty when left out', () => {
    expect(schema.parse(undefined)).toBe('');
  });

  test('stops reading at the limit, however large its ranges', () => {
    expect(readPagePlan('1-999999', 10)).toHaveLength(10);
  });

  test('turns round within a run', () => {
    const pages = [page(1), page(2), page(1), page(2)];
    expect(readPagePlan(writePagePlan(pages), 100)).toEqual(pages);
  });
});
