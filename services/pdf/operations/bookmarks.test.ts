import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { pdfBookmarks } from '../../../contracts/tools/pdf-bookmarks.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { ask, askPython, FLAWLESS, qpdfCheck, testWith, testWithPython } from '../fixtures/reference-programs.js';
import { outlineOf } from '../fixtures/rendered-look.js';
import { typeset } from '../engines/typst.js';
import { bookmarks } from './bookmarks.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = async (bytes: Uint8Array, options: object) =>
  (await bookmarks([fileOf('report.pdf', bytes)], pdfBookmarks.options.parse(options), work)).bytes;
const threePages = () => pdfWith({ text: 'one' }, { text: 'two' }, { text: 'three' });

const tree = [
  { title: 'Część', level: 1, page: 1 },
  { title: '第二', level: 2, page: 2 },
  { title: 'مقدمة', level: 2, page: 3 },
  { title: 'End', level: 1, page: 3 },
];

describe('bookmarks', () => {
  test('take the place of those that a document has', async () => {
    const document = await documentWith({ text: 'one' }, { text: 'two' }, { text: 'three' });
    setOutline(document, [['old', 0]]);
    const titles = (await outlineOf(await run(await save(document), { bookmarks: tree }))).join('\n');
    for (const { title } of tree) expect(titles).toContain(title);
    expect(titles).not.toContain('old');
  });

  testWith('mutool', 'lead to their pages on their levels, as MuPDF reads them', async () => {
    const lines = ask('mutool', await run(await threePages(), { bookmarks: tree }), 'show', 'FILE', 'outline')
      .trim()
      .split('\n');
    expect(lines.map((line) => /#page=(\d+)/.exec(line)?.[1])).toEqual(['1', '2', '3', '3']);
    expect(lines.map((line) => /"(.*)"/.exec(line)?.[1])).toEqual(tree.map(({ title }) => title));
  });

  testWith('qpdf', 'make a file without a flaw', async () => {
    expect(qpdfCheck(await run(await threePages(), { bookmarks: tree }))).toContain(FLAWLESS);
  });

  test('are made from headings where none are given', async () => {
    const body = 'Some words of a paragraph that goes on for a while. '.repeat(12);
    const text = `= Beginning\n${body}\n== Middle\n${body}\n#pagebreak()\n= Ending\n${body}`;
    const bytes = await run(await typeset(`#set page(width: 400pt, height: 500pt)\n${text}`, { text: '' }), {});
    expect((await outlineOf(bytes)).join(' ')).toMatch(/Beginning.*Middle.*Ending/);
  });

  test('say what the pages are called', async () => {
    const pageLabels = [
      { page: 1, style: 'roman' },
      { page: 2, style: 'decimal', prefix: 'A-', start: 7 },
    ];
    const bytes = await run(await threePages(), { pageLabels });
    const { catalog } = await PDFDocument.load(bytes);
    expect(String(catalog.lookup(PDFName.of('PageLabels'), PDFDict).lookup(PDFName.of('Nums')))).toMatch(
      /0 <<\s*\/S \/r/,
    );
  });

  test('are made from headings together with page labels where both are asked for, and left alone where not', async () => {
    const body = 'Some words of a paragraph that goes on for a while. '.repeat(12);
    const typed = await typeset(
      `#set page(width: 400pt, height: 500pt)\n#set heading(bookmarked: false)\n= Beginning\n${body}`,
      { text: '' },
    );
    const pageLabels = [{ page: 1, style: 'roman' }];
    expect((await outlineOf(await run(typed, { pageLabels, fromHeadings: true }))).join(' ')).toContain('Beginning');
    expect(await outlineOf(await run(typed, { pageLabels }))).toEqual([]);
    expect(await outlineOf(await run(await threePages(), { pageLabels, fromHeadings: true }))).toEqual([]);
  });

  testWithPython('pikepdf', 'call the pages as another reader says', async () => {
    const pageLabels = [
      { page: 1, style: 'none', prefix: 'Część' },
      { page: 2, style: 'Roman', start: 4 },
      { page: 3, style: 'letters', prefix: 'A-', start: 27 },
    ];
    const bytes = await run(await threePages(), { pageLabels });
    const read = askPython(
      bytes,
      'import sys, pikepdf',
      'pdf = pikepdf.open(sys.argv[1])',
      'for page in pdf.pages: print(page.label)',
    );
    expect(read.split('\n')).toEqual(['Część', 'IV', 'A-aa']);
  });

  test('are refused by name for a page that is not there, and for a text without headings', async () => {
    const source = await threePages();
    await expect(run(source, { bookmarks: [{ title: 'x', page: 4 }] })).rejects.toMatchObject({
      code: 'pages.not-in-file',
    });
    await expect(run(source, { pageLabels: [{ page: 4 }] })).rejects.toMatchObject({ code: 'pages.not-in-file' });
    await expect(run(await pdfWith({}), {})).rejects.toMatchObject({ code: 'outline.no-headings' });
    await expect(run(source, { fromHeadings: false })).rejects.toMatchObject({ code: 'tool.option-invalid' });
  });

  test('refuse page labels that begin twice on one page', () => {
    const { error } = pdfBookmarks.options.safeParse({ pageLabels: JSON.stringify([{ page: 2 }, { page: 2 }]) });
    expect(error?.issues[0]?.message).toBe('no two can begin on the same page');
  });

  test.each([
    [[{ title: 'x', level: 2, page: 1 }], 'level'],
    [[{ title: ' ', page: 1 }], 'empty'],
    [[{ title: 'x'.repeat(501), page: 1 }], 'at most 500'],
    [Array.from({ length: 2001 }, () => ({ title: 'x', page: 1 })), 'at most 2000'],
  ])('are checked before they are set (%#)', (bookmarks, problem) => {
    const { error } = pdfBookmarks.options.safeParse({ bookmarks: JSON.stringify(bookmarks) });
    expect(error?.issues[0]?.message).toContain(problem);
  });
});
