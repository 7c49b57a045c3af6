import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { renderPage } from '../engines/render.js';
import { withDocument } from '../engines/pdfium-document.js';
import { pagesIn } from '../fixtures/look.js';
import { pdfWith, save } from '../fixtures/pdfs.js';
import { flatePhoto, pdfShowing, photo, photoPixels, rgbEntries } from '../fixtures/pictures.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/work.js';
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

  test('makes a photo much smaller, the more so the lower the quality', async () => {
    const original = await flatePhoto(LARGE);
    const sizes = [];
    for (const quality of ['low', 'medium', 'high'] as const)
      sizes.push((await compressed(original, quality)).bytes.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes[2]).toBeLessThan(original.length / 2);
    expect(sizes[0]).toBeLessThan(original.length / 20);
  });

  test('shows the same picture', async () => {
    const original = await flatePhoto(LARGE);
    expect(await difference(original, (await compressed(original, 'low')).bytes)).toBeLessThan(6);
  });

  test.each([
    ['low', 800],
    ['medium', 1250],
    ['high', 1800],
  ] as const)('keeps the pixels that quality %s needs at the size shown', async (quality, width) => {
    const [image] = await imagesIn((await compressed(await flatePhoto(LARGE), quality)).bytes);
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

  test('rescales a soft mask without loss', async () => {
    const document = await PDFDocument.create();
    const png = await photo({ width: 600, height: 400 }).ensureAlpha(0.5).png().toBuffer();
    document.addPage([612, 792]).drawImage(await document.embedPng(png), { width: 300, height: 200 });
    const original = await save(document);
    const { bytes } = await compressed(original, 'low');
    const images = await imagesIn(bytes);
    expect(images.map(({ filter, width }) => [filter, width]).sort()).toEqual([
      ['/DCTDecode', 400],
      ['/FlateDecode', 400],
    ]);
    expect(await difference(original, bytes)).toBeLessThan(6);
  });

  test.each([
    ['a colour key', { Mask: [0, 0, 0, 0, 0, 0] }],
    ['turned colours', { Decode: [1, 0, 1, 0, 1, 0] }],
    ['four inks', { ColorSpace: 'DeviceCMYK' }],
    ['an unknown filter', { Filter: 'JPXDecode' }],
    ['fewer pixels than it says', { Height: 5000 }],
  ])('leaves an image alone that has %s', async (_, oddity) => {
    const pixels = deflateSync(photoPixels(LARGE));
    const original = await pdfShowing(pixels, { ...rgbEntries(LARGE), Filter: 'FlateDecode', ...oddity });
    const [image] = await imagesIn((await compressed(original, 'low')).bytes);
    expect(image?.width).toBe(LARGE.width);
    expect(image?.filter).not.toBe('/DCTDecode');
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
    expect(qpdfCheck((await compressed(await flatePhoto(LARGE), 'low')).bytes)).toContain(FLAWLESS);
  });

  test('gives back the original, with a note, when it would not become smaller', async () => {
    const smallest = (await compressed(await pdfWith({ text: 'x' }))).bytes;
    const { bytes, notes } = await compressed(smallest);
    expect(bytes).toEqual(smallest);
    expect(notes).toMatchObject([{ code: 'compress.already-small' }]);
  });

  test('keeps all pages', async () => {
    expect(await pagesIn((await compressed(await pdfWith({}, {}, {}))).bytes)).toBe(3);
  });

  test('gives the same bytes for the same file', async () => {
    const original = await flatePhoto({ width: 600, height: 400 });
    expect((await compressed(original)).bytes).toEqual((await compressed(original)).bytes);
  });

  test('reports each image', async () => {
    await compressed(await flatePhoto(LARGE));
    expect(work.steps.map(({ step }) => step)).toEqual(['image 1 of 1', 'packing']);
  });

  test('reads pixels that sharp agrees with', async () => {
    const [image] = await imagesIn((await compressed(await flatePhoto(LARGE), 'low')).bytes);
    expect(await sharp(image!.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, channels: 3 });
  });
});
