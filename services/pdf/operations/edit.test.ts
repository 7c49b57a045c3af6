import { jest } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { editableReply } from '../../../contracts/api/editable.js';
import { pdfEdit } from '../../../contracts/tools/pdf-edit.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { outlineOf } from '../fixtures/rendered-look.js';
import { testWith, textOf } from '../fixtures/reference-programs.js';
import { pdfsig, sealed, VALID } from '../fixtures/sealed-pdfs.js';
import { edit } from './edit.js';
import { editable } from './editable.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const form = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  const field = document.getForm().createTextField('name');
  field.setMaxLength(20);
  field.enableRequired();
  field.addToPage(page, { x: 60, y: 700, width: 200, height: 22 });
  document.getForm().createCheckBox('agree').addToPage(page, { x: 60, y: 600, width: 20, height: 20 });
  return document.save({ useObjectStreams: false });
};

const edited = (bytes: Uint8Array, draft: Readonly<Record<string, unknown>>) => {
  const texts = Object.entries(draft).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return edit([fileOf('form.pdf', bytes)], pdfEdit.options.parse(Object.fromEntries(texts)), work);
};

const listed = async (bytes: Uint8Array) => {
  const { bytes: answer } = await editable([fileOf('form.pdf', bytes)], { marksFile: '' }, work);
  return editableReply.parse(JSON.parse(new TextDecoder().decode(answer)));
};

const box = { x: 300, y: 300, width: 200, height: 30 };
const draft = {
  values: { name: 'Zoë Żółć', agree: true },
  marks: [
    { type: 'text', page: 1, box, text: 'typed on the page', asContent: true },
    { type: 'highlight', page: 1, boxes: [box] },
  ],
};

describe('a draft', () => {
  testWith('pdftotext', 'becomes one version with all that it holds', async () => {
    const { bytes } = await edited(await form(), draft);
    const { fields, marks } = await listed(bytes);
    expect(textOf(bytes)).toContain('typed on the page');
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['name', 'Zoë Żółć'],
      ['agree', true],
    ]);
    expect(marks.map(({ kind }) => kind)).toEqual(['Highlight']);
  });

  testWith(
    'pdftotext',
    'changes texts and adds fields before these are filled in, and bookmarks and properties last',
    async () => {
      const source = await pdfWith({ text: 'Sum 12', size: [400, 300] });
      const { bytes } = await edited(source, {
        findAndReplace: { find: '12', text: '21' },
        fields: [{ type: 'text', name: 'city', page: 1, box: { x: 20, y: 20, width: 100, height: 20 } }],
        values: { city: 'Łódź' },
        bookmarks: [{ title: 'Sums', page: 1 }],
        properties: { title: 'A sum' },
      });
      expect(textOf(bytes)).toMatch(/Łódź[^]*Sum 21/);
      expect((await listed(bytes)).fields.map(({ name, value }) => [name, value])).toEqual([['city', 'Łódź']]);
      expect(await outlineOf(bytes)).toEqual([expect.stringContaining('Sums')]);
      expect((await PDFDocument.load(bytes)).getTitle()).toBe('A sum');
    },
  );

  test('with its fields locked has none any more, and keeps its marks', async () => {
    const { fields, marks } = await listed((await edited(await form(), { ...draft, flatten: true })).bytes);
    expect(fields).toEqual([]);
    expect(marks.map(({ kind }) => kind)).toEqual(['Highlight']);
  });

  test('is refused as a whole where one part of it can not be done', async () => {
    const wrong = { ...draft, values: { name: 'x'.repeat(21) } };
    await expect(edited(await form(), wrong)).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: 'values.name' },
    });
  });

  test('that holds nothing is refused', async () => {
    await expect(edited(await form(), {})).rejects.toMatchObject({ code: 'tool.option-invalid' });
  });

  testWith('pdfsig', 'leaves a signature valid that allows what it does', async () => {
    const { bytes, notes } = await edited(await sealed(await form(), { level: 3 }), {
      values: draft.values,
      marks: draft.marks.slice(1),
    });
    expect(pdfsig(bytes)).toContain(VALID);
    expect(notes).toEqual([]);
  });
});

test('the fields of a form are told with their places and their limits', async () => {
  const { fields, pages, allowed } = await listed(await form());
  expect(pages).toEqual([{ width: 600, height: 800 }]);
  expect(allowed).toEqual({ change: true, fill: true, annotate: true });
  expect(fields[0]).toMatchObject({ name: 'name', kind: 'text', required: true, maxLength: 20, value: null });
  expect(fields[0]?.places[0]).toMatchObject({ page: 1, x: 59.5, y: 77.5 });
});
