import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfSplit } from '../../../contracts/tools/pdf-split.js';
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
    split([fileOf(name, bytes)], { ...pdfSplit.options.parse({ pageRanges: '1' }), ...options }, work);
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
    const options = pdfSplit.options.parse({ pageRanges: '2' });
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

describe('splitting by what pages hold', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const partsOf = async (bytes: Uint8Array, options: object) => {
    const parts = await split([fileOf('report.pdf', bytes)], pdfSplit.options.parse(options), work);
    const entries =
      parts.extension === '.zip' ? Object.entries(unzipSync(parts.bytes)) : [['one', parts.bytes] as const];
    const pages = await Promise.all(entries.map(async ([name, part]) => `${name}: ${await pagesIn(part)}`));
    return { pages, entries, notes: parts.notes.map(({ code }) => code) };
  };

  test('begins a file at each bookmark, named after it, and one for what stands before', async () => {
    const document = await documentWith(...numbered(6));
    setOutline(document, [
      ['One: first/part', 1],
      ['Two', 3],
      ['Same page', 3],
    ]);
    const { pages } = await partsOf(await save(document), { mode: 'outline' });
    expect(pages).toEqual(['report_pages_1.pdf: 1', 'report_One_ first_part.pdf: 2', 'report_Two.pdf: 3']);
  });

  test('follows bookmarks in the order of pages as it is planned', async () => {
    const document = await documentWith(...numbered(4));
    setOutline(document, [
      ['First', 0],
      ['Third', 2],
    ]);
    const { pages } = await partsOf(await save(document), { mode: 'outline', pages: '3-4,1-2' });
    expect(pages).toEqual(['report_Third.pdf: 2', 'report_First.pdf: 2']);
  });

  test('begins a file where a text stands, whatever its capitals and spaces', async () => {
    const letter = { text: 'Dear  Reader' };
    const bytes = await pdfWith({ text: 'cover' }, letter, { text: 'x' }, letter);
    const { pages } = await partsOf(bytes, { mode: 'text', splitText: 'DEAR reader' });
    expect(pages).toEqual(['report_pages_1.pdf: 1', 'report_pages_2-3.pdf: 2', 'report_pages_4.pdf: 1']);
  });

  test('splits at blank pages, and leaves them out', async () => {
    const text = { text: 'x' };
    const { pages } = await partsOf(await pdfWith({}, text, text, {}, {}, text, {}), { mode: 'blank' });
    expect(pages).toEqual(['report_pages_2-3.pdf: 2', 'report_pages_6.pdf: 1']);
  });

  test('takes paper with some dust for blank where it is a scan, but no letter, and no full stop on a drawn page', async () => {
    const line = '<rect x="150" y="200" width="600" height="12"/>';
    const letter = '<path d="M160 120h-10v14h10M150 127h8" stroke="black" stroke-width="2.5" fill="none"/>';
    const scan = async (print: string) => {
      const dust = [1, 2, 3].map((at) => `<rect x="${at * 200}" y="${at * 250}" width="4" height="4"/>`).join('');
      const paper = `<rect width="100%" height="100%" fill="#eee8e0"/>`;
      return sharp(Buffer.from(`<svg width="900" height="1200">${paper}${dust}${print}</svg>`))
        .jpeg()
        .toBuffer();
    };
    const document = await documentWith({ text: '.' });
    for (const print of ['', line, letter, '']) {
      const image = await document.embedJpg(await scan(print));
      document.addPage([450, 600]).drawImage(image, { x: 0, y: 0, width: 450, height: 600 });
    }
    const { pages } = await partsOf(await save(document), { mode: 'blank' });
    expect(pages).toEqual(['report_pages_1.pdf: 1', 'report_pages_3-4.pdf: 2']);
  });

  testWith('pdftotext', 'puts odd and even pages into a file each', async () => {
    const { pages, entries } = await partsOf(await pdfWith(...numbered(5)), { mode: 'odd-even' });
    expect(pages).toEqual(['report_odd.pdf: 3', 'report_even.pdf: 2']);
    expect(textOf(entries[1]?.[1] ?? new Uint8Array()).match(/page \d/g)).toEqual(['page 2', 'page 4']);
  });

  test('makes files below a size, with as many pages as have room', async () => {
    const document = await documentWith();
    const noise = Buffer.from(Array.from({ length: 150 * 150 * 3 }, (_, at) => (at * 7919 * (at % 251)) % 256));
    for (let page = 0; page < 7; page += 1) {
      const png = await sharp(noise, { raw: { width: 150, height: 150, channels: 3 } })
        .rotate(page * 90)
        .modulate({ brightness: 0.7 + page / 20 })
        .png()
        .toBuffer();
      document.addPage([150, 150]).drawImage(await document.embedPng(png));
    }
    const bytes = await save(document);
    const maxSize = Math.round((bytes.length / 7) * 2.5);
    const { pages, entries, notes } = await partsOf(bytes, { mode: 'size', maxSize });
    expect(entries.every(([, part]) => part.length <= maxSize)).toBe(true);
    expect(pages.map((part) => part.at(-1))).toEqual(['2', '2', '2', '1']);
    expect(notes).toEqual([]);
    const small = await partsOf(bytes, { mode: 'size', maxSize: 51_200 });
    expect(small.entries).toHaveLength(7);
    expect(small.notes).toEqual(['split.page-too-large']);
  });

  test.each([
    ['outline', {}, 'split.no-bookmarks'],
    ['text', { splitText: 'nowhere' }, 'split.text-not-found'],
    ['blank', {}, 'split.no-blank-pages'],
    ['size', { maxSize: '1 MB' }, 'split.small-enough'],
  ])('by %s is refused by name where there is nothing at which to split', async (mode, options, code) => {
    await expect(partsOf(await pdfWith(...numbered(3)), { mode, ...options })).rejects.toMatchObject({
      code,
      facts: { name: 'report.pdf' },
    });
  });

  test.each([
    [{ mode: 'size' }, 'maxSize'],
    [{ mode: 'size', maxSize: '10 KB' }, 'maxSize'],
    [{ mode: 'text' }, 'splitText'],
    [{ mode: 'outline', level: 6 }, 'level'],
    [{ mode: 'colour' }, 'mode'],
  ])('takes no %j', (options, field) => {
    expect(pdfSplit.options.safeParse({ pageRanges: '1', ...options }).error?.issues[0]?.path).toEqual([field]);
  });
});
