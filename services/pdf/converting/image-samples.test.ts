import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { inflateSync } from 'node:zlib';
import { ask } from '../fixtures/reference-programs.js';
import { fileOf } from '../fixtures/operation-work.js';
import { imageToPdf } from './image-to-pdf.js';

jest.setTimeout(60_000);

const imageStream = async (bytes: Uint8Array) => {
  const { context } = await PDFDocument.load(bytes);
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  return objects.filter(
    (object): object is PDFRawStream => object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')),
  );
};

const toPdf = async (name: string, image: Uint8Array) => imageToPdf(fileOf(name, image));

const KINDS = {
  uint: { format: 1, bits: 32, values: [0, 1_000_000, 2_000_000, 4_000_000_000] },
  char: { format: 2, bits: 8, values: [-100, 0, 25, 100] },
  short: { format: 2, bits: 16, values: [-1000, 0, 500, 1000] },
  int: { format: 2, bits: 32, values: [-1_000_000, 0, 500_000, 1_000_000] },
  float: { format: 3, bits: 32, values: [-2, 0, 1, 2] },
  fraction: { format: 3, bits: 32, values: [0.25, 0.5, 0.75, 0.5] },
  half: { format: 3, bits: 16, values: [0, 0x3800, 0x3c00, 0x3a00] },
  double: { format: 3, bits: 64, values: [1e6, 2e6, 2.5e6, 3e6] },
} as const;

describe.each([false, true])('a TIFF file of samples with a range of their own (of the large kind: %s)', (isLarge) => {
  test.each([
    ['uint', [0, 0, 0, 255]],
    ['char', [0, 128, 159, 255]],
    ['short', [0, 128, 191, 255]],
    ['int', [0, 128, 191, 255]],
    ['float', [0, 128, 191, 255]],
    ['fraction', [64, 128, 191, 128]],
  ] as const)('shows the smallest of the kind %s black and the largest white', async (kind, greys) => {
    const { width, height, data } = await shownSquares(await toPdf('a.tif', tiffOf(kind, { isLarge })));
    expect([width, height]).toEqual([2, 2]);
    for (const [at, grey] of greys.entries()) expect(Math.abs((data[at] ?? 0) - grey)).toBeLessThan(2);
  });
});

test('a TIFF file of three fractions to a pixel is shown in colours', async () => {
  const [image] = await imageStream(await toPdf('a.tif', tiffOf('fraction', { isLarge: true, channels: 3 })));
  expect(image?.dict.toString()).toContain('/DeviceRGB');
});

test.each([
  ['pairs of numbers', 'float', 6],
  ['pairs of whole numbers', 'uint', 5],
  ['of 64 bits', 'double', 3],
  ['fractions of 16 bits', 'half', 3],
] as const)('an image with samples that are %s is refused, and its samples named', async (_, kind, format) => {
  await expect(toPdf('a.tif', tiffOf(kind, { isLarge: false, format }))).rejects.toMatchObject({
    code: 'image.unreadable',
    facts: { reason: expect.stringContaining('samples') as string },
  });
});

/** Two by two pixels of which one channel more is the opacity; colours may be multiplied by it already. */
const seeThrough = (isMultiplied: boolean): Buffer => {
  const colours = [255, 0, 0, 128, 0, 255, 0, 64, 0, 0, 255, 255, 255, 255, 255, 0];
  const opacity = (at: number): number => (colours[at - (at % 4) + 3] ?? 0) / 255;
  const data = Buffer.from(colours.map((value, at) => (isMultiplied && at % 4 < 3 ? value * opacity(at) : value)));
  const start = 8;
  const directory = smallDirectory([
    [256, 3, 2],
    [257, 3, 2],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 2],
    [273, 4, start],
    [277, 3, 4],
    [278, 3, 2],
    [279, 4, data.length],
    [338, 3, isMultiplied ? 1 : 2],
  ]);
  const bitsAt = start + data.length + directory.length;
  directory.writeUInt32LE(4, 2 + 2 * 12 + 4); // bits of four channels stand elsewhere
  directory.writeUInt32LE(bitsAt, 2 + 2 * 12 + 8);
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(start + data.length, 4);
  return Buffer.concat([head, data, directory, Buffer.from([8, 0, 8, 0, 8, 0, 8, 0])]);
};

test.each([
  ['multiplied by it', true],
  ['not multiplied by it', false],
])('a TIFF file with an opacity keeps its colours, which were %s (Poppler)', async (_, isMultiplied) => {
  const result = await toPdf('a.tif', seeThrough(isMultiplied));
  const listed = ask('pdfimages', result, '-list', 'FILE');
  expect(listed).toMatch(/ image +2 +2 +rgb/);
  expect(listed).toMatch(/ smask +2 +2 +gray/);
  const streams = await imageStream(result);
  const rowsOf = (channels: number) => {
    const stream = streams.find(({ contents }) => inflateSync(contents).length === 2 * (1 + 2 * channels));
    const rows = inflateSync(stream?.contents ?? Buffer.alloc(0));
    return [...rows.subarray(1, 1 + 2 * channels), ...rows.subarray(2 + 2 * channels)];
  };
  expect(rowsOf(1)).toEqual([128, 64, 255, 0]);
  expect(rowsOf(3).slice(0, 9)).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255]);
});

/** The greys of the picture on the first page, in eight bits. */
const shownSquares = async (bytes: Uint8Array) => {
  const { dict, contents } = (await imageStream(bytes))[0]!;
  const [width = 0, height = 0] = ['Width', 'Height'].map((key) => Number(dict.get(PDFName.of(key))?.toString()));
  const rows = inflateSync(contents);
  const rowBytes = 1 + width * 2;
  const data = Array.from({ length: width * height }, (_, at) => {
    const row = Math.floor(at / width);
    return rows.readUInt16BE(row * rowBytes + 1 + (at % width) * 2) / 257;
  });
  return { width, height, data };
};

interface TiffLook {
  readonly isLarge: boolean;
  readonly channels?: number;
  readonly format?: number;
}

/** Two by two pixels, each of as many equal samples. @see TIFF 6.0, "SampleFormat", and the BigTIFF design for files of more than four gigabytes */
const tiffOf = (kind: keyof typeof KINDS, { isLarge, channels = 1, format = KINDS[kind].format }: TiffLook): Buffer => {
  const { bits, values } = KINDS[kind];
  const perSample = bits / 8;
  const data = Buffer.alloc(4 * channels * perSample);
  const write = (value: number, at: number): void => {
    if (kind === 'double') data.writeDoubleLE(value, at);
    else if (kind === 'float' || kind === 'fraction') data.writeFloatLE(value, at);
    else if (kind === 'uint') data.writeUInt32LE(value, at);
    else data.writeIntLE(value, at, perSample);
  };
  for (const [pixel, value] of values.entries()) {
    for (let channel = 0; channel < channels; channel += 1) write(value, (pixel * channels + channel) * perSample);
  }
  const start = isLarge ? 16 : 8;
  const entries = [
    [256, 3, 2],
    [257, 3, 2],
    [258, 3, bits],
    [259, 3, 1],
    [262, 3, channels === 3 ? 2 : 1],
    [273, 4, start],
    [277, 3, channels],
    [278, 3, 2],
    [279, 4, data.length],
    [339, 3, format],
  ] as const;
  const directory = isLarge ? largeDirectory(entries, channels) : smallDirectory(entries);
  const head = isLarge
    ? Buffer.from('II\x2b\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1')
    : Buffer.from('II*\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(start + data.length, isLarge ? 8 : 4);
  return Buffer.concat([head, data, directory]);
};

type TiffEntries = readonly (readonly [tag: number, type: number, value: number])[];

const smallDirectory = (entries: TiffEntries): Buffer => {
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [at, [tag, type, value]] of entries.entries()) {
    directory.writeUInt16LE(tag, 2 + at * 12);
    directory.writeUInt16LE(type, 4 + at * 12);
    directory.writeUInt32LE(1, 6 + at * 12);
    directory.writeUInt32LE(value, 10 + at * 12);
  }
  return directory;
};

/** Bits and formats are told once for each channel; here there is room for four in an entry. */
const largeDirectory = (entries: TiffEntries, channels: number): Buffer => {
  const directory = Buffer.alloc(8 + entries.length * 20 + 8);
  directory.writeUInt32LE(entries.length, 0);
  for (const [at, [tag, type, value]] of entries.entries()) {
    const count = tag === 258 || tag === 339 ? channels : 1;
    directory.writeUInt16LE(tag, 8 + at * 20);
    directory.writeUInt16LE(type, 10 + at * 20);
    directory.writeUInt32LE(count, 12 + at * 20);
    if (count === 1) directory.writeUInt32LE(value, 20 + at * 20);
    else for (let one = 0; one < count; one += 1) directory.writeUInt16LE(value, 20 + at * 20 + one * 2);
  }
  return directory;
};
