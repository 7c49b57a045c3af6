import { readCsv } from './csv-table.js';

const rowsOf = (text: string) => {
  const read = readCsv(text);
  return 'table' in read ? read.table.rows : read.not;
};
const hasHeader = (text: string) => {
  const read = readCsv(text);
  return 'table' in read && read.table.hasHeader;
};

describe('a CSV file', () => {
  test.each([',', ';', '\t', '|'])('has its cells parted by %j', (by) => {
    const text = [`name${by}amount`, `"a${by}b"${by}1`, `c${by}2`].join('\r\n');
    expect(rowsOf(text)).toEqual([
      ['name', 'amount'],
      [`a${by}b`, '1'],
      ['c', '2'],
    ]);
  });

  test('may name what parts its cells in the first line', () => {
    expect(rowsOf('sep=^\na^b\n1^2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('has commas in numbers where semicolons part the cells', () => {
    expect(rowsOf('a;b\n1,5;2,5\n3,5;4,5')).toEqual([
      ['a', 'b'],
      ['1,5', '2,5'],
      ['3,5', '4,5'],
    ]);
  });

  test('keeps quotation marks and line breaks within a cell', () => {
    expect(rowsOf('a,b\n"say ""yes""","one\ntwo"')).toEqual([
      ['a', 'b'],
      ['say "yes"', 'one\ntwo'],
    ]);
  });

  test('is evened out where some lines are short, and loses nothing of a long one', () => {
    expect(rowsOf('a,b,c\n1,2,3\n4,5\n6,7,8,9\n1,2,3\n,,\n')).toEqual([
      ['a', 'b', 'c', ''],
      ['1', '2', '3', ''],
      ['4', '5', '', ''],
      ['6', '7', '8', '9'],
      ['1', '2', '3', ''],
    ]);
  });

  test.each([
    ['one-column', 'only words\nno cells'],
    ['one-column', ''],
    ['ragged', 'Title\na,b,c\n1,2\n1,2,3,4\n1,2,3,4,5'],
    ['open-quote', 'a,b\n1,"2\n3,4\n5,6'],
    ['too-large', 'a,b\n'.repeat(800_000)],
  ])('is no table, but %s', (not, text) => {
    expect(rowsOf(text)).toBe(not);
  });

  test('has a header unless its first line holds values', () => {
    expect(hasHeader('name,amount\na,1')).toBe(true);
    expect(hasHeader('name,2023,2024\na,1,2')).toBe(true);
    expect(hasHeader('a,1\nb,2')).toBe(false);
    expect(hasHeader('2024-01-01,a\n2024-01-02,b')).toBe(false);
    expect(hasHeader('name,amount')).toBe(false);
  });
});
