import { jest } from '@jest/globals';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { inkOn, pagesIn } from '../fixtures/rendered-look.js';
import { textToPdf } from './text-to-pdf.js';

jest.setTimeout(60_000);

describe('a CSV file as PDF', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork('builtIn');
  });
  afterAll(() => work.end());

  const pdfOf = (csv: Uint8Array | string) => textToPdf({ ...fileOf('sales.csv', csv), mime: 'text/csv' }, work);
  const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
    rows.map((row) => row.join(',')).join('\n');
  const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
  const wordsOn = (bytes: Uint8Array) =>
    [
      ...ask('pdftotext', bytes, '-bbox', 'FILE', '-').matchAll(/<word xMin="([\d.]+)".*?xMax="([\d.]+)".*?>(.*?)</g),
    ].map(([, from, to, text]) => ({ from: Number(from), to: Number(to), text }));

  testWith('pdftotext', 'is a table with the names of its columns on every page', async () => {
    const rows = range(150).map((at) => [`Person ${at}`, (at * 7).toFixed(2), 'Berlin']);
    const { bytes, notes } = await pdfOf(csvOf([['Name', 'Amount', 'City'], ...rows]));
    expect(notes).toEqual([]);
    const pages = textOf(bytes).split('\f').slice(0, -1);
    expect(pages).toHaveLength(await pagesIn(bytes));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.trim()).toMatch(/^Name\s+Amount\s+City\n/);
    expect(textOf(bytes)).toMatch(/Person 149\s+1043\.00\s+Berlin/);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  testWith('pdftotext', 'has numbers at the right of their column, and texts at the left', async () => {
    const words = wordsOn((await pdfOf('Item,Amount\nab,5\nabcd,12345\na,"1,234.50"')).bytes);
    const place = (text: string) => words.find((word) => word.text === text);
    expect(place('5')?.to).toBeCloseTo(place('12345')?.to ?? 0, 0);
    expect(place('Amount')?.to).toBeCloseTo(place('1,234.50')?.to ?? 0, 0);
    expect(place('abcd')?.from).toBeCloseTo(place('a')?.from ?? 0, 0);
  });

  testWith('pdfinfo', 'lies on its side where its columns need it', async () => {
    const { bytes } = await pdfOf(csvOf(range(20).map(() => range(9).map((at) => `a few words ${at}`))));
    expect(ask('pdfinfo', bytes, 'FILE')).toMatch(/Page size:\s+841\.8\d* x 595\.2/);
  });

  testWith('pdftotext', 'goes on in further pages where it is wider, each line with its first cell', async () => {
    const rows = range(40).map((row) => [`key${row}`, ...range(40).map((at) => `cell-${row}-${at}`)]);
    const { bytes } = await pdfOf(csvOf([['Key', ...range(40).map((at) => `Name${at}`)], ...rows]));
    const pages = textOf(bytes).split('\f').slice(0, -1);
    for (const page of pages) expect(page.trim()).toMatch(/^Key\s+Name/);
    const text = pages.join('\n');
    for (const row of rows) for (const cell of row.slice(1)) expect(text).toContain(cell);
    expect(text.match(/\bkey7\b/g)).toHaveLength(text.match(/\bKey\b/g)?.length ?? 0);
  });

  test('stays on its page with long words, long texts and rows higher than a page', async () => {
    const cells = ['x'.repeat(400), 'many words '.repeat(1200), '漢字'.repeat(200)];
    const { bytes } = await pdfOf(csvOf([['one', 'two', 'three'], cells, ['a', 'b', 'c']]));
    expect(await pagesIn(bytes)).toBeGreaterThan(1);
    const { left, right } = await inkOn(bytes);
    expect(left).toBeGreaterThan(0.03);
    expect(right).toBeLessThan(0.97);
    expect(textOf(bytes).match(/many/g)).toHaveLength(1200);
  });

  test('has its first column at the right where it is read from there', async () => {
    expect(await inkOn((await pdfOf('اسم,مدينة\nمحمد,القاهرة\nعلي,دمشق')).bytes)).toMatchObject({
      left: expect.closeTo(0.8, 0),
      right: expect.closeTo(0.94, 1),
    });
  });

  testWith('pdftotext', 'loses no line and leaves no page half empty, however long it is', async () => {
    const rows = range(6000).map((at) => [at, `name ${at}`, at % 7 === 0 ? 'a longer text '.repeat(5) : 'text']);
    const { bytes } = await pdfOf(csvOf([['id', 'name', 'text'], ...rows]));
    const pages = textOf(bytes).split('\f').slice(0, -1);
    const counts = pages.map((page) => page.match(/name \d+/g)?.length ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6000);
    expect(Math.min(...counts.slice(0, -1))).toBeGreaterThan(0.8 * Math.max(...counts));
  });

  testWith('pdftotext', 'is set as text where it is no table, and says why', async () => {
    const { bytes, notes } = await pdfOf('a,b\n1,"never closed\n2,3');
    expect(textOf(bytes)).toContain('1,"never closed');
    expect(notes).toMatchObject([{ code: 'text.no-table', text: expect.stringContaining('quotation mark') }]);
  });

  test('is refused before any work where it would have more pages than a document may have', async () => {
    await expect(pdfOf('a,1\n'.repeat(740_000))).rejects.toMatchObject({ code: 'pdf.too-many-pages' });
  });
});
