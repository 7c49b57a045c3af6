import { columnsOf, rowsOf, withoutLongWords, withoutTabs } from './fixed-columns.js';
import { fewestPages, sheetsOf } from './sheets.js';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`).join('\n');

describe('columns', () => {
  test('are one for a letter, two for a Chinese, Japanese or Korean character, none for an accent of its own', () => {
    expect(['abc', '漢字', 'かな', '한국', 'e\u0301', '😀'].map(columnsOf)).toEqual([3, 4, 4, 4, 1, 1]);
  });

  test('are made of tabs up to the next stop of eight', () => {
    expect(['\ta', 'ab\tc', '12345678\tx', '漢\tx'].map(withoutTabs)).toEqual([
      '        a',
      'ab      c',
      '12345678        x',
      '漢      x',
    ]);
  });

  test('fit 80 to a row, wrapped between words', () => {
    expect(['x'.repeat(80), 'x'.repeat(81), `${'x'.repeat(79)} yy`, ''].map(rowsOf)).toEqual([1, 2, 2, 1]);
  });
});

describe('a line', () => {
  test('with words that fit is left to the typesetter', () => {
    const line = 'word '.repeat(100);
    expect(withoutLongWords(line)).toEqual([line]);
  });

  test('with a word wider than the page goes on in the next row', () => {
    expect(withoutLongWords(`see ${'x'.repeat(100)} there`).map((row) => row.length)).toEqual([84, 26]);
  });

  test('as long as a book is wrapped here, and nothing is lost', () => {
    const book = `${'word '.repeat(5000)}${'y'.repeat(5000)}`;
    const rows = withoutLongWords(book);
    expect(rows.join('')).toBe(book);
    expect(Math.max(...rows.map((row) => row.trimEnd().length))).toBeLessThanOrEqual(80);
  });
});

describe('sheets', () => {
  test('hold forty pages each, and end where a page ends', () => {
    const sheets = sheetsOf(lines(58 * 90));
    expect(sheets.map(({ pages }) => pages)).toEqual([40, 40, 10]);
  });

  test('begin a new passage where the direction of reading turns', () => {
    const [sheet] = sheetsOf('one\n\nשלום\nעולם\ntwo');
    expect(sheet?.passages).toEqual([
      { kind: 'text', rtl: false, text: 'one\n' },
      { kind: 'text', rtl: true, text: 'שלום\nעולם' },
      { kind: 'text', rtl: false, text: 'two' },
    ]);
  });

  test('keep empty pages between form feeds', () => {
    const [sheet] = sheetsOf('a\f\fb');
    expect(sheet?.pages).toBe(3);
    expect(sheet?.passages.filter(({ kind }) => kind === 'page')).toHaveLength(2);
  });

  test('leave out what can not be printed', () => {
    expect(sheetsOf('\ufeffa\u0000b\u001b[31mc\ud800')[0]?.passages).toEqual([
      { kind: 'text', rtl: false, text: 'ab[31mc' },
    ]);
  });
});

describe('the fewest pages of a text', () => {
  test('follow from its lines, or from its length where the lines are long', () => {
    expect(fewestPages(lines(58))).toBe(1);
    expect(fewestPages(lines(59))).toBe(2);
    expect(fewestPages('x'.repeat(160 * 58 * 3))).toBe(3);
  });

  test('are never more than it takes', () => {
    for (const text of [lines(1000), '漢'.repeat(9000), 'word '.repeat(9000)]) {
      expect(fewestPages(text)).toBeLessThanOrEqual(sheetsOf(text).reduce((sum, { pages }) => sum + pages, 0));
    }
  });
});
