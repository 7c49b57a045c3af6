import { downloadOf } from './shared-file.js';

const result = { blob: 'b', name: 'report_compressed.pdf', mime: 'application/pdf', size: 3, sha256: 's' };
const nameFor = (filename: string | null) => downloadOf(result, filename).name;

describe('a downloaded file', () => {
  test.each([
    [null, 'report_compressed.pdf'],
    ['mine', 'mine.pdf'],
    ['mine.pdf', 'mine.pdf'],
    ['MINE.PDF', 'MINE.pdf'],
    ['mine.exe', 'mine.exe.pdf'],
    ['', 'report_compressed.pdf'],
    ['   ', 'report_compressed.pdf'],
    ['.pdf', 'report_compressed.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.ini.pdf'],
    ['a\r\nSet-Cookie: x=1', 'aSet-Cookie x=1.pdf'],
    ['quote".pdf', 'quote.pdf'],
    ['Überblick 第一.pdf', 'Überblick 第一.pdf'],
    ['evil\u202efdp.exe', 'evilfdp.exe.pdf'],
  ])('asked for as %j is offered as %j', (filename, name) => {
    expect(nameFor(filename)).toBe(name);
  });

  test('keeps its ending when the chosen name has 5,000 characters', () => {
    const name = nameFor('x'.repeat(5000));
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.endsWith('x.pdf')).toBe(true);
  });
});
