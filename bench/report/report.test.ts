import { p50, ratio, short } from './format-numbers.js';
import { tableOf } from './text-table.js';

describe('the report of a bench', () => {
  test('aligns its tables, words to the left and numbers to the right', () => {
    const rows = [
      ['merge', '7.50'],
      ['to-pdf', '1,200'],
    ];
    expect(tableOf(['tool', 'ms'], rows, [0]).split('\n')).toEqual([
      '| tool   |    ms |',
      '| ------ | ----: |',
      '| merge  |  7.50 |',
      '| to-pdf | 1,200 |',
    ]);
  });

  test('takes the middle of its runs', () => {
    expect([p50([9, 1, 2]), p50([4, 1, 2, 3]), p50([])]).toEqual([2, 2.5, NaN]);
  });

  test('shows three digits, and a dash for what could not be measured', () => {
    expect([0.123, 12.34, 1234.5, NaN].map(short)).toEqual(['0.12', '12.3', '1,235', '-']);
    expect(ratio(3, 0)).toBe('-');
  });
});
