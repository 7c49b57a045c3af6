import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream, type PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { changedOutside } from '../fixtures/changed.js';
import { save } from '../fixtures/pdfs.js';
import { testWith } from '../fixtures/reference-programs.js';
import { line, rawDocument, type RawDocument } from '../fixtures/raw-pdf.js';
import { redacted, type Redaction } from '../fixtures/redacting.js';
import { lettersSeen } from '../fixtures/searched.js';
import { openWork, type TestWork } from '../fixtures/operation-work.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const SIZE = { width: 900, height: 600 };
/** Where the secret stands, in shares of the page and of its picture. */
const PLACE = { x: 0.05, y: 0.15, width: 0.9, height: 0.3 };
const area = { id: 'a', type: 'area', box: PLACE, page: 1 };
const FULL = 'q 300 0 0 200 0 0 cm /Scan Do Q';

/** A picture that reads "Zanzibar" above and "Neighbour" below, in one colour each. */
const picture = (paper: string, ink: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${paper}"/>
      <g font-family="DejaVu Sans, sans-serif" font-size="120" fill="${ink}">
      <text x="90" y="220">Zanzibar</text><text x="90" y="480">Neighbour</text></g></svg>`,
    ),
  );

type Draw = (raw: RawDocument) => Promise<PDFRef>;

const entries = { Type: 'XObject', Subtype: 'Image', Width: SIZE.width, Height: SIZE.height };
const image = (raw: RawDocument, bytes: Uint8Array, more: object): PDFRef =>
  raw.context.register(raw.context.stream(bytes, { ...entries, ...more }));

const grey = async (paper = '#fff', ink = '#000'): Promise<Buffer> => picture(paper, ink).greyscale().raw().toBuffer();
const packed = async (): Promise<Uint8Array> => {
  const samples = await grey();
  const stride = Math.ceil(SIZE.width / 8);
  const bits = new Uint8Array(stride * SIZE.height);
  for (const [at, sample] of samples.entries()) {
    const x = at % SIZE.width;
    const y = Math.floor(at / SIZE.width);
    if (sample >= 128) bits[y * stride + (x >> 3)] = (bits[y * stride + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
  return deflateSync(bits);
};

const flate = { Filter: 'FlateDecode', BitsPerComponent: 8 };
const kinds: Readonly<Record<string, Draw>> = {
  'a JPEG': async (raw) => {
    const bytes = await picture('#f4f0e8', '#222').jpeg({ quality: 90 }).toBuffer();
    return image(raw, bytes, { Filter: 'DCTDecode', BitsPerComponent: 8, ColorSpace: 'DeviceRGB' });
  },
  'an image without loss': async (raw) => {
    const samples = await picture('#fff', '#123').removeAlpha().raw().toBuffer();
    return image(raw, deflateSync(samples), { ...flate, ColorSpace: 'DeviceRGB' });
  },
  'an image of one bit a sample': async (raw) =>
    image(raw, await packed(), { Filter: 'FlateDecode', BitsPerComponent: 1, ColorSpace: 'DeviceGray' }),
  'a stencil': async (raw) =>
    image(raw, await packed(), { Filter: 'FlateDecode', BitsPerComponent: 1, ImageMask: true }),
  'the mask of an image': async (raw) => {
    const mask = image(raw, deflateSync(await grey('#000', '#fff')), { ...flate, ColorSpace: 'DeviceGray' });
    const black = deflateSync(new Uint8Array(SIZE.width * SIZE.height));
    return image(raw, black, { ...flate, ColorSpace: 'DeviceGray', SMask: mask });
  },
  'a picture where the stencil of an image belongs': async (raw) => {
    const light = picture('#000', '#fff').greyscale().threshold().raw();
    const mask = image(raw, deflateSync(await light.toBuffer()), { ...flate, ColorSpace: 'DeviceGray' });
    const black = deflateSync(new Uint8Array(SIZE.width * SIZE.height));
    return image(raw, black, { ...flate, ColorSpace: 'DeviceGray', Mask: mask });
  },
};

const scan = async (draw: Draw, pages = 1, over = ''): Promise<Uint8Array> => {
  const raw = await rawDocument();
  const Scan = await draw(raw);
  for (let page = 0; page < pages; page += 1)
    raw.page({ content: `${FULL} ${over}`, resources: { XObject: { Scan } } });
  return save(raw.document);
};

/** How much the samples under the place differ, for every image in a file; by Poppler. */
const unrestUnderPlace = async (bytes: Uint8Array): Promise<number[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-images-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), bytes);
    spawnSync('pdfimages', ['-png', 'in.pdf', 'image'], { cwd: folder });
    const files = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return await Promise.all(files.sort().map((name) => unrestIn(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const unrestIn = async (path: string): Promise<number> => {
  const { width, height } = await sharp(path).metadata();
  const region = {
    left: Math.ceil(PLACE.x * width) + 9,
    top: Math.ceil(PLACE.y * height) + 9,
    width: Math.floor(PLACE.width * width) - 18,
    height: Math.floor(PLACE.height * height) - 18,
  };
  const { channels } = await sharp(await sharp(path).extract(region).toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
};

const methods = ({ receipt }: Redaction) => receipt.pages.map(({ page, method }) => [page, method]);

describe('a secret that only a picture shows', () => {
  for (const [name, draw] of Object.entries(kinds)) {
    testWith('tesseract', `in ${name} cannot be read any more, and what is beside it can`, async () => {
      const before = await scan(draw);
      expect(lettersSeen(before)).toMatch(/zanzibar.*neighbour/s);
      const after = await redacted(before, { items: [area], work });
      expect(methods(after)).toEqual([[1, 'removed']]);
      expect(lettersSeen(after.bytes)).not.toContain('zanzibar');
      expect(lettersSeen(after.bytes)).toContain('neighbour');
      expect(await changedOutside(before, after)).toBeLessThan(0.001);
    });

    testWith('pdfimages', `in ${name} is no longer among its samples`, async () => {
      const before = await scan(draw);
      expect(Math.max(...(await unrestUnderPlace(before)))).toBeGreaterThan(30);
      const { bytes } = await redacted(before, { items: [area], work });
      const unrest = await unrestUnderPlace(bytes);
      expect(unrest.length).toBeGreaterThan(0);
      expect(Math.max(...unrest)).toBeLessThan(3);
    });
  }

  testWith('pdfimages', 'stays on another page that shares the picture', async () => {
    const { bytes, receipt } = await redacted(await scan(kinds['a JPEG']!, 2), { items: [area], work });
    const [first, second] = await unrestUnderPlace(bytes);
    expect(first).toBeLessThan(3);
    expect(second).toBeGreaterThan(30);
    expect(receipt.pages.map(({ page }) => page)).toEqual([1]);
  });

  testWith('tesseract', 'is found by the hidden text over it, and gone from both', async () => {
    const hidden = `3 Tr ${line('Zanzibar', [30, 127], 40)} ${line('Neighbour', [30, 40], 40)} 0 Tr`;
    const before = await scan(kinds['a JPEG']!, 1, hidden);
    const { bytes } = await redacted(before, { items: [{ id: 'a', type: 'text', text: 'zanzibar' }], work });
    expect(lettersSeen(bytes)).not.toContain('zanzibar');
    expect(lettersSeen(bytes)).toContain('neighbour');
  });
});

describe('an area over drawn letters', () => {
  /** Letters as paths, the way many programs export them. */
  const letters = Array.from({ length: 12 }, (_, index) => {
    const x = 30 + index * 18;
    return `${x} 120 m ${x + 5} 150 l ${x + 10} 120 l ${x + 8} 120 l ${x + 5} 140 l ${x + 2} 120 l h f`;
  }).join('\n');

  test('leaves no path of them in the file', async () => {
    const raw = await rawDocument();
    raw.page({ content: `${letters} ${line('Neighbour stays', [20, 60])} 0 g 20 30 260 2 re f` });
    const before = await save(raw.document);
    const after = await redacted(before, { items: [area], work });
    const inflated = await work.qpdf.write({
      args: ['--stream-data=uncompress', 'in.pdf'],
      files: { 'in.pdf': after.bytes },
    });
    const content = Buffer.from(inflated).toString('latin1');
    expect(/\b(?:48|66|84) 120 m\b/.exec(content)).toBeNull();
    expect(await changedOutside(before, after)).toBeLessThan(0.001);
  });
});

test('forms that look on the page for what they draw find it when another part of the page is taken away', async () => {
  const raw = await rawDocument();
  const bare = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 200] };
  const square = raw.stream('0 0 0 rg 0 0 20 20 re f', bare);
  const XObject = { Square: square, Bare: raw.stream('q 1.5 0 0 1.5 10 10 cm /Square Do Q', bare) };
  raw.page({ content: `/Bare Do ${line('Zanzibar')} ${line('Neighbour', [100, 60])}`, resources: { XObject } });
  const before = await save(raw.document);
  const { bytes, receipt } = await redacted(before, { items: [{ id: 'a', type: 'text', text: 'Zanzibar' }], work });
  expect(receipt.pages).toMatchObject([{ page: 1 }]);
  expect(receipt.pages[0]?.reason).toBeUndefined();
  const { context } = await PDFDocument.load(bytes);
  const forms = context.enumerateIndirectObjects().filter(([, one]) => one instanceof PDFRawStream);
  expect(forms.some(([, one]) => (one as PDFRawStream).dict.toString().includes('/Square'))).toBe(true);
});
