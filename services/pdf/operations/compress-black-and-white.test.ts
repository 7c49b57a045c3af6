import { jest } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Quality } from '../compression/quality.js';
import { leastLikeness } from '../fixtures/likeness.js';
import { pdfShowing } from '../fixtures/picture-samples.js';
import { imagesListed, testWith } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const SIZE = { width: 2400, height: 1600 };
const STRIDE = SIZE.width / 8;

/** Rings, strewn about, of which no two are alike: bits, 1 where they are. */
const rings = async (): Promise<Uint8Array> => {
  const drawn = Array.from({ length: 300 }, (_, at) => {
    const x = (at * 7919) % SIZE.width;
    const y = (at * 104_729) % SIZE.height;
    return `<circle cx="${x}" cy="${y}" r="${10 + (at % 37)}" stroke="#fff" stroke-width="${3 + (at % 5)}" fill="none"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${drawn.join('')}</svg>`;
  const grey = await sharp(Buffer.from(svg)).flatten({ background: '#000' }).toColourspace('b-w').raw().toBuffer();
  const bits = new Uint8Array(STRIDE * SIZE.height);
  for (let at = 0; at < grey.length; at += 1) if (grey[at]! >= 128) bits[at >> 3]! |= 0x80 >> (at & 7);
  return bits;
};

let drawn: Promise<Uint8Array>;
beforeAll(() => {
  drawn = rings().then((bits) => deflateSync(bits));
});

const looks: [string, Parameters<typeof pdfShowing>[1]][] = [
  ['pages of black and white', { ColorSpace: 'DeviceGray' }],
  ['pages of white and black', { ColorSpace: 'DeviceGray', Decode: [1, 0] }],
  ['stencils', { ImageMask: true }],
  ['turned stencils', { ImageMask: true, Decode: [1, 0] }],
];

describe.each(looks)('compressing %s', (_, entries) => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const compressed = async (bytes: Uint8Array, quality: Quality) =>
    (await compress([fileOf('a.pdf', bytes)], { quality }, work)).bytes;

  /** At so many pixels per inch. */
  const make = async (dpi: number) => {
    const shown = [[(SIZE.width / dpi) * 72, (SIZE.height / dpi) * 72]] as const;
    const image = { Width: SIZE.width, Height: SIZE.height, BitsPerComponent: 1, Filter: 'FlateDecode', ...entries };
    return pdfShowing(await drawn, image, shown);
  };

  testWith('pdfimages', 'codes them without loss, in the fewer bytes of two ways', async () => {
    const [found] = imagesListed(await compressed(await make(300), 'low'));
    expect(found).toMatch(/ 2400 .* 1 1 jbig2$/);
  });

  test('shows the very same', async () => {
    const original = await make(300);
    expect(await leastLikeness(original, await compressed(original, 'low'), 100)).toBeGreaterThan(0.9999);
  });

  testWith('pdfimages', 'takes them down to what a laser printer shows', async () => {
    const original = await make(600);
    const result = await compressed(original, 'low');
    expect(imagesListed(result)[0]).toMatch(/ 1200 .* 1 1 jbig2$/);
    expect(await leastLikeness(original, result, 100)).toBeGreaterThan(0.9);
  });
});
