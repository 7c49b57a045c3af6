import { PDFName, PDFString } from 'pdf-lib';
import { line, rawDocument, said } from '../../fixtures/raw-pdf.js';
import { addField } from '../../fixtures/pdfs-with-extras.js';
import { save } from '../../fixtures/pdfs.js';
import { readOutsidePages, type OutsideText } from './read-outside-pages.js';

const readFrom = async (bytes: Uint8Array): Promise<readonly OutsideText[]> =>
  readOutsidePages({ name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes }, {});

const textOn = (texts: readonly OutsideText[], wanted: number | undefined): string =>
  texts.find(({ page }) => page === wanted)?.text ?? '';

test('texts beside the content of pages are those of fields, notes, links, bookmarks, files and properties', async () => {
  const raw = await rawDocument();
  const { document, context } = raw;
  raw.page({ content: line('On the page') });
  const annotation = (entries: object) => raw.add({ Type: 'Annot', Rect: [0, 0, 9, 9], ...entries });
  raw.page({
    content: line('On the page'),
    entries: {
      Annots: [
        annotation({ Subtype: 'Text', Contents: said('a note') }),
        annotation({ Subtype: 'FreeText', Contents: said('written freely'), RC: said('<p>rich <b>text</b></p>') }),
        annotation({ Subtype: 'Link', A: { S: 'URI', URI: said('mailto:ada%40example.org') } }),
      ],
    },
  });
  addField(document, { name: 'Account', value: 'DE89', pages: [0] });
  document.setAuthor('Ada Lovelace');
  await document.attach(new Uint8Array([1]), 'list of names.txt');
  const outline = context.obj({ Title: PDFString.of('A bookmark') });
  document.catalog.set(PDFName.of('Outlines'), context.obj({ First: context.register(outline) }));
  const xmp = '<x:xmpmeta><dc:creator>Grace</dc:creator></x:xmpmeta>';
  document.catalog.set(PDFName.of('Metadata'), raw.stream(xmp, { Type: 'Metadata', Subtype: 'XML' }));
  const texts = await readFrom(await save(document));
  expect(textOn(texts, 1)).toContain('Account: DE89');
  for (const text of ['a note', 'written freely', 'rich\ntext', 'mailto:ada@example.org'])
    expect(textOn(texts, 2)).toContain(text);
  for (const text of ['Ada Lovelace', 'list of names.txt', 'A bookmark', 'Grace'])
    expect(textOn(texts, undefined)).toContain(text);
  expect(JSON.stringify(texts)).not.toContain('On the page');
});

test('other files have none', async () => {
  const file = { name: 'a.txt', kind: 'text', mime: 'text/plain', bytes: new TextEncoder().encode('a') } as const;
  expect(await readOutsidePages(file, {})).toEqual([]);
});
