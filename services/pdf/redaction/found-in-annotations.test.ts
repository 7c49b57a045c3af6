import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { pdfRedactPreview } from '../../../contracts/tools/pdf-redact-preview.js';
import type { RedactionPreviewReply } from '../../../contracts/api/redaction-preview.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { redacted } from '../fixtures/redacting.js';
import { wordsOf } from '../fixtures/searched.js';
import { redactPreview } from '../operations/redact-preview.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

/** A page with a form field of this value. */
const withField = async (value: string): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.drawText('Plain words', { x: 20, y: 170, size: 12 });
  const field = document.getForm().createTextField('name');
  field.setText(value);
  field.addToPage(page, { x: 20, y: 100, width: 200, height: 20 });
  return save(document);
};

const items = [
  { id: 'a', type: 'text', text: 'Zanzibar', page: 'all' },
  { id: 'b', type: 'text', text: 'Timbuktu', page: 'all' },
];

describe('a text that only a form field shows', () => {
  test('is told to be found by a redaction, as often as fields show it', async () => {
    const { notes, receipt } = await redacted(await withField('Mr Zanzibar'), { items, work });
    expect(receipt.items).toMatchObject([
      { id: 'a', places: 1 },
      { id: 'b', places: 0 },
    ]);
    expect(notes.filter((note) => note.includes('not found'))).toEqual(['Item b was not found on any page.']);
  });

  test('is all that is removed of what the field shows, which is no field any more', async () => {
    const { bytes, notes } = await redacted(await withField('Mr Zanzibar of Leeds'), { items, work });
    expect(await wordsOf(bytes)).toEqual([expect.stringMatching(/Mr .*of Leeds/)]);
    expect(notes).toContainEqual(expect.stringContaining('can no longer be filled in'));
    expect((await PDFDocument.load(bytes)).getForm().getFields()).toEqual([]);
  });

  test('is not told to be missing by a preview', async () => {
    const options = pdfRedactPreview.options.parse({ redactionItems: JSON.stringify(items) });
    const { bytes } = await redactPreview([fileOf('a.pdf', await withField('Mr Zanzibar'))], options, work);
    const { missing } = JSON.parse(new TextDecoder().decode(bytes)) as RedactionPreviewReply;
    expect(missing).toEqual(['b']);
  });
});
