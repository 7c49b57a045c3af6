import { PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { openPdf, savePdf } from '../../opening/editable.js';
import { line, rawDocument } from '../../fixtures/raw-pdf.js';
import { openWork, type TestWork } from '../../fixtures/operation-work.js';
import { redacted } from '../../fixtures/redacting.js';
import { wordsOf } from '../../fixtures/searched.js';
import { fingerprintsOf } from './page-fingerprints.js';
import { reachedFrom } from './page-streams.js';

/** Names that entries of pages and annotations have, too. */
const NAMES = ['A', 'B', 'P', 'Parent', 'Dest', 'Next', 'Popup'];

const withForm = async (name: string, text = 'Form') => {
  const raw = await rawDocument();
  const form = raw.form(line(text, [20, 60]));
  raw.page({ content: `/${name} Do`, resources: { XObject: { [name]: form } } });
  return { document: await openPdf(await savePdf(raw.document)), form };
};

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

describe.each(NAMES)('a part of a page that its file calls /%s', (name) => {
  test('belongs to the page', async () => {
    const { document } = await withForm(name);
    const streams = [...reachedFrom(document.getPage(0))].map((ref) => document.context.lookup(ref));
    const forms = streams.filter(
      (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form'),
    );
    expect(forms).toHaveLength(1);
  });

  test('makes the page another when it changes', async () => {
    const one = fingerprintsOf((await withForm(name)).document);
    expect(fingerprintsOf((await withForm(name)).document)).toEqual(one);
    expect(fingerprintsOf((await withForm(name, 'Other')).document)).not.toEqual(one);
  });
});

test('a page whose font is called /B loses a word and stays text', async () => {
  const raw = await rawDocument();
  const content = 'BT /B 14 Tf 20 150 Td (Before Zanzibar after) Tj ET';
  raw.page({ content, resources: { Font: { B: raw.font } } });
  const items = [{ id: 'a', type: 'text', text: 'Zanzibar' }];
  const { bytes } = await redacted(await savePdf(raw.document), { items, work });
  expect((await wordsOf(bytes)).join(' ')).toMatch(/^Before ?after \[REDACTED\]$/);
});

test('what a page leads to through its own entries is not part of it', async () => {
  const raw = await rawDocument();
  const action = raw.add({ S: 'URI', URI: '(x)' });
  const link = raw.add({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action });
  raw.page({ content: '', entries: { Annots: [link] } });
  const document = await openPdf(await savePdf(raw.document));
  const reached = [...reachedFrom(document.getPage(0))].map((ref) => document.context.lookup(ref));
  const kinds = reached.flatMap((object) => (object instanceof PDFDict ? (object.get(PDFName.of('S')) ?? []) : []));
  expect(kinds).toEqual([]);
});
