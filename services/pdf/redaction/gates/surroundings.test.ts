import { jest } from '@jest/globals';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { RedactionItem } from '../../../../contracts/tools/redaction-items.js';
import { flatePhoto } from '../../fixtures/picture-samples.js';
import { pdfWith, save } from '../../fixtures/pdfs.js';
import { line, rawDocument, rawPdf, said } from '../../fixtures/raw-pdf.js';
import { redacted } from '../../fixtures/redacting.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { loadPdf } from '../../opening/load.js';
import { build, redact, type Build } from '../redact-document.js';
import { survey } from '../survey/survey.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const items: RedactionItem[] = [{ id: 'a', type: 'text', text: 'Zanzibar', page: 'all', replacement: '' }];
const drawing = { style: { colour: '#000000', pattern: 'solid' }, replacementOf: () => '', exact: false } as const;
const A5 = [420, 595] as const;
const SIZE = 6;

interface Small {
  readonly word: string;
  readonly x: number;
  readonly y: number;
  /** The grey of its letters; 0 is black. */
  readonly grey: number;
}

/** A large page with a small word that is to stay; it covers a fraction of a thousandth of the page. */
const pageWith = async ({ word, x, y, grey }: Small): Promise<Uint8Array> => {
  const document = await PDFDocument.load(await pdfWith({ text: 'To Zanzibar', size: A5 }));
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.getPage(0).drawText(word, { x, y, size: SIZE, font, color: rgb(grey, grey, grey) });
  return save(document);
};

/** Covers a place of the first page with paper. */
const without = async (bytes: Uint8Array, { x, y }: Small): Promise<Uint8Array> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const place = { x: x - 1, y: y - 2, width: SIZE * 2.5, height: SIZE + 2 };
  document.getPage(0).drawRectangle({ ...place, color: rgb(1, 1, 1) });
  return save(document);
};

/** Redacts with an engine that covers a word that was to stay, each time it tries. */
const redactedWithout = async (small: Small) => {
  const bytes = await pageWith(small);
  const source = await loadPdf(fileOf('a.pdf', bytes), work);
  const surveyed = await survey(source, { items, extent: { exact: false } }, { ...work, onPage: () => undefined });
  const reasons: (string | undefined)[] = [];
  const losing: Build = async (request, asked, engines) => {
    const attempt = await build(request, asked, engines);
    reasons.push(attempt?.rasterised.get(0));
    return attempt && { ...attempt, bytes: await without(attempt.bytes, small) };
  };
  const engines = { ...work, onStep: () => undefined, build: losing };
  const outcome = redact(surveyed, { before: source.bytes, drawing }, engines);
  const refusal: unknown = await outcome.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { refusal, reasons };
};

const places = { 'far from the box': { x: 300, y: 400 }, 'beside the box': { x: 116, y: 152 } };
const smallWords: readonly (readonly [Small['word'], keyof typeof places, number])[] = [
  ['not', 'far from the box', 0],
  ['a', 'far from the box', 0],
  ['1', 'far from the box', 0],
  ['no', 'far from the box', 0.6],
  ['not', 'beside the box', 0],
];

describe('a redaction that loses a word of six points on a page of A5', () => {
  test.each(smallWords)(
    '("%s" %s, grey %f) is not handed out, neither as text nor as a picture',
    async (word, place, grey) => {
      const { refusal, reasons } = await redactedWithout({ word, ...places[place], grey });
      expect(refusal).toMatchObject({ code: 'redact.not-proven', facts: { gate: 'surroundings', page: 1 } });
      expect(reasons).toEqual([undefined, 'gate']);
    },
  );
});

const methodsIn = async (bytes: Uint8Array, item: object) =>
  (await redacted(bytes, { items: [item], work })).receipt.pages.map(({ method }) => method);
const area = { id: 'a', type: 'area', page: 1, box: { x: 0.1, y: 0.1, width: 0.3, height: 0.2 } };

describe('a page stays text', () => {
  test('whose letters lie only half under an area', async () => {
    const half = { ...area, box: { x: 0.1, y: 0.5, width: 0.3, height: 0.2 } };
    const bytes = await rawPdf({ content: `${line('Zanzibar', [20, 95], 30)} ${line('Neighbour', [200, 30])}` });
    expect(await methodsIn(bytes, half)).toEqual(['removed']);
  });

  test('whose image has samples as large as letters have lines, and loses some of them', async () => {
    const bytes = await flatePhoto({ width: 400, height: 260 });
    expect(await methodsIn(bytes, { ...area, box: { x: 0.1, y: 0.6, width: 0.3, height: 0.2 } })).toEqual(['removed']);
  });

  test('whose coarse image loses samples that reach far out of the box', async () => {
    const raw = await rawDocument();
    const samples = Uint8Array.from({ length: 16 * 16 }, (_, at) => 60 + (at % 16) + Math.floor(at / 16));
    const entries = { Type: 'XObject', Subtype: 'Image', Width: 16, Height: 16, ColorSpace: 'DeviceGray' };
    const image = raw.stream(samples, { ...entries, BitsPerComponent: 8 });
    raw.page({ content: 'q 280 0 0 180 10 10 cm /P Do Q', resources: { XObject: { P: image } } });
    expect(await methodsIn(await save(raw.document), area)).toEqual(['removed']);
  });

  test.each([0, 90, 180, 270])('turned by %i degrees that loses a note that is always upright', async (Rotate) => {
    const raw = await rawDocument();
    const look = raw.stream('1 0.8 0 rg 0 0 24 24 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 24, 24] });
    const note = {
      Type: 'Annot',
      Subtype: 'Text',
      F: 28,
      Rect: [140, 90, 164, 114],
      Contents: said('Zanzibar'),
      AP: { N: look },
    };
    raw.page({ content: line('Neighbour'), entries: { Rotate, Annots: [note] } });
    const { receipt, bytes } = await redacted(await save(raw.document), {
      items: [{ id: 'a', type: 'text', text: 'Zanzibar' }],
      work,
    });
    expect(receipt.annotations).toHaveLength(1);
    expect(receipt.pages.map(({ method }) => method).filter((method) => method === 'rasterised')).toEqual([]);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Zanzibar');
  });
});
