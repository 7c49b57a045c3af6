import { jest } from '@jest/globals';
import { PDFBool, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { pdfPlaceSignature, type Placement } from '../../../contracts/tools/pdf-place-signature.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { pagesDrawnBy, type Drawer } from '../fixtures/drawn-by.js';
import { testWith } from '../fixtures/reference-programs.js';
import { inkOn, pagesIn } from '../fixtures/rendered-look.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { verifySignatures } from '../signing/verify-signatures.js';
import { placeSignature } from './place-signature.js';

jest.setTimeout(60_000);

const BLANK = { left: 0, top: 0, right: 0, bottom: 0 };
const INK = { r: 0, g: 0, b: 120, alpha: 1 };

/** A picture of this size, all ink. */
const picture = async (width = 500, height = 200): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background: INK } })
      .png()
      .toBuffer(),
  );

/** A form that leaves it to readers to draw its fields, which makes some of them draw a signature by themselves, too. */
const undrawnForm = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  const form = document.getForm();
  const text = form.createTextField('city');
  text.addToPage(page, { x: 60, y: 300, width: 200, height: 20 });
  form.createCheckBox('agree').addToPage(page, { x: 60, y: 250, width: 20, height: 20 });
  const choice = form.createDropdown('country');
  choice.addOptions(['Italy', 'Norway']);
  choice.addToPage(page, { x: 60, y: 200, width: 200, height: 20 });
  form.updateFieldAppearances();
  text.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText('Turin'));
  for (const { acroField } of [text, choice]) {
    for (const { dict } of acroField.getWidgets()) dict.delete(PDFName.of('AP'));
  }
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return document.save({ updateFieldAppearances: false });
};

const PPM_HEADER = /^P6\s+\d+\s+\d+\s+255\s/;

/** The share of a page that has the colour of the picture, as another program draws it. */
const shareOfInk = (drawer: Drawer, bytes: Uint8Array): number => {
  const [ppm = Buffer.alloc(0)] = pagesDrawnBy(drawer, bytes);
  const pixels = ppm.subarray(PPM_HEADER.exec(ppm.toString('latin1', 0, 50))?.[0].length ?? 0);
  let count = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const away = [INK.r, INK.g, INK.b].map((value, channel) => Math.abs(value - pixels.readUInt8(at + channel)));
    if (Math.max(...away) < 10) count += 1;
  }
  return count / (pixels.length / 3);
};

describe('placing the picture of a signature', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const placed = async (bytes: Uint8Array, placements?: readonly Partial<Placement>[], image?: Uint8Array) => {
    const all = placements?.map((placement) => ({ page: 0, x: 0.1, y: 0.1, width: 100, height: 40, ...placement }));
    const options = pdfPlaceSignature.options.parse({ placements: all && JSON.stringify(all) });
    const files = [fileOf('a.pdf', bytes), fileOf('signature.png', image ?? (await picture()))] as const;
    return placeSignature([...files], options, work);
  };
  const near = (ink: object) =>
    Object.fromEntries(Object.entries(ink).map(([side, share]) => [side, expect.closeTo(share as number, 1)]));

  test('puts it where the default says, and seals the file', async () => {
    const before = await pdfWith({ size: [500, 400] }, {});
    const { bytes, notes } = await placed(before);
    expect(Buffer.compare(bytes.subarray(0, before.length), before)).toBe(0);
    expect(await inkOn(bytes)).toEqual(near({ left: 0.1, top: 0.1, right: 0.3, bottom: 0.2 }));
    expect([await pagesIn(bytes), await inkOn(bytes, 1), notes]).toEqual([2, BLANK, []]);
    expect(await verifySignatures(bytes)).toMatchObject([{ intact: true, coversWholeDocument: true, name: null }]);
  });

  test.each([0, 90, 180, 270])(
    'counts from the top left of a page turned by %d degrees and cropped',
    async (rotate) => {
      const page = { size: [900, 900], crop: [100, 200, 400, 400], rotate } as const;
      const { bytes } = await placed(await pdfWith(page), [{ x: 0.5, y: 0.25, width: 100, height: 40 }]);
      const ink = await inkOn(bytes);
      expect(ink.left).toBeCloseTo(0.5, 2);
      expect(ink.top).toBeCloseTo(0.25, 2);
      expect(ink.right).toBeCloseTo(0.75, 2);
      expect(ink.bottom).toBeCloseTo(0.35, 2);
    },
  );

  describe.each([
    ['poppler', 'pdftoppm'],
    ['mutool', 'mutool'],
  ] as const)('on a form that leaves its fields to readers, as %s draws it,', (drawer, program) => {
    testWith(program, 'shows the picture', async () => {
      const form = await undrawnForm();
      const { bytes } = await placed(form, [{ x: 0.5, y: 0.1, width: 200, height: 80 }]);
      expect(shareOfInk(drawer, form)).toBe(0);
      expect(shareOfInk(drawer, bytes)).toBeCloseTo((200 * 80) / (600 * 800), 2);
      expect((await verifySignatures(bytes))[0]).toMatchObject({ intact: true, modified: false });
    });
  });

  test('keeps the proportions of the picture, in the middle of its place', async () => {
    const { bytes } = await placed(await pdfWith({ size: [400, 400] }), [{ x: 0, y: 0, width: 400, height: 400 }]);
    expect(await inkOn(bytes)).toEqual(near({ left: 0, top: 0.3, right: 1, bottom: 0.7 }));
  });

  test('puts it on several pages under one seal', async () => {
    const { bytes } = await placed(await pdfWith({}, {}, {}), [{ page: 2 }, { page: 0 }, { page: 0, y: 0.8 }]);
    expect([await inkOn(bytes, 1), (await inkOn(bytes, 2)).bottom < 0.5]).toEqual([BLANK, true]);
    expect((await inkOn(bytes, 0)).bottom).toBeGreaterThan(0.8);
    expect(await verifySignatures(bytes)).toHaveLength(1);
  });

  test('lets the page show through where the picture is see-through', async () => {
    const { width, height } = { width: 100, height: 40 };
    const half = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const left = await sharp({ create: { width: width / 2, height, channels: 4, background: half } })
      .png()
      .toBuffer();
    const base = sharp({ create: { width, height, channels: 4, background: clear } });
    const image = new Uint8Array(
      await base
        .composite([{ input: left, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    );
    const { bytes } = await placed(await pdfWith({ size: [100, 40] }), [{ x: 0, y: 0 }], image);
    const shown = await withDocument(bytes, (document) => renderPage(document, 0, { width, height }));
    const red = (x: number) => shown!.rgba[(20 * width + x) * 4];
    expect(red(25)).toBeGreaterThan(110);
    expect(red(25)).toBeLessThan(145);
    expect(red(75)).toBe(255);
  });

  test.each([
    [{ page: 2 }, 'placements.0.page', 'must be below 2, the number of pages'],
    [{ x: 0.9, width: 40 }, 'placements.0.width', 'reaches beyond the edge of page 0'],
    [{ y: 0.9, height: 40 }, 'placements.0.height', 'reaches beyond the edge of page 0'],
  ])('refuses %j, naming the field', async (placement, field, problem) => {
    await expect(placed(await pdfWith({}, {}), [placement])).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field, problem },
    });
  });

  test('takes a place that ends exactly at the edge', async () => {
    const { bytes } = await placed(await pdfWith({ size: [200, 300] }), [{ x: 0.5, y: 0.8, width: 100, height: 60 }]);
    expect((await inkOn(bytes)).right).toBe(1);
  });

  test('refuses a picture that is cut off', async () => {
    const cut = (await picture()).subarray(0, 60);
    await expect(placed(await pdfWith({}), undefined, cut)).rejects.toMatchObject({ code: 'image.unreadable' });
  });
});

describe('the list of placements', () => {
  const problem = (placements: unknown) => {
    const { error } = pdfPlaceSignature.options.safeParse({ placements });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0];
  };
  const place = { page: 0, x: 0.1, y: 0.1, width: 100, height: 40 };

  test.each([
    ['nonsense', 'placements: must be a JSON list of {page, x, y, width, height}'],
    ['{}', 'placements: must be a JSON list of {page, x, y, width, height}'],
    ['[]', 'placements: must have at least one placement'],
    [JSON.stringify([place, { ...place, page: -1 }]), 'placements.1.page: must be a page, counted from 0'],
    [JSON.stringify([{ ...place, page: 0.5 }]), 'placements.0.page: must be a page, counted from 0'],
    [JSON.stringify([{ ...place, x: 1.01 }]), 'placements.0.x: must be a number from 0 to 1'],
    [JSON.stringify([{ ...place, y: '0.1' }]), 'placements.0.y: must be a number from 0 to 1'],
    [JSON.stringify([{ ...place, width: 0 }]), 'placements.0.width: must be a number of points above 0'],
    [JSON.stringify([{ ...place, height: 14_401 }]), 'placements.0.height: must be at most 14400 points'],
    [JSON.stringify(Array.from({ length: 201 }, () => place)), 'placements: must have at most 200 placements'],
  ])('%s is refused', (text, expected) => {
    expect(problem(text)).toBe(expected);
  });

  test('is one place at the top left when it is left out', () => {
    expect(pdfPlaceSignature.options.parse({})).toMatchObject({ placements: [place] });
  });

  test('comes through the log as it went in', () => {
    const once = pdfPlaceSignature.options.parse({ placements: JSON.stringify([{ ...place, page: 3 }]) });
    expect(pdfPlaceSignature.options.parse(once)).toEqual(once);
  });
});
