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

/** Requirement. */
describe('text that becomes black while all else keeps its colours', () => {
  const blackText = (bytes: Uint8Array, greyText = 'black-text') => run(bytes, { greyText });
  const coloured = async (content: string, resources: Record<string, unknown> = {}) =>
    paintedPage({
      content,
      resources: ({ context }) => ({
        Font: { F: context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica-Bold' }) },
        ...resources,
      }),
    });
  const letters = (y: number): string => `BT /F 40 Tf 20 ${y} Td (MMMM) Tj ET`;
  /** The darkest and the most colourful pixel of the upper or the lower half of a page. */
  const halfOf = (bytes: Uint8Array, half: 'upper' | 'lower') => {
    const all = pixelsBy('poppler', bytes);
    const middle = Math.floor(all.length / 6) * 3;
    const pixels = half === 'upper' ? all.subarray(0, middle) : all.subarray(middle);
    let darkest = 255;
    let colour = 0;
    for (let at = 0; at < pixels.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      darkest = Math.min(darkest, Math.max(red, green, blue));
      colour = Math.max(colour, Math.max(red, green, blue) - Math.min(red, green, blue));
    }
    return { darkest, colour };
  };

  withDrawers.each<[string, string, Record<string, unknown>]>([
    ['red, green and blue', '.9 .1 .1 rg', {}],
    ['inks', '0 .9 .8 0 k', {}],
    [
      'a colour space with a name',
      '/C cs .1 .2 .9 sc',
      { ColorSpace: { C: ['CalRGB', { WhitePoint: [0.95, 1, 1.09] }] } },
    ],
    ['its outline', '1 0 0 RG 1 Tr', {}],
  ])('is black in other programs, and the shape that comes next has its colour: %s', async (_, paint, resources) => {
    const stroked = paint.includes('RG');
    const shape = stroked ? '9 w 30 30 120 80 re S' : '30 30 120 80 re f';
    const before = await coloured(`${paint} ${letters(220)} ${shape}`, resources);
    const { bytes, notes } = await blackText(before);
    expect(notes).toEqual([]);
    expect(halfOf(before, 'upper').colour).toBeGreaterThan(100);
    expect(halfOf(bytes, 'upper')).toEqual({ darkest: 0, colour: 0 });
    expect(halfOf(bytes, 'lower')).toEqual(halfOf(before, 'lower'));
    expect(colouredBy('mutool', bytes)).toBeLessThan(colouredBy('mutool', before));
    expect(textOf(bytes)).toContain('MMMM');
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  withDrawers('takes lines along where that is wished', async () => {
    const before = await coloured(`${letters(220)} 1 0 0 RG 0 0 1 rg 9 w 30 30 120 80 re S`);
    expect(halfOf((await blackText(before, 'black-lines')).bytes, 'lower')).toEqual({ darkest: 0, colour: 0 });
    const { notes } = await blackText(await coloured('1 0 0 RG 9 w 30 30 120 80 re S'));
    expect(notes.map(({ code }) => code)).toEqual(['greyscale.no-coloured-text']);
  });

  withDrawers('keeps its colour where it could no longer be read, and is light, which is told', async () => {
    const light = await coloured(`0 0 .5 rg 0 0 200 300 re f 1 1 1 rg ${letters(220)}`);
    expect((await blackText(light)).bytes).toEqual(light);
    const dark = await coloured(`0 0 0 rg 0 0 200 300 re f .9 .1 .1 rg ${letters(220)}`);
    const { bytes, notes } = await blackText(dark);
    expect(bytes).toEqual(dark);
    expect(notes.map(({ text }) => text)).toEqual([
      'Pages on which text kept its colour, as on dark ground or filled with a pattern: 1',
    ]);
  });

  withDrawers('is told of where a form gets its colour from the page', async () => {
    const before = await paintedPage({
      content: `.9 .1 .1 rg /T Do`,
      resources: ({ context }) => {
        const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
        const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 300], Resources: { Font: { F: font } } };
        return { XObject: { T: context.register(context.stream(`${letters(220)} 0 0 1 rg ${letters(60)}`, form)) } };
      },
    });
    const { bytes, notes } = await blackText(before);
    expect(halfOf(bytes, 'lower').colour).toBe(0);
    expect(notes.map(({ code }) => code)).toEqual(['greyscale.text-kept']);
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
