import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
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
