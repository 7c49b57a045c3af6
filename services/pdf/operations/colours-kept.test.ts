import { jest } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { smallSrgb } from '../compression/colours/srgb.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { rawDocument, type RawDocument } from '../fixtures/raw-pdf.js';
import { redacted } from '../fixtures/redacting.js';
import { testWith } from '../fixtures/reference-programs.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const SIDE = 240;
/** Soft shapes with some grain, of so many samples to a pixel. */
const samplesOf = (channels: number): Uint8Array =>
  Uint8Array.from({ length: SIDE * SIDE * channels }, (_, at) => {
    const pixel = Math.floor(at / channels);
    const x = pixel % SIDE;
    const y = Math.floor(pixel / SIDE);
    return [40 + x / 2, 200 - y / 2, 60 + (x + y) / 4, x / 3][at % channels]! + ((pixel * 7919) % 9);
  });

/** Each sample as the difference to that of the pixel before. */
const foretold = (samples: Uint8Array, channels: number): Uint8Array =>
  samples.map((sample, at) => (at % (SIDE * channels) < channels ? sample : sample - (samples[at - channels] ?? 0)));

const rgbJpeg = (): Promise<Buffer> =>
  sharp(samplesOf(3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 97 })
    .toBuffer();
const greyJpeg = (): Promise<Buffer> =>
  sharp(samplesOf(1), { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer();
const inkJpeg = (): Promise<Buffer> =>
  sharp(samplesOf(3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .toColourspace('cmyk')
    .jpeg({ quality: 97 })
    .toBuffer();
/** Without the marker behind its start. */
const withoutAdobe = (jpeg: Buffer): Buffer => Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(18)]);

const WHITE = { WhitePoint: [0.95, 1, 1.09] };
const TURNED = [1, 0, 1, 0, 1, 0, 1, 0];
const shape = { Type: 'XObject', Subtype: 'Image', Width: SIDE, Height: SIDE, BitsPerComponent: 8 };
const mixing = (raw: RawDocument, inks: number, code: string) =>
  raw.stream(code, {
    FunctionType: 4,
    Domain: Array.from({ length: inks * 2 }, (_, at) => at % 2),
    Range: [0, 1, 0, 1, 0, 1],
  });
const profile = (raw: RawDocument, N: number): object => ['ICCBased', raw.stream(smallSrgb(), { N })];
const greys = (raw: RawDocument, entries: object) =>
  raw.stream(
    Uint8Array.from({ length: SIDE * SIDE }, (_, at) => at % SIDE),
    { ...shape, ColorSpace: 'DeviceGray', ...entries },
  );
const stripes = Uint8Array.from({ length: (SIDE / 8) * SIDE }, (_, at) => (at % 5 === 0 ? 0xf0 : 0xaa));
const palette = Uint8Array.from({ length: 300 }, (_, at) => [at / 2, 255 - at / 2, at % 97][at % 3]!);

interface Picture {
  readonly data: Uint8Array | Promise<Uint8Array>;
  readonly filter?: string;
  readonly entries: object;
}

const flate = (channels: number, entries: object): Picture => ({ data: deflateSync(samplesOf(channels)), entries });

const pictures: Readonly<Record<string, (raw: RawDocument) => Picture>> = {
  'four inks': () => flate(4, { ColorSpace: 'DeviceCMYK' }),
  'four inks, turned round': () => flate(4, { ColorSpace: 'DeviceCMYK', Decode: TURNED }),
  'a JPEG file of four inks': () => ({ data: inkJpeg(), filter: 'DCTDecode', entries: { ColorSpace: 'DeviceCMYK' } }),
  'a JPEG file of four inks, turned round': () => ({
    data: inkJpeg(),
    filter: 'DCTDecode',
    entries: { ColorSpace: 'DeviceCMYK', Decode: TURNED },
  }),
  'a JPEG file of four inks by another program': () => ({
    data: inkJpeg().then(withoutAdobe),
    filter: 'DCTDecode',
    entries: { ColorSpace: 'DeviceCMYK' },
  }),
  'a JPEG file, turned round': () => ({
    data: rgbJpeg(),
    filter: 'DCTDecode',
    entries: { ColorSpace: 'DeviceRGB', Decode: TURNED.slice(0, 6) },
  }),
  'calibrated colours': () => flate(3, { ColorSpace: ['CalRGB', { ...WHITE, Gamma: [3, 1, 0.6] }] }),
  'calibrated greys': () => flate(1, { ColorSpace: ['CalGray', { ...WHITE, Gamma: 3 }] }),
  'the colours of a profile': (raw) => flate(3, { ColorSpace: profile(raw, 3) }),
  'two inks of its own': (raw) =>
    flate(2, { ColorSpace: ['DeviceN', ['A', 'B'], 'DeviceRGB', mixing(raw, 2, '{ 2 copy mul }')] }),
  'four inks of its own': (raw) =>
    flate(4, { ColorSpace: ['DeviceN', ['A', 'B', 'C', 'D'], 'DeviceRGB', mixing(raw, 4, '{ pop exch }')] }),
  'rows foretold as in TIFF files': () => ({
    data: deflateSync(foretold(samplesOf(4), 4)),
    entries: { ColorSpace: 'DeviceCMYK', DecodeParms: { Predictor: 2, Colors: 4, Columns: SIDE } },
  }),
  'a mask, turned round': (raw) => flate(3, { ColorSpace: 'DeviceRGB', SMask: greys(raw, { Decode: [1, 0] }) }),
  'a mask with a matte': (raw) => flate(3, { ColorSpace: 'DeviceRGB', SMask: greys(raw, { Matte: [0.5, 0.5, 0.5] }) }),
  'a stencil, turned round': () => ({
    data: deflateSync(stripes),
    entries: { ImageMask: true, BitsPerComponent: 1, Decode: [1, 0] },
  }),
};

/** Of these every program makes something else, so only leaving them alone keeps them. */
const contradictory: Readonly<Record<string, (raw: RawDocument) => Picture>> = {
  'a profile of other colours than told': (raw) => flate(4, { ColorSpace: profile(raw, 4) }),
  'a profile for one grey and a JPEG file of colours': (raw) => ({
    data: rgbJpeg(),
    filter: 'DCTDecode',
    entries: { ColorSpace: profile(raw, 1) },
  }),
  'a JPEG file of greys told as colours': () => ({
    data: greyJpeg(),
    filter: 'DCTDecode',
    entries: { ColorSpace: 'DeviceRGB' },
  }),
  'a JPEG file of another size': () => ({
    data: rgbJpeg(),
    filter: 'DCTDecode',
    entries: { ColorSpace: 'DeviceRGB', Width: 200, Height: 200 },
  }),
  'a palette with too few colours': (raw) =>
    flate(1, { ColorSpace: ['Indexed', 'DeviceRGB', 99, raw.stream(palette)] }),
};

const pageShowing = async (make: (raw: RawDocument) => Picture): Promise<Uint8Array> => {
  const raw = await rawDocument();
  const { data, filter = 'FlateDecode', entries } = make(raw);
  const dict = { ...shape, Filter: filter, ...entries } as unknown as Record<string, string>;
  const image = raw.context.register(raw.context.stream(await data, dict));
  const content = '0.9 0.7 0.2 rg 0 0 300 200 re f 0.1 0.3 0.8 rg q 100 0 0 100 20 50 cm /P Do Q';
  raw.page({ content, resources: { XObject: { P: image } } });
  return save(raw.document);
};

const compressed = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await compress([fileOf('a.pdf', bytes)], { quality: 'low' }, work)).bytes;

/** In the corner of the picture, in shares of the page. */
const BOX = { x: 0.07, y: 0.26, width: 0.02, height: 0.02 };
const redactedInCorner = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const item = { id: '1', type: 'area', page: 1, box: BOX, replacement: '' };
  return (await redacted(bytes, { items: [item], work })).bytes;
};

const drawers = ['poppler', 'mutool'] as const;
const differences = (before: Uint8Array, after: Uint8Array): number[] =>
  drawers.map((drawer) => differenceOf(pagesDrawnBy(drawer, before)[0], pagesDrawnBy(drawer, after)[0]));

/** Of 255, over the whole page, of which the picture is a sixth. */
const SAME = 0.5;

describe.each(Object.entries({ ...pictures, ...contradictory }))('compressing a picture in %s', (_, make) => {
  testWith('mutool', 'keeps its colours in other programs', async () => {
    const before = await pageShowing(make);
    for (const difference of differences(before, await compressed(before))) expect(difference).toBeLessThan(SAME);
  });
});

describe.each(Object.entries(pictures))('redacting a corner of a picture in %s', (_, make) => {
  testWith('mutool', 'keeps the colours of the rest in other programs', async () => {
    const before = await pageShowing(make);
    for (const difference of differences(before, await redactedInCorner(before))) expect(difference).toBeLessThan(SAME);
  });
});
