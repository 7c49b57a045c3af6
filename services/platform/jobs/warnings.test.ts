import { defectOf, warningOf } from './warnings.js';

describe('what a library writes about a file', () => {
  test.each([
    ['Trying to parse invalid object: {"name":"Ada Lovelace"}', 'Trying to parse invalid object\u2026'],
    ['Warning: Unknown font (Ada Lovelace)', 'Warning\u2026'],
    ['Invalid object ref\nAda Lovelace lives here', 'Invalid object ref'],
    ['bad\u0007 xref\u0000 table\r\n', 'bad xref table'],
  ])('%j stands in the log as one line without the text of the file', (written, line) => {
    expect(warningOf(written)).toBe(line);
  });

  test('is cut', () => {
    expect(warningOf('x'.repeat(10_000)).length).toBeLessThan(300);
  });

  test('keeps where it happened, and what Node says before it gives up', () => {
    const heap = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory';
    expect(warningOf(`<--- Last few GCs --->\n\n${heap}\n`)).toContain(heap);
    const thrown = 'Error: Ada\n    at parse (file:///app/dist/parse.js:3:7)\n';
    expect(warningOf(thrown)).toBe('Error\u2026 | at parse (file:///app/dist/parse.js:3:7)');
  });
});

describe('a defect', () => {
  test('has a message of one line, and all its places', () => {
    const stack = 'Error: qpdf failed\nline of a file\n    at a (x.js:1:1)\n    at b (y.js:2:2)';
    expect(defectOf(stack)).toBe('Error: qpdf failed\n    at a (x.js:1:1)\n    at b (y.js:2:2)');
  });
});
