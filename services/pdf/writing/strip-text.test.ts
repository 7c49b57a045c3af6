import { PDFDocument, PDFName, StandardFonts, type PDFPage } from 'pdf-lib';
import { decodedBytes, streamAt } from '../content/objects.js';
import { contentOf } from '../content/page-content.js';
import { stripText } from './strip-text.js';

const pageWith = async (content: string) => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(content)));
  return { document, page };
};
const shown = (page: PDFPage) => Buffer.from(contentOf(page)).toString('latin1').replace(/\s+/g, ' ').trim();

describe('taking the text out of a page', () => {
  test('leaves what is drawn beside it', async () => {
    const { document, page } = await pageWith(
      '0 0 10 10 re f BT /F1 9 Tf (a) Tj [(b) 3 (c)] TJ (d) \' 1 2 (e) " ET 5 w S',
    );
    expect(stripText(document)).toEqual({ painted: 4, hidden: 0 });
    expect(shown(page)).toBe('0 0 10 10 re f BT /F1 9 Tf ET 5 w S');
  });

  test('takes the words that are kept for readers', async () => {
    const { document, page } = await pageWith('/Span <</ActualText (secret)/MCID 0>> BDC BT (s) Tj ET EMC');
    stripText(document);
    expect(shown(page)).toBe('/Span BMC BT ET EMC');
  });

  test('tells text that was not to be seen', async () => {
    const { document } = await pageWith('q 3 Tr BT (scan) Tj ET Q BT (seen) Tj ET');
    expect(stripText(document)).toEqual({ painted: 1, hidden: 1 });
  });

  test('goes into the forms that a page draws', async () => {
    const { document, page } = await pageWith('/Fm Do');
    const form = document.context.stream('BT (inside) Tj ET 0 0 5 5 re f', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 9, 9],
    });
    page.node.setXObject(PDFName.of('Fm'), document.context.register(form));
    expect(stripText(document).painted).toBe(1);
    const stripped = streamAt(page.node.Resources()!.lookup(PDFName.of('XObject')) as never, 'Fm')!;
    const content = Buffer.from(decodedBytes(stripped)!).toString('latin1');
    expect(content).not.toContain('inside');
    expect(content).toContain('0 0 5 5 re f');
    expect(stripped.dict.get(PDFName.of('BBox'))).toBeDefined();
  });
});
