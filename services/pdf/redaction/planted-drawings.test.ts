import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFPage, type PDFRef } from 'pdf-lib';
import { decodedBytes } from '../content/objects.js';
import { scanAsBitmapGlyph, scanAsGlyph, scanAsGlyphStrips } from '../fixtures/hidden-scans.js';
import { openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { redacted } from '../fixtures/redacting.js';
import { sheetWith, typed } from '../fixtures/stamped-scans.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const streamsIn = async (bytes: Uint8Array): Promise<readonly Buffer[]> => {
  const { context } = await PDFDocument.load(bytes);
  const streams = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  return streams.map((stream) => Buffer.from(decodedBytes(stream) ?? stream.contents));
};
/** Streams of some size that a document still has of another one. */
const leftOf = async (before: Uint8Array, after: Uint8Array): Promise<readonly Buffer[]> => {
  const had = (await streamsIn(before)).filter(({ length }) => length > LARGE_BYTES);
  const has = await streamsIn(after);
  return had.filter((stream) => has.some((other) => other.equals(stream)));
};
const LARGE_BYTES = 900;

/** The samples of a picture that no other number has. */
const samples = (number: number): Uint8Array =>
  Uint8Array.from({ length: 40 * 40 }, (_, at) => (at * 31 + number * 77 + ((at * at) % 97)) % 256);
const holds = async (bytes: Uint8Array, number: number): Promise<boolean> =>
  (await streamsIn(bytes)).some((stream) => stream.equals(samples(number)));

const picture = ({ context }: PDFDocument, number: number): PDFRef =>
  context.register(
    context.flateStream(samples(number), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 40,
      Height: 40,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    }),
  );
const form = ({ context }: PDFDocument, inner: PDFRef): PDFRef =>
  context.register(
    context.stream('q 100 0 0 100 0 0 cm /Inner Do Q', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 100, 100],
      Resources: { XObject: { Inner: inner } },
    }),
  );

const PLACED = (name: string): string => `q 100 0 0 100 0 0 cm ${name} Do Q`;

interface Named {
  readonly resources: PDFDict;
  /** The content of each page. */
  readonly content: (number: number) => string;
}
const fontOfPictures = (document: PDFDocument): PDFRef => {
  const { context } = document;
  const glyph = (name: string) => context.register(context.flateStream(`100 0 d0 ${PLACED(`/${name}`)}`));
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 100, 100],
      FontMatrix: [0.01, 0, 0, 0.01, 0, 0],
      FirstChar: 97,
      LastChar: 98,
      Widths: [100, 100],
      Encoding: { Type: 'Encoding', Differences: [97, PDFName.of('one'), PDFName.of('two')] },
      CharProcs: { one: glyph('P0'), two: glyph('P1') },
      Resources: { XObject: { P0: picture(document, 0), P1: picture(document, 1) } },
    }),
  );
};
const pictures = (document: PDFDocument) => ({ P0: picture(document, 0), P1: picture(document, 1) });
const inForms = (document: PDFDocument) => ({
  P0: form(document, picture(document, 0)),
  P1: form(document, picture(document, 1)),
});

/** Two pages, each with a picture of its own, on one list of resources. */
const twoPages = async (
  make: (document: PDFDocument) => Named,
  share: (pages: readonly PDFPage[], resources: PDFDict) => void,
): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const pages = [document.addPage([100, 100]), document.addPage([100, 100])];
  const { resources, content } = make(document);
  for (const [number, { node }] of pages.entries()) {
    node.set(PDFName.of('Contents'), document.context.register(document.context.stream(content(number))));
  }
  share(pages, resources);
  return save(document);
};

const RESOURCES = PDFName.of('Resources');
const onEachPage = (pages: readonly PDFPage[], resources: PDFDict): void => {
  const ref = resources.context.register(resources);
  for (const { node } of pages) node.set(RESOURCES, ref);
};
const aboveThem = (pages: readonly PDFPage[], resources: PDFDict): void => {
  for (const { node } of pages) {
    node.delete(RESOURCES);
    node.Parent()?.set(RESOURCES, resources);
  }
};
const onlyTheirList = (pages: readonly PDFPage[], resources: PDFDict): void => {
  const list = resources.context.register(resources.lookup(PDFName.of('XObject'), PDFDict));
  for (const { node } of pages) node.set(RESOURCES, node.context.obj({ XObject: list }));
};

const drawn = (entries: (document: PDFDocument) => object) => (document: PDFDocument) => ({
  resources: document.context.obj({ XObject: entries(document) as Record<string, PDFRef> }),
  content: (number: number) => PLACED(`/P${number}`),
});
const drawnAsForm = (entries: (document: PDFDocument) => object) => (document: PDFDocument) => ({
  ...drawn(entries)(document),
  content: (number: number) => `/P${number} Do`,
});
const shown = (document: PDFDocument) => ({
  resources: document.context.obj({ Font: { F: fontOfPictures(document) } }),
  content: (number: number) => `BT /F 100 Tf (${'ab'[number]}) Tj ET`,
});

describe('a picture under a box is nowhere in the file', () => {
  test.each([
    ['that all pages share', drawn(pictures), onEachPage],
    ['that is said of all pages above them', drawn(pictures), aboveThem],
    ['of pictures alone that pages share', drawn(pictures), onlyTheirList],
    ['with forms that show them', drawnAsForm(inForms), onEachPage],
    ['with a font of pictures', shown, onEachPage],
  ])('where it is named in a list %s', async (_, make, share) => {
    const bytes = await twoPages(make, share);
    expect([await holds(bytes, 0), await holds(bytes, 1)]).toEqual([true, true]);
    const area = { id: 'a', type: 'area', page: 1, box: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 } };
    const { bytes: made } = await redacted(bytes, { items: [area], work });
    expect([await holds(made, 0), await holds(made, 1)]).toEqual([false, true]);
  });

  const line = { id: 'a', type: 'area', page: 1, box: { x: 0.05, y: 0.32, width: 0.9, height: 0.13 } };
  test.each([
    ['the one glyph of a font', scanAsGlyph()],
    ['a glyph of bits', scanAsBitmapGlyph],
  ])('where it is %s', async (_, draw) => {
    const bytes = await sheetWith(draw, typed('ABC000123'));
    const { bytes: made } = await redacted(bytes, { items: [line], work });
    expect(await leftOf(bytes, made)).toEqual([]);
  });

  test('where it is one of many glyphs that are strips of a scan', async () => {
    const bytes = await sheetWith(scanAsGlyphStrips, typed('ABC000123'));
    const { bytes: made } = await redacted(bytes, { items: [line], work });
    const inked = (streams: readonly Buffer[]) => streams.filter((stream) => stream.includes(0)).length;
    expect(inked(await leftOf(bytes, made))).toBeLessThan(inked(await leftOf(bytes, bytes)));
  });

  test('where it fills a letter', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([300, 300]);
    const { context } = document;
    const tile = context.stream(PLACED('/P'), {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 100, 100],
      XStep: 100,
      YStep: 100,
      Resources: { XObject: { P: picture(document, 0) } },
    });
    const Font = { F: context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica-Bold' }) };
    page.node.set(RESOURCES, context.obj({ Font, Pattern: { T: context.register(tile) } }));
    const letter = '/Pattern cs /T scn BT /F 400 Tf 20 10 Td (E) Tj ET';
    page.node.set(PDFName.of('Contents'), context.register(context.stream(letter)));
    const corner = { ...line, box: { x: 0.1, y: 0.7, width: 0.3, height: 0.2 } };
    const { bytes: made } = await redacted(await save(document), { items: [corner], work });
    expect(await holds(made, 0)).toBe(false);
  });
});
