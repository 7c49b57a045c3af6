import { jest } from '@jest/globals';
import { degrees, PDFDocument, PDFName, PDFRawStream, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { pdfCleanScan } from '../../../contracts/tools/pdf-clean-scan.js';
import { filtersOf } from '../content/objects.js';
import { pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith, save } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { cleanScan } from './clean-scan.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array, options: object = {}) =>
  cleanScan([fileOf('a.pdf', bytes)], pdfCleanScan.options.parse(options), work);
const codesOf = ({ notes }: { readonly notes: readonly { readonly code: string }[] }) => notes.map(({ code }) => code);

/** Points; 150 pixels to the inch. */
const SHEET = { width: 400, height: 520 };
const PIXELS = { width: 833, height: 1083 };

const LINES = Array.from({ length: 22 }, (_, at) => `${at + 1}. The quarterly payment to Margaret Ashdown is due`);

interface Sheet {
  /** Degrees clockwise. */
  readonly angle?: number;
  readonly ground?: string;
  readonly paper?: string;
  readonly lines?: readonly string[];
  /** Further things on the sheet, as SVG in points. */
  readonly more?: string;
}

/** A sheet that lies crooked, with a rule beneath its text. */
const sheetPicture = async (sheet: Sheet): Promise<Buffer> => {
  const { angle = 0, ground = '#fff', paper = '#fff', lines = LINES, more = '' } = sheet;
  const text = lines.map(
    (line, at) => `<text x="60" y="${60 + at * 17}" font-size="11" font-family="DejaVu Sans">${line}</text>`,
  );
  const rule = lines.length > 0 ? '<rect x="60" y="450" width="280" height="2"/>' : '';
  const turned = `<g transform="rotate(${angle} 200 260)"><rect x="15" y="15" width="370" height="490" fill="${paper}"/>${text.join('')}${rule}${more}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 520" width="${PIXELS.width}" height="${PIXELS.height}"><rect width="100%" height="100%" fill="${ground}"/>${turned}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer();
};

const scanOf = async (...sheets: readonly Sheet[]): Promise<PDFDocument> => {
  const document = await PDFDocument.create();
  for (const sheet of sheets) {
    const page = document.addPage([SHEET.width, SHEET.height]);
    page.drawImage(await document.embedJpg(await sheetPicture(sheet)), { x: 0, y: 0, ...SHEET });
  }
  return document;
};

/** Degrees by which the rule falls to the right, as Poppler draws it. */
const ruleOn = async (bytes: Uint8Array, page = 0): Promise<number> => {
  const { data, info } = await greysDrawn(bytes, page);
  const darkness = (x: number, y: number): number => 255 - (data[y * info.width + x] ?? 255);
  const middleOfRule = (x: number): number => {
    let y = info.height - 20;
    while (y > 0 && darkness(x, y) < 100) y -= 1;
    const rows = [-3, -2, -1, 0, 1, 2].map((by) => ({ row: y + by, weight: darkness(x, y + by) }));
    return (
      rows.reduce((sum, { row, weight }) => sum + row * weight, 0) / rows.reduce((sum, { weight }) => sum + weight, 0)
    );
  };
  const left = Math.round(info.width * 0.3);
  const right = Math.round(info.width * 0.7);
  return (Math.atan2(middleOfRule(right) - middleOfRule(left), right - left) * 180) / Math.PI;
};

/** Requirement. */
describe('a scan', () => {
  const angles = [-9, -1.2, 0.5, 6];

  testWith('pdftoppm', 'that lies crooked is straight within .3 degrees, as another program draws it', async () => {
    const result = await run(await save(await scanOf(...angles.map((angle) => ({ angle })))));
    for (const page of angles.keys()) expect(Math.abs(await ruleOn(result.bytes, page))).toBeLessThan(0.3);
    expect(result.notes).toEqual([{ code: 'scan.straightened', text: 'Pages that were straightened: 1, 2, 3, 4.' }]);
    expect(qpdfCheck(result.bytes)).toContain(FLAWLESS);
  });

  testWith('pdftoppm', 'on a page that is turned, or whose lines run upward, is straightened as well', async () => {
    const document = await scanOf({ angle: 3 });
    document.getPage(0).setRotation(degrees(90));
    const onSide = await document.embedJpg(
      await sharp(await sheetPicture({ angle: 3 }))
        .rotate(90)
        .toBuffer(),
    );
    document.addPage([SHEET.height, SHEET.width]).drawImage(onSide, { x: 0, y: 0, width: 520, height: 400 });
    const result = await run(await save(document));
    const upright = await PDFDocument.load(result.bytes);
    upright.getPage(0).setRotation(degrees(0));
    upright.getPage(1).setRotation(degrees(270));
    const bytes = await save(upright);
    for (const page of [0, 1]) expect(Math.abs(await ruleOn(bytes, page))).toBeLessThan(0.3);
  });

  testWith('pdftotext', 'takes the text with it that was recognised in it', async () => {
    const document = await scanOf({ angle: 4 });
    const page = document.getPage(0);
    const key = page.node.newFontDictionary('Unseen', document.embedStandardFont(StandardFonts.Helvetica).ref);
    const content = `q 1 0 0 1 60 460 cm .9976 -.0698 .0698 .9976 0 0 cm BT 3 Tr ${key.toString()} 11 Tf 0 0 Td (payment) Tj 200 0 Td (due) Tj ET Q`;
    page.node.addContentStream(document.context.register(document.context.stream(content)));
    const result = await run(await save(document));
    const words = [...ask('pdftotext', result.bytes, '-bbox', 'FILE', '-').matchAll(/yMin="([\d.]+)"[^>]*>(\w+)</g)];
    const [one, other] = words.map(([, top]) => Number(top));
    expect(words.map(([, , word]) => word)).toEqual(['payment', 'due']);
    expect(Math.abs((one ?? 0) - (other ?? 99))).toBeLessThan(200 * Math.tan((0.3 * Math.PI) / 180));
  });

  test('that is straight stays as it is, byte by byte, and that is said', async () => {
    const file = await save(await scanOf({}));
    const result = await run(file);
    expect([Buffer.compare(result.bytes, file), codesOf(result)]).toEqual([0, ['scan.nothing']]);
  });

  test('without lines of text is left alone, and the reason is said', async () => {
    const blobs = Array.from(
      { length: 60 },
      (_, at) => `<circle cx="${60 + ((at * 97) % 280)}" cy="${60 + ((at * 61) % 400)}" r="${4 + (at % 9)}"/>`,
    );
    const file = await save(await scanOf({ lines: [], more: blobs.join('') }));
    const result = await run(file);
    expect([Buffer.compare(result.bytes, file), codesOf(result)]).toEqual([0, ['scan.nothing', 'scan.unclear']]);
  });

  test('is what a page with text, or with marks, is not, so that stays', async () => {
    const result = await run(await pdfWith({ text: 'typed' }));
    expect(codesOf(result)).toEqual(['scan.nothing', 'scan.no-scan']);
  });

  testWith('pdftoppm', 'loses its dark edges where they are filled, and keeps its text', async () => {
    const file = await save(await scanOf({ angle: 2, ground: '#111', paper: '#eee' }));
    const result = await run(file, { darkEdges: 'fill' });
    expect(await darkOn(result.bytes)).toBeLessThan((await darkOn(file)) * 0.5);
    expect(await darkAround(result.bytes)).toBe(0);
    expect(Math.abs(await ruleOn(result.bytes))).toBeLessThan(0.3);
    expect(codesOf(result)).toEqual(['scan.straightened', 'scan.cleaned']);
  });

  testWith('pdfinfo', 'becomes as large as its paper where dark edges are cut off', async () => {
    const file = await save(await scanOf({ ground: '#111', paper: '#eee' }));
    const { bytes } = await run(file, { darkEdges: 'crop' });
    const [, width, height] = /Page size: +([\d.]+) x ([\d.]+)/.exec(ask('pdfinfo', bytes, 'FILE')) ?? [];
    expect(Math.abs(Number(width) - 370)).toBeLessThan(6);
    expect(Math.abs(Number(height) - 490)).toBeLessThan(6);
  });

  testWith('pdftoppm', 'loses specks, but not the dots of its letters', async () => {
    const specks = Array.from({ length: 40 }, (_, at) => `<rect x="${30 + at * 8.5}" y="480" width=".5" height=".5"/>`);
    const dots = '<circle cx="100" cy="440" r="1"/><circle cx="110" cy="440" r="1"/>';
    const file = await save(await scanOf({ more: specks.join('') + dots }));
    const result = await run(file, { despeckle: true });
    expect(await darkIn(file, 470, 490)).toBeGreaterThan(30);
    expect(await darkIn(result.bytes, 470, 490)).toBe(0);
    expect(await darkIn(result.bytes, 435, 445)).toBe(await darkIn(file, 435, 445));
    expect(codesOf(result)).toEqual(['scan.cleaned']);
  });

  testWith('pdfimages', 'becomes grey, or black and white in the fewer bytes of two ways', async () => {
    const file = await save(await scanOf({ paper: '#fdf3d0', more: '<circle cx="200" cy="480" r="6" fill="#c22"/>' }));
    expect(ask('pdfimages', file, '-list', 'FILE')).toMatch(/rgb/);
    const grey = await run(file, { scanColours: 'grey' });
    expect(ask('pdfimages', grey.bytes, '-list', 'FILE')).toMatch(/image +833 +1083 +gray +1 +8 +jpeg/);
    const black = await run(file, { scanColours: 'black' });
    expect(ask('pdfimages', black.bytes, '-list', 'FILE')).toMatch(/image +833 +1083 +gray +1 +1 +jbig2/);
    expect(black.bytes.length).toBeLessThan(file.length / 2);
    expect(await filters(black.bytes)).toEqual(['JBIG2Decode']);
    expect(await darkOn(black.bytes)).toBeGreaterThan(500);
  });

  test('leaves out its blank pages where that is wished', async () => {
    const result = await run(await save(await scanOf({ angle: 3 }, { lines: [] })), { dropBlank: true });
    expect((await PDFDocument.load(result.bytes)).getPageCount()).toBe(1);
    expect(codesOf(result)).toEqual(['scan.straightened', 'scan.unclear', 'blank.removed']);
  });
});

/** A page as Poppler draws it. */
const greysDrawn = async (bytes: Uint8Array, page = 0) => {
  const drawn = pagesDrawnBy('poppler', bytes)[page] ?? Buffer.alloc(0);
  const [header = '', width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(drawn.toString('latin1', 0, 64)) ?? [];
  const raw = { width: Number(width), height: Number(height), channels: 3 as const };
  return sharp(drawn.subarray(header.length), { raw }).greyscale().raw().toBuffer({ resolveWithObject: true });
};

const darkOn = async (bytes: Uint8Array): Promise<number> =>
  (await greysDrawn(bytes)).data.reduce((sum, level) => sum + (level < 100 ? 1 : 0), 0);

/** Pixels that are not white between two heights, in points from the top. */
const darkIn = async (bytes: Uint8Array, top: number, bottom: number): Promise<number> => {
  const { data, info } = await greysDrawn(bytes);
  const row = (points: number): number => Math.round((points * info.height) / SHEET.height) * info.width;
  return data.subarray(row(top), row(bottom)).reduce((sum, level) => sum + (level < 225 ? 1 : 0), 0);
};

/** Dark pixels in the outermost part of a page. */
const darkAround = async (bytes: Uint8Array): Promise<number> => {
  const { data, info } = await greysDrawn(bytes);
  return data.reduce((sum, level, at) => {
    const x = at % info.width;
    const isOutside = x < 25 || x >= info.width - 25 || at < 25 * info.width || at >= data.length - 25 * info.width;
    return sum + (isOutside && level < 100 ? 1 : 0);
  }, 0);
};

const filters = async (bytes: Uint8Array): Promise<readonly (string | undefined)[]> => {
  const document = await PDFDocument.load(bytes);
  const images = document.context.enumerateIndirectObjects().map(([, object]) => object);
  return images.flatMap((image) =>
    image instanceof PDFRawStream && image.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
      ? filtersOf(image)
      : [],
  );
};
