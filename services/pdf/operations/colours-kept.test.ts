import { jest } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { smallSrgb } from '../compression/colours/srgb.js';
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

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

/** Each sample as the difference to that of the pixel before. */
const foretold = (samples: Uint8Array, channels: number): Uint8Array =>
  samples.map((sample, at) => (at % (SIDE * channels) < channels ? sample : sample - (samples[at - channels] ?? 0)));

const WHITE = { WhitePoint: [0.95, 1, 1.09] };
const TURNED = [1, 0, 1, 0, 1, 0, 1, 0];
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

const pictures: Readonly<Record<string, MadePicture>> = {
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

/** Every program makes something else of these, so only leaving them alone keeps them. */
const contradictory: Readonly<Record<string, MadePicture>> = {
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

const compressed = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await compress([fileOf('a.pdf', bytes)], { quality: 'low' }, work)).bytes;

const redactedInCorner = async (bytes: Uint8Array): Promise<Uint8Array> => {
  return (await redacted(bytes, { items: [CORNER], work })).bytes;
};

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
