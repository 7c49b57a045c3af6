import { jest } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { watermark } from './watermark.js';

jest.setTimeout(60_000);

type Options = OptionsOf<'pdf-watermark'>;
const standard: Options = {
  watermarkText: 'CONFIDENTIAL',
  watermarkOpacity: 1,
  watermarkPosition: 'center',
  pageRanges: '',
};

describe('a watermark', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const marked = async (bytes: Uint8Array, options: Partial<Options> = {}) =>
    (await watermark([fileOf('a.pdf', bytes)], { ...standard, ...options }, work)).bytes;

  describe.each([0, 90, 180, 270, 450, -90])('on a page turned by %i degrees', (rotate) => {
    test('runs along the diagonal, in the middle of the page as displayed', async () => {
      const { left, right, top, bottom } = await inkOn(await marked(await pdfWith({ rotate, size: [400, 600] })));
      expect((left + right) / 2).toBeCloseTo(0.5, 1);
      expect((top + bottom) / 2).toBeCloseTo(0.5, 1);
      expect(right - left).toBeGreaterThan(0.5);
      expect(bottom - top).toBeGreaterThan(0.5);
    });

    test.each([
      ['top-left', true, true],
      ['top-right', false, true],
      ['bottom-left', true, false],
      ['bottom-right', false, false],
    ] as const)('stands level in the corner %s', async (watermarkPosition, isLeft, isTop) => {
      const file = await pdfWith({ rotate, size: [400, 600] });
      const { left, right, top, bottom } = await inkOn(await marked(file, { watermarkPosition }));
      expect([right < 0.6, left > 0.4]).toEqual([isLeft, !isLeft]);
      expect([bottom < 0.3, top > 0.7]).toEqual([isTop, !isTop]);
      expect(right - left).toBeGreaterThan(2 * (bottom - top));
    });
  });

  test('lies within the part of a page that is shown', async () => {
    const file = await pdfWith({ size: [1000, 1000], crop: [700, 100, 200, 300] });
    const { left, right, top, bottom } = await inkOn(await marked(file));
    expect(right - left).toBeGreaterThan(0.4);
    expect(bottom - top).toBeGreaterThan(0.4);
  });

  test('keeps to its place on a page whose content moves the origin and never moves it back', async () => {
    const document = await documentWith({ size: [400, 400] });
    const { context } = document;
    const unbalanced = context.register(context.stream('Q q 0.1 0 0 0.1 300 300 cm q'));
    document.getPage(0).node.addContentStream(unbalanced);
    const plain = await inkOn(await marked(await pdfWith({ size: [400, 400] })));
    expect(await inkOn(await marked(await save(document)))).toEqual(plain);
  });

  test('shrinks a long text until it fits', async () => {
    const watermarkText = 'a text that nobody would want to see on every single page of a document '.repeat(3);
    for (const watermarkPosition of ['center', 'top-right', 'bottom-left'] as const) {
      const { left, right } = await inkOn(await marked(await pdfWith({}), { watermarkText, watermarkPosition }));
      expect(left).toBeGreaterThan(0.02);
      expect(right).toBeLessThan(0.98);
    }
  });

  test('does not become larger than the page with a single letter', async () => {
    const { left, right, top, bottom } = await inkOn(await marked(await pdfWith({}), { watermarkText: 'A' }));
    expect(Math.max(right - left, bottom - top)).toBeLessThan(0.4);
  });

  test('is on every page, but in the file once', async () => {
    const one = await marked(await pdfWith({}));
    const hundred = await marked(await pdfWith(...Array.from({ length: 100 }, () => ({}))));
    expect(await inkOn(hundred, 99)).toEqual(await inkOn(one));
    expect(hundred.length).toBeLessThan(one.length + 100 * 300);
  });

  test('is drawn once on a page that is in the document twice', async () => {
    const document = await documentWith({ size: [300, 300] });
    const pages = document.catalog.Pages();
    pages.Kids().push(document.getPage(0).ref);
    pages.set(PDFName.of('Count'), document.context.obj(2));
    const result = await PDFDocument.load(await marked(await save(document)));
    expect(result.getPages()).toHaveLength(2);
    expect(result.getPage(1).node.Contents()).toHaveProperty('array.length', 2);
  });

  test('can be put on a page twice', async () => {
    const twice = await marked(await marked(await pdfWith({}), { watermarkPosition: 'top-left' }), {
      watermarkPosition: 'bottom-right',
    });
    const { left, right, top, bottom } = await inkOn(twice);
    expect([left < 0.2, right > 0.8, top < 0.2, bottom > 0.8]).toEqual([true, true, true, true]);
  });

  test('can not be seen at opacity 0', async () => {
    expect(await inkOn(await marked(await pdfWith({}), { watermarkOpacity: 0 }))).toEqual({
      left: 0,
      top: 0,
      right: 0,
      bottom: 0,
    });
  });

  testWith('pdftotext', 'leaves the text of the page alone, and can be found as text', async () => {
    const text = textOf(await marked(await pdfWith({ text: 'kept' }), { watermarkPosition: 'top-left' }));
    expect(text).toContain('kept');
    expect(text).toContain('CONFIDENTIAL');
  });

  testWith('pdftotext', 'is on the chosen pages only', async () => {
    const file = await pdfWith({}, {}, {}, {});
    const options = { watermarkPosition: 'top-left', pageRanges: '4, 1-2' } as const;
    const pages = textOf(await marked(file, options))
      .split('\f')
      .slice(0, -1);
    expect(pages.map((page) => page.includes('CONFIDENTIAL'))).toEqual([true, true, false, true]);
  });

  test('is refused for a page that does not exist', async () => {
    await expect(marked(await pdfWith({}), { pageRanges: '2' })).rejects.toMatchObject({ code: 'pages.out-of-range' });
  });

  testWith('pdftotext', 'takes brackets, backslashes and line breaks as text', async () => {
    const watermarkText = 'a\\b (c\r\n\td) #e *f* $g$';
    expect(textOf(await marked(await pdfWith({}), { watermarkText, watermarkPosition: 'top-left' }))).toContain(
      'a\\b (c d) #e *f* $g$',
    );
  });

  testWith('pdftotext', 'is written in the script of its text', async () => {
    const watermarkText = 'Черновик Ελληνικά';
    const bytes = await marked(await pdfWith({}), { watermarkText, watermarkPosition: 'top-left' });
    expect(textOf(bytes)).toContain(watermarkText);
  });

  testWith('qpdf', 'makes a file without a flaw, in any script', async () => {
    for (const watermarkText of ['plain', 'Ελληνικά مسودة 草稿', '\ud800 half a character']) {
      expect(qpdfCheck(await marked(await pdfWith({}, { rotate: 90 }), { watermarkText }))).toContain(FLAWLESS);
    }
  });

  test('keeps the number and the boxes of the pages', async () => {
    const pages = (
      await PDFDocument.load(await marked(await pdfWith({}, { crop: [1, 2, 30, 40], rotate: 90 })))
    ).getPages();
    expect(pages).toHaveLength(2);
    expect(pages[1]!.getCropBox()).toEqual({ x: 1, y: 2, width: 30, height: 40 });
    expect(pages[1]!.getRotation().angle).toBe(90);
  });

  test('is refused without anything to see in it', async () => {
    await expect(marked(await pdfWith({}), { watermarkText: ' \u0007\n' })).rejects.toMatchObject({
      code: 'tool.option-invalid',
      message: 'watermarkText: Please enter watermark text',
    });
  });
});
