import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { pdfPageImages } from '../../../contracts/tools/pdf-page-images.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pageImages } from './page-images.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const draw = (bytes: Uint8Array, options: object) =>
  pageImages([fileOf('a.pdf', bytes)], pdfPageImages.options.parse(options), work);
const sizeOf = async (image: Uint8Array) => {
  const { format, width, height } = await sharp(image).metadata();
  return { format, width, height };
};

describe('pictures of pages', () => {
  test('are one image for one page, 320 pixels wide unless asked otherwise', async () => {
    const produced = await draw(await pdfWith({}), {});
    expect(produced).toMatchObject({ mime: 'image/webp', extension: '.webp' });
    expect(await sizeOf(produced.bytes)).toEqual({ format: 'webp', width: 320, height: 480 });
  });

  test('are of the width and format asked for, and as displayed', async () => {
    const produced = await draw(await pdfWith({ rotate: 90 }), { width: '90', format: 'png' });
    expect(produced).toMatchObject({ mime: 'image/png', extension: '.png' });
    expect(await sizeOf(produced.bytes)).toEqual({ format: 'png', width: 90, height: 60 });
  });

  test('show what is on the page', async () => {
    const isBlank = async (text?: string) => {
      const { bytes } = await draw(await pdfWith(text === undefined ? {} : { text }), { format: 'png' });
      return (await sharp(bytes).stats()).channels.every(({ min }) => min === 255);
    };
    expect([await isBlank(), await isBlank('ink')]).toEqual([true, false]);
  });

  test('are a ZIP for several pages, named after them, in the order asked for', async () => {
    const sizes = Array.from({ length: 10 }, (_, index) => ({ size: [100, 100 + 10 * index] as const }));
    const produced = await draw(await pdfWith(...sizes), { pages: '10, 1-2', width: 100, format: 'png' });
    expect(produced).toMatchObject({ mime: 'application/zip', extension: '.zip' });
    const files = unzipSync(produced.bytes);
    expect(Object.keys(files)).toEqual(['page-10.png', 'page-01.png', 'page-02.png']);
    expect(await Promise.all(Object.values(files).map(async (file) => (await sizeOf(file)).height))).toEqual([
      190, 100, 110,
    ]);
  });

  test('of more pages than are in memory at once are all there', async () => {
    const pages = Array.from({ length: 7 }, () => ({}));
    const files = unzipSync((await draw(await pdfWith(...pages), { pages: '1-7', width: 1600 })).bytes);
    expect(Object.keys(files)).toHaveLength(7);
  });

  test('of a page as long as a street are narrower', async () => {
    const produced = await draw(await pdfWith({ size: [20, 2000] }), { width: 64 });
    expect(await sizeOf(produced.bytes)).toMatchObject({ width: 5, height: 512 });
  });

  test.each([
    ['2', 'pages.out-of-range'],
    ['1,'.repeat(1000) + '1', 'pages.too-many'],
  ])('can not be asked for of pages that are not there, or of too many', async (pages, code) => {
    const options = { ...pdfPageImages.options.parse({}), pages };
    const asked = pageImages([fileOf('a.pdf', await pdfWith({}))], options, work);
    await expect(asked).rejects.toMatchObject({ code });
  });

  test.each([{ width: '15' }, { width: '2001' }, { format: 'gif' }, { pages: 'all' }])(
    'are not made with %p',
    (options) => {
      expect(pdfPageImages.options.safeParse(options).success).toBe(false);
    },
  );
});
