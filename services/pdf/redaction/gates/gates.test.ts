import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFString, rgb, type PDFPage } from 'pdf-lib';
import type { RedactionItem } from '../../../../contracts/tools/redaction-items.js';
import { loadPdf } from '../../opening/load.js';
import { pdfWith, save } from '../../fixtures/pdfs.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import type { UnprovenDocument } from '../remove/unproven-document.js';
import { build, redact, type Build, type Redacted } from '../redact-document.js';
import { survey } from '../survey/survey.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const items: RedactionItem[] = [{ id: 'a', type: 'text', text: 'Zanzibar', page: 'all', replacement: '' }];
const drawing = { style: { colour: '#000000', pattern: 'solid' }, replacementOf: () => '', exact: false } as const;

type Spoil = (attempt: UnprovenDocument) => Promise<UnprovenDocument>;

/** Redacts three pages with an engine that spoils its result, once or always. */
const redactedBy = async (spoil: Spoil, times: number): Promise<Redacted> => {
  const bytes = await pdfWith({ text: 'To Zanzibar' }, { text: 'To Zanzibar too' }, { text: 'nothing' });
  const source = await loadPdf(fileOf('a.pdf', bytes), work);
  const surveyed = await survey(source, { items, extent: { exact: false } }, { ...work, onPage: () => undefined });
  let left = times;
  const spoiling: Build = async (...args) => {
    const attempt = await build(...args);
    left -= 1;
    return attempt && left >= 0 ? spoil(attempt) : attempt;
  };
  const engines = { ...work, onStep: () => undefined, build: spoiling };
  return redact(surveyed, { before: source.bytes, drawing }, engines);
};

const changed = async (bytes: Uint8Array, change: (document: PDFDocument, second: PDFPage) => void) => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  change(document, document.getPage(1));
  return save(document);
};

/** Ways to go wrong on the second page of three, and the gate that has to notice. */
const faults: readonly (readonly [fault: string, gate: string, spoil: Spoil])[] = [
  [
    'leaves the text',
    'text',
    async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, (_, page) =>
        page.drawText('Zanzibar', { x: 20, y: 20, size: 1, opacity: 0 }),
      ),
    }),
  ],
  [
    'leaves the text in a drawing that no page shows',
    'text',
    async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, ({ context }, { node }) => {
        const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 50] };
        const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
        const hidden = context.flateStream('BT /F1 9 Tf (Zanzibar) Tj ET', {
          ...entries,
          Resources: { Font: { F1: font } },
        });
        node.set(PDFName.of('Thing'), context.register(hidden));
      }),
    }),
  ],
  [
    'makes another letter of a space beside a box',
    'text',
    async (attempt) => ({
      ...attempt,
      withoutBoxes: await changed(attempt.withoutBoxes, (_, page) => page.drawText('þ', { x: 200, y: 40, size: 9 })),
      bytes: await changed(attempt.bytes, (_, page) => page.drawText('þ', { x: 200, y: 40, size: 9 })),
    }),
  ],
  [
    'leaves letters where a box is drawn',
    'text',
    async (attempt) => ({
      ...attempt,
      withoutBoxes: await changed(attempt.withoutBoxes, (_, page) =>
        page.drawText('Zan', { x: 40, y: 150, size: 14, opacity: 0 }),
      ),
    }),
  ],
  [
    'hides letters under a box',
    'text',
    async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, (_, page) => page.drawText('Zan', { x: 45, y: 150, size: 8, opacity: 0 })),
    }),
  ],
  [
    'leaves a string in the content',
    'bytes',
    async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, ({ context }, { node }) => {
        const said = context.register(context.flateStream('/Span <</Said (to zanzibar)>> BDC EMC'));
        const contents = node.normalizedEntries().Contents;
        contents?.push(said);
      }),
    }),
  ],
  [
    'leaves a string outside of the page',
    'bytes',
    async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, ({ context }, { node }) => {
        node.set(PDFName.of('Thing'), context.register(context.obj({ Said: PDFString.of('Zanzibar') })));
      }),
    }),
  ],
  [
    'changes pixels elsewhere',
    'surroundings',
    async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, (_, page) =>
        page.drawRectangle({ x: 150, y: 20, width: 12, height: 12, color: rgb(1, 0, 0) }),
      ),
    }),
  ],
  [
    'leaves something to see under a box',
    'under-boxes',
    async (attempt) => ({
      ...attempt,
      withoutBoxes: await changed(attempt.withoutBoxes, (_, page) => {
        for (const x of [46, 53, 60]) page.drawCircle({ x, y: 155, size: 3 });
      }),
    }),
  ],
  [
    'draws boxes that something shines through',
    'boxes',
    async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, (_, page) =>
        page.drawRectangle({ x: 45, y: 150, width: 10, height: 5, color: rgb(1, 1, 1) }),
      ),
    }),
  ],
];

describe('a redaction by an engine that', () => {
  test('does its work has every gate passed and no picture', async () => {
    const { gates, rasterised } = await redactedBy((attempt) => Promise.resolve(attempt), 1);
    expect(gates.map(({ gate, passed }) => [gate, passed])).toEqual(
      ['text', 'bytes', 'surroundings', 'under-boxes', 'boxes'].map((gate) => [gate, true]),
    );
    expect(rasterised.size).toBe(0);
  });

  test.each(faults)('%s makes that very page a picture (%s)', async (_, __, spoil) => {
    const { gates, rasterised } = await redactedBy(spoil, 1);
    expect([...rasterised]).toEqual([[1, 'gate']]);
    expect(gates.every(({ passed }) => passed)).toBe(true);
  });

  test.each(faults)('%s every time is refused by the gate "%s", without a file', async (_, gate, spoil) => {
    await expect(redactedBy(spoil, Infinity)).rejects.toMatchObject({
      name: 'Refusal',
      code: 'redact.not-proven',
      facts: { gate, page: 2 },
    });
  });

  test('brings the text to a page that had none makes that page a picture', async () => {
    const spoil: Spoil = async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, (document) =>
        document.getPage(2).drawText('Zanzibar', { x: 20, y: 20, size: 1, opacity: 0 }),
      ),
    });
    const { rasterised } = await redactedBy(spoil, 1);
    expect([...rasterised]).toEqual([[2, 'gate']]);
    await expect(redactedBy(spoil, Infinity)).rejects.toMatchObject({ facts: { gate: 'text', page: 3 } });
  });

  test('spoils a page only after it has passed once is noticed as well', async () => {
    const pages = [1, 0];
    const spoil: Spoil = async (attempt) => {
      const page = pages.shift() ?? 2;
      const write = (document: PDFDocument) =>
        document.getPage(page).drawText('Zanzibar', { x: 20, y: 20, size: 1, opacity: 0 });
      return { ...attempt, bytes: await changed(attempt.bytes, write) };
    };
    const { rasterised } = await redactedBy(spoil, 2);
    expect([...rasterised].sort()).toEqual([
      [0, 'gate'],
      [1, 'gate'],
    ]);
  });

  test('leaves a string that belongs to no page is refused at once', async () => {
    const spoil: Spoil = async (attempt) => ({
      ...attempt,
      bytes: await changed(attempt.bytes, (document) => document.setTitle('Zanzibar')),
    });
    await expect(redactedBy(spoil, Infinity)).rejects.toMatchObject({
      code: 'redact.not-proven',
      facts: { page: 'any' },
    });
  });

  test('cannot draw a page that has to become a picture is refused', async () => {
    const bytes = await pdfWith({ text: 'To Zanzibar' });
    const source = await loadPdf(fileOf('a.pdf', bytes), work);
    const surveyed = await survey(source, { items, extent: { exact: false } }, { ...work, onPage: () => undefined });
    const engines = { ...work, onStep: () => undefined, build: () => Promise.resolve(undefined) };
    await expect(redact(surveyed, { before: bytes, drawing }, engines)).rejects.toMatchObject({
      code: 'redact.not-proven',
      facts: { gate: 'picture of a page' },
    });
  });
});
