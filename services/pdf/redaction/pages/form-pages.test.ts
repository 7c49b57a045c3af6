import { line, rawDocument } from '../../fixtures/raw-pdf.js';
import { wordsOf } from '../../fixtures/searched.js';
import { openPdf } from '../../opening/editable.js';
import { withFormsAsPages } from './form-pages.js';

describe('drawings as pages', () => {
  test('show all that they are made of, by whatever name, and nothing else is in the file', async () => {
    const { document, font, form, page } = await rawDocument();
    const inner = form('BT /A 10 Tf 10 10 Td (Eve) Tj ET', { Resources: { Font: { A: font } } });
    const outer = form(`${line('Ada')} /P Do`, { Resources: { XObject: { P: inner } } });
    page({ content: line('nobody') });
    const bytes = await withFormsAsPages(document, [outer, inner]);
    const words = await wordsOf(bytes);
    expect(words.map((text) => text.replaceAll(' ', ''))).toEqual(['AdaEve', 'Eve']);
    const objects = (await openPdf(bytes)).context.enumerateIndirectObjects().map(([ref]) => ref.objectNumber);
    expect(objects).toEqual(expect.arrayContaining([outer, inner, font].map((ref) => ref.objectNumber)));
    expect(objects).toHaveLength(3 + 2 + 2 * 2); // the drawings and their font, the tree and its root, two pages
  });

  test('leave the document as it was', async () => {
    const { document, context, form } = await rawDocument();
    const ref = form(line('Ada'));
    const count = context.enumerateIndirectObjects().length;
    await withFormsAsPages(document, [ref]);
    expect(context.enumerateIndirectObjects()).toHaveLength(count);
    expect(context.largestObjectNumber).toBe(ref.objectNumber);
  });
});
