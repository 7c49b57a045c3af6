import { jest } from '@jest/globals';
import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { imageQualities, type Quality } from '../compression/quality.js';
import { leastLikeness } from '../fixtures/likeness.js';
import { save } from '../fixtures/pdfs.js';
import { pdfShowing, photo, photoPixels, rgbEntries } from '../fixtures/picture-samples.js';
import { imagesListed, testWith } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const SIZE = { width: 900, height: 600 };
const SHOWN = [[300, 200]] as const;
const PIXELS = SIZE.width * SIZE.height;
const shape = { Width: SIZE.width, Height: SIZE.height };

const INKS = [
  [0, 0, 0],
  [200, 30, 30],
  [20, 90, 200],
] as const;
const rgbEntriesFlate = { ...rgbEntries(SIZE), Filter: 'FlateDecode' };

const greys = () => photo(SIZE).greyscale().toColourspace('b-w').raw().toBuffer();

describe('compressing images', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const compressed = async (bytes: Uint8Array, quality: Quality = 'low') =>
    (await compress([fileOf('a.pdf', bytes)], { quality }, work)).bytes;

  /** Lines one pixel wide, as in a plan: sharp they repeat, made smaller they blur into greys of every shade. */
  const plan = (colours: readonly (readonly [number, number, number])[], step: number): Uint8Array =>
    Uint8Array.from({ length: PIXELS * 3 }, (_, at) => {
      const x = Math.floor(at / 3) % SIZE.width;
      const y = Math.floor(at / 3 / SIZE.width);
      const isLine = x % step === 0 || y % step === 0;
      return isLine ? colours[(Math.floor(x / step) + Math.floor(y / step)) % colours.length]![at % 3]! : 255;
    });

  test.each([
    [3, 200],
    [7, 280],
    [23, 280],
  ])(
    'of a drawing with a line every %i pixels, %i points wide, takes no fewer bytes the higher the quality',
    async (step, width) => {
      const bytes = await pdfShowing(deflateSync(plan(INKS, step), { level: 1 }), rgbEntriesFlate, [
        [width, (width * SIZE.height) / SIZE.width],
      ]);
      const sizes: number[] = [];
      for (const quality of ['low', 'medium', 'high'] as const) sizes.push((await compressed(bytes, quality)).length);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    },
  );

  const kinds: [string, () => Promise<Uint8Array>, string][] = [
    [
      'turned colours',
      () =>
        pdfShowing(
          deflateSync(photoPixels(SIZE)),
          { ...rgbEntries(SIZE), Filter: 'FlateDecode', Decode: [1, 0, 1, 0, 1, 0] },
          SHOWN,
        ),
      'image 400 rgb 3 8 jpeg',
    ],
    [
      'four inks',
      () => {
        const inks = Uint8Array.from({ length: PIXELS * 4 }, (_, at) =>
          at % 4 === 3 ? 20 : photoPixels(SIZE)[(at >> 2) * 3 + (at % 4)]!,
        );
        return pdfShowing(
          deflateSync(inks),
          { ...shape, BitsPerComponent: 8, ColorSpace: 'DeviceCMYK', Filter: 'FlateDecode' },
          SHOWN,
        );
      },
      'image 400 cmyk 4 8 jpeg',
    ],
    [
      'greys, stored as colours',
      async () => {
        const grey = await greys();
        const rgb = Uint8Array.from({ length: PIXELS * 3 }, (_, at) => grey[Math.floor(at / 3)]!);
        return pdfShowing(deflateSync(rgb), { ...rgbEntries(SIZE), Filter: 'FlateDecode' }, SHOWN);
      },
      'image 400 gray 1 8 jpeg',
    ],
    [
      'greys of 16 bits',
      async () => {
        const grey = await greys();
        const deep = Uint8Array.from({ length: PIXELS * 2 }, (_, at) => grey[at >> 1]!);
        return pdfShowing(
          deflateSync(deep),
          { ...shape, BitsPerComponent: 16, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' },
          SHOWN,
        );
      },
      'image 400 gray 1 8 jpeg',
    ],
    [
      'a JPEG file packed once more',
      async () => {
        const jpeg = await photo(SIZE).jpeg({ quality: 95 }).toBuffer();
        return pdfShowing(deflateSync(jpeg), { ...rgbEntries(SIZE), Filter: ['FlateDecode', 'DCTDecode'] }, SHOWN);
      },
      'image 400 rgb 3 8 jpeg',
    ],
    [
      'a JPEG file of four inks',
      async () => {
        const jpeg = await photo(SIZE).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
        const entries = {
          ...shape,
          BitsPerComponent: 8,
          ColorSpace: 'DeviceCMYK',
          Filter: 'DCTDecode',
          Decode: [1, 0, 1, 0, 1, 0, 1, 0],
        };
        return pdfShowing(jpeg, entries, SHOWN);
      },
      'image 400 cmyk 4 8 jpeg',
    ],
    [
      'a palette',
      async () => {
        const document = await PDFDocument.create();
        const { context } = document;
        const palette = Uint8Array.from({ length: 768 }, (_, at) => (at % 3 === 1 ? at / 3 : 255 - at / 3));
        const table = context.register(context.flateStream(palette));
        const image = context.stream(deflateSync(await greys()), {
          Type: 'XObject',
          Subtype: 'Image',
          ...shape,
          BitsPerComponent: 8,
          Filter: 'FlateDecode',
        });
        image.dict.set(PDFName.of('ColorSpace'), context.obj(['Indexed', 'DeviceRGB', 255, table]));
        return pageOf(document, context.register(image));
      },
      'image 400 rgb 3 8 jpeg',
    ],
  ];

  const pageOf = (document: PDFDocument, image: PDFRef) => {
    const { node } = document.addPage([612, 792]);
    node.set(PDFName.of('Resources'), document.context.obj({ XObject: { X: image } }));
    const content = document.context.stream('q 300 0 0 200 0 0 cm /X Do Q');
    node.set(PDFName.of('Contents'), document.context.register(content));
    return save(document);
  };

  describe.each(kinds)('of %s', (_, make, expected) => {
    testWith('pdfimages', 'recodes them to the size shown', async () => {
      expect(imagesListed(await compressed(await make()))).toEqual([expected]);
    });

    test('keeps what they show', async () => {
      const original = await make();
      const result = await compressed(original);
      expect(await leastLikeness(original, result, imageQualities.low.dpi)).toBeGreaterThan(imageQualities.low.floor);
    });
  });

  testWith('pdfimages', 'keeps inks as they are at quality high, for print', async () => {
    const original = await kinds[1]![1]();
    expect(imagesListed(await compressed(original, 'high'))).toEqual(['image 900 cmyk 4 8 image']);
  });

  describe('with a soft mask', () => {
    const make = async () => {
      const document = await PDFDocument.create();
      const alpha = Buffer.from(Uint8Array.from({ length: PIXELS }, (_, at) => ((at % SIZE.width) * 255) / SIZE.width));
      const png = await photo(SIZE)
        .joinChannel(alpha, { raw: { ...SIZE, channels: 1 } })
        .png()
        .toBuffer();
      document.addPage([612, 792]).drawImage(await document.embedPng(png), { width: 300, height: 200 });
      return save(document);
    };

    testWith('pdfimages', 'rescales the mask without loss', async () => {
      const images = imagesListed(await compressed(await make()));
      expect(images.sort()).toEqual(['image 400 rgb 3 8 jpeg', 'smask 400 gray 1 8 image']);
    });

    test('keeps what they show', async () => {
      const original = await make();
      const result = await compressed(original);
      expect(await leastLikeness(original, result, imageQualities.low.dpi)).toBeGreaterThan(imageQualities.low.floor);
    });
  });

  test.each([
    ['a colour that is see-through', { Mask: [0, 0, 0, 0, 0, 0] }],
    ['an unknown filter', { Filter: 'JPXDecode' }],
    ['fewer pixels than it says', { Height: 5000 }],
    ['fewer inks than it says', { ColorSpace: 'DeviceCMYK' }],
    ['other versions of itself', { Alternates: [] as number[] }],
  ])('leaves an image alone that has %s', async (_, oddity) => {
    const entries = { ...rgbEntries(SIZE), Filter: 'FlateDecode', ...oddity };
    const result = await PDFDocument.load(
      await compressed(await pdfShowing(deflateSync(photoPixels(SIZE)), entries, SHOWN)),
    );
    const streams = result.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(streams.filter((text) => text.includes('/Subtype /Image'))).toEqual([
      expect.stringMatching(/\/Width 900\b/),
    ]);
  });

  test('recodes an image that only an annotation shows', async () => {
    const document = await PDFDocument.create();
    const { context } = document;
    const jpeg = await photo(SIZE).jpeg({ quality: 95 }).toBuffer();
    const image = context.register(
      context.stream(jpeg, { Type: 'XObject', Subtype: 'Image', ...rgbEntries(SIZE), Filter: 'DCTDecode' }),
    );
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 50], Resources: { XObject: { X: image } } };
    const look = context.register(context.stream('q 100 0 0 50 0 0 cm /X Do Q', form));
    const stamp = context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [0, 0, 300, 200], AP: { N: look } });
    document.addPage([612, 792]).node.addAnnot(context.register(stamp));
    const original = await save(document);
    const result = await compressed(original);
    expect(result.length).toBeLessThan(original.length / 4);
    expect(await leastLikeness(original, result, imageQualities.low.dpi)).toBeGreaterThan(imageQualities.low.floor);
  });
});
