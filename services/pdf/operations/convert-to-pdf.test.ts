import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { inkOn, outlineOf, pagesIn } from '../fixtures/rendered-look.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { photo } from '../fixtures/picture-samples.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { toPdf } from './convert-to-pdf.js';
import { usualToPdf } from '../fixtures/to-pdf-options.js';

jest.setTimeout(60_000);

const plain = usualToPdf;

describe('converting to PDF', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const image = async (name: string) => fileOf(name, await photo({ width: 96, height: 48 }).png().toBuffer());

  test('makes one file of files of all kinds, in the order given', async () => {
    const { bytes } = await toPdf(
      [await image('a.png'), fileOf('b.txt', 'text'), fileOf('c.pdf', await pdfWith({}, {})), await image('d.png')],
      plain,
      work,
    );
    expect(await outlineOf(bytes)).toEqual(['a.png 1', 'b.txt 2', 'c.pdf 3', 'd.png 5']);
    expect(await pagesIn(bytes)).toBe(5);
    expect(await inkOn(bytes, 4)).toEqual(await inkOn(bytes, 0));
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    const { bytes } = await toPdf([await image('a.png'), fileOf('b.txt', 'text')], plain, work);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  testWith('pdftotext', 'makes a file of one text', async () => {
    const { bytes, extension, notes } = await toPdf([fileOf('b.txt', 'just this')], plain, work);
    expect(textOf(bytes)).toContain('just this');
    expect([extension, notes]).toEqual(['.pdf', []]);
  });

  test('says that only the first picture of an animation is on its page, and puts every page of a TIFF on one', async () => {
    const frames = await Promise.all(['#fff', '#000'].map((background) => frame(background)));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const moving = await toPdf([{ ...fileOf('a.gif', animation), kind: 'image' }], plain, work);
    expect([await pagesIn(moving.bytes), moving.notes]).toMatchObject([1, [{ code: 'image.first-frame' }]]);
    const pages = await sharp(frames, { join: { animated: true } })
      .tiff()
      .toBuffer();
    const still = await toPdf([{ ...fileOf('a.tif', pages), kind: 'image' }], plain, work);
    expect([await pagesIn(still.bytes), still.notes]).toEqual([2, []]);
  });

  test('puts images on sheets where that is asked for, and nothing else', async () => {
    const files = [await image('a.png'), fileOf('c.pdf', await pdfWith({ size: [200, 300] }))] as const;
    const { bytes } = await toPdf(files, { ...plain, pageSize: 'letter' }, work);
    const sizes = (await PDFDocument.load(bytes)).getPages().map((page) => page.getSize());
    expect(sizes).toEqual([
      { width: 792, height: 612 },
      { width: 200, height: 300 },
    ]);
  });

  test('takes a PDF through as it is', async () => {
    const file = await pdfWith({ text: 'x' });
    expect((await toPdf([fileOf('a.pdf', file)], plain, work)).bytes).toEqual(file);
  });

  test('names the file that can not be read', async () => {
    const files = [await image('good.png'), fileOf('bad.png', 'nonsense')] as const;
    await expect(toPdf(files, plain, work)).rejects.toMatchObject({
      code: 'image.unreadable',
      facts: { name: 'bad.png' },
    });
  });

  test('gives each file an equal share of the progress', async () => {
    await toPdf([await image('a.png'), fileOf('b.txt', 'text')], plain, work);
    expect(work.steps).toEqual([
      { done: 0, total: 200, step: 'a.png: converting' },
      { done: 100, total: 200, step: 'b.txt: converting' },
      { done: 100, total: 200, step: 'b.txt: setting text' },
    ]);
  });
});

const frame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
