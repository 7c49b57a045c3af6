import { jest } from '@jest/globals';
import { PDFName, rgb, type PDFDocument, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { pdfGreyscale } from '../../../contracts/tools/pdf-greyscale.js';
import { pagesDrawnBy, pixelsIn, type Drawer } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, isThere, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { greyscale } from './greyscale.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array, options: object = {}) =>
  greyscale([fileOf('a.pdf', bytes)], pdfGreyscale.options.parse(options), work);

/** The pixels of a page as another program draws it. */
const pixelsBy = (drawer: Drawer, bytes: Uint8Array, page = 0): Uint8Array =>
  pixelsIn(pagesDrawnBy(drawer, bytes)[page]).data;

const colouredBy = (drawer: Drawer, bytes: Uint8Array, page = 0): number => {
  const pixels = pixelsBy(drawer, bytes, page);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 6) count += 1;
  }
  return count;
};

interface Painted {
  readonly content: string;
  readonly resources?: (document: PDFDocument) => Record<string, unknown>;
}

const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0.8, 0], N: 1 };
const blend = { FunctionType: 2, Domain: [0, 1], C0: [1, 0, 0], C1: [0, 0, 1], N: 1 };
const pattern = (document: PDFDocument, kind: 1 | 2, content: string) =>
  document.context.register(
    document.context.stream(content, {
      PatternType: 1,
      PaintType: kind,
      TilingType: 1,
      BBox: [0, 0, 10, 10],
      XStep: 10,
      YStep: 10,
      Resources: {},
    }),
  );
const image = (document: PDFDocument, entries: object, bytes: Uint8Array) =>
  document.context.register(
    document.context.stream(bytes, {
      Type: 'XObject',
      Subtype: 'Image',
      BitsPerComponent: 8,
      ...(entries as Record<string, string>),
    }),
  );

const BOX = '20 20 160 260 re';

/** Ways to paint a page in colours. */
const paintings: Readonly<Record<string, Painted>> = {
  'red, green and blue': { content: `.9 .2 .1 rg 0 .4 .9 RG 9 w ${BOX} B` },
  inks: { content: `0 .9 .3 0 k .8 0 0 .1 K 9 w ${BOX} B` },
  'a spot colour': {
    content: `/S cs 1 scn ${BOX} f .5 scn 60 60 50 50 re f`,
    resources: ({ context }) => ({
      ColorSpace: { S: context.obj(['Separation', 'Rose', 'DeviceCMYK', context.obj(tint)]) },
    }),
  },
  Lab: {
    content: `/L cs 60 70 -40 scn ${BOX} f`,
    resources: ({ context }) => ({
      ColorSpace: {
        L: context.obj(['Lab', { WhitePoint: [0.9505, 1, 1.089], Range: [-100, 100, -100, 100] }]),
      },
    }),
  },
  'a gradient': {
    content: '/G sh',
    resources: ({ context }) => ({
      Shading: {
        G: context.obj({
          ShadingType: 2,
          ColorSpace: 'DeviceRGB',
          Coords: [0, 0, 200, 300],
          Extend: [true, true],
          Function: context.obj(blend),
        }),
      },
    }),
  },
  'a pattern of its own colours': {
    content: `/Pattern cs /P scn ${BOX} f`,
    resources: (document) => ({
      Pattern: { P: pattern(document, 1, '1 0 .5 rg 0 0 5 5 re f 0 .7 0 rg 5 5 5 5 re f') },
    }),
  },
  'a pattern that is given its colour': {
    content: `/C cs 1 .3 0 /P scn ${BOX} f`,
    resources: (document) => ({
      ColorSpace: { C: document.context.obj(['Pattern', 'DeviceRGB']) },
      Pattern: { P: pattern(document, 2, '0 0 5 5 re f') },
    }),
  },
  'a palette': {
    content: 'q 160 0 0 160 20 60 cm /I Do Q',
    resources: (document) => ({
      XObject: {
        I: image(
          document,
          {
            Width: 2,
            Height: 2,
            ColorSpace: document.context.obj([
              'Indexed',
              'DeviceRGB',
              2,
              document.context.register(document.context.stream(Uint8Array.of(255, 0, 0, 0, 160, 0, 20, 20, 240))),
            ]),
          },
          Uint8Array.of(0, 1, 2, 0),
        ),
      },
    }),
  },
  'a picture within content': {
    content: 'q 160 0 0 160 20 60 cm BI /W 1 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF2010 1030E0> EI Q',
    resources: () => ({}),
  },
  'a form without resources of its own': {
    content: '/F Do',
    resources: ({ context }) => ({
      ColorSpace: {
        N: context.obj(['ICCBased', context.register(context.stream('', { N: 3, Alternate: 'DeviceRGB' }))]),
      },
      XObject: {
        F: context.register(
          context.stream(`1 .6 0 rg ${BOX} f`, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 300] }),
        ),
      },
    }),
  },
};

const paintedPage = async ({ content, resources }: Painted): Promise<Uint8Array> => {
  const document = await documentWith({});
  const page = document.getPage(0);
  if (resources)
    page.node.set(PDFName.of('Resources'), document.context.obj(resources(document) as Record<string, string>));
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(content)));
  return save(document);
};

const withDrawers = isThere('pdftoppm') && isThere('mutool') && isThere('qpdf') ? test : test.skip;

/** Requirement. */
describe('a page in colours', () => {
  withDrawers.each(Object.keys(paintings))('is grey, as two other programs draw it: %s', async (name) => {
    const file = await paintedPage(paintings[name] ?? { content: '' });
    expect(colouredBy('poppler', file)).toBeGreaterThan(500);
    const { bytes, notes } = await run(file);
    expect([colouredBy('poppler', bytes), colouredBy('mutool', bytes), notes]).toEqual([0, 0, []]);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    const isPainted = (pixels: Uint8Array): boolean => pixels.some((level) => level < 250);
    expect(isPainted(pixelsBy('poppler', bytes))).toBe(true);
  });

  withDrawers('keeps its text as text, its pictures as pictures, and its marks', async () => {
    const document = await documentWith({ text: 'before' });
    const page = document.getPage(0);
    page.drawText('in red', { x: 20, y: 120, size: 14, color: rgb(1, 0, 0) });
    await drawPhoto(document, page);
    addMark(document, 0, { entries: { Contents: 'note' } });
    const { bytes } = await run(await save(document));
    expect(textOf(bytes)).toMatch(/before[\s\S]*in red/);
    expect(ask('pdfimages', bytes, '-list', 'FILE')).toMatch(/image +40 +40 +gray +1 +8 +jpeg/);
    expect([colouredBy('poppler', bytes), colouredBy('mutool', bytes)]).toEqual([0, 0]);
    expect(ask('qpdf', bytes, '--qdf', 'FILE', '-')).toMatch(/\/Subtype \/Square/);
  });

  withDrawers('whose colours can only be read point by point becomes a picture, which is said', async () => {
    const file = await paintedPage({
      content: `BT /F 12 Tf 30 40 Td (still found) Tj ET 160 0 0 160 20 80 cm /M sh`,
      resources: (one) => ({
        Font: { F: one.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }) },
        Shading: { M: one.context.register(mesh(one)) },
      }),
    });
    expect(colouredBy('mutool', file)).toBeGreaterThan(500);
    const { bytes, notes } = await run(file);
    expect([colouredBy('poppler', bytes), colouredBy('mutool', bytes)]).toEqual([0, 0]);
    expect(notes.map(({ code }) => code)).toEqual(['greyscale.pictures']);
    expect(textOf(bytes)).toContain('still found');
  });

  testWith('pdftoppm', 'has black text where that is wished, but light text stays light', async () => {
    const document = await documentWith({});
    const page = document.getPage(0);
    page.drawRectangle({ x: 0, y: 0, width: 200, height: 150, color: rgb(0, 0, 0.6) });
    page.drawText('MMMM', { x: 20, y: 60, size: 40, color: rgb(1, 1, 1) });
    page.drawText('MMMM', { x: 20, y: 200, size: 40, color: rgb(0.9, 0.1, 0.1) });
    const file = await save(document);
    const grey = pixelsBy('poppler', (await run(file)).bytes);
    const black = pixelsBy('poppler', (await run(file, { greyText: 'black' })).bytes);
    const upper = (pixels: Uint8Array) => Math.min(...pixels.subarray(0, pixels.length / 2 - 9999));
    expect([upper(grey) > 60, upper(black)]).toEqual([true, 0]);
    const lower = (pixels: Uint8Array) => Buffer.from(pixels.subarray(pixels.length / 2 + 9999));
    expect(Buffer.compare(lower(black), lower(grey))).toBe(0);
  });
});

describe('a PDF without colours', () => {
  test('stays as it is, byte by byte, and that is said', async () => {
    const file = await pdfWith({ text: 'black' });
    const { bytes, notes } = await run(file);
    expect([Buffer.compare(bytes, file), notes.map(({ code }) => code)]).toEqual([0, ['greyscale.none']]);
  });
});

const drawPhoto = async (document: PDFDocument, page: PDFPage): Promise<void> => {
  const picture = { create: { width: 40, height: 40, channels: 3 as const, background: '#d04010' } };
  const jpeg = await document.embedJpg(await sharp(picture).jpeg().toBuffer());
  page.drawImage(jpeg, { x: 20, y: 20, width: 80, height: 80 });
};

/** A triangle with a colour at each of its points. */
const mesh = ({ context }: PDFDocument) => {
  const points = [
    [0, 0, 0, 255, 0, 0],
    [0, 255, 0, 0, 255, 0],
    [0, 0, 255, 0, 0, 255],
  ];
  const entries = {
    ShadingType: 4,
    ColorSpace: 'DeviceRGB',
    BitsPerCoordinate: 8,
    BitsPerComponent: 8,
    BitsPerFlag: 8,
    Decode: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
  };
  return context.stream(Uint8Array.from(points.flat()), entries);
};
