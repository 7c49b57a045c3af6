import { jest } from '@jest/globals';
import { inkOn, pagesIn } from '../fixtures/rendered-look.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { textToPdf } from './text-to-pdf.js';

jest.setTimeout(60_000);

describe('text as PDF', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const toPdf = async (text: Uint8Array | string) => (await textToPdf(fileOf('notes.txt', text), work)).bytes;
  const linesOf = (bytes: Uint8Array) => textOf(bytes).trimEnd().split('\n');

  testWith('pdftotext', 'takes every line as it stands, markup of any kind included', async () => {
    const lines = [
      '= Title',
      '#eval("1+1") *bold* _it_ `code`',
      '$x^2$ @ref <label>',
      '    indented',
      '',
      '"quotes" -- ...',
      '\\ // no comment',
    ];
    expect(linesOf(await toPdf(lines.join('\n')))).toEqual(lines);
  });

  testWith('pdftotext', 'keeps columns made with tabs', async () => {
    const [first = '', second = ''] = linesOf(await toPdf('a\tb\nlonger\tb'));
    expect(first.indexOf('b')).toBe(second.indexOf('b'));
  });

  testWith('pdftotext', 'understands every kind of line end', async () => {
    expect(linesOf(await toPdf('one\r\ntwo\rthree\u2028four'))).toEqual(['one', 'two', 'three', 'four']);
  });

  testWith('pdftotext', 'starts a new page at a form feed', async () => {
    const bytes = await toPdf('first\f\fthird');
    expect(await pagesIn(bytes)).toBe(3);
    expect(textOf(bytes)).toMatch(/first[^]*third/);
  });

  testWith('pdftotext', 'wraps a long line between words, and a long word anywhere', async () => {
    const lines = linesOf(await toPdf(`${'word '.repeat(40)}\n${'x'.repeat(170)}`));
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(lines.join(' ').match(/word/g)).toHaveLength(40);
    expect(lines.join('').match(/x/g)).toHaveLength(170);
  });

  test('stays between the margins of an A4 page', async () => {
    const { left, right } = await inkOn(await toPdf(`${'W'.repeat(300)}\n${'漢'.repeat(100)}\n${'मराठी '.repeat(60)}`));
    expect(left).toBeGreaterThan(0.09);
    expect(right).toBeLessThan(0.91);
  });

  testWith('pdftotext', 'is written in any script', async () => {
    const text = 'Ελληνικά Привет zażółć ñandú';
    expect(textOf(await toPdf(text))).toContain(text);
  });

  test('runs right to left where its first letter does', async () => {
    const arabic = await inkOn(await toPdf('مرحبا'));
    expect(arabic.left).toBeGreaterThan(0.7);
    expect(await inkOn(await toPdf('hello'))).toMatchObject({ left: expect.closeTo(0.1, 1) });
  });

  testWith('pdftotext', 'is read in the encoding it is in', async () => {
    const utf16 = (text: string) => Buffer.from(text, 'utf16le');
    expect(textOf(await toPdf(Buffer.from('\ufeffGrüße – café')))).toContain('Grüße – café');
    expect(textOf(await toPdf(Buffer.from('\ufeffGrüße', 'utf16le')))).toContain('Grüße');
    expect(textOf(await toPdf(utf16('\ufeffGrüße').swap16()))).toContain('Grüße');
    expect(textOf(await toPdf(utf16('Plain Latin text')))).toContain('Plain Latin text');
    expect(textOf(await toPdf(Buffer.from('Gr\xfc\xdfe \x96 caf\xe9 \x80', 'latin1')))).toContain('Grüße – café €');
  });

  test('may be empty: one blank page', async () => {
    const bytes = await toPdf('');
    expect(await pagesIn(bytes)).toBe(1);
    expect(await inkOn(bytes)).toMatchObject({ right: 0 });
  });

  testWith('pdftotext', 'fills its pages whatever its length, and loses no line', async () => {
    const count = 58 * 45;
    const bytes = await toPdf(Array.from({ length: count }, (_, index) => `line ${index}`).join('\n'));
    expect(await pagesIn(bytes)).toBe(45);
    expect(textOf(bytes).match(/line \d+/g)).toHaveLength(count);
  });

  testWith('pdfinfo', 'names the file in its title', async () => {
    expect(ask('pdfinfo', await toPdf('x'), 'FILE')).toMatch(/Title:\s+notes\.txt/);
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await toPdf('Grüße 漢字 مرحبا'))).toContain(FLAWLESS);
  });

  test('is refused, by name, when it holds binary data', async () => {
    const binary = Uint8Array.from({ length: 1000 }, (_, index) => index % 32);
    await expect(toPdf(binary)).rejects.toMatchObject({ code: 'text.unreadable', facts: { name: 'notes.txt' } });
  });

  test('is refused before any work when it would make more pages than a document may have', async () => {
    const lines = 'a\n'.repeat(10_001 * 58);
    await expect(toPdf(lines)).rejects.toMatchObject({
      code: 'pdf.too-many-pages',
      facts: { name: 'notes.txt', limit: 10_000 },
    });
    expect(work.steps).toEqual([]);
  });
});
