import { alikeText } from './alike-text.js';
import { changesIn, pagesAlike } from '../../../../contracts/comparison/changes.js';
import { listText } from './change-list.js';
import { comparison, fresh, gone, pagesOf, same } from './compare-fixture.js';
import { CHANGES_MAX, comparisonOf } from './compare-texts.js';
import { wordsOf } from './words.js';

const textOf = (words: readonly { readonly text: string }[]): string => words.map(({ text }) => text).join(' ');
const run = (text: string, x: number, endsLine = false) => ({
  text,
  endsLine,
  box: { x, y: 0.1, width: text.length / 100, height: 0.02 },
});

describe('the words of a page', () => {
  test('stand where the page shows them', () => {
    const words = wordsOf([run('annual rent', 0.2, true)], 3);
    expect(words.map(({ text, page }) => [text, page])).toEqual([
      ['annual', 3],
      ['rent', 3],
    ]);
    const [annual, rent] = words.map(({ boxes }) => boxes[0]!);
    expect(annual!.x).toBeCloseTo(0.2);
    expect(rent!.x + rent!.width).toBeCloseTo(0.31);
    expect(rent!.x).toBeGreaterThan(annual!.x + annual!.width);
  });

  test('are whole although the page draws them in pieces, and end with their line', () => {
    const words = wordsOf(
      [run('con', 0.1), run('tract', 0.13), run(' ', 0.18), run('of', 0.19, true), run('sale', 0.1)],
      1,
    );
    expect(words.map(({ text, boxes }) => [text, boxes.length])).toEqual([
      ['contract', 2],
      ['of', 1],
      ['sale', 1],
    ]);
  });
});

describe('a text that is written from right to left', () => {
  const fromRight = (text: string, x: number, endsLine = false) => ({ ...run(text, x, endsLine), fromRight: true });

  test('has its words where the page shows them, the first one at the right', () => {
    const [annual, rent] = wordsOf([fromRight('الإيجار السنوي', 0.2, true)], 1);
    expect([annual?.text, rent?.text]).toEqual(['الإيجار', 'السنوي']);
    const [first, second] = [annual, rent].map((word) => word!.boxes[0]!);
    expect(first!.x).toBeGreaterThan(second!.x + second!.width);
    expect(second!.x).toBeCloseTo(0.2);
    expect(first!.x + first!.width).toBeCloseTo(0.34);
  });

  test('has a number in its place among them', () => {
    const [days, seven] = wordsOf([fromRight('خلال ', 0.3), run('14', 0.27), fromRight(' يوما', 0.2, true)], 1);
    expect([days?.text, seven?.text]).toEqual(['خلال', '14']);
    expect(days!.boxes[0]!.x).toBeGreaterThan(seven!.boxes[0]!.x);
  });

  test('is compared in the order in which it is read', () => {
    const before = pagesOf('يدفع خلال 14 يوما');
    const after = pagesOf('يدفع خلال 7 أيام');
    const [change, ...others] = changesIn(before, after, [same(2), gone(2), fresh(2)]);
    expect(others).toEqual([]);
    expect([textOf(change!.gone), textOf(change!.fresh), change!.lead]).toEqual(['14 يوما', '7 أيام', 'يدفع خلال']);
  });
});

describe('the changes between two texts', () => {
  test('have what is gone, what is new, where, and the words before', () => {
    expect(comparison.changes.map((change) => [change.number, textOf(change.gone), textOf(change.fresh)])).toEqual([
      [1, '31,200', '32,400'],
      [2, 'fourteen', 'seven'],
    ]);
    expect(comparison.changes[1]).toMatchObject({ before: { page: 2 }, after: { page: 2 }, lead: 'paid in' });
  });

  test('that only a word or two keeps apart are one', () => {
    const before = pagesOf('at the office of the managing agents today');
    const after = pagesOf('by secure link or at the premises today');
    const changes = changesIn(before, after, [fresh(4), same(2), gone(5), fresh(1), same(1)]);
    expect(changes.map((change) => [textOf(change.gone), textOf(change.fresh)])).toEqual([
      ['at the office of the managing agents', 'by secure link or at the premises'],
    ]);
  });

  test('have a place on a side where nothing of theirs stands', () => {
    const changes = changesIn(pagesOf('one', 'two'), pagesOf('one', 'new two'), [same(1), fresh(1), same(1)]);
    expect(changes).toMatchObject([{ gone: [], before: { page: 2 }, after: { page: 2 } }]);
  });

  test('at the end of a page belong to that page on both sides, and a page of their own to the one before which it came', () => {
    const two = pagesOf('one', 'two');
    const longer = pagesOf('one new', 'two');
    const placesOf = (changes: ReturnType<typeof changesIn>) => changes.map((one) => [one.before.page, one.after.page]);
    expect(placesOf(changesIn(two, longer, [same(1), fresh(1), same(1)]))).toEqual([[1, 1]]);
    expect(placesOf(changesIn(longer, two, [same(1), gone(1), same(1)]))).toEqual([[1, 1]]);
    expect(placesOf(changesIn(two, pagesOf('one', 'new', 'two'), [same(1), fresh(1), same(1)]))).toEqual([[2, 2]]);
    expect(placesOf(changesIn(two, pagesOf('one', 'two new'), [same(2), fresh(1)]))).toEqual([[2, 2]]);
  });

  test('leave pages that read the same, which are named', () => {
    expect(pagesAlike(comparison.changes, 'after', 3)).toEqual([3]);
    expect(alikeText(comparison, [3, 3])).toBe('Only the text is compared, not the appearance. Page 3 reads the same.');
    expect(alikeText({ ...comparison, alike: [[3, 4, 5, 6], [3]] }, [6, 3])).toBe(
      'Only the text is compared, not the appearance. Pages 3 to 6 of A read the same. Page 3 of B reads the same.',
    );
    const both = [1, 2];
    expect(alikeText({ alike: [both, both], words: [1, 1] }, [2, 2])).toContain('Every page reads the same.');
    expect(alikeText({ alike: [both, both], words: [0, 0] }, [2, 2])).toContain('Make scans searchable first');
  });

  test('are listed up to a bound, and those beyond it are counted and still make their pages differ', () => {
    const count = CHANGES_MAX + 5;
    const words = (text: string) => pagesOf(...Array.from({ length: count }, (_, at) => `clause ${text}${at} stands`));
    const chunks = Array.from({ length: count }, () => [same(1), gone(1), fresh(1), same(1)]).flat();
    const before = words('a');
    const after = words('b');
    const all = changesIn(before, after, chunks);
    const { changes, unlisted, alike } = comparisonOf(all, [
      { words: before, pageCount: count + 1 },
      { words: after, pageCount: count + 1 },
    ]);
    expect([changes.length, unlisted]).toEqual([CHANGES_MAX, 5]);
    expect(alike).toEqual([[count + 1], [count + 1]]);
  });

  test('tell words that stand elsewhere now from those that are lost', () => {
    const clause = 'Either party may end this contract';
    const rest = 'the rent and the deposit are paid in March';
    const before = pagesOf(`${clause} ${rest}`);
    const after = pagesOf(`${rest} ${clause}`);
    const changes = changesIn(before, after, [gone(6), same(9), fresh(6)]);
    const { moves } = comparisonOf(changes, [
      { words: before, pageCount: 1 },
      { words: after, pageCount: 1 },
    ]);
    expect(moves).toEqual([{ from: 1, to: 2 }]);
    expect(listText(['a', 'b'], { changes, moves, unlisted: 0 })).toMatch(
      /1\. .*\n.*Removed: Either.*\n {3}Moved to change 2\n2\. .*\n.*Added: Either.*\n {3}Moved from change 1\n/,
    );
  });
});
