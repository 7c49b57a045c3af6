import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { FLAG_HEIC } from '../../fixtures/heic-flag.js';
import { turnedHeic } from '../../fixtures/turned-heic.js';
import { fileOf } from '../../fixtures/operation-work.js';
import { photo } from '../../fixtures/picture-samples.js';
import { testWith } from '../../fixtures/reference-programs.js';
import { jxlSize } from './jxl-size.js';
import { usualPicture } from './usual-picture.js';

jest.setTimeout(60_000);

const SIZE = { width: 301, height: 201 };

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'docket-pictures-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pixelsOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, size: [info.width, info.height] };
};

/** Mean difference, of 255, of two pictures of one size. */
const differenceOf = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [{ data, size }, { data: others, size: otherSize }] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  expect(size).toEqual(otherSize);
  return data.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / data.length;
};

/** The file that a program of the system writes when it is handed another. */
const written = (program: string, bytes: Uint8Array, [from, to]: readonly [string, string]): Uint8Array => {
  const input = join(folder, `in${from}`);
  const output = join(folder, `out${to}`);
  writeFileSync(input, bytes);
  spawnSync(program, program === 'heif-enc' ? [input, '-o', output] : [input, output]);
  return new Uint8Array(readFileSync(output));
};

/** The bundled encoder, whose package states no types. */
interface Encoding {
  readonly default: (settings: object) => Promise<{
    encode(pixels: Uint8Array, width: number, height: number, settings: object): Uint8Array;
  }>;
}

/** With the encoder that comes along. */
const jxlOf = async (pixels: Sharp, settings: object): Promise<Uint8Array> => {
  const { data, info } = await pixels.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = createRequire(import.meta.url).resolve('@jsquash/jxl/codec/enc/jxl_enc.wasm');
  const wasm = await WebAssembly.compile(readFileSync(at));
  const { default: start } = (await import('@jsquash/jxl/codec/enc/jxl_enc.js')) as unknown as Encoding;
  const encoder = await start({
    noInitialRun: true,
    instantiateWasm: (imports: WebAssembly.Imports, use: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(wasm, imports);
      use(instance);
      return instance.exports;
    },
  });
  const usual = { effort: 4, quality: 90, progressive: false, epf: -1, lossyPalette: false, decodingSpeedTier: 0 };
  const all = { ...usual, photonNoiseIso: 0, lossyModular: false, lossless: false, ...settings };
  return new Uint8Array(encoder.encode(data, info.width, info.height, all));
};

const colourAt = async (bytes: Uint8Array, x: number, y: number): Promise<readonly number[]> => {
  const { data, size } = await pixelsOf(bytes);
  const at = (y * size[0]! + x) * 3;
  return [...data.subarray(at, at + 3)];
};

describe('a HEIC picture', () => {
  test('has its colours and its size as one that all engines read', async () => {
    const { bytes, mime } = await usualPicture(fileOf('a.heic', FLAG_HEIC));
    expect(mime).toMatch(/^image\/(?:png|jpeg)$/);
    expect((await pixelsOf(bytes)).size).toEqual([64, 48]);
    const colours = await Promise.all([colourAt(bytes, 8, 24), colourAt(bytes, 40, 40), colourAt(bytes, 58, 4)]);
    const wanted = [[220, 30, 40], [40, 60, 210], [30, 200, 60]]; // prettier-ignore
    const off = colours.flatMap((colour, at) =>
      colour.map((value, channel) => Math.abs(value - wanted[at]![channel]!)),
    );
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  const RED = [220, 30, 40];
  const GREEN = [29, 200, 60];
  const BLUE = [40, 60, 209];
  const QUARTER = ['irot', 1] as const;
  const OVER = ['imir', 1] as const;

  /** Corners from the upper left to the lower right, as pillow-heif shows these files. */
  test.each([
    ['not at all', { turning: {}, size: [64, 48], corners: [RED, GREEN, RED, BLUE] }],
    ['a quarter', { turning: { steps: [QUARTER] }, size: [48, 64], corners: [GREEN, BLUE, RED, RED] }],
    ['half', { turning: { steps: [['irot', 2]] }, size: [64, 48], corners: [BLUE, RED, GREEN, RED] }],
    ['three quarters', { turning: { steps: [['irot', 3]] }, size: [48, 64], corners: [RED, RED, BLUE, GREEN] }],
    ['over, top to bottom', { turning: { steps: [['imir', 0]] }, size: [64, 48], corners: [RED, BLUE, RED, GREEN] }],
    ['over, left to right', { turning: { steps: [OVER] }, size: [64, 48], corners: [GREEN, RED, BLUE, RED] }],
    ['a quarter, then over', { turning: { steps: [QUARTER, OVER] }, size: [48, 64], corners: [BLUE, GREEN, RED, RED] }],
    ['over, then a quarter', { turning: { steps: [OVER, QUARTER] }, size: [48, 64], corners: [RED, RED, GREEN, BLUE] }],
    ['in EXIF data alone', { turning: { orientation: 6 }, size: [64, 48], corners: [RED, GREEN, RED, BLUE] }],
    [
      'in EXIF data and in itself',
      { turning: { steps: [QUARTER], orientation: 6 }, size: [48, 64], corners: [GREEN, BLUE, RED, RED] },
    ],
  ] as const)('is turned as other readers turn it, whatever its EXIF data say: %s', async (_, shown) => {
    const { bytes } = await usualPicture(fileOf('a.heic', turnedHeic(shown.turning)));
    const [width = 0, height = 0] = (await pixelsOf(bytes)).size;
    expect([width, height]).toEqual(shown.size);
    const right = width - 4;
    const bottom = height - 4;
    const corners = [
      await colourAt(bytes, 3, 3),
      await colourAt(bytes, right, 3),
      await colourAt(bytes, 3, bottom),
      await colourAt(bytes, right, bottom),
    ];
    const off = corners.flatMap((colour, at) => colour.map((value, of) => Math.abs(value - shown.corners[at]![of]!)));
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  test('tells no orientation any more once it is turned', async () => {
    const turned = fileOf('a.heic', turnedHeic({ steps: [['irot', 1]], orientation: 6 }));
    const { bytes } = await usualPicture(turned);
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(1);
  });

  testWith('heif-enc', 'is within 2 of 255 of what another decoder makes of it, and upright', async () => {
    const jpeg = await photo(SIZE).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    for (const [source, from] of [
      [await photo(SIZE).png().toBuffer(), '.png'],
      [jpeg, '.jpg'],
    ] as const) {
      const heic = written('heif-enc', source, [from, '.heic']);
      const other = written('heif-convert', heic, ['.heic', '.png']);
      const { bytes } = await usualPicture(fileOf('a.heic', heic));
      expect(await differenceOf(bytes, other)).toBeLessThan(2);
    }
  });

  testWith('heif-enc', 'keeps its colour profile', async () => {
    const heic = written('heif-enc', await photo(SIZE).withIccProfile('p3').png().toBuffer(), ['.png', '.heic']);
    const { bytes } = await usualPicture(fileOf('a.heic', heic));
    const { icc } = await sharp(bytes).metadata();
    expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('sP3C');
  });

  test('is refused by the size that it tells, before it is decoded', async () => {
    const huge = Buffer.from(FLAG_HEIC);
    for (let at = huge.indexOf('ispe'); at >= 0; at = huge.indexOf('ispe', at + 4)) {
      huge.writeUInt32BE(12_000, at + 8);
      huge.writeUInt32BE(9_000, at + 12);
    }
    await expect(usualPicture(fileOf('a.heic', huge))).rejects.toMatchObject({
      code: 'image.too-large',
      facts: { width: 12_000, height: 9_000, limit: 64 },
    });
  });

  test.each([
    ['cut off', FLAG_HEIC.subarray(0, FLAG_HEIC.length - 200)],
    ['cut in its head', FLAG_HEIC.subarray(0, 100)],
    ['without a picture', Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')],
  ])('is refused where it is %s', async (_, bytes) => {
    await expect(usualPicture(fileOf('a.heic', bytes))).rejects.toMatchObject({ code: 'image.unreadable' });
  });
});

describe('a JPEG XL picture', () => {
  test('that keeps every pixel has the same pixels', async () => {
    const { bytes, mime } = await usualPicture(
      fileOf('a.jxl', await jxlOf(photo(SIZE), { quality: 100, lossless: true })),
    );
    expect(mime).toBe('image/png');
    expect(await differenceOf(bytes, await photo(SIZE).png().toBuffer())).toBe(0);
  });

  testWith('djxl', 'is within 2 of 255 of what another decoder makes of it', async () => {
    const jxl = await jxlOf(photo(SIZE), {});
    const { bytes } = await usualPicture(fileOf('a.jxl', jxl));
    expect(await differenceOf(bytes, written('djxl', jxl, ['.jxl', '.png']))).toBeLessThan(2);
  });

  testWith('cjxl', 'is upright, and tells its size within boxes too', async () => {
    const jpeg = await photo(SIZE).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const jxl = written('cjxl', jpeg, ['.jpg', '.jxl']);
    const { bytes } = await usualPicture(fileOf('a.jxl', jxl));
    expect(await differenceOf(bytes, await sharp(jpeg).autoOrient().png().toBuffer())).toBeLessThan(2);
    expect(jxlSize(jxl)).toEqual(SIZE);
  });

  test('keeps what can be seen through', async () => {
    const clear = sharp({ create: { ...SIZE, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } });
    const { bytes } = await usualPicture(fileOf('a.jxl', await jxlOf(clear, { lossless: true })));
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });

  test('is refused by the size that it tells, and where it is cut off; the next one is decoded all the same', async () => {
    const jxl = await jxlOf(photo(SIZE), {});
    await expect(usualPicture(fileOf('a.jxl', jxl.subarray(0, 60)))).rejects.toMatchObject({
      code: 'image.unreadable',
    });
    // Not small, 30 bits of 20,000 - 1 rows, as wide as high.
    const rows = (19_999).toString(2).padStart(30, '0').split('').reverse().join('');
    const bits = `011${rows}100`.padEnd(40, '0');
    const head = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte.split('').reverse().join(''), 2));
    const huge = Buffer.from([0xff, 0x0a, ...head, ...jxl.subarray(8)]);
    await expect(usualPicture(fileOf('a.jxl', huge))).rejects.toMatchObject({ code: 'image.too-large' });
    expect((await usualPicture(fileOf('a.jxl', jxl))).bytes.length).toBeGreaterThan(1000);
  });
});
