import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { pdfToImages } from '../../../contracts/tools/pdf-to-images.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { toImages } from './to-images.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const draw = async (options: object, pages = 3) => {
  const file = await pdfWith(...Array.from({ length: pages }, () => ({})));
  return toImages([fileOf('a.pdf', file)], pdfToImages.options.parse(options), work);
};
const formatsIn = (bytes: Uint8Array) =>
  Promise.all(Object.values(unzipSync(bytes)).map(async (file) => (await sharp(file).metadata()).format));

describe('a PDF as images', () => {
  test('has one for each page where none is chosen, as sharp as a scan', async () => {
    const { bytes, extension } = await draw({});
    expect([extension, Object.keys(unzipSync(bytes))]).toEqual(['.zip', ['page-1.png', 'page-2.png', 'page-3.png']]);
    expect((await sharp(unzipSync(bytes)['page-1.png']).metadata()).width).toBe(1654);
    expect(work.steps.at(-1)).toMatchObject({ done: 2, total: 3, step: 'page 3 of 3' });
  });

  test('has the pages that are chosen, as JPEG', async () => {
    const { bytes } = await draw({ pageRanges: '2-3', format: 'jpeg', width: '100' });
    expect(Object.keys(unzipSync(bytes))).toEqual(['page-2.jpg', 'page-3.jpg']);
    expect(await formatsIn(bytes)).toEqual(['jpeg', 'jpeg']);
  });

  test('is a plain image where one page is chosen', async () => {
    const { bytes, mime, extension } = await draw({ pageRanges: '3', format: 'jpeg', width: '100' });
    expect([mime, extension]).toEqual(['image/jpeg', '.jpg']);
    expect((await sharp(bytes).metadata()).width).toBe(100);
  });

  test('says which page is not there', async () => {
    await expect(draw({ pageRanges: '4' })).rejects.toMatchObject({ code: 'pages.out-of-range', facts: { page: 4 } });
  });
});
