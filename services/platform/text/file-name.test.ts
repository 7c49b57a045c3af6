import { FILE_NAME_MAX } from '../../../contracts/limits.js';
import { cleanFileName } from './file-name.js';

describe('the name of an upload', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\report.pdf', 'report.pdf'],
    ['C:\\Users\\me\\report.pdf', 'report.pdf'],
    ['/absolute/report.pdf', 'report.pdf'],
  ])('loses the folders of %s', (original, cleaned) => {
    expect(cleanFileName(original)).toBe(cleaned);
  });

  test.each([
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['a%0D%0Ab.pdf', 'ab.pdf'],
    ['a\0b.pdf', 'ab.pdf'],
    ['a\u0085b\u2028c.pdf', 'abc.pdf'],
    ['evil\u202efdp.exe', 'evilfdp.exe'],
    ['\u2066a\u2069.pdf', 'a.pdf'],
  ])('loses what cannot be printed from %j', (original, cleaned) => {
    expect(cleanFileName(original)).toBe(cleaned);
  });

  test('keeps quotes, also where the browser escaped them', () => {
    expect(cleanFileName('the "final" one.pdf')).toBe('the "final" one.pdf');
    expect(cleanFileName('the %22final%22 one.pdf')).toBe('the "final" one.pdf');
  });

  test.each(['', '.', '..', '/', 'folder/', '\u202e', '...'])('is "file" where %j leaves nothing', (original) => {
    expect(cleanFileName(original)).toBe('file');
  });

  test.each(['Übersicht.pdf', '履歴書.pdf', 'سيرة.pdf', 'family 👩‍👩‍👧.pdf', '.htaccess'])('keeps %s', (original) => {
    expect(cleanFileName(original)).toBe(original);
  });

  test('of 5,000 characters is cut before its ending', () => {
    const name = cleanFileName(`${'x'.repeat(4996)}.pdf`);
    expect(name).toHaveLength(FILE_NAME_MAX);
    expect(name).toMatch(/^x+\.pdf$/);
  });

  test('of exactly the longest length stays whole', () => {
    const name = `${'x'.repeat(FILE_NAME_MAX - 4)}.pdf`;
    expect(cleanFileName(name)).toBe(name);
  });

  test('is not cut through the middle of a character', () => {
    const name = cleanFileName(`x${'👍'.repeat(FILE_NAME_MAX)}.pdf`);
    expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
    expect(name).toMatch(/^x(👍)+\.pdf$/u);
  });
});
