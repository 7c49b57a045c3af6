import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { readText } from '../../engines/pdfium/pdfium-text.js';
import { rawPdf } from '../../fixtures/raw-pdf.js';
import { openPdf, savePdf } from '../../opening/editable.js';
import { wordsOf } from '../../fixtures/searched.js';
import { removeFromPages } from './remove-from-pages.js';

const PAGES = 40;
const name = (key: string) => PDFName.of(key);

/** Pages that share all of their resources, a form with text among them. */
const letterheads = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const fonts = context.register(context.obj({ F: font.ref, Unused: font.ref }));
  const head = context.stream('BT /F 14 Tf 20 150 Td (Head) Tj ET', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 300, 200],
    Resources: { Font: fonts },
  });
  const resources = context.register(context.obj({ Font: fonts, XObject: { X: context.register(head) } }));
  for (let page = 0; page < PAGES; page += 1) {
    const { node } = document.addPage([300, 200]);
    node.set(name('Resources'), resources);
    node.set(name('Contents'), context.register(context.stream(`/X Do BT /F 14 Tf 20 50 Td (P${page}) Tj ET`)));
  }
  return savePdf(document);
};

test('pages far apart lose what is taken from them, and those that share their parts keep everything', async () => {
  const letter = { left: 22, right: 26, bottom: 52, top: 58 };
  const inHead = { left: 22, right: 26, bottom: 152, top: 158 };
  const removals = Array.from({ length: PAGES / 2 }, (_, index) => ({
    page: index * 2,
    targets: [letter, inHead],
    boxes: [],
  }));
  const document = await removeFromPages(await openPdf(await letterheads()), removals);
  const words = await wordsOf(await savePdf(document));
  expect(words).toEqual(Array.from({ length: PAGES }, (_, page) => (page % 2 ? `Head P${page}` : `ead ${page}`)));
});

/** Letters set apart by fractions, as programs that justify lines write them. */
const JUSTIFIED =
  'BT /F1 1 Tf -.0004 Tc .0441 Tw 10.5 0 0 10.5 20 100 Tm [(this content or copy)-10(r)-10(ight stays here)] TJ ET';

const glyphsOf = (bytes: Uint8Array) => withDocument(bytes, (document) => readText(document, 0).glyphs);

test('what follows a removed word stands where it stood, to a thousandth of a point', async () => {
  const source = await rawPdf({ content: JUSTIFIED });
  const before = await glyphsOf(source);
  const [from = NaN, to = NaN] = [5, 12].map((at) => before[at]?.origin.x);
  const inside = { left: from + 1, right: to - 3, bottom: 101, top: 104 };
  const removed = await removeFromPages(await openPdf(source), [{ page: 0, targets: [inside], boxes: [] }]);
  const after = await glyphsOf(await savePdf(removed));
  const tail = (glyphs: typeof before) => glyphs.slice(-12).map(({ text, origin }) => ({ text, x: origin.x }));
  expect(after.length).toBeLessThan(before.length);
  for (const [index, { text, x }] of tail(after).entries()) {
    const was = tail(before)[index];
    expect(text).toBe(was?.text);
    expect(x).toBeCloseTo(was?.x ?? NaN, 3);
  }
});
