import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { imageQualities } from '../compression/quality.js';
import { nameAt } from '../content/objects.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { leastLikeness } from '../fixtures/likeness.js';
import { fileOf, openWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { photo } from '../fixtures/picture-samples.js';
import { testWith } from '../fixtures/reference-programs.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const SIZE = { width: 900, height: 600 };
const shape = { Width: SIZE.width, Height: SIZE.height };
const greys = () => photo(SIZE).greyscale().toColourspace('b-w').raw().toBuffer();

describe('compressing masks', () => {
  test('makes an image smaller that only a mask of the page is drawn with', async () => {
    const document = await PDFDocument.create();
    const { context } = document;
    const entries = { ...shape, BitsPerComponent: 8, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' };
    const image = context.stream(deflateSync(await greys()), { Type: 'XObject', Subtype: 'Image', ...entries });
    const group = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 300, 200],
      Group: { S: 'Transparency', CS: 'DeviceGray' },
    };
    const form = context.stream('q 300 0 0 200 0 0 cm /I Do Q', {
      ...group,
      Resources: { XObject: { I: context.register(image) } },
    });
    const mask = { Type: 'Mask', S: 'Luminosity', G: context.register(form) };
    const page = document.addPage([300, 200]).node;
    page.set(PDFName.of('Resources'), context.obj({ ExtGState: { M: { SMask: mask } } }));
    page.set(PDFName.of('Contents'), context.register(context.stream('/M gs 0 0 300 200 re f')));
    const before = await save(document);
    const work = await openWork();
    const { bytes: after } = await compress([fileOf('a.pdf', before)], { quality: 'medium' }, work);
    work.end();
    expect(after.length).toBeLessThan(before.length / 4);
    expect(await leastLikeness(before, after, 72)).toBeGreaterThan(imageQualities.medium.floor);
  });

  /** A red square through a mask; how its mask is coded once it is compressed. */
  const maskedBy = async (mask: Uint8Array) => {
    const document = await PDFDocument.create();
    const { context } = document;
    const image = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, Filter: 'FlateDecode' };
    const SMask = context.register(context.stream(deflateSync(mask), { ...image, ...shape, ColorSpace: 'DeviceGray' }));
    const red = deflateSync(Uint8Array.of(255, 0, 0));
    const shown = { ...image, Width: 1, Height: 1, ColorSpace: 'DeviceRGB', SMask };
    const page = document.addPage([300, 200]).node;
    page.set(PDFName.of('Resources'), context.obj({ XObject: { I: context.register(context.stream(red, shown)) } }));
    page.set(
      PDFName.of('Contents'),
      context.register(context.stream(`${'q Q '.repeat(90)}q 300 0 0 200 0 0 cm /I Do Q`)),
    );
    const before = await save(document);
    const work = await openWork();
    const { bytes: after } = await compress([fileOf('a.pdf', before)], { quality: 'medium' }, work);
    work.end();
    const objects = (await PDFDocument.load(after)).context.enumerateIndirectObjects().map(([, object]) => object);
    const left = objects.find((one) => one instanceof PDFRawStream && nameAt(one.dict, 'ColorSpace') === 'DeviceGray');
    return { coding: nameAt((left as PDFRawStream).dict, 'Filter'), likeness: await leastLikeness(before, after, 150) };
  };

  test('codes soft greys as a photograph where that takes less and comes very close', async () => {
    const { coding, likeness } = await maskedBy(await greys());
    expect(coding).toBe('DCTDecode');
    expect(likeness).toBeGreaterThan(0.98);
  });

  test('keeps a mask of sharp edges exact', async () => {
    const { coding, likeness } = await maskedBy(
      Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => (at % 900 < 450 ? 0 : 255)),
    );
    expect(coding).toBe('FlateDecode');
    expect(likeness).toBeGreaterThan(0.98);
  });

  testWith('pdftoppm', 'keeps a picture of greys that stands where a stencil belongs, for every program', async () => {
    const document = await PDFDocument.create();
    const { context } = document;
    const image = { Type: 'XObject', Subtype: 'Image', ...shape, BitsPerComponent: 8, Filter: 'FlateDecode' };
    const half = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => (at % 900 < 450 ? 0 : 255));
    const Mask = context.register(context.stream(deflateSync(half), { ...image, ColorSpace: 'DeviceGray' }));
    const shown = context.stream(deflateSync(await greys()), { ...image, ColorSpace: 'DeviceGray', Mask });
    const page = document.addPage([300, 200]).node;
    page.set(PDFName.of('Resources'), context.obj({ XObject: { I: context.register(shown) } }));
    page.set(PDFName.of('Contents'), context.register(context.stream('q 300 0 0 200 0 0 cm /I Do Q')));
    const before = await save(document);
    const work = await openWork();
    const { bytes: after } = await compress([fileOf('a.pdf', before)], { quality: 'low' }, work);
    work.end();
    const [one, other] = [before, after].map((bytes) => pagesDrawnBy('poppler', bytes)[0]);
    expect(differenceOf(one, other)).toBeLessThan(3);
    expect(await leastLikeness(before, after, 72)).toBeGreaterThan(imageQualities.low.floor);
  });
});
