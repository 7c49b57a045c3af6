import { jest } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { brightness } from '../content/brightness.js';
import { smallSrgb } from '../compression/colours/srgb.js';
import { jbig2Of } from '../fixtures/jbig2.js';
import { JPEG_2000 } from '../fixtures/jpeg-2000.js';
import { differenceOf, pagesDrawnBy, pixelsIn } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import type { RawDocument } from '../fixtures/raw-pdf.js';
import { redacted } from '../fixtures/redacting.js';
import { testWith } from '../fixtures/reference-programs.js';
import {
  CORNER,
  SAME,
  SIDE,
  differences,
  flate,
  greyJpeg,
  inkJpeg,
  pageShowing,
  rgbJpeg,
  samplesOf,
  shape,
  withoutAdobe,
  type MadePicture,
} from '../fixtures/shown-picture.js';
import { compress } from './compress.js';
import { greyscale } from './greyscale.js';
import { rasterise } from './rasterise.js';
import { toImages } from './to-images.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const LAB = ['Lab', { WhitePoint: [0.95, 1, 1.09], Range: [-100, 100, -100, 100] }];
const TURNED = [1, 0, 1, 0, 1, 0];

const jpx =
  (kind: keyof typeof JPEG_2000, entries: object = {}): MadePicture =>
  () => ({
    data: JPEG_2000[kind],
    filter: 'JPXDecode',
    entries: { Width: 48, Height: 48, ...entries },
  });

const stripes = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => ((at % 31) * ((at / SIDE) % 17) > 90 ? 255 : 0));
const inJbig2 = await jbig2Of({ width: SIDE, height: SIDE, channels: 1, data: stripes });
const jbig2 =
  (entries: object): MadePicture =>
  () => ({
    data: inJbig2,
    filter: 'JBIG2Decode',
    entries: { BitsPerComponent: 1, ...entries },
  });
const maskInJbig2 = (raw: RawDocument) =>
  raw.context.stream(inJbig2, { ...shape, ImageMask: true, BitsPerComponent: 1, Filter: 'JBIG2Decode' });
const profile = (raw: RawDocument, N: number): object => ['ICCBased', raw.stream(smallSrgb(), { N })];
const jpeg = (data: Uint8Array | Promise<Uint8Array>, entries: object) => ({ data, filter: 'DCTDecode', entries });
const palette = Uint8Array.from({ length: 300 }, (_, at) => [at / 2, 255 - at / 2, at % 97][at % 3]!);

const pictures: Readonly<Record<string, MadePicture>> = {
  'JPEG 2000': jpx('rgb'),
  'JPEG 2000 told as colours': jpx('rgb', { ColorSpace: 'DeviceRGB' }),
  'JPEG 2000 told as colours, turned round': jpx('rgb', { ColorSpace: 'DeviceRGB', Decode: TURNED }),
  'JPEG 2000, turned round': jpx('rgb', { Decode: TURNED }),
  'JPEG 2000 of greys': jpx('grey'),
  'JPEG 2000 of greys, turned round': jpx('grey', { ColorSpace: 'DeviceGray', Decode: [1, 0] }),
  'JPEG 2000 in an ink, turned round': (raw) =>
    jpx('grey', {
      ColorSpace: [
        'Separation',
        'Orange',
        'DeviceRGB',
        raw.add({ FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [0.9, 0.2, 0], N: 1 }),
      ],
      Decode: [1, 0],
    })(raw),
  'JPEG 2000, bare': jpx('bare', { ColorSpace: 'DeviceRGB' }),
  'four inks mixed, without a marker': () =>
    jpeg(inkJpeg().then(withoutAdobe), { ColorSpace: 'DeviceCMYK', DecodeParms: { ColorTransform: 1 } }),
  'four inks unmixed, with a marker': () =>
    jpeg(inkJpeg(), { ColorSpace: 'DeviceCMYK', DecodeParms: { ColorTransform: 0 } }),
  'four inks mixed, with a marker': () =>
    jpeg(inkJpeg(), { ColorSpace: 'DeviceCMYK', DecodeParms: { ColorTransform: 1 } }),
  'four inks unmixed, without a marker': () =>
    jpeg(inkJpeg().then(withoutAdobe), { ColorSpace: 'DeviceCMYK', DecodeParms: { ColorTransform: 0 } }),
  'colours unmixed': () => jpeg(rgbJpeg(), { ColorSpace: 'DeviceRGB', DecodeParms: { ColorTransform: 0 } }),
  JBIG2: jbig2({ ColorSpace: 'DeviceGray' }),
  'JBIG2, turned round': jbig2({ ColorSpace: 'DeviceGray', Decode: [1, 0] }),
  'JBIG2 in a palette': (raw) =>
    jbig2({ ColorSpace: ['Indexed', 'DeviceRGB', 1, raw.stream(Uint8Array.of(200, 30, 90, 20, 160, 220))] })(raw),
  'JBIG2 as a stencil': jbig2({ ImageMask: true }),
  'JBIG2 as a stencil, turned round': jbig2({ ImageMask: true, Decode: [1, 0] }),
  'JBIG2 as a mask': (raw) => ({
    ...flate(3, { ColorSpace: 'DeviceRGB', Mask: raw.context.register(maskInJbig2(raw)) }),
  }),
  'a profile of other colours than told': (raw) => flate(4, { ColorSpace: profile(raw, 4) }),
  'a profile of one grey for colours': (raw) => flate(3, { ColorSpace: profile(raw, 1) }),
  'a palette with too few colours': (raw) =>
    flate(1, { ColorSpace: ['Indexed', 'DeviceRGB', 99, raw.stream(palette)] }),
};

/** MuPDF takes samples in Lab otherwise where they are no JPEG 2000 file, and shows an opacity that a document leaves aside. */
const forPoppler: Readonly<Record<string, MadePicture>> = {
  'JPEG 2000 in Lab': jpx('rgb', { ColorSpace: LAB }),
  'JPEG 2000 in Lab, bare': jpx('bare', { ColorSpace: LAB }),
  'JPEG 2000 with opacity left aside': jpx('rgba', { SMaskInData: 0 }),
  'JPEG 2000 with opacity left aside, told as colours': jpx('rgba', { SMaskInData: 0, ColorSpace: 'DeviceRGB' }),
};

/** Poppler takes the opacity in a JPEG 2000 file for that of the page around. */
const forMupdf: Readonly<Record<string, MadePicture>> = {
  'JPEG 2000 with opacity': jpx('rgba', { SMaskInData: 1 }),
  'JPEG 2000 with opacity told as colours': jpx('rgba', { SMaskInData: 1, ColorSpace: 'DeviceRGB' }),
};

/** Every program makes something else of these. */
const contradictory: Readonly<Record<string, MadePicture>> = {
  'JPEG 2000 of greys with opacity': jpx('la', { SMaskInData: 1 }),
  'a JPEG file of greys told as colours': () => jpeg(greyJpeg(), { ColorSpace: 'DeviceRGB' }),
  'a JPEG file of colours told as greys': () => jpeg(rgbJpeg(), { ColorSpace: 'DeviceGray' }),
  'a JPEG file of inks told as colours': () => jpeg(inkJpeg(), { ColorSpace: 'DeviceRGB' }),
  'a JPEG file of another size': () => jpeg(rgbJpeg(), { ColorSpace: 'DeviceRGB', Width: 200, Height: 200 }),
  'a JPEG file of a larger size': () => jpeg(rgbJpeg(), { ColorSpace: 'DeviceRGB', Width: 300, Height: 300 }),
  'a profile for one grey and a JPEG file of colours': (raw) => jpeg(rgbJpeg(), { ColorSpace: profile(raw, 1) }),
  'JPEG 2000 of another size': jpx('rgb', { Width: 40, Height: 40 }),
  'JPEG 2000 of greys told as colours': jpx('grey', { ColorSpace: 'DeviceRGB' }),
  'JPEG 2000 of colours told as greys': jpx('rgb', { ColorSpace: 'DeviceGray' }),
  'JPEG 2000 of colours told as inks': jpx('rgb', { ColorSpace: 'DeviceCMYK' }),
  'JPEG 2000 with opacity that has coloured it': jpx('rgba', { SMaskInData: 2 }),
  'samples that end too early': () => ({
    data: deflateSync(samplesOf(3).subarray(0, SIDE * SIDE)),
    entries: { ColorSpace: 'DeviceRGB' },
  }),
};

const redactedInCorner = async (bytes: Uint8Array) => redacted(bytes, { items: [CORNER], work });

describe.each([
  ...Object.entries(pictures).map(([name, make]) => ({ name, make, judges: ['poppler', 'mutool'] as const })),
  ...Object.entries(forPoppler).map(([name, make]) => ({ name, make, judges: ['poppler'] as const })),
  ...Object.entries(forMupdf).map(([name, make]) => ({ name, make, judges: ['mutool'] as const })),
])('redacting a corner of a picture: $name', ({ make, judges }) => {
  testWith('mutool', 'keeps the colours of the rest in other programs', async () => {
    const before = await pageShowing(make);
    const { bytes, receipt } = await redactedInCorner(before);
    expect(receipt.pages.map(({ method }) => method)).toEqual(['removed']);
    for (const judge of judges) {
      const [one, other] = [before, bytes].map((file) => pagesDrawnBy(judge, file)[0]);
      expect(differenceOf(one, other)).toBeLessThan(SAME);
    }
  });
});

describe.each(Object.entries(contradictory))('redacting a corner of a picture: %s', (_, make) => {
  test('tells that other programs may have shown it otherwise', async () => {
    const before = await pageShowing(make);
    const { notes, receipt } = await redactedInCorner(before);
    expect(receipt.pages).toMatchObject([{ method: 'rasterised', reason: 'unclear' }]);
    expect(notes.join()).toContain('an image on it contradicts its own file');
  });
});

describe.each(Object.entries(pictures).filter(([name]) => name.startsWith('JBIG2')))('compressing %s', (_, make) => {
  testWith('mutool', 'keeps its colours in other programs', async () => {
    const before = await pageShowing(make);
    const { bytes } = await compress([fileOf('a.pdf', before)], { quality: 'low' }, work);
    for (const difference of differences(before, bytes)) expect(difference).toBeLessThan(SAME);
  });
});

/** The brightness of each pixel of a drawn page. */
const greysIn = (drawn: Buffer | undefined): Buffer => {
  const { data } = pixelsIn(drawn);
  return Buffer.from(
    Array.from({ length: data.length / 3 }, (_, at) =>
      Math.round(brightness(data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0)),
    ),
  );
};

const smallOf = (picture: Sharp): Promise<Buffer> =>
  picture.resize(100, 100, { fit: 'fill' }).removeAlpha().raw().toBuffer();

const turned = Object.entries(pictures).filter(([name]) => /JPEG 2000.*turned|four inks mixed/u.test(name));
/** Pages that are drawn at another width by another program differ by as much along their edges. */
const DRAWN_ANEW = 3;

describe.each(turned)('drawing %s', (name, make) => {
  testWith('pdftoppm', 'makes greys of the colours that other programs show', async () => {
    const before = await pageShowing(make);
    const { bytes } = await greyscale([fileOf('a.pdf', before)], { greyText: 'grey' }, work);
    const [one, other] = [before, bytes].map((file) => greysIn(pagesDrawnBy('poppler', file)[0]));
    expect(differenceOf(one, other)).toBeLessThan(name.startsWith('JPEG 2000') ? SAME : DRAWN_ANEW);
  });

  testWith(
    'pdftoppm',
    'makes pages into pictures, and pictures of pages, in the colours that other programs show',
    async () => {
      const before = await pageShowing(make);
      const options = { pageRanges: '', dotsPerInch: 150, keepText: false } as const;
      const { bytes } = await rasterise([fileOf('a.pdf', before)], options, work);
      const [one, other] = [before, bytes].map((file) => pagesDrawnBy('poppler', file)[0]);
      expect(differenceOf(one, other)).toBeLessThan(DRAWN_ANEW);
      const width = 333; // as wide as the other program draws it
      const picture = await toImages([fileOf('a.pdf', before)], { pageRanges: '', width, format: 'png' }, work);
      const { data, ...size } = pixelsIn(one);
      const ours = await smallOf(sharp(picture.bytes));
      const theirs = await smallOf(sharp(data, { raw: { ...size, channels: 3 } }));
      expect(differenceOf(ours, theirs)).toBeLessThan(DRAWN_ANEW);
    },
  );
});
