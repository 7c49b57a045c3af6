import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString, type PDFRef } from 'pdf-lib';
import { outlineLengths } from '../compression/fonts/outlines.js';
import { readTables } from '../compression/fonts/sfnt.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { addField, writeFieldsIn } from '../fixtures/pdfs-with-extras.js';
import { FLAWLESS, answerOf, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import {
  compressing,
  drawing,
  embedWholeFont,
  fontFiles,
  pageShowing,
  saved,
  show,
  wholeOutlines,
} from './compress-fonts-fixture.js';

jest.setTimeout(60_000);

const fontBytes = async (bytes: Uint8Array): Promise<number[]> => (await fontFiles(bytes)).map(({ length }) => length);

/** How much each glyph of each font in a document takes. */
const outlinesIn = async (bytes: Uint8Array) =>
  (await fontFiles(bytes)).map((file) => outlineLengths(readTables(file)!));

const tablesIn = async (bytes: Uint8Array) => (await fontFiles(bytes)).map((file) => [...readTables(file)!.keys()]);

const compositeWidthsIn = async (bytes: Uint8Array): Promise<string[]> => {
  const { context } = await PDFDocument.load(bytes);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const widths = object instanceof PDFDict ? object.lookup(PDFName.of('W')) : undefined;
    return widths ? [String(widths)] : [];
  });
};

/** Composite fonts of the font that a page has, which share the one below them. */
const compositesOver = (document: PDFDocument, count: number): readonly PDFRef[] => {
  const { context } = document;
  const fonts = document.getPage(0).node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
  const descriptor = fonts.lookup(PDFName.of('F'), PDFDict).get(PDFName.of('FontDescriptor'))!;
  const system = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 };
  const widths = [0, Array.from({ length: 300 }, (_, at) => 400 + at), 300, 2000, 333];
  const entries = { Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'LiberationSans', CIDSystemInfo: system };
  const below = context.register(context.obj({ ...entries, W: widths, FontDescriptor: descriptor }));
  const above = { Type: 'Font', Subtype: 'Type0', BaseFont: 'LiberationSans', Encoding: 'Identity-H' };
  return Array.from({ length: count }, () => context.register(context.obj({ ...above, DescendantFonts: [below] })));
};

describe('compressing fonts', () => {
  const compressed = compressing();

  testWith('pdftoppm', 'leaves the glyphs that are shown, and every page as it looked and read', async () => {
    for (const place of ['page', 'form', 'pattern', 'annotation', 'glyph'] as const) {
      const before = await saved(await pageShowing('Quick \\351 fox', place));
      const after = await compressed(before);
      expect(after.length).toBeLessThan(before.length / 8);
      for (const drawer of ['poppler', 'mutool'] as const) {
        expect(differenceOf(pagesDrawnBy(drawer, after)[0], pagesDrawnBy(drawer, before)[0])).toBe(0);
      }
      expect(answerOf('pdftotext', after, '-bbox', 'FILE', '-')).toBe(
        answerOf('pdftotext', before, '-bbox', 'FILE', '-'),
      );
      expect(qpdfCheck(after)).toContain(FLAWLESS);
    }
  });

  testWith('pdffonts', 'says in its name that a font is not whole', async () => {
    const after = await compressed(await saved(await pageShowing('abc')));
    expect(answerOf('pdffonts', after, 'FILE')).toMatch(/[A-Z]{6}\+LiberationSans .*yes yes/);
  });

  test('keeps what is shown anywhere with one font file, however many fonts have it', async () => {
    const document = await pageShowing('a');
    const other = document.addPage([300, 200]);
    const { context } = document;
    other.node.set(PDFName.of('Contents'), context.register(context.stream(drawing('bcd'))));
    other.node.set(PDFName.of('Resources'), context.obj({ Font: { F: embedWholeFont(document, 'Other') } }));
    const before = await saved(document);
    const after = await compressed(before);
    expect(new Set(await fontBytes(after)).size).toBe(1);
    expect(pagesDrawnBy('poppler', after)).toEqual(pagesDrawnBy('poppler', before));
  });

  test('leaves every glyph of a font in which a form may be filled in, and takes what only sets text', async () => {
    const document = await pageShowing('a');
    addField(document, { name: 'name', value: 'b', pages: [0] });
    writeFieldsIn(document, 'Helv', 'Helvetica');
    const form = document.getForm().acroForm.dict;
    const { context } = document;
    const shown = document.getPage(0).node.Resources()?.get(PDFName.of('Font'));
    form.set(PDFName.of('DR'), context.obj({ Font: shown ?? {} }));
    form.set(PDFName.of('DA'), PDFString.of('/F 9 Tf'));
    expect(await outlinesIn(await compressed(await saved(document)))).toEqual([wholeOutlines()]);
    expect((await tablesIn(await compressed(await saved(document))))[0]).not.toContain('GPOS');
  });

  test('leaves every glyph of a font where a text does not say in which font it is', async () => {
    const document = await pageShowing('a', 'form');
    const { context } = document;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream && object.dict.has(PDFName.of('BBox')))) continue;
      context.assign(ref, PDFRawStream.of(object.dict, Buffer.from('BT 20 100 Td (b) Tj ET')));
    }
    expect(await outlinesIn(await compressed(await saved(document)))).toEqual([wholeOutlines()]);
  });

  test('says of the codes of a composite font only how wide those are that it shows', async () => {
    const document = await pageShowing('a');
    const [composite] = compositesOver(document, 1);
    show(document, { F: composite! }, 'BT /F 24 Tf 20 100 Td <0044004500580190> Tj ET');
    const before = await saved(document);
    const after = await compressed(before);
    expect(await compositeWidthsIn(after)).toEqual(['[ 68 [ 468 469 ] 88 [ 488 ] 400 [ 333 ] ]']);
    expect(pagesDrawnBy('poppler', after)).toEqual(pagesDrawnBy('poppler', before));
  });

  test('says how wide the codes are of all composite fonts that have one font below them', async () => {
    const document = await pageShowing('a');
    const [one, other] = compositesOver(document, 2);
    const content = 'BT /F 24 Tf 20 100 Td <0044> Tj /G 24 Tf <0045> Tj ET';
    show(document, { F: one!, G: other! }, content);
    const before = await saved(document);
    const after = await compressed(before);
    expect(await compositeWidthsIn(after)).toEqual(['[ 68 [ 468 469 ] ]']);
    expect(pagesDrawnBy('poppler', after)).toEqual(pagesDrawnBy('poppler', before));
  });
});
