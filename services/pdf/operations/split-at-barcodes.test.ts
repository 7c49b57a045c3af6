import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { degrees, rgb, type PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { pdfSplit } from '../../../contracts/tools/pdf-split.js';
import { addBarcode, barcodePng, type BarcodeKind } from '../fixtures/barcodes.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save, type PageShape } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { split } from './split.js';

jest.setTimeout(60_000);

const A4 = [595, 842] as const;
const A6 = [298, 420] as const;
const WHITE = rgb(1, 1, 1);
/** Points. */
const QUARTER_MILLIMETRE = (0.25 * 72) / 25.4;
const numbered = (count: number, size: readonly [number, number] = A6): PageShape[] =>
  Array.from({ length: count }, (_, index) => ({ text: `page ${index + 1}`, size }));

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
beforeEach(() => {
  work.steps.length = 0;
});
afterAll(() => work.end());

const splitAt = (bytes: Uint8Array, options: object = {}) =>
  split([fileOf('report.pdf', bytes)], pdfSplit.options.parse({ mode: 'barcode', ...options }), work);

/** The pages of each part, as pdftotext reads them. */
const pagesOfParts = async (document: PDFDocument, options: object = {}) => {
  const { bytes, extension, notes } = await splitAt(await save(document), options);
  const parts = extension === '.zip' ? Object.values(unzipSync(bytes)) : [bytes];
  for (const part of parts) expect(qpdfCheck(part)).toContain(FLAWLESS);
  return { parts: parts.map((part) => (textOf(part).match(/page \d/g) ?? []).join()), notes };
};

/** A document of so many numbered pages, with barcodes on these (from 0). */
const withBarcodes = async (count: number, barcodes: readonly (readonly [page: number, text: string])[]) => {
  const document = await documentWith(...numbered(count));
  for (const [page, text] of barcodes) await addBarcode(document, page, { kind: 'QRCode', text });
  return document;
};

/** Requirement. */
describe('splitting at barcodes', () => {
  const kinds: [kind: BarcodeKind, text: string][] = [
    ['QRCode', 'separator'],
    ['Code128', 'SEP-128'],
    ['Code39', 'PATCH T'],
    ['Code93', 'SEP93'],
    ['EAN13', '4006381333931'],
    ['UPCA', '036000291452'],
    ['ITF', '30712345000010'],
    ['DataMatrix', 'separator'],
    ['Aztec', 'separator'],
    ['PDF417', 'separator'],
  ];

  testWith('pdftotext', 'leaves out the page with the barcode, of any usual kind, and says so', async () => {
    for (const [kind, text] of kinds) {
      const document = await documentWith(...numbered(3));
      await addBarcode(document, 1, { kind, text, x: 40, y: 200 });
      const notes = [
        { code: 'split.separators-dropped', text: 'Pages at which the document was split and which were left out: 2.' },
      ];
      expect([kind, await pagesOfParts(document, { barcodeText: text })]).toEqual([
        kind,
        { parts: ['page 1', 'page 3'], notes },
      ]);
    }
  });

  testWith('pdftotext', 'or makes it the first page of its file', async () => {
    const document = await withBarcodes(5, [
      [0, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    expect(await pagesOfParts(document, { separator: 'first-page' })).toEqual({
      parts: ['page 1,page 2', 'page 3', 'page 4,page 5'],
      notes: [],
    });
  });

  test('names each file after its pages', async () => {
    const { bytes } = await splitAt(
      await save(
        await withBarcodes(5, [
          [0, 'a'],
          [3, 'b'],
        ]),
      ),
    );
    expect(Object.keys(unzipSync(bytes))).toEqual(['report_pages_2-3.pdf', 'report_pages_5.pdf']);
  });

  testWith(
    'pdftotext',
    'makes no file of nothing: between two separators, before the first, behind the last',
    async () => {
      const document = await withBarcodes(6, [
        [0, 'a'],
        [2, 'b'],
        [3, 'c'],
        [5, 'd'],
      ]);
      expect((await pagesOfParts(document)).parts).toEqual(['page 2', 'page 5']);
    },
  );

  testWith('pdftotext', 'gives one PDF where only one part is left', async () => {
    const document = await withBarcodes(3, [[0, 'a']]);
    expect((await splitAt(await save(document))).extension).toBe('.pdf');
    expect((await pagesOfParts(document)).parts).toEqual(['page 2,page 3']);
  });

  testWith('pdftotext', 'finds a barcode on pages that are turned, and barcodes that are turned on them', async () => {
    for (const kind of ['QRCode', 'Code128'] as const) {
      for (const angle of [90, 180]) {
        const document = await documentWith(...numbered(5));
        await addBarcode(document, 1, { kind, text: 'turned', x: 40, y: 200 });
        document.getPage(1).setRotation(degrees(angle));
        const image = await document.embedPng(await barcodePng(kind, 'turned'));
        const place = { x: 150, y: 250, width: image.width, height: image.height, rotate: degrees(angle) };
        document.getPage(3).drawImage(image, place);
        expect([kind, angle, (await pagesOfParts(document)).parts]).toEqual([
          kind,
          angle,
          ['page 1', 'page 3', 'page 5'],
        ]);
      }
    }
  });

  testWith('pdftotext', 'finds a barcode in a scan that is noisy and not quite straight', async () => {
    const paper = { width: 1240, height: 1754, channels: 3 as const, background: '#e9e4da' };
    for (const kind of ['QRCode', 'Code128'] as const) {
      const code = await sharp(await barcodePng(kind, 'scanned', 4))
        .rotate(3, { background: '#fff' })
        .toBuffer();
      const sheet = await sharp({ create: paper })
        .composite([{ input: code, left: 300, top: 700 }])
        .blur(1)
        .jpeg({ quality: 50 })
        .toBuffer();
      const document = await documentWith(...numbered(3, A4));
      const image = await document.embedJpg(sheet);
      document.getPage(1).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
      expect([kind, (await pagesOfParts(document)).parts]).toEqual([kind, ['page 1', 'page 3']]);
    }
  });

  testWith('pdftotext', 'finds a small barcode in the middle of a text', async () => {
    for (const kind of ['QRCode', 'Code128', 'DataMatrix'] as const) {
      const document = await documentWith(...numbered(3, A4));
      for (let y = 60; y < 800; y += 14)
        document.getPage(1).drawText('Neither here nor there does a line of text say where to cut. '.repeat(2), {
          x: 20,
          y,
          size: 9,
        });
      document.getPage(1).drawRectangle({ x: 190, y: 290, width: 220, height: 80, color: WHITE });
      await addBarcode(document, 1, { kind, text: 'A-17', x: 200, y: 300, module: QUARTER_MILLIMETRE });
      expect([kind, (await pagesOfParts(document)).parts]).toEqual([kind, ['page 1', 'page 3']]);
    }
  });

  testWith('pdftotext', 'takes only barcodes that say what is sought, also beside another on the page', async () => {
    const document = await withBarcodes(6, [
      [1, 'invoice'],
      [3, 'SEPARATOR 1'],
      [4, 'separator 10'],
    ]);
    await addBarcode(document, 1, { kind: 'Code128', text: 'Separator 1', x: 40, y: 300 });
    expect((await pagesOfParts(document, { barcodeText: ' separator 1 ' })).parts).toEqual([
      'page 1',
      'page 3',
      'page 5,page 6',
    ]);
  });

  testWith('pdftotext', 'follows the order of pages as it is planned', async () => {
    const document = await withBarcodes(4, [[0, 'a']]);
    expect((await pagesOfParts(document, { pages: '3,1,2,1,4' })).parts).toEqual(['page 3', 'page 2', 'page 4']);
  });

  test('reports each page that is read, and then each file', async () => {
    await splitAt(await save(await withBarcodes(3, [[1, 'a']])));
    expect(work.steps).toEqual([
      { done: 0, total: 4, step: 'reading page 1 of 3' },
      { done: 1, total: 4, step: 'reading page 2 of 3' },
      { done: 2, total: 4, step: 'reading page 3 of 3' },
      { done: 3, total: 4, step: 'pages 1' },
      { done: 3, total: 4, step: 'pages 3' },
    ]);
  });

  const NONE = { code: 'split.no-barcodes', message: 'report.pdf shows no barcode at which it could be split' };

  test.each([
    { where: 'no page shows a barcode', pages: [], options: {}, refusal: NONE },
    {
      where: 'none says what is sought',
      pages: [1],
      options: { barcodeText: 'separator' },
      refusal: {
        code: 'split.barcode-not-found',
        message: 'No barcode of report.pdf at which it could be split says ‘separator’',
      },
    },
    {
      where: 'only the first page has one, which is kept',
      pages: [0],
      options: { separator: 'first-page' },
      refusal: NONE,
    },
    {
      where: 'nothing would be left',
      pages: [0, 1],
      options: {},
      refusal: {
        code: 'split.only-separators',
        message: 'Every page of report.pdf shows a barcode, so none would be left. Please keep these pages.',
      },
    },
  ])('is refused by name where $where', async ({ pages, options, refusal }) => {
    const document = await withBarcodes(
      2,
      pages.map((page) => [page, 'other'] as const),
    );
    await expect(splitAt(await save(document), options)).rejects.toMatchObject(refusal);
  });

  test('takes pages of lines, tables and pictures for no barcode', async () => {
    const document = await documentWith(...numbered(3, A4));
    const [lines, table, pictures] = document.getPages();
    for (let x = 20; x < 570; x += 3 + (x % 4)) lines?.drawLine({ start: { x, y: 300 }, end: { x, y: 500 } });
    for (let at = 0; at < 60; at += 1) {
      table?.drawRectangle({
        x: 40 + (at % 6) * 80,
        y: 60 + Math.floor(at / 6) * 60,
        width: 80,
        height: 60,
        borderWidth: 2,
      });
    }
    const noise = Buffer.from(Array.from({ length: 300 * 300 }, (__, at) => (at * 7919 * (at % 251)) % 256));
    const png = await sharp(noise, { raw: { width: 300, height: 300, channels: 1 } })
      .png()
      .toBuffer();
    pictures?.drawImage(await document.embedPng(png), { x: 100, y: 100, width: 400, height: 400 });
    await expect(splitAt(await save(document))).rejects.toMatchObject({ code: 'split.no-barcodes' });
  });

  test('never asks the web for its program', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no web here'));
    await splitAt(await save(await withBarcodes(3, [[1, 'a']])));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test.each([
    [{ separator: 'burn' }, 'separator'],
    [{ barcodeText: 'x'.repeat(201) }, 'barcodeText'],
  ])('takes no %j', (options, field) => {
    expect(pdfSplit.options.safeParse({ mode: 'barcode', ...options }).error?.issues[0]?.path).toEqual([field]);
  });

  test('leaves out pages of other kinds of splitting with a note, too', async () => {
    const { notes } = await split(
      [fileOf('report.pdf', await pdfWith({ text: 'x' }, {}, { text: 'y' }))],
      pdfSplit.options.parse({ mode: 'blank' }),
      work,
    );
    expect(notes.map(({ text }) => text)).toEqual([
      'Pages at which the document was split and which were left out: 2.',
    ]);
  });
});
