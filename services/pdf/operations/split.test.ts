import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { linkTargets, outlineOf, pagesIn } from '../fixtures/rendered-look.js';
import { addLink, documentWith, nameDestination, pdfWith, save, setOutline, type PageShape } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { split } from './split.js';

jest.setTimeout(60_000);

const numbered = (count: number): PageShape[] =>
  Array.from({ length: count }, (_, index) => ({ text: `page ${index + 1}` }));

describe.each(['found', 'builtIn'] as const)('splitting (%s qpdf)', (engine) => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork(engine);
  });
  afterEach(() => work.end());

  const splitBy = (bytes: Uint8Array, options: Partial<OptionsOf<'pdf-split'>>, name = 'report.pdf') =>
    split([fileOf(name, bytes)], { mode: 'ranges', pageRanges: '1', every: 10, pages: '', ...options }, work);
  const splitInto = (bytes: Uint8Array, pageRanges: string, name?: string) => splitBy(bytes, { pageRanges }, name);

  testWith('pdftotext', 'gives one PDF for one range', async () => {
    const { bytes, extension, mime } = await splitInto(await pdfWith(...numbered(4)), '2-3');
    expect([extension, mime]).toEqual(['.pdf', 'application/pdf']);
    expect(textOf(bytes).match(/page \d/g)).toEqual(['page 2', 'page 3']);
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck((await splitInto(await pdfWith(...numbered(3)), '2')).bytes)).toContain(FLAWLESS);
  });

  test('gives a ZIP for several, in the order given, each named after its pages', async () => {
    const { bytes, extension, mime } = await splitInto(await pdfWith(...numbered(12)), '1-3, 7, 9-12');
    const entries = unzipSync(bytes);
    expect([extension, mime]).toEqual(['.zip', 'application/zip']);
    expect(Object.keys(entries)).toEqual(['report_pages_1-3.pdf', 'report_pages_7.pdf', 'report_pages_9-12.pdf']);
    expect(await Promise.all(Object.values(entries).map(pagesIn))).toEqual([3, 1, 4]);
  });

  test('gives every page a file of its own', async () => {
    const entries = unzipSync((await splitBy(await pdfWith({}, {}), { mode: 'every-page' })).bytes);
    expect(Object.keys(entries)).toEqual(['report_pages_1.pdf', 'report_pages_2.pdf']);
  });

  test('gives every so many pages a file, the last one what is left', async () => {
    const entries = unzipSync((await splitBy(await pdfWith(...numbered(5)), { mode: 'every-n', every: 2 })).bytes);
    expect(Object.keys(entries)).toEqual(['report_pages_1-2.pdf', 'report_pages_3-4.pdf', 'report_pages_5.pdf']);
  });

  testWith('pdftotext', 'counts in the pages as they are planned', async () => {
    const { bytes } = await splitBy(await pdfWith(...numbered(4)), { pages: '4,2@90,1', pageRanges: '1-2' });
    expect(textOf(bytes).match(/page \d/g)).toEqual(['page 4', 'page 2']);
    await expect(splitBy(await pdfWith({}, {}), { pages: '2', pageRanges: '2' })).rejects.toMatchObject({
      code: 'pages.out-of-range',
      facts: { page: 2, count: 1 },
    });
    await expect(splitBy(await pdfWith({}, {}), { pages: '3' })).rejects.toMatchObject({
      code: 'pages.not-in-file',
      message: 'report.pdf has 2 pages; page 3 does not exist',
    });
  });

  test('gives each part what of the outline leads to its pages', async () => {
    const book = await documentWith({}, {}, {});
    setOutline(book, [
      ['One', 0],
      ['Two', 1],
      ['Three', 2],
    ]);
    const entries = unzipSync((await splitInto(await save(book), '1,2-3')).bytes);
    expect(await Promise.all(Object.values(entries).map(outlineOf))).toEqual([['One 1'], ['Two 1', 'Three 2']]);
  });

  test('keeps links by name within a part', async () => {
    const document = await documentWith({}, {}, {});
    nameDestination(document, 'end', 2);
    addLink(document, 1, { name: 'end' });
    const bytes = await save(document);
    expect(await linkTargets((await splitInto(bytes, '2-3')).bytes)).toEqual([[2], []]);
    expect(await linkTargets((await splitInto(bytes, '1-2')).bytes)).toEqual([[], ['-']]);
  });

  test('opens a locked file with the password that comes with it', async () => {
    const locked = await work.qpdf.write({
      args: ['--encrypt', 'secret', 'owner', '256', '--', 'in.pdf'],
      files: { 'in.pdf': await pdfWith({}, {}) },
    });
    const options = { mode: 'ranges', pageRanges: '2', every: 1, pages: '' } as const;
    const { bytes } = await split([{ ...fileOf('locked.pdf', locked), password: 'secret' }], options, work);
    expect(await pagesIn(bytes)).toBe(1);
    await expect(split([fileOf('locked.pdf', locked)], options, work)).rejects.toMatchObject({
      code: 'pdf.encrypted',
      facts: { name: 'locked.pdf' },
    });
  });

  test('names the same range twice apart, and keeps folders out of names', async () => {
    const { bytes } = await splitInto(await pdfWith({}), '1,1', '../../etc/pass:wd.pdf');
    expect(Object.keys(unzipSync(bytes))).toEqual(['_.._etc_pass_wd_pages_1.pdf', '_.._etc_pass_wd_pages_1_2.pdf']);
  });

  test('keeps the rotation and the boxes of a page', async () => {
    const { bytes } = await splitInto(await pdfWith({}, { rotate: 270, crop: [5, 6, 70, 80] }), '2');
    const page = (await PDFDocument.load(bytes)).getPages()[0]!;
    expect(page.getRotation().angle).toBe(270);
    expect(page.getCropBox()).toEqual({ x: 5, y: 6, width: 70, height: 80 });
  });

  test('keeps links between the pages of a part; one that leads out of it leads nowhere', async () => {
    const document = await documentWith({}, {}, {});
    addLink(document, 1, { page: 2 });
    addLink(document, 1, { page: 0 });
    const { bytes } = await splitInto(await save(document), '2-3');
    expect(await linkTargets(bytes)).toEqual([[2, '-'], []]);
  });

  test('keeps form fields', async () => {
    const document = await documentWith({}, {});
    document.getForm().createTextField('name').addToPage(document.getPages()[1]!);
    const { bytes } = await splitInto(await save(document), '2');
    expect(
      (await PDFDocument.load(bytes))
        .getForm()
        .getFields()
        .map((field) => field.getName()),
    ).toEqual(['name']);
  });

  test.each([
    [1, '1 attached file was left out: attachments do not belong to any page.'],
    [2, '2 attached files were left out: attachments do not belong to any page.'],
  ])('says that %s attached to the document is in no part', async (count, text) => {
    const document = await documentWith({}, {});
    for (let file = 1; file <= count; file += 1) await document.attach(Buffer.from('x'), `${file}.txt`);
    const { notes, bytes } = await splitBy(await save(document), { mode: 'every-page' });
    expect(notes).toEqual([{ code: 'split.attachments-dropped', text }]);
    const parts = Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString('latin1'));
    expect(parts.filter((part) => part.includes('/EmbeddedFile'))).toEqual([]);
    expect((await splitBy(await pdfWith({}, {}), { mode: 'every-page' })).notes).toEqual([]);
  });

  test('cuts into many parts', async () => {
    const document = await documentWith(...numbered(70));
    addLink(document, 0, { page: 0 });
    const ranges = Array.from({ length: 70 }, (_, index) => `${index + 1}`).join(',');
    const entries = Object.values(unzipSync((await splitInto(await save(document), ranges)).bytes));
    expect(entries).toHaveLength(70);
    expect(await linkTargets(entries[0]!)).toEqual([[1]]);
  });

  test('refuses a page that does not exist, with the number there are', async () => {
    const file = await pdfWith({}, {});
    await expect(splitInto(file, '1-3')).rejects.toMatchObject({
      code: 'pages.out-of-range',
      message: 'This document has 2 pages; page 3 does not exist',
    });
  });

  test('reports each range', async () => {
    await splitInto(await pdfWith({}, {}), '1,2');
    expect(work.steps).toEqual([
      { done: 0, total: 2, step: 'pages 1' },
      { done: 1, total: 2, step: 'pages 2' },
    ]);
  });
});
