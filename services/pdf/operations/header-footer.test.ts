import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { PDFDocument, PDFName } from 'pdf-lib';
import { pdfHeaderFooter } from '../../../contracts/tools/pdf-header-footer.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { answerOf, FLAWLESS, isThere, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { isEncrypted } from '../opening/granted-rights.js';
import { headerFooter } from './header-footer.js';

jest.setTimeout(60_000);

const A4 = { size: [595, 842] } as const;
const withPoppler = isThere('pdftotext') ? test : test.skip;
const withReaders = isThere('pdftotext') && isThere('mutool') ? describe : describe.skip;
const NOTHING = { footerCenter: '' };

describe('header and footer', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = { ...(await openWork()), now: new Date('2026-03-09T23:30:00Z') };
  });
  afterAll(() => work.end());

  const run = (options: object, ...contents: Uint8Array[]) => {
    const [first, ...rest] = contents.map((bytes, at) => fileOf(`file-${at + 1}.pdf`, bytes));
    if (!first) throw new Error('there is no file');
    return headerFooter([first, ...rest], pdfHeaderFooter.options.parse({ ...NOTHING, ...options }), work);
  };
  const readBy = {
    Poppler: (bytes: Uint8Array) => answerOf('pdftotext', bytes, '-layout', 'FILE', '-'),
    MuPDF: (bytes: Uint8Array) => answerOf('mutool', bytes, 'draw', '-q', '-F', 'text', 'FILE'),
  };
  const pagesRead = (bytes: Uint8Array): string[] =>
    readBy
      .Poppler(bytes)
      .split('\f')
      .slice(0, -1)
      .map((page) => page.replace(/\s+/g, ' ').trim());

  testWith('pdftotext', 'writes six texts, each at its place', async () => {
    const options = {
      headerLeft: 'tl {n}',
      headerCenter: 'tc {total}',
      headerRight: 'tr {date}',
      footerLeft: 'bl {file}',
      footerCenter: 'bc {bates}',
      footerRight: 'br',
    };
    const { bytes } = await run({ ...options, batesPrefix: 'ABC-' }, await pdfWith(A4, A4));
    expect(pagesRead(bytes)).toEqual([
      'tl 1 tc 2 tr 2026-03-09 bl file-1 bc ABC-000001 br',
      'tl 2 tc 2 tr 2026-03-09 bl file-1 bc ABC-000002 br',
    ]);
  });

  withPoppler.each([
    ['year-first', '2026-03-09'],
    ['dots', '09.03.2026'],
    ['day-first', '09/03/2026'],
    ['month-first', '03/09/2026'],
  ])('writes a date with the %s', async (dateFormat, written) => {
    const { bytes } = await run({ footerLeft: '{date}', dateFormat }, await pdfWith(A4));
    expect(pagesRead(bytes)).toEqual([written]);
  });

  testWith('pdftotext', 'goes on with Bates numbers over several files, in their order', async () => {
    const { bytes, mime } = await run(
      { footerRight: '{bates} {n}', batesFirst: 98, batesDigits: 4, pageRanges: '1-2' },
      await pdfWith(A4, A4, A4),
      await pdfWith(A4, A4),
    );
    expect(mime).toBe('application/zip');
    const entries = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, pagesRead(file)]);
    expect(entries).toEqual([
      ['file-1.pdf', ['0098 1', '0099 2', '']],
      ['file-2.pdf', ['0100 1', '0101 2']],
    ]);
  });

  test('keeps the protection of each of several files', async () => {
    const plain = await pdfWith(A4);
    const locked = await work.qpdf.write({
      args: ['--encrypt', '', 'owner', '256', '--', 'in.pdf'],
      files: { 'in.pdf': plain },
    });
    const { bytes } = await run({ footerLeft: 'x' }, plain, locked);
    const entries = Object.entries(unzipSync(bytes));
    const encrypted = await Promise.all(entries.map(([name, file]) => isEncrypted(fileOf(name, file), work.qpdf)));
    expect(encrypted).toEqual([false, true]);
  });

  withReaders.each(['Poppler', 'MuPDF'] as const)('read by %s', (reader) => {
    // MuPDF reads the rest of a cluster of letters as a sign that it can't name.
    const letters = (text: string) =>
      Array.from(text.normalize('NFKC').replace(/[\s\p{Cf}\uFFFD]+/gu, ''))
        .toSorted()
        .join('');
    test.each(['سري للغاية', 'סודי', '機密文書', 'Совершенно', 'गोपनीय', 'Zażółć'])('shows %s', async (text) => {
      const { bytes } = await run({ headerCenter: text }, await pdfWith(A4));
      expect(letters(readBy[reader](bytes))).toBe(letters(text));
    });
  });

  withPoppler('sets smaller what would meet the text beside it', async () => {
    const long = 'W'.repeat(80);
    const { bytes } = await run({ headerLeft: long, headerRight: long }, await pdfWith(A4));
    const boxes = [...answerOf('pdftotext', bytes, '-bbox', 'FILE', '-').matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)"/g)];
    const edges = boxes.map(([, left, right]) => [Number(left), Number(right)]);
    expect(edges).toHaveLength(2);
    expect(edges[0]?.[1]).toBeLessThan(edges[1]?.[0] ?? 0);
  });

  test.each([0, 90, 180, 270])('stands upright at the bottom of a page turned by %i degrees', async (rotate) => {
    const { bytes } = await run({ footerLeft: 'Upright' }, await pdfWith({ size: [300, 400], rotate }));
    const { left, top, right, bottom } = await inkOn(bytes);
    expect(left).toBeLessThan(0.15);
    expect(right).toBeLessThan(0.35);
    expect(top).toBeGreaterThan(0.8);
    expect(bottom).toBeLessThan(1);
  });

  withPoppler('draws each page with its own texts where pages share resources', async () => {
    const document = await documentWith(A4, A4);
    const shared = document.context.register(document.context.obj({}));
    for (const { node } of document.getPages()) node.set(PDFName.of('Resources'), shared);
    const { bytes } = await run({ footerLeft: 'number {n}' }, await save(document));
    expect(pagesRead(bytes)).toEqual(['number 1', 'number 2']);
  });

  withPoppler('keeps what an earlier run has written', async () => {
    const once = await run({ footerLeft: 'first {n}' }, await pdfWith(A4, A4));
    const twice = await run({ footerRight: 'second {n}' }, once.bytes);
    expect(pagesRead(twice.bytes)).toEqual(['first 1 second 1', 'first 2 second 2']);
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    const { bytes } = await run({ headerLeft: 'مستند {n}', footerLeft: '{n}' }, await pdfWith(A4, A4));
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  });

  test('refuses to write nothing, by the name of a field', async () => {
    await expect(run({ headerLeft: ' \u200b' }, await pdfWith(A4))).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: 'footerCenter' },
    });
  });

  test('refuses pages that a file does not have', async () => {
    await expect(run({ footerLeft: 'x', pageRanges: '3' }, await pdfWith(A4))).rejects.toMatchObject({
      code: 'pages.out-of-range',
    });
  });

  test.each([
    [{ headerLeft: '{page}' }, 'headerLeft', /\{n\}, \{total\}/],
    [{ footerRight: 'x'.repeat(201) }, 'footerRight', /200/],
    [{ batesPrefix: 'x'.repeat(21) }, 'batesPrefix', /20/],
    [{ batesDigits: 2 }, 'batesDigits', /3 to 12/],
    [{ batesFirst: -1 }, 'batesFirst', /0 to/],
    [{ dateFormat: 'x' }, 'dateFormat', /year-first/],
  ])('takes no %j', (options, field, says) => {
    const [issue] = pdfHeaderFooter.options.safeParse(options).error?.issues ?? [];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toMatch(says);
  });
});
