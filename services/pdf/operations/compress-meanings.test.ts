import { jest } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pdfCompress } from '../../../contracts/tools/pdf-compress.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { photo, photoPixels } from '../fixtures/picture-samples.js';
import { testWith } from '../fixtures/reference-programs.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const SIZE = { width: 600, height: 400 };
/** The most that coding anew may change on the average, of 255. */
const MEAN_MAX = 3;

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const grey = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => photoPixels(SIZE)[at * 3]!);
const tint = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [0.9, 0.2, 0], N: 1 };

/** The stored values, and the meaning that the document gives them. */
const kinds: Readonly<Record<string, () => Promise<readonly [Uint8Array, object]>>> = {
  'a JPEG file whose colours are not mixed': async () => [
    await photo(SIZE).jpeg({ quality: 92 }).toBuffer(),
    { Filter: 'DCTDecode', DecodeParms: { ColorTransform: 0 }, ColorSpace: 'DeviceRGB' },
  ],
  'the same with its parameters in a list': async () => [
    await photo(SIZE).jpeg({ quality: 92 }).toBuffer(),
    { Filter: ['DCTDecode'], DecodeParms: [{ ColorTransform: 0 }], ColorSpace: 'DeviceRGB' },
  ],
  'amounts of an ink': async () => [
    deflateSync(grey),
    { Filter: 'FlateDecode', ColorSpace: ['Separation', 'Orange', 'DeviceRGB', tint] },
  ],
  'amounts of an ink, turned round': async () => [
    deflateSync(grey),
    { Filter: 'FlateDecode', ColorSpace: ['Separation', 'Orange', 'DeviceRGB', tint], Decode: [1, 0] },
  ],
  'amounts of an ink in a JPEG file': async () => [
    await sharp(grey, { raw: { ...SIZE, channels: 1 } })
      .jpeg({ quality: 92 })
      .toBuffer(),
    { Filter: 'DCTDecode', ColorSpace: ['Separation', 'Orange', 'DeviceRGB', tint] },
  ],
  'lightness and two axes of colour': async () => [
    deflateSync(photoPixels(SIZE)),
    { Filter: 'FlateDecode', ColorSpace: ['Lab', { WhitePoint: [0.95, 1, 1.09], Range: [-100, 100, -100, 100] }] },
  ],
};

const pdfWith = async ([bytes, entries]: readonly [Uint8Array, object]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const plain = { Type: 'XObject', Subtype: 'Image', Width: SIZE.width, Height: SIZE.height, BitsPerComponent: 8 };
  const image = context.register(context.stream(bytes, { ...plain, ...entries }));
  const { node } = document.addPage([300, 200]);
  node.set(PDFName.of('Resources'), context.obj({ XObject: { P: image } }));
  node.set(PDFName.of('Contents'), context.register(context.stream('q 300 0 0 200 0 0 cm /P Do Q')));
  return save(document);
};

const drawnBy = async (program: 'pdftoppm' | 'mutool', bytes: Uint8Array): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-colours-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), bytes);
    const args =
      program === 'mutool'
        ? ['draw', '-r', '72', '-o', 'out-1.png', 'in.pdf', '1']
        : ['-r', '72', '-png', 'in.pdf', 'out'];
    const run = spawnSync(program, args, { cwd: folder });
    if (run.status !== 0) throw new Error(String(run.stderr));
    return await sharp(readFileSync(join(folder, 'out-1.png')))
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const meanDifference = (one: Buffer, other: Buffer): number =>
  one.length === other.length
    ? one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
    : 255;

describe.each(Object.entries(kinds))('a picture of %s', (_, make) => {
  for (const program of ['pdftoppm', 'mutool'] as const) {
    testWith(program, `has the same colours when it takes fewer bytes (${program})`, async () => {
      const before = await pdfWith(await make());
      const drawn = await drawnBy(program, before);
      for (const quality of ['low', 'medium'] as const) {
        const { bytes } = await compress([fileOf('a.pdf', before)], pdfCompress.options.parse({ quality }), work);
        expect(meanDifference(drawn, await drawnBy(program, bytes))).toBeLessThan(MEAN_MAX);
      }
    });
  }
});
