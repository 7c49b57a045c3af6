import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { imageQualities } from '../compression/quality.js';
import { renderPage } from '../engines/pdfium/render.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { leastLikeness } from '../fixtures/likeness.js';
import { pagesIn } from '../fixtures/rendered-look.js';
import { pdfWith, save } from '../fixtures/pdfs.js';
import { flatePhoto, pdfShowing, photo, rgbEntries } from '../fixtures/picture-samples.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

type Quality = OptionsOf<'pdf-compress'>['quality'];
const LARGE = { width: 1800, height: 1200 };

/** Every image of a document: its filter and size in pixels. */
const imagesIn = async (bytes: Uint8Array) => {
  const { context } = await PDFDocument.load(bytes);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ dict, contents }) => ({
      filter: String(dict.lookup(PDFName.of('Filter'))),
      width: dict.lookup(PDFName.of('Width'), PDFNumber).asNumber(),
      height: dict.lookup(PDFName.of('Height'), PDFNumber).asNumber(),
      bytes: contents,
    }));
};

/** Mean difference of the first pages as displayed, in steps of 255. */
const difference = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) =>
      withDocument(bytes, (document) => renderPage(document, 0, { width: 300, height: 400 })!.rgba),
    ),
  );
  return a!.reduce((sum, value, index) => sum + Math.abs(value - (b![index] ?? 0)), 0) / a!.length;
};

describe('compressing', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const compressed = (bytes: Uint8Array, quality: Quality = 'medium') =>
    compress([fileOf('a.pdf', bytes)], { quality }, work);

  /** A large photo, and what each quality makes of it: the same for all tests that only look at it. */
  const large = flatePhoto(LARGE);
  const resultByQuality = new Map<Quality, Uint8Array>();
  const madeOf = async (quality: Quality): Promise<Uint8Array> => {
    const bytes = resultByQuality.get(quality) ?? (await compressed(await large, quality)).bytes;
    resultByQuality.set(quality, bytes);
    return bytes;
  };

  test('makes a photo much smaller, the more so the lower the quality', async () => {
    const sizes = [];
    for (const quality of ['low', 'medium', 'high'] as const) sizes.push((await madeOf(quality)).length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes[2]).toBeLessThan((await large).length / 2);
    expect(sizes[0]).toBeLessThan((await large).length / 20);
  });

  test('shows the same picture', async () => {
    expect(await difference(await large, await madeOf('low'))).toBeLessThan(6);
  });

  test.each([
    ['low', 800],
    ['medium', 1250],
    ['high', 1800],
  ] as const)('keeps the pixels that quality %s needs at the size shown', async (quality, width) => {
    const [image] = await imagesIn(await madeOf(quality));
    expect(image).toMatchObject({ filter: '/DCTDecode', width, height: Math.round(width / 1.5) });
  });

  test('goes by the largest size, where an image is shown more than once', async () => {
    const original = await flatePhoto(LARGE, [
      [60, 40],
      [300, 200],
    ]);
    expect(await imagesIn((await compressed(original, 'low')).bytes)).toMatchObject([{ width: 400 }]);
  });

  test('does not enlarge an image that is shown large', async () => {
    const small = { width: 300, height: 200 };
    expect(await imagesIn((await compressed(await flatePhoto(small), 'high')).bytes)).toMatchObject([small]);
  });

  test('recodes a JPEG image that is larger than it needs to be', async () => {
    const jpeg = await photo(LARGE).jpeg({ quality: 98 }).toBuffer();
    const original = await pdfShowing(jpeg, { ...rgbEntries(LARGE), Filter: 'DCTDecode' });
    expect(await imagesIn((await compressed(original)).bytes)).toMatchObject([{ filter: '/DCTDecode', width: 1250 }]);
  });

  test('leaves an image alone that a pattern shows, at a size nobody knows', async () => {
    const document = await PDFDocument.load(await flatePhoto(LARGE, [[60, 40]]));
    const image = document.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'));
    const pattern = document.context.stream('/Photo Do', { Type: 'Pattern', PatternType: 1, Resources: {} });
    pattern.dict.set(
      PDFName.of('Resources'),
      document.context.obj({ XObject: (image as never as { clone(): never }).clone() }),
    );
    document.context.register(pattern);
    document.getPage(0).node.set(PDFName.of('Extra'), document.context.register(pattern));
    expect(await imagesIn((await compressed(await save(document), 'low')).bytes)).toMatchObject([
      { width: LARGE.width },
    ]);
  });

  test('stores equal images once', async () => {
    const jpeg = await photo({ width: 400, height: 300 }).jpeg({ quality: 60 }).toBuffer();
    const document = await PDFDocument.create();
    for (let page = 0; page < 3; page += 1) document.addPage().drawImage(await document.embedJpg(jpeg));
    expect(await imagesIn((await compressed(await save(document), 'high')).bytes)).toHaveLength(1);
  });

  testWith('pdftotext', 'keeps text as text', async () => {
    expect(textOf((await compressed(await pdfWith({ text: 'still text' }))).bytes)).toContain('still text');
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await madeOf('low'))).toContain(FLAWLESS);
  });

  test('gives back the original, with a note, when it would not become smaller', async () => {
    const smallest = (await compressed(await pdfWith({ text: 'x' }))).bytes;
    const { bytes, notes } = await compressed(smallest);
    expect(bytes).toEqual(smallest);
    expect(notes).toMatchObject([{ code: 'compress.already-small' }]);
  });

  test.each(['low', 'medium', 'high'] as const)('keeps pages above the floor of quality %s', async (quality) => {
    const { dpi, floor } = imageQualities[quality];
    expect(await leastLikeness(await large, await madeOf(quality), Math.min(dpi, 100))).toBeGreaterThanOrEqual(floor);
  });

  test('gives back a damaged file as it came where repairing it takes more bytes', async () => {
    const whole = await pdfWith({ text: 'x' });
    const smallest = (await compressed(whole)).bytes;
    const damaged = Buffer.from(
      Buffer.from(smallest)
        .toString('latin1')
        .replace(/startxref\s+\d+/, 'startxref 7'),
      'latin1',
    );
    const { bytes } = await compressed(damaged, 'low');
    expect(bytes.length).toBeLessThanOrEqual(damaged.length);
    expect(await pagesIn(bytes)).toBe(1);
  });

  testWith('qpdf', 'mends one whose end leads elsewhere, and says so', async () => {
    const text = Buffer.from(await pdfWith({ text: 'x' }, { text: 'y' })).toString('latin1');
    const damaged = Buffer.from(text.replace(/startxref\s+\d+/, 'startxref 7'), 'latin1');
    const { bytes, notes } = await compressed(damaged, 'low');
    expect(notes).toMatchObject([{ code: 'pdf.repaired' }]);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  test.each(['', 'trailer<</Size 4>>\nstartxref\n9\n%%EOF', 'trailer<</Root 9 0 R>>\n'])(
    'never hands out more bytes for a few that no reader opens, and says that they are damaged still, with the end %j',
    async (end) => {
      const pages = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n';
      const damaged = Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${pages}${end}`, 'latin1');
      const { bytes, notes } = await compressed(damaged, 'low');
      expect(bytes.length).toBeLessThanOrEqual(damaged.length);
      expect(notes).toMatchObject([{ code: 'compress.left-damaged' }]);
    },
  );

  describe('to a target size', () => {
    const toTarget = (bytes: Uint8Array, targetSize: number, quality: Quality = 'high') =>
      compress([fileOf('a.pdf', bytes)], { quality, targetSize }, work);

    test('is as sharp as fits, and says that it is met', async () => {
      const target = (await madeOf('medium')).length;
      const { bytes, notes } = await toTarget(await large, target);
      expect(bytes.length).toBeLessThanOrEqual(target);
      expect(bytes.length).toBeGreaterThan((await madeOf('low')).length);
      expect(notes).toMatchObject([{ code: 'compress.target-met' }]);
    });

    test('goes below quality low for it, and says how far it came when that is not enough', async () => {
      const { bytes, notes } = await toTarget(await large, 100);
      expect(bytes.length).toBeLessThan((await madeOf('low')).length);
      expect(notes).toMatchObject([
        { code: 'compress.target-missed', text: expect.stringContaining('100 bytes missed') },
      ]);
    });

    test('leaves a file alone that is small enough and gets no smaller', async () => {
      const smallest = (await compressed(await pdfWith({ text: 'x' }))).bytes;
      const { bytes, notes } = await toTarget(smallest, 100_000);
      expect(bytes).toEqual(smallest);
      expect(notes.map(({ code }) => code)).toEqual(['compress.already-small', 'compress.target-met']);
    });
  });

  test('keeps all pages', async () => {
    expect(await pagesIn((await compressed(await pdfWith({}, {}, {}))).bytes)).toBe(3);
  });

  test('gives the same bytes for the same file', async () => {
    const original = await flatePhoto({ width: 600, height: 400 });
    expect((await compressed(original)).bytes).toEqual((await compressed(original)).bytes);
  });

  test('reports each image', async () => {
    await compressed(await large);
    expect(work.steps.map(({ step }) => step)).toEqual(['image 1 of 1', 'packing']);
  });

  test('reads pixels that sharp agrees with', async () => {
    const [image] = await imagesIn(await madeOf('low'));
    expect(await sharp(image!.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, channels: 3 });
  });
});
