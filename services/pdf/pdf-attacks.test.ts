import { jest } from '@jest/globals';
import { withDocument } from './engines/pdfium/pdfium-document.js';
import { renderPage } from './engines/pdfium/render.js';
import { thumbnailOf } from './engines/pdfium/first-page/thumbnail.js';
import { costlyPages, harmlessPdfs, swellingPdfs } from './fixtures/costly-pdfs.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { pdfWith } from './fixtures/pdfs.js';
import { loadPdf } from './opening/load.js';
import { merge } from './operations/merge.js';
import { pageImages } from './operations/page-images.js';
import { rotate } from './operations/rotate.js';

jest.setTimeout(240_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const drawn = (bytes: Uint8Array) =>
  pageImages([fileOf('a.pdf', bytes)], { pages: '1', width: 320, format: 'webp' }, work);
const thumbnail = (bytes: Uint8Array) => thumbnailOf({ bytes, mime: 'application/pdf' });

/** A tenth of what the product gives a page: how much it is makes no difference to a page that never gets done. */
const LITTLE = { width: 320, height: 960, atMost: 500 };
const drawnInTime = (bytes: Uint8Array) => withDocument(bytes, (document) => renderPage(document, 0, LITTLE));

describe.each(costlyPages)('a page with $way', ({ make }) => {
  test('is not drawn, and those after it are', async () => {
    await expect(drawnInTime(make())).rejects.toMatchObject({ code: 'pdf.too-complex' });
    expect((await drawn(await pdfWith({}))).mime).toBe('image/webp');
  });

  test('is merged and rotated all the same', async () => {
    const file = fileOf('a.pdf', make());
    const merged = await merge(
      [file, fileOf('b.pdf', await pdfWith({}))],
      { order: 'one-after-another', pages: '' },
      work,
    );
    const rotated = await rotate([file], { angle: 90, pageRanges: '' }, work);
    expect((await loadPdf({ name: 'a.pdf', bytes: merged.bytes }, work)).pageCount).toBe(2);
    expect((await loadPdf({ name: 'a.pdf', bytes: rotated.bytes }, work)).pageCount).toBe(1);
  });
});

test('a page that takes too long has no thumbnail, and who asks for its picture is told', async () => {
  const bytes = costlyPages.find(({ way }) => way === 'two million rectangles')!.make();
  expect(await thumbnail(bytes)).toBeNull();
  await expect(drawn(bytes)).rejects.toMatchObject({ code: 'pdf.too-complex' });
});

test.each(swellingPdfs)('a PDF with $way is refused before it is unpacked', async ({ make }) => {
  await expect(loadPdf({ name: 'a.pdf', bytes: make() }, work)).rejects.toMatchObject({ code: 'pdf.too-complex' });
});

test.each(harmlessPdfs)('a PDF with $way is drawn', async ({ make }) => {
  expect((await drawn(make())).mime).toBe('image/webp');
});
