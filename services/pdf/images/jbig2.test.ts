import { deflateSync } from 'node:zlib';
import { withPdfjs } from '../engines/pdfjs-text.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { pagesDrawnBy, pixelsIn, type Drawer } from '../fixtures/drawn-by.js';
import { save } from '../fixtures/pdfs.js';
import { rawDocument } from '../fixtures/raw-pdf.js';
import { isThere } from '../fixtures/reference-programs.js';
import { jbig2Of, type Bilevel } from './jbig2.js';

/** A picture of so many pixels, black where it is so. */
const drawn = (width: number, height: number, isBlack: (x: number, y: number) => boolean): Bilevel => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => (isBlack(at % width, Math.floor(at / width)) ? 0 : 255)),
});

/** The same each time, and as good as chance. */
const chance = (at: number): number => {
  const mixed = Math.imul((at + 1) ^ 0x9e3779b9, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
};

const pictures: Readonly<Record<string, Bilevel>> = {
  'nothing at all': drawn(40, 30, () => false),
  'black all over': drawn(40, 30, () => true),
  'half of its pixels by chance': drawn(167, 113, (x, y) => chance(y * 167 + x) < 0.5),
  'few of its pixels by chance': drawn(500, 400, (x, y) => chance(y * 500 + x) < 0.01),
  'rings and equal rows': drawn(600, 800, (x, y) =>
    y < 500 ? Math.floor(Math.hypot(x - 300, y - 250) / 9) % 2 === 0 : x % 50 < 20,
  ),
  'rows of one pixel': drawn(1, 64, (_, y) => y % 3 === 0),
  'a single row': drawn(64, 1, (x) => x % 5 < 2),
  'a chequerboard': drawn(128, 128, (x, y) => (x + y) % 2 === 0),
};

/** A page of which each point is a pixel of the picture. */
const pageOf = async (picture: Bilevel): Promise<Uint8Array> => {
  const { width, height } = picture;
  const raw = await rawDocument();
  const entries = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 1 };
  const image = raw.context.register(
    raw.context.stream(jbig2Of(picture), { ...entries, ColorSpace: 'DeviceGray', Filter: 'JBIG2Decode' }),
  );
  const MediaBox = [0, 0, width, height];
  raw.page({
    content: `q ${width} 0 0 ${height} 0 0 cm /P Do Q`,
    resources: { XObject: { P: image } },
    entries: { MediaBox },
  });
  return save(raw.document);
};

const levels = (pixels: Uint8Array, channels: number): Buffer =>
  Buffer.from(pixels.filter((_, at) => at % channels === 0));

/** Requirement. */
describe('a picture of black and white in JBIG2', () => {
  test.each(Object.keys(pictures))('is the same bit by bit to PDFium: %s', async (name) => {
    const { width, height, data } = pictures[name]!;
    const page = await pageOf(pictures[name]!);
    const shown = await withDocument(page, (document) => renderPage(document, 0, { width, height }));
    expect(levels(shown!.rgba, 4).equals(Buffer.from(data))).toBe(true);
  });

  test.each(Object.keys(pictures))('is the same bit by bit to pdf.js: %s', async (name) => {
    const { data, width } = pictures[name]!;
    const shown = await withPdfjs(await pageOf(pictures[name]!), ({ image }) => image(0));
    const bits = shown!.kind === 1 ? unpacked(shown!.data, width) : levels(shown!.data, shown!.kind + 1);
    expect(bits.equals(Buffer.from(data))).toBe(true);
  });

  const drawers = (['poppler', 'mutool'] as const).filter((drawer) =>
    isThere(drawer === 'poppler' ? 'pdftoppm' : 'mutool'),
  );
  const withDrawers = drawers.length > 0 ? test : test.skip;
  withDrawers.each(Object.keys(pictures))(
    'is the same to Poppler and MuPDF, as one coded otherwise: %s',
    async (name) => {
      const page = await pageOf(pictures[name]!);
      const plain = await plainPageOf(pictures[name]!);
      const pixelsBy = (drawer: Drawer, bytes: Uint8Array) => pixelsIn(pagesDrawnBy(drawer, bytes)[0]).data;
      for (const drawer of drawers) expect(pixelsBy(drawer, page).equals(pixelsBy(drawer, plain))).toBe(true);
    },
  );

  test('takes fewer bytes than the same in Flate', () => {
    const rings = pictures['rings and equal rows']!;
    expect(jbig2Of(rings).length).toBeLessThan(deflateSync(packed(rings), { level: 9 }).length);
  });
});

const unpacked = (bytes: Uint8Array, width: number): Buffer => {
  const perRow = Math.ceil(width / 8);
  const height = bytes.length / perRow;
  return Buffer.from(
    Uint8Array.from({ length: width * height }, (_, at) => {
      const x = at % width;
      const byte = bytes[Math.floor(at / width) * perRow + (x >> 3)] ?? 0;
      return (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }),
  );
};

/** A bit for each pixel, 1 for white. */
const packed = ({ width, height, data }: Bilevel): Uint8Array => {
  const perRow = Math.ceil(width / 8);
  const bytes = new Uint8Array(perRow * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[y * width + x] === 255) bytes[y * perRow + (x >> 3)]! |= 0x80 >> (x & 7);
  return bytes;
};

const plainPageOf = async (picture: Bilevel): Promise<Uint8Array> => {
  const { width, height } = picture;
  const raw = await rawDocument();
  const image = raw.stream(packed(picture), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 1,
    ColorSpace: 'DeviceGray',
  });
  raw.page({
    content: `q ${width} 0 0 ${height} 0 0 cm /P Do Q`,
    resources: { XObject: { P: image } },
    entries: { MediaBox: [0, 0, width, height] },
  });
  return save(raw.document);
};
