import type { Change } from './changes.js';
import { withoutStamps } from './stamps.js';
import type { Word } from './word.js';

const line = (text: string, page: number, y: number): Word[] =>
  text.split(' ').map((word, at) => ({ text: word, page, boxes: [{ x: at / 10, y, width: 0.05, height: 0.02 }] }));
const change = (gone: readonly Word[], fresh: readonly Word[]): Change => {
  const place = { page: (fresh[0] ?? gone[0])?.page ?? 1, y: 0 };
  return { number: 9, gone, fresh, before: place, after: place, lead: '' };
};
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
/** The text that is the same on both sides, beside the changes. */
const withoutStampTexts = (
  changes: readonly Change[],
  pages: readonly [number, number],
  same: readonly Word[] = [],
) => {
  const { changes: left, stamps } = withoutStamps(changes, {
    before: { words: [...same, ...changes.flatMap(({ gone }) => gone)], pageCount: pages[0] },
    after: { words: [...same, ...changes.flatMap(({ fresh }) => fresh)], pageCount: pages[1] },
  });
  return { left: left.map(({ number, gone, fresh }) => [number, textOf(gone), textOf(fresh)]), stamps };
};
const onPages = (pages: readonly number[], text: (page: number) => string, y = 0.95) =>
  pages.map((page) => change([], line(text(page), page, y)));

describe('what a comparison leaves out', () => {
  test.each([
    ['page numbers that count up', (page: number) => `${page}`],
    ['page numbers out of all', (page: number) => `Page ${page} of 4`],
    ['page numbers that begin elsewhere', (page: number) => `${page + 16}`],
    ['a Bates number', (page: number) => `ABC-00${page + 40}`],
    ['a running head', () => 'Annual report 2026'],
    ['a watermark', () => 'CONFIDENTIAL'],
  ])('are %s', (_, text) => {
    const body = change(line('31,200', 2, 0.4), line('32,400', 2, 0.4));
    expect(withoutStampTexts([...onPages([1, 2, 3, 4], text), body], [4, 4])).toEqual({
      left: [[1, '31,200', '32,400']],
      stamps: [text(1)],
    });
  });

  test('is told apart from what changed in the body, though one change holds both', () => {
    const pages = [1, 2, 3];
    const mixed = pages.map((page) =>
      change(
        [],
        [...line(page === 2 ? 'a new clause' : '', page, 0.8), ...line(`${page}`, page, 0.95)].filter(
          ({ text }) => text !== '',
        ),
      ),
    );
    expect(withoutStampTexts(mixed, [3, 3])).toEqual({ left: [[1, '', 'a new clause']], stamps: ['1'] });
  });

  test('may be missing on a title page', () => {
    expect(
      withoutStampTexts(
        onPages([2, 3, 4], (page) => `${page}`),
        [4, 4],
      ),
    ).toEqual({ left: [], stamps: ['2'] });
  });

  test('is also what is gone from each page, and both where one stands for the other', () => {
    const heads = [1, 2, 3].map((page) => change(line('Draft', page, 0.05), line('Final', page, 0.05)));
    expect(withoutStampTexts(heads, [3, 3])).toEqual({ left: [], stamps: ['Draft', 'Final'] });
  });
});

describe('what a comparison does not leave out', () => {
  test.each([
    ['sums that differ from page to page', [1, 2, 3], (page: number) => `${page * 100}`],
    ['what stands on half of the pages', [1, 3], () => 'Copy'],
    ['a word on the only page', [1], () => 'Copy'],
  ])('is %s', (_, pages, text) => {
    const count = pages.length === 1 ? 1 : 4;
    const { left, stamps } = withoutStampTexts(onPages(pages, text), [count, count]);
    expect([left.length, stamps]).toEqual([pages.length, []]);
  });

  const row = (words: Readonly<Record<number, string>>, page: number, height = 0.02): Word[] =>
    Object.entries(words).map(([at, text]) => ({
      text,
      page,
      boxes: [{ x: Number(at) / 10, y: 0.4, width: 0.09, height }],
    }));

  test('is a sum that was changed on every page', () => {
    const changes = [1, 2, 3].map((page) => change(row({ 3: '31,200' }, page), row({ 3: '32,400' }, page)));
    const same = [1, 2, 3].flatMap((page) => row({ 1: 'rent', 2: 'is', 4: 'a' }, page));
    expect(withoutStampTexts(changes, [3, 3], same)).toMatchObject({ left: { length: 3 }, stamps: [] });
  });

  test('is told apart from a number that is added far from a line, and from a watermark over one', () => {
    const same = [1, 2, 3].flatMap((page) => row({ 1: 'Terms' }, page));
    const numbers = [1, 2, 3].map((page) => change([], row({ 8: `${page}` }, page)));
    expect(withoutStampTexts(numbers, [3, 3], same)).toEqual({ left: [], stamps: ['1'] });
    const marks = [1, 2, 3].map((page) => change([], row({ 1: 'COPY' }, page, 0.1)));
    expect(withoutStampTexts(marks, [3, 3], same)).toEqual({ left: [], stamps: ['COPY'] });
  });

  test('is a word that stands elsewhere on each page', () => {
    const changes = [1, 2, 3].map((page) => change([], line('shall', page, page / 5)));
    expect(withoutStampTexts(changes, [3, 3]).stamps).toEqual([]);
  });
});
