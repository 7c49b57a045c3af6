import { jest } from '@jest/globals';
import sharp from 'sharp';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfImageWatermark } from '../../../contracts/tools/pdf-image-watermark.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { imageWatermark } from './image-watermark.js';

jest.setTimeout(60_000);

type Options = OptionsOf<'pdf-image-watermark'>;

/** Twice as wide as high: red at the left, blue at the right; see-through where told. */
const logo = async (alpha = 1) => {
  const half = (background: object) => ({ create: { width: 40, height: 40, channels: 4 as const, background } });
  const right = await sharp(half({ r: 0, g: 0, b: 255, alpha }))
    .png()
    .toBuffer();
  return new Uint8Array(
    await sharp({ create: { width: 80, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 1 } } })
      .composite([{ input: right, left: 40, top: 0, blend: 'dest-out' }])
      .composite([{ input: right, left: 40, top: 0, blend: alpha === 1 ? 'over' : 'dest-out' }])
      .png()
      .toBuffer(),
  );
};

describe('a picture watermark', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const marked = async (bytes: Uint8Array, options: Partial<Options> = {}, picture?: Uint8Array) => {
    const allOptions = { ...pdfImageWatermark.options.parse({}), watermarkOpacity: 1, ...options };
    return (
      await imageWatermark([fileOf('a.pdf', bytes), fileOf('b.png', picture ?? (await logo()))], allOptions, work)
    ).bytes;
  };
  const colourAt = async (bytes: Uint8Array, across: number, down: number) => {
    const picture = await withDocument(bytes, (document) => renderPage(document, 0, { width: 200, height: 200 }));
    const { width, height, rgba } = picture!;
    const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 4;
    return [...rgba.subarray(at, at + 3)];
  };

  describe.each([0, 90, 180, 270])('on a page turned by %i degrees', (rotate) => {
    test('stands upright in the middle', async () => {
      const bytes = await marked(await pdfWith({ rotate, size: [300, 300] }));
      expect(await colourAt(bytes, 0.4, 0.5)).toEqual([255, 0, 0]);
      expect(await colourAt(bytes, 0.6, 0.5)).toEqual([0, 0, 255]);
      const { left, right, top, bottom } = await inkOn(bytes);
      expect(right - left).toBeCloseTo(0.4, 1);
      expect(bottom - top).toBeCloseTo(0.2, 1);
    });

    test.each([
      ['top-left', true, true],
      ['top-right', false, true],
      ['bottom-left', true, false],
      ['bottom-right', false, false],
    ] as const)('stands in the corner %s', async (watermarkPosition, isLeft, isTop) => {
      const file = await pdfWith({ rotate, size: [900, 900], crop: [500, 100, 300, 400] });
      const { left, right, top, bottom } = await inkOn(await marked(file, { watermarkPosition }));
      expect([right < 0.6, left > 0.4]).toEqual([isLeft, !isLeft]);
      expect([bottom < 0.4, top > 0.6]).toEqual([isTop, !isTop]);
      expect((left + top) * (1 - right) * (1 - bottom)).toBeGreaterThan(0);
    });
  });

  test.each([0.1, 0.5, 0.8])('takes %d of the width of the page', async (watermarkScale) => {
    const { left, right } = await inkOn(await marked(await pdfWith({ size: [400, 600] }), { watermarkScale }));
    expect(right - left).toBeCloseTo(watermarkScale, 1);
  });

  test('never becomes larger than the page', async () => {
    const tall = new Uint8Array(
      await sharp(await logo())
        .rotate(90)
        .png()
        .toBuffer(),
    );
    const file = await pdfWith({ size: [400, 100] });
    const { top, bottom, left, right } = await inkOn(await marked(file, { watermarkScale: 1 }, tall));
    expect([top, bottom]).toEqual([0, 1]);
    expect((right - left) * 4).toBeCloseTo(0.5, 1);
  });

  test('is all over the page when tiled', async () => {
    const file = await pdfWith({ size: [400, 600] });
    const ink = await inkOn(await marked(file, { watermarkTiled: true, watermarkScale: 0.1 }));
    expect([ink.left < 0.1, ink.top < 0.1, ink.right > 0.9, ink.bottom > 0.9]).toEqual([true, true, true, true]);
    expect(await colourAt(await marked(file, { watermarkTiled: true }), 0.4, 0.5)).toEqual([255, 0, 0]);
  });

  test('stays a small file when tiled over a page as long as a street', async () => {
    const file = await pdfWith({ size: [10, 14_000] });
    expect((await marked(file, { watermarkTiled: true, watermarkScale: 0.05 })).length).toBeLessThan(20_000);
  });

  test('is as see-through as told', async () => {
    const bytes = await marked(await pdfWith({ size: [300, 300] }), { watermarkOpacity: 0.5 });
    const [red, green] = await colourAt(bytes, 0.4, 0.5);
    expect(red).toBe(255);
    expect(green).toBeGreaterThan(120);
    expect(green).toBeLessThan(135);
  });

  test('lets the page be seen where the picture is see-through', async () => {
    const bytes = await marked(await pdfWith({ size: [300, 300] }), {}, await logo(0.99));
    const [red, green] = await colourAt(bytes, 0.6, 0.5);
    expect([red! > 240, green! > 240]).toEqual([true, true]);
  });

  test('is on every page, but in the file once', async () => {
    const picture = new Uint8Array(
      await sharp({
        create: { width: 300, height: 300, channels: 3, background: 'white', noise: { type: 'gaussian' } },
      })
        .png()
        .toBuffer(),
    );
    const one = await marked(await pdfWith({}), {}, picture);
    const fifty = await marked(await pdfWith(...Array.from({ length: 50 }, () => ({}))), {}, picture);
    expect(await inkOn(fifty, 49)).toEqual(await inkOn(one));
    expect(fifty.length).toBeLessThan(one.length + 50 * 300);
  });

  test('is refused without a picture, or with a broken one', async () => {
    const file = fileOf('a.pdf', await pdfWith({}));
    const options = pdfImageWatermark.options.parse({});
    await expect(imageWatermark([file], options, work)).rejects.toMatchObject({ code: 'tool.files-do-not-fit' });
    await expect(imageWatermark([file, fileOf('b.png', 'no')], options, work)).rejects.toMatchObject({
      code: 'image.unreadable',
    });
  });

  testWith('pdftotext', 'leaves the text of the page alone', async () => {
    expect(textOf(await marked(await pdfWith({ text: 'kept as it is' })))).toContain('kept as it is');
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await marked(await pdfWith({}, {}), { watermarkTiled: true }))).toContain(FLAWLESS);
  });

  testWith('pdfimages', 'is one picture to other programs', async () => {
    const listed = ask('pdfimages', await marked(await pdfWith({}), {}, await logo()), '-list', 'FILE');
    expect(listed).toMatch(/ image +80 +40 /);
  });
});
