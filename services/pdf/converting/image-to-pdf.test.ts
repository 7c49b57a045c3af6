import { jest } from '@jest/globals';
import { crc32 } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { photo, pngHeader } from '../fixtures/picture-samples.js';
import { FLAWLESS, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { fileOf } from '../fixtures/operation-work.js';
import { imageToPdf } from './image-to-pdf.js';

jest.setTimeout(60_000);

const SIZE = { width: 96, height: 64 };

/** Left half red, right half blue; the upper right corner green. */
const flag = (opacity?: number) => {
  const channels = opacity === undefined ? 3 : 4;
  const colourAt = (x: number, y: number) => (x < 48 ? [255, 0, 0] : x >= 80 && y < 16 ? [0, 255, 0] : [0, 0, 255]);
  const pixels = Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const colour = colourAt(at % SIZE.width, Math.floor(at / SIZE.width));
    return opacity === undefined ? colour : [...colour, opacity];
  });
  return sharp(Uint8Array.from(pixels.flat()), { raw: { ...SIZE, channels } });
};

const pageOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPage(0).getSize();

/** Colours of the page as displayed at shares of its width and height. */
const coloursAt = async (bytes: Uint8Array, ...places: (readonly [number, number])[]) => {
  const picture = (await withDocument(bytes, (document) => renderPage(document, 0, { width: 300, height: 300 })))!;
  return places.map(([x, y]) => {
    const at = (Math.floor(y * picture.height) * picture.width + Math.floor(x * picture.width)) * 4;
    return Array.from(picture.rgba.subarray(at, at + 3), (value) => (value > 200 ? 1 : value < 60 ? 0 : 0.5)).join(' ');
  });
};
const RED = '1 0 0';
const BLUE = '0 0 1';
const LIME = '0 1 0';

const imageStream = async (bytes: Uint8Array) => {
  const { context } = await PDFDocument.load(bytes);
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  return objects.filter(
    (object): object is PDFRawStream => object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')),
  );
};

const toPdf = async (name: string, image: Sharp | Uint8Array) =>
  imageToPdf(fileOf(name, image instanceof Uint8Array ? image : await image.toBuffer()));

describe('an image as PDF', () => {
  test('shows the same picture, the same way round', async () => {
    for (const [name, image] of [
      ['a.png', flag().png()],
      ['a.jpg', flag().jpeg({ chromaSubsampling: '4:4:4' })],
      ['a.gif', flag().gif()],
      ['a.webp', flag().webp({ lossless: true })],
      ['a.tif', flag().tiff({ compression: 'lzw' })],
      ['a.avif', flag().avif({ lossless: true })],
    ] as const) {
      expect(await coloursAt(await toPdf(name, image), [0.2, 0.5], [0.7, 0.7], [0.93, 0.1])).toEqual([RED, BLUE, LIME]);
    }
  });

  test('is as many pages as its TIFF file has', async () => {
    const page = (background: string) =>
      sharp({ create: { ...SIZE, channels: 3, background } })
        .png()
        .toBuffer();
    const pages = await Promise.all(['#ff0000', '#0000ff', '#00ff00'].map(page));
    const bytes = await toPdf('a.tif', sharp(pages, { join: { animated: true } }).tiff({ compression: 'lzw' }));
    const shown = await withDocument(bytes, (document) =>
      [0, 1, 2].map((at) => renderPage(document, at, { width: 8, height: 8 })!.rgba.slice(0, 3).join(' ')),
    );
    expect(shown).toEqual(['255 0 0', '0 0 255', '0 255 0']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('stands upright with EXIF orientation %i', async (orientation) => {
    const finest = { quality: 95, chromaSubsampling: '4:4:4' };
    const stored = await flag().withMetadata({ orientation }).jpeg(finest).toBuffer();
    const upright = await sharp(stored).autoOrient().jpeg(finest).toBuffer();
    const places = [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
      [0.93, 0.1],
      [0.1, 0.93],
    ] as const;
    const bytes = await toPdf('a.jpg', stored);
    const expected = await toPdf('b.jpg', upright);
    expect(await coloursAt(bytes, ...places)).toEqual(await coloursAt(expected, ...places));
    const page = await pageOf(bytes);
    const expectedPage = await pageOf(expected);
    expect(page.width / page.height).toBeCloseTo(expectedPage.width / expectedPage.height, 2);
  });

  test('stands upright as an AVIF file turns it', async () => {
    const turned = await flag().withMetadata({ orientation: 6 }).avif({ lossless: true }).toBuffer();
    const bytes = await toPdf('a.avif', turned);
    const { width, height } = await pageOf(bytes);
    expect(width / height).toBeCloseTo(SIZE.height / SIZE.width, 2);
    expect(await coloursAt(bytes, [0.5, 0.2], [0.2, 0.7], [0.93, 0.93])).toEqual([RED, BLUE, LIME]);
  });

  test('carries a JPEG file as it is', async () => {
    const jpeg = await photo({ width: 300, height: 200 }).jpeg().toBuffer();
    const [image] = await imageStream(await toPdf('a.jpg', jpeg));
    expect(Buffer.from(image!.contents).equals(jpeg)).toBe(true);
  });

  test('carries the pixels of a plain PNG file as they are, 16 bits deep too', async () => {
    for (const colourspace of ['srgb', 'rgb16', 'b-w', 'grey16'] as const) {
      const png = await flag().toColourspace(colourspace).png().toBuffer();
      const [image] = await imageStream(await toPdf('a.png', png));
      expect(png.includes(Buffer.from(image!.contents))).toBe(true);
    }
  });

  test.each([
    ['interlaced', flag().png({ progressive: true })],
    ['with a palette', flag().png({ palette: true })],
    ['16 bits deep and interlaced', flag().toColourspace('rgb16').png({ progressive: true })],
  ])('reads a PNG file that is %s', async (_, png) => {
    expect(await coloursAt(await toPdf('a.png', png), [0.2, 0.5], [0.7, 0.7])).toEqual([RED, BLUE]);
  });

  test('keeps 16 bits and grey where it has to write the pixels anew', async () => {
    const [image] = await imageStream(await toPdf('a.png', flag().toColourspace('grey16').png({ progressive: true })));
    expect(String(image!.dict.get(PDFName.of('BitsPerComponent')))).toBe('16');
    expect(String(image!.dict.get(PDFName.of('ColorSpace')))).toMatch(/DeviceGray|ICCBased/);
  });

  test('lets the page show through where a PNG file is see-through', async () => {
    const see = flag(0).png();
    expect(await coloursAt(await toPdf('a.png', see), [0.2, 0.5])).toEqual(['1 1 1']);
    const half = flag(128).png();
    expect(await coloursAt(await toPdf('a.png', half), [0.2, 0.5], [0.7, 0.7])).toEqual(['1 0.5 0.5', '0.5 0.5 1']);
  });

  test('keeps four inks as four inks', async () => {
    const cmyk = await flag().toColourspace('cmyk').jpeg().toBuffer();
    const [image] = await imageStream(await toPdf('a.jpg', cmyk));
    expect(String(image!.dict.get(PDFName.of('ColorSpace')))).toMatch(/DeviceCMYK|ICCBased/);
    const [red] = await coloursAt(await toPdf('a.jpg', cmyk), [0.2, 0.5]);
    expect(red).toMatch(/^(1|0.5) 0/);
  });

  test('keeps a colour profile', async () => {
    const wide = await flag().withIccProfile('p3').jpeg().toBuffer();
    const [image] = await imageStream(await toPdf('a.jpg', wide));
    expect(String(image!.dict.get(PDFName.of('ColorSpace')))).toContain('ICCBased');
  });

  test.each([
    [
      'at the resolution it names',
      flag().png().withMetadata({ density: 300 }),
      { width: 96 * 0.24, height: 64 * 0.24 },
    ],
    ['at 96 dots per inch where it names none', flag().png(), { width: 72, height: 48 }],
    [
      'no larger than A2',
      sharp({ create: { width: 8000, height: 100, channels: 3, background: 'red' } }).png(),
      { width: 1684, height: 21.05 },
    ],
  ] as const)('gets a page of its own size, %s', async (_, image, { width, height }) => {
    const page = await pageOf(await toPdf('a.png', image));
    expect(page.width).toBeCloseTo(width, 0);
    expect(page.height).toBeCloseTo(height, 0);
  });

  test.each([
    {
      what: 'a large one upright on A4, as wide as it',
      width: 2000,
      height: 2500,
      sheet: 'a4',
      page: [595.28, 841.89],
      shown: [595.28, 744.1],
    },
    {
      what: 'a large one that lies, on Letter that lies',
      width: 3000,
      height: 1000,
      sheet: 'letter',
      page: [792, 612],
      shown: [792, 264],
    },
    {
      what: 'a small one no larger than it is',
      width: 96,
      height: 192,
      sheet: 'a4',
      page: [595.28, 841.89],
      shown: [72, 144],
    },
  ] as const)('is put in the middle of a sheet: $what', async ({ width, height, sheet, page, shown }) => {
    const image = sharp({ create: { width, height, channels: 3, background: 'black' } }).png();
    const bytes = await imageToPdf(fileOf('a.png', await image.toBuffer()), sheet);
    expect(Object.values(await pageOf(bytes))).toEqual([expect.closeTo(page[0], 1), expect.closeTo(page[1], 1)]);
    const { left, right, top, bottom } = await inkOn(bytes);
    expect((right - left) * page[0]).toBeCloseTo(shown[0], -1);
    expect((bottom - top) * page[1]).toBeCloseTo(shown[1], -1);
    expect((left + right) / 2).toBeCloseTo(0.5, 1);
    expect((top + bottom) / 2).toBeCloseTo(0.5, 1);
  });

  test('is put on a sheet as its EXIF orientation says', async () => {
    const turned = await flag().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const { width, height } = await pageOf(await imageToPdf(fileOf('a.jpg', turned), 'a4'));
    expect(width).toBeLessThan(height);
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    for (const image of [flag().png(), flag(128).png(), flag().png({ palette: true })]) {
      expect(qpdfCheck(await toPdf('a.png', image))).toContain(FLAWLESS);
    }
  });

  test('is refused from its header alone when it has too many pixels', async () => {
    const bomb = pngHeader(50_000, 50_000);
    await expect(toPdf('huge.png', bomb)).rejects.toMatchObject({
      code: 'image.too-large',
      message: 'huge.png is 50000 x 50000 pixels; the limit is 100 megapixels',
    });
  });

  test.each([
    ['a.png', 'png'],
    ['a.jpg', 'jpeg'],
    ['a.avif', 'avif'],
  ] as const)('is refused when it is cut off (%s)', async (name, format) => {
    const whole = await photo({ width: 300, height: 200 }).toFormat(format).toBuffer();
    await expect(toPdf(name, whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'image.unreadable',
      facts: { name },
    });
  });

  test('is refused when it is no image', async () => {
    await expect(toPdf('a.png', Buffer.from('hello'))).rejects.toMatchObject({ code: 'image.unreadable' });
  });
});

describe('an image whose pixels lie finer across than down', () => {
  const fax = () => sharp({ create: { width: 1728, height: 1078, channels: 3, background: '#fff' } });
  const PER_MM = 25.4;
  const jpeg = async (unit: number) => {
    const bytes = await fax().jpeg().toBuffer();
    const jfif = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 2, unit, 0, 204, 0, 98, 0, 0]);
    return Buffer.concat([bytes.subarray(0, 2), jfif, bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xdb])))]);
  };
  const png = async () => {
    const bytes = await fax().png().withMetadata({ density: 204 }).toBuffer();
    const at = bytes.indexOf('pHYs');
    bytes.writeUInt32BE(Math.round((98 * 1000) / PER_MM), at + 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(at, at + 13)), at + 13);
    return bytes;
  };
  const tiff = () =>
    fax()
      .tiff({ xres: 204 / PER_MM, yres: 98 / PER_MM, compression: 'lzw' })
      .toBuffer();

  test.each([
    ['a.tif', tiff],
    ['a.jpg', () => jpeg(1)],
    ['a.png', png],
  ])('lies on a page of the size that it was scanned from (%s)', async (name, make) => {
    const { width, height } = await pageOf(await toPdf(name, await make()));
    expect(width).toBeCloseTo(609.9, 0);
    expect(height).toBeCloseTo(792, 0);
  });

  test('keeps that shape where it names no unit, and where a sheet is asked for', async () => {
    const shapeOf = ({ width, height }: { width: number; height: number }) => width / height;
    expect(shapeOf(await pageOf(await toPdf('a.jpg', await jpeg(0))))).toBeCloseTo(609.9 / 792, 2);
    const sheet = await imageToPdf(fileOf('a.tif', await tiff()), 'letter');
    expect(await inkOn(sheet)).toBeDefined();
    expect(await pageOf(sheet)).toEqual({ width: 612, height: 792 });
  });

  test('has one that makes no sense left out', async () => {
    const odd = await fax().tiff({ xres: 8, yres: 0.01 }).toBuffer();
    expect((await pageOf(await toPdf('a.tif', odd))).height).toBeLessThan(1684);
  });
});

test('a JPEG file that tells its density only as cameras do lies on a page of that size', async () => {
  const scan = sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } });
  const bytes = await scan.jpeg().withMetadata({ density: 300 }).toBuffer();
  expect(bytes.includes('Exif') && !bytes.includes('JFIF')).toBe(true);
  expect(await pageOf(await toPdf('a.jpg', bytes))).toEqual({ width: 144, height: 72 });
});
