import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFString, StandardFonts, type PDFObject } from 'pdf-lib';
import { pdfRedactPreview } from '../../../contracts/tools/pdf-redact-preview.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pagesDrawnBy, pixelsIn } from '../fixtures/drawn-by.js';
import { save } from '../fixtures/pdfs.js';
import { redacted } from '../fixtures/redacting.js';
import { testWith, textOf } from '../fixtures/reference-programs.js';
import { foundIn } from '../fixtures/searched.js';
import { redactPreview } from '../operations/redact-preview.js';
import { rotate } from '../operations/rotate.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const entriesOf = {
  Stamp: {},
  FreeText: { Contents: 'DRAFT, says Zanzibar' },
  Watermark: {},
  Widget: { FT: 'Btn', Ff: 65_536, T: 'draft' },
} as const;

/** A page with words, all under an annotation as large as the page. */
const covered = async (entries: object, shown = 'DRAFT'): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([300, 200]);
  page.drawText('Plain words', { x: 20, y: 170, size: 12, font });
  page.drawText('Zanzibar is here', { x: 20, y: 20, size: 12, font });
  const look = context.stream(`BT /F 24 Tf 60 90 Td (${shown}) Tj ET`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 300, 200],
    Resources: { Font: { F: font.ref } },
  });
  const whole = { Type: 'Annot', Rect: [0, 0, 300, 200], F: 4, AP: { N: context.register(look) }, ...entries };
  const annotation = context.register(context.obj(whole as unknown as Record<string, string>));
  page.node.set(PDFName.of('Annots'), context.obj([annotation]));
  if ('FT' in entries) document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [annotation] }));
  return save(document);
};

const requests = {
  'an area': { id: '1', type: 'area', page: 1, box: { x: 0.05, y: 0.84, width: 0.4, height: 0.1 }, replacement: '' },
  'a text': { id: '1', type: 'text', text: 'Zanzibar', page: 'all' },
};

const darkShare = (bytes: Uint8Array): number => {
  const { data } = pixelsIn(pagesDrawnBy('poppler', bytes)[0]);
  return data.filter((value) => value < 128).length / data.length;
};

describe.each(Object.entries(entriesOf))('%s over the whole page', (name, entries) => {
  const coveredFile = (shown?: string) => covered({ Subtype: name, ...entries }, shown);

  for (const [kind, item] of Object.entries(requests))
    testWith('pdftoppm', `stays, but for what ${kind} lies on`, async () => {
      const { bytes, notes, receipt } = await redacted(await coveredFile(), { items: [item], work });
      expect(receipt.pages).toMatchObject([{ method: 'removed' }]);
      expect(textOf(bytes)).toContain('DRAFT');
      expect(textOf(bytes)).toContain('Plain words');
      expect(await foundIn(bytes, 'Zanzibar', work.qpdf)).toEqual([]);
      expect(darkShare(bytes)).toBeLessThan(0.2);
      expect(notes).toContainEqual(expect.stringContaining('now part of their pages'));
    });

  testWith('pdftoppm', 'loses only the word that it shows itself', async () => {
    const items = [requests['a text']];
    const { bytes, receipt } = await redacted(await coveredFile('Of Zanzibar, DRAFT'), { items, work });
    expect(receipt.pages).toMatchObject([{ method: 'removed' }]);
    expect(textOf(bytes)).toMatch(/Of\s.*DRAFT/);
    expect(await foundIn(bytes, 'Zanzibar', work.qpdf)).toEqual([]);
    expect(darkShare(bytes)).toBeLessThan(0.2);
  });

  test.each(Object.entries(requests))(
    'takes the notes that answer it along, which are counted: %s',
    async (_, item) => {
      const document = await PDFDocument.load(await coveredFile('Of Zanzibar, DRAFT'));
      const { context } = document;
      const [page] = document.getPages();
      const list = page!.node.Annots()!;
      const note = (text: string, to: PDFObject) =>
        context.register(
          context.obj({
            Type: 'Annot',
            Subtype: 'Text',
            Rect: [280, 0, 300, 20],
            Contents: PDFString.of(text),
            IRT: to,
          }),
        );
      const first = note('Is that so?', list.get(0));
      for (const one of [first, note('It is.', first)]) list.push(one);
      const before = await save(document);
      const { bytes, notes } = await redacted(before, { items: [item], work });
      expect((await PDFDocument.load(bytes)).getPages()[0]?.node.Annots()?.size() ?? 0).toBe(0);
      expect(notes).toContain('2 annotations or form fields removed together with the text.');
      const options = pdfRedactPreview.options.parse({ redactionItems: JSON.stringify([item]) });
      const foretold = await redactPreview([fileOf('a.pdf', before)], options, work);
      expect(JSON.parse(Buffer.from(foretold.bytes).toString())).toMatchObject({ beside: { annotations: 2 } });
    },
  );

  testWith('pdftoppm', 'is seen where it was on a page that is turned', async () => {
    const turned = await rotate([fileOf('a.pdf', await coveredFile())], { pageRanges: '', angle: 90 }, work);
    const { bytes } = await redacted(turned.bytes, { items: [requests['a text']], work });
    expect(textOf(bytes)).toContain('DRAFT');
  });
});
