import { dateText, isNumeric, isoDate } from './date-pattern.js';

describe('a date in the pattern of a form', () => {
  test.each([
    ['28/11/2026', 'dd/mm/yyyy', '2026-11-28'],
    ['1.2.2027', 'd.m.yyyy', '2027-02-01'],
    ['11-28-26', 'mm-dd-yy', '2026-11-28'],
    ['01/01/85', 'dd/mm/yy', '1985-01-01'],
  ])('%s as %s is %s', (text, pattern, iso) => {
    expect(isoDate(text, pattern)).toBe(iso);
  });

  test.each([
    ['31/02/2026', 'dd/mm/yyyy'],
    ['2026-11-28', 'dd/mm/yyyy'],
    ['soon', 'dd/mm/yyyy'],
  ])('%s as %s is none', (text, pattern) => {
    expect(isoDate(text, pattern)).toBeNull();
  });

  test('is written from what the browser chooses', () => {
    expect(dateText('2026-03-05', 'dd/mm/yyyy')).toBe('05/03/2026');
    expect(dateText('2026-03-05', 'd.m.yy')).toBe('5.3.26');
  });

  test('is left alone where the form writes the names of months', () => {
    expect(isNumeric('dd-mmm-yyyy')).toBe(false);
    expect(isNumeric('mm/dd/yyyy')).toBe(true);
  });
});
