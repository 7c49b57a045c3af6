import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { pagePreviewReply } from '../../../contracts/api/previewed-page.js';
import { pdfPagePreview, type PreviewedTool } from '../../../contracts/tools/pdf-page-preview.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { flatePhoto } from '../fixtures/picture-samples.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pagePreview } from './page-preview.js';

jest.setTimeout(60_000);

const pngWith = async (width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer(),
  );

describe('the preview of a page', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const previewed = async (page: number, tool: PreviewedTool, options: object = {}) => {
    const file = await pdfWith({ text: 'cover' }, { text: 'letter', size: [300, 500] }, { text: 'annex' });
    const asked = { page, tool, toolOptions: JSON.stringify(options) };
    const { bytes } = await pagePreview([fileOf('a.pdf', file)], asked, work);
    const { pdf, ...sizes } = pagePreviewReply.parse(JSON.parse(Buffer.from(bytes).toString()));
    return { pdf: new Uint8Array(Buffer.from(pdf, 'base64')), ...sizes };
  };

  testWith('pdftotext', 'is that page alone, with the watermark it would have', async () => {
    const { pdf } = await previewed(2, 'pdf-watermark', { watermarkText: 'DRAFT', watermarkPosition: 'top-left' });
    const text = textOf(pdf);
    expect(text).toContain('letter');
    expect(text).toContain('DRAFT');
    expect(text).not.toContain('cover');
  });

  testWith('pdftotext', 'has the number that the page has in the whole document', async () => {
    const { pdf } = await previewed(3, 'pdf-page-numbers', { numberFormat: 'Page {n} of {total}', fromPage: 2 });
    expect(textOf(pdf)).toContain('Page 2 of 2');
  });

  test('has the picture that it would have, whichever file comes first', async () => {
    const file = fileOf('a.pdf', await pdfWith({ text: 'cover' }, { text: 'letter' }));
    const logo = fileOf('logo.png', await pngWith(120, 60));
    for (const files of [[file, logo] as const, [logo, file] as const]) {
      const asked = { page: 2, tool: 'pdf-image-watermark', toolOptions: '{"watermarkTiled":true}' } as const;
      const { bytes } = await pagePreview(files, asked, work);
      const { pdf } = pagePreviewReply.parse(JSON.parse(Buffer.from(bytes).toString()));
      const document = await PDFDocument.load(Buffer.from(pdf, 'base64'));
      expect(document.getPageCount()).toBe(1);
      const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
      expect(objects.join()).toMatch(/\/Width 120\b/);
    }
  });

  test.each([
    ['a picture where the tool takes none', 'pdf-rotate', true],
    ['no picture where the tool takes one', 'pdf-image-watermark', false],
  ] as const)('is refused with %s', async (_, tool, hasPicture) => {
    const file = fileOf('a.pdf', await pdfWith({ text: 'cover' }));
    const files = hasPicture ? ([file, fileOf('logo.png', await pngWith(8, 8))] as const) : ([file] as const);
    const refused = pagePreview(files, { page: 1, tool, toolOptions: '{}' }, work);
    await expect(refused).rejects.toMatchObject({ code: 'tool.files-do-not-fit' });
  });

  testWith('pdfinfo', 'is turned as it would be, and left alone where another page is chosen', async () => {
    const turnOf = (pdf: Uint8Array) => /Page rot:\s+(\d+)/.exec(ask('pdfinfo', pdf, 'FILE'))?.[1];
    expect(turnOf((await previewed(2, 'pdf-rotate', { pageRanges: '2' })).pdf)).toBe('90');
    expect(turnOf((await previewed(2, 'pdf-rotate', { pageRanges: '3' })).pdf)).toBe('0');
  });

  testWith('pdfinfo', 'is as small as it would be cropped', async () => {
    const { pdf } = await previewed(2, 'pdf-crop', { marginTop: 100 });
    expect(ask('pdfinfo', pdf, 'FILE')).toMatch(/Page size:\s+300 x 400/);
  });

  testWith('qpdf', 'tells what the compressed page weighs', async () => {
    const { pdf, sizeBefore, sizeAfter } = await previewed(1, 'pdf-compress');
    expect(qpdfCheck(pdf)).toContain(FLAWLESS);
    expect(sizeAfter).toBe(pdf.length);
    expect(sizeAfter).toBeLessThanOrEqual(sizeBefore);
  });

  test('of compression to a size gets its part of that size', async () => {
    const both = await PDFDocument.create();
    for (const photo of [flatePhoto({ width: 900, height: 600 }), flatePhoto({ width: 904, height: 600 })]) {
      const [page] = await both.copyPages(await PDFDocument.load(await photo), [0]);
      both.addPage(page);
    }
    const file = fileOf('a.pdf', await both.save());
    const weightOf = async (options: object): Promise<number> => {
      const asked = { page: 1, tool: 'pdf-compress', toolOptions: JSON.stringify(options) } as const;
      const { bytes } = await pagePreview([file], asked, work);
      return pagePreviewReply.parse(JSON.parse(Buffer.from(bytes).toString())).sizeAfter;
    };
    const sharpest = await weightOf({ quality: 'high' });
    expect(await weightOf({ quality: 'high', targetSize: sharpest })).toBeLessThan(sharpest * 0.55);
    expect(await weightOf({ quality: 'high', targetSize: '' })).toBe(sharpest);
  });

  test('is refused for a page that does not exist', async () => {
    await expect(previewed(4, 'pdf-rotate')).rejects.toMatchObject({ code: 'pages.out-of-range' });
  });

  test.each([
    ['{', ['toolOptions']],
    ['[]', ['toolOptions']],
    ['{"angle": 45}', ['toolOptions', 'angle']],
  ])('does not take %j for options of a rotation', (toolOptions, path) => {
    expect(pdfPagePreview.options.safeParse({ tool: 'pdf-rotate', toolOptions }).error?.issues[0]?.path).toEqual(path);
  });
});
