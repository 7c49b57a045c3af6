import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { pdfCrop } from '../../../contracts/tools/pdf-crop.js';
import { rounded } from '../content/geometry.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, documentWith, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { answerOf, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { inkOn, linkTargets, outlineOf } from '../fixtures/rendered-look.js';
import { crop } from './crop.js';

jest.setTimeout(60_000);

describe('cropping pages', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const resultOf = (bytes: Uint8Array, options: Record<string, unknown>) =>
    crop([fileOf('a.pdf', bytes)], pdfCrop.options.parse(options), work);
  const cropped = async (bytes: Uint8Array, options: Record<string, unknown>) => (await resultOf(bytes, options)).bytes;
  /** Left, bottom, right and top of each page. */
  const boxesOf = async (bytes: Uint8Array, name: 'CropBox' | 'TrimBox' | 'BleedBox' | 'ArtBox' = 'CropBox') =>
    (await PDFDocument.load(bytes)).getPages().map((page) => {
      const { x, y, width, height } = page[`get${name}`]();
      return [x, y, x + width, y + height].map(rounded);
    });
  const box = { cropBy: 'box', boxX: 20, boxY: 30, boxWidth: 100, boxHeight: 60 } as const;
  const unevenly = { marginTop: 10, marginRight: 20, marginBottom: 30, marginLeft: 40 };

  test('cuts margins off in points, and leaves the MediaBox alone', async () => {
    const bytes = await cropped(await pdfWith({}), unevenly);
    expect(await boxesOf(bytes)).toEqual([[40, 30, 180, 290]]);
    expect((await PDFDocument.load(bytes)).getPage(0).getMediaBox()).toMatchObject({ width: 200, height: 300 });
  });

  test.each([
    ['mm', { marginLeft: 10 }, [28.35, 0, 200, 300]],
    ['percent', { marginLeft: 10, marginTop: 10 }, [20, 0, 200, 270]],
  ])('cuts margins off in %s', async (marginUnit, margins, expected) => {
    expect(await boxesOf(await cropped(await pdfWith({}), { ...margins, marginUnit }))).toEqual([expected]);
  });

  test.each([
    [0, [140, 230, 280, 490]],
    [90, [110, 240, 370, 380]],
    [180, [120, 210, 260, 470]],
    [270, [130, 220, 390, 360]],
    [-90, [130, 220, 390, 360]],
  ])('counts margins from the edges that are seen on a page turned by %d degrees and cropped', async (rotate, seen) => {
    const turned = Math.abs(rotate) % 180 === 90;
    const file = await pdfWith({ size: [900, 900], crop: [100, 200, turned ? 300 : 200, turned ? 200 : 300], rotate });
    expect(await boxesOf(await cropped(file, unevenly))).toEqual([seen]);
  });

  test.each([0, 90, 180, 270])('keeps what is seen in the box on a page turned by %d degrees', async (rotate) => {
    const file = await pdfWith({ text: 'seen', size: [400, 400], crop: [0, 100, 200, 200], rotate });
    const before = await inkOn(file);
    const x = before.left * 200;
    const y = before.top * 200;
    const width = before.right * 200 - x;
    const height = before.bottom * 200 - y;
    const around = { cropBy: 'box', boxX: x - 10, boxY: y - 5, boxWidth: width + 20, boxHeight: height + 10 };
    const ink = await inkOn(await cropped(file, around));
    expect(ink.left).toBeCloseTo(10 / (width + 20), 1);
    expect(ink.right).toBeCloseTo(1 - 10 / (width + 20), 1);
    expect(ink.top).toBeCloseTo(5 / (height + 10), 1);
    expect(ink.bottom).toBeCloseTo(1 - 5 / (height + 10), 1);
  });

  test('keeps a box counted from the top left, to the edge where it has no width or height', async () => {
    expect(await boxesOf(await cropped(await pdfWith({}), box))).toEqual([[20, 210, 120, 270]]);
    const toTheEdge = { ...box, boxWidth: '', boxHeight: '' };
    expect(await boxesOf(await cropped(await pdfWith({}), toTheEdge))).toEqual([[20, 0, 200, 270]]);
  });

  test('takes a size that was rounded up for the whole page', async () => {
    const file = await pdfWith({ size: [595.28, 841.89] });
    const whole = { cropBy: 'box', boxWidth: '596', boxHeight: '842' };
    expect(await boxesOf(await cropped(file, whole))).toEqual([[0, 0, 595.28, 841.89]]);
  });

  test.each([
    [2, { marginLeft: 40, marginTop: 60 }, [20, 0, 200, 270]],
    [2, box, [10, 255, 60, 285]],
    [0, { marginLeft: 40, marginTop: 60 }, [40, 0, 200, 240]],
  ])('measures points on a page with a UserUnit of %d', async (unit, options, expected) => {
    const document = await documentWith({});
    document.getPage(0).node.set(PDFName.of('UserUnit'), PDFNumber.of(unit));
    expect(await boxesOf(await cropped(await save(document), options))).toEqual([expected]);
  });

  test('counts from a CropBox that the page inherits, and leaves those of the other pages alone', async () => {
    const document = await documentWith({}, {});
    document.catalog.Pages().set(PDFName.of('CropBox'), document.context.obj([50, 100, 150, 250]));
    const bytes = await cropped(await save(document), { marginLeft: 10, marginTop: 20, pageRanges: '2' });
    expect(await boxesOf(bytes)).toEqual([
      [50, 100, 150, 250],
      [60, 100, 150, 230],
    ]);
  });

  test('crops a page once that is named twice', async () => {
    const bytes = await cropped(await pdfWith({}, {}), { marginLeft: 10, pageRanges: '2, 1-2' });
    expect(await boxesOf(bytes)).toEqual([
      [10, 0, 200, 300],
      [10, 0, 200, 300],
    ]);
  });

  test('shrinks the other boxes into the crop, and drops one that lies outside or is damaged', async () => {
    const document = await documentWith({});
    const { node } = document.getPage(0);
    node.set(PDFName.of('BleedBox'), document.context.obj([190, 290, 5, 5]));
    node.set(PDFName.of('TrimBox'), document.context.obj([0, 0, 15, 300]));
    node.set(PDFName.of('ArtBox'), document.context.obj([0, 0]));
    const bytes = await cropped(await save(document), { marginLeft: 20, marginTop: 30 });
    expect(await boxesOf(bytes, 'BleedBox')).toEqual([[20, 5, 190, 270]]);
    const page = (await PDFDocument.load(bytes)).getPage(0).node;
    expect([page.has(PDFName.of('TrimBox')), page.has(PDFName.of('ArtBox'))]).toEqual([false, false]);
  });

  test('says that what lies outside is hidden and not removed', async () => {
    const { notes } = await resultOf(await pdfWith({}), { marginLeft: 20 });
    expect(notes).toEqual([
      {
        code: 'crop.hidden',
        text: 'Anything outside the crop is hidden, not removed: anyone can bring it back. To remove it, use Redact.',
      },
    ]);
  });

  test('keeps outline, links and form fields', async () => {
    const document = await documentWith({}, {});
    setOutline(document, [['Second', 1]]);
    addLink(document, 0, { page: 1 });
    document.getForm().createTextField('name').addToPage(document.getPage(1));
    const bytes = await cropped(await save(document), { marginLeft: 20 });
    expect(await outlineOf(bytes)).toEqual(['Second 2']);
    expect((await linkTargets(bytes))[0]).toEqual([2]);
    expect((await PDFDocument.load(bytes)).getForm().getFields()).toHaveLength(1);
  });

  test.each([
    [{}, 'marginTop', 'at least one of marginTop, marginRight, marginBottom and marginLeft must be above 0'],
    [
      { marginLeft: 100, marginRight: 98 },
      'marginLeft',
      'marginLeft and marginRight together must be at most 197 pt on page 1, which is 200 x 300 pt',
    ],
    [
      { marginBottom: 106, marginUnit: 'mm' },
      'marginBottom',
      'marginTop and marginBottom together must be at most 104.77 mm on page 1, which is 200 x 300 pt',
    ],
    [
      { marginRight: 99, marginUnit: 'percent', pageRanges: '2' },
      'marginRight',
      'marginLeft and marginRight together must be at most 97 % on page 2, which is 100 x 100 pt',
    ],
    [{ ...box, boxX: 200 }, 'boxX', 'must be from 0 to 197 on page 1, which is 200 x 300 pt'],
    [
      { ...box, boxY: 50, boxWidth: 50, pageRanges: '2' },
      'boxHeight',
      'must be from 3 to 50 on page 2, which is 100 x 100 pt',
    ],
    [{ ...box, boxWidth: 2 }, 'boxWidth', 'must be from 3 to 180 on page 1, which is 200 x 300 pt'],
  ])('is refused for %j, with what is valid', async (options, field, problem) => {
    await expect(cropped(await pdfWith({}, { size: [100, 100] }), options)).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field, problem },
    });
  });

  test('is refused for a page that does not exist', async () => {
    await expect(cropped(await pdfWith({}), { ...box, pageRanges: '3' })).rejects.toMatchObject({
      code: 'pages.out-of-range',
      facts: { page: 3, count: 1 },
    });
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await cropped(await pdfWith({}, { rotate: 90 }), unevenly))).toContain(FLAWLESS);
  });

  testWith('pdfinfo', 'makes a file whose boxes and size another program reads the same', async () => {
    const document = await documentWith({ rotate: 90 });
    document.getPage(0).setTrimBox(5, 5, 190, 290);
    const said = answerOf('pdfinfo', await cropped(await save(document), unevenly), '-box', 'FILE');
    const boxLine = (name: string) => said.split('\n').find((line) => line.includes(`${name}:`));
    const numbers = (name: string) => boxLine(name)?.trim().split(/\s+/).slice(-4).map(Number);
    expect(numbers('MediaBox')).toEqual([0, 0, 200, 300]);
    expect(numbers('CropBox')).toEqual([10, 40, 170, 280]);
    expect(numbers('TrimBox')).toEqual([10, 40, 170, 280]);
  });

  testWith('mutool', 'makes a file whose CropBox another program reads the same', async () => {
    const said = answerOf('mutool', await cropped(await pdfWith({}), unevenly), 'pages', 'FILE');
    expect(said).toContain('<CropBox l="40" b="30" r="180" t="290" />');
  });

  testWith('pdftotext', 'keeps the text that is hidden', async () => {
    const hidden = await cropped(await pdfWith({ text: 'kept but hidden' }), { marginBottom: 200 });
    expect(textOf(hidden)).toContain('kept but hidden');
  });
});
