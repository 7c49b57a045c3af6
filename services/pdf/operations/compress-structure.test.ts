import { jest } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { numbersIn } from '../content/objects.js';
import { differenceOf, pagesDrawnBy, type Drawer } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, save, setOutline } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck } from '../fixtures/reference-programs.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const reopened = async (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

const streamsIn = async (bytes: Uint8Array): Promise<PDFRawStream[]> =>
  (await reopened(bytes)).context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream);

/** A spot colour whose plain one is told by samples. */
const inSpotColour = async (size: readonly number[], samples: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([200, 200]);
  const unit = size.flatMap(() => [0, 1]);
  const described = { FunctionType: 0, BitsPerSample: 8, Size: [...size], Domain: unit, Range: [0, 1, 0, 1, 0, 1] };
  const tint = context.register(context.stream(samples, described));
  const names = size.map((_, index) => `Ink${index}`);
  page.node.set(PDFName.of('Resources'), context.obj({ ColorSpace: { C: ['DeviceN', names, 'DeviceRGB', tint] } }));
  const bands = Array.from({ length: 10 }, (_, at) => {
    const amounts = names.map((__, index) => ((at * (index + 3)) % 11) / 10).join(' ');
    return `${amounts} sc ${at * 20} 0 20 200 re f`;
  });
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`/C cs ${bands.join(' ')}`)));
  return save(document);
};

const sizesIn = async (bytes: Uint8Array): Promise<number[][]> =>
  (await streamsIn(bytes))
    .filter(({ dict }) => dict.has(PDFName.of('FunctionType')))
    .map(({ dict }) => numbersIn(dict.lookup(PDFName.of('Size'), PDFArray)));

const ramp = Uint8Array.from({ length: 255 * 3 }, (_, at) => Math.floor(at / 3) * (at % 3 === 0 ? 1 : 0.5));
const cube = Uint8Array.from({ length: 9 ** 3 * 3 }, (_, at) => {
  const sample = Math.floor(at / 3);
  return Math.round((Math.floor(sample / 9 ** (at % 3)) % 9) * (255 / 8));
});

describe('the structure of a compressed PDF', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const compressed = async (bytes: Uint8Array) => {
    const after = (await compress([fileOf('a.pdf', bytes)], { quality: 'medium' }, work)).bytes;
    expect(qpdfCheck(after)).toMatch(FLAWLESS);
    expect(after.length).toBeLessThan(bytes.length);
    return after;
  };

  const drawsAlike = (one: Uint8Array, other: Uint8Array, drawer: Drawer = 'poppler'): void => {
    const [before, now] = [one, other].map((bytes) => pagesDrawnBy(drawer, bytes)[0]);
    expect(differenceOf(before, now)).toBeLessThan(0.6);
  };

  test.each([
    { what: 'its ends, where one ink does the same at each step', size: [255], samples: ramp, left: [2] },
    { what: 'its corners, where several inks add up', size: [9, 9, 9], samples: cube, left: [2, 2, 2] },
  ])('has of a function of samples $what', async ({ size, samples, left }) => {
    const before = await inSpotColour(size, samples);
    const after = await compressed(before);
    expect(await sizesIn(after)).toEqual([left]);
    drawsAlike(before, after);
    drawsAlike(before, after, 'mutool');
  });

  test('has every sample of a function that bends', async () => {
    const bent = Uint8Array.from({ length: 254 * 3 }, (_, at) => 255 * (Math.floor(at / 3) / 253) ** 3);
    expect(await sizesIn(await compressed(await inSpotColour([254], bent)))).toEqual([[254]]);
  });

  /** Pages, each drawn by two streams. */
  const inParts = async (isShared: boolean) => {
    const document = await documentWith({}, {});
    const { context } = document;
    const part = (text: string) => context.register(context.stream(text));
    const start = part(`q 1 0 0 rg ${'10 10 50 50 re f '.repeat(30)}`);
    for (const { node } of document.getPages()) {
      const first = isShared ? start : part(`q 1 0 0 rg ${`${context.largestObjectNumber} 10 50 50 re f `.repeat(30)}`);
      const last = part(`0 0 1 rg ${node === document.getPage(0).node ? '90' : '70'} 10 50 50 re f Q`);
      node.set(PDFName.of('Contents'), context.obj([first, last]));
    }
    return save(document);
  };

  test('draws a page by one stream', async () => {
    const before = await inParts(false);
    const after = await compressed(before);
    const contents = (await reopened(after)).getPages().map(({ node }) => node.Contents());
    expect(contents.every((content) => content instanceof PDFRawStream)).toBe(true);
    drawsAlike(before, after);
  });

  test('leaves apart what several pages share', async () => {
    const before = await inParts(true);
    const after = await compressed(before);
    const contents = (await reopened(after)).getPages().map(({ node }) => node.Contents());
    expect(contents.every((content) => content instanceof PDFArray)).toBe(true);
    drawsAlike(before, after);
  });

  const drawnEmpty = async () => pagesDrawnBy('poppler', await save(await documentWith({}, {})));

  test('leaves apart what another page has in a list that is an object', async () => {
    const document = await documentWith({}, {});
    const { context } = document;
    const parts = ['q 1 0 0 rg', ' 10 10 50 50 re f Q'].map((text) => context.register(context.stream(text)));
    const [first, second] = document.getPages();
    first?.node.set(PDFName.of('Contents'), context.obj(parts));
    second?.node.set(PDFName.of('Contents'), context.register(context.obj(parts)));
    const before = await save(document);
    const [page, other] = pagesDrawnBy('poppler', await compressed(before));
    const [was, otherWas] = pagesDrawnBy('poppler', before);
    expect(differenceOf(was, page)).toBeLessThan(0.6);
    expect(differenceOf(otherWas, other)).toBeLessThan(0.6);
    expect(differenceOf(otherWas, (await drawnEmpty())[0])).toBeGreaterThan(0.6);
  });

  test('has no fonts for a form without fields, and has them for one with a comment in one of them', async () => {
    const resourcesOf = async (isCommented: boolean) => {
      const document = await documentWith({ text: 'a' });
      const { context, catalog } = document;
      const Helv = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], DR: { Font: { Helv } } }));
      const comment = { Type: 'Annot', Subtype: 'FreeText', Rect: [0, 0, 50, 50], DA: PDFString.of('/Helv 9 Tf') };
      if (isCommented) document.getPage(0).node.addAnnot(context.register(context.obj(comment)));
      const after = await reopened(await compressed(await save(document)));
      return after.catalog.lookup(PDFName.of('AcroForm'), PDFDict).has(PDFName.of('DR'));
    };
    expect([await resourcesOf(false), await resourcesOf(true)]).toEqual([false, true]);
  });

  test('says the same in all of its texts, however they are written', async () => {
    const document = await documentWith({ text: 'a' });
    setOutline(document, [['plain (and) odd \\ marks', 0]]);
    const odd = PDFHexString.of(Buffer.from('a\r\n\\)(\0\xff', 'latin1').toString('hex'));
    document.catalog.set(PDFName.of('Odd'), document.context.obj([odd, PDFHexString.fromText('Grüße, 世界'), 1, -0.5]));
    const after = await reopened(await compressed(await save(document)));
    const [bytes, text, ...rest] = after.catalog.lookup(PDFName.of('Odd'), PDFArray).asArray();
    expect(Buffer.from((bytes as PDFString).asBytes()).toString('latin1')).toBe('a\r\n\\)(\0\xff');
    expect((text as PDFString).decodeText()).toBe('Grüße, 世界');
    expect(rest.map(String)).toEqual(['1', '-0.5']);
  });

  test('shows a picture whose samples are turned at the size that it needs', async () => {
    const document = await documentWith({});
    const { context } = document;
    const grey = Uint8Array.from({ length: 1200 * 1200 }, (_, at) => ((at % 1200) * 255) / 1199);
    const shape = { Type: 'XObject', Subtype: 'Image', Width: 1200, Height: 1200, BitsPerComponent: 8 };
    const image = context.register(context.flateStream(grey, { ...shape, ColorSpace: 'DeviceGray', Decode: [1, 0] }));
    const { node } = document.getPage(0);
    node.set(PDFName.of('Resources'), context.obj({ XObject: { A: image } }));
    node.set(PDFName.of('Contents'), context.register(context.stream('q 72 0 0 72 0 0 cm /A Do Q')));
    const before = await save(document);
    const after = await compressed(before);
    const [left] = (await streamsIn(after)).filter(({ dict }) => dict.has(PDFName.of('Width')));
    expect(String(left?.dict.get(PDFName.of('Width')))).toBe('150');
    drawsAlike(before, after);
  });
});
