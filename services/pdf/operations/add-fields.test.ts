import { jest } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import type { z } from 'zod';
import sharp from 'sharp';
import { newField } from '../../../contracts/tools/pdf-add-fields.js';
import { pdfPlaceSignature } from '../../../contracts/tools/pdf-place-signature.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { ask, FLAWLESS, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { sealed } from '../fixtures/sealed-pdfs.js';
import { addFields } from './add-fields.js';
import { fillForm } from './fill-form.js';
import { placeSignature } from './place-signature.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

type Given = Partial<z.input<typeof newField>>;

const box = { x: 20, y: 20, width: 100, height: 20 };
const field = (changes: Given) => newField.parse({ type: 'text', name: 'field', page: 1, box, ...changes });
const add = async (source: Uint8Array, ...fields: Given[]) =>
  (await addFields([fileOf('plain.pdf', source)], { fields: fields.map(field) }, work)).bytes;
const plain = (rotate = 0) => pdfWith({ text: 'Please fill in', size: [400, 300], rotate });

const oneOfEach: Given[] = [
  { name: 'person.name', required: true, maxLength: 30, tooltip: 'Your name' },
  { name: 'person.story', multiline: true, box: { ...box, y: 60, height: 40 }, fontSize: 9 },
  { type: 'check', name: 'agree', box: { x: 20, y: 110, width: 14, height: 14 } },
  { type: 'radio', name: 'pay', choices: ['by card', 'by bill'], box: { x: 60, y: 110, width: 40, height: 14 } },
  { type: 'choice', name: 'country', choices: ['Österreich', '中国', 'مصر'], box: { ...box, y: 140 } },
  { type: 'list', name: 'days', choices: ['Montag', '星期二', 'Τετάρτη'], box: { ...box, y: 170, height: 50 } },
  { type: 'signature', name: 'sign here', box: { x: 200, y: 200, width: 150, height: 60 } },
];

describe('creating a form', () => {
  test.each([1, 2, 3] as const)('is refused in a document that its author certified, at level %i', async (level) => {
    await expect(add(await sealed(await plain(), { level }), { name: 'city' })).rejects.toMatchObject({
      code: 'pdf.change-not-allowed',
      facts: { reason: 'its author certified it against changes' },
    });
  });

  test('adds a field of each kind, with its name, its flags and its look', async () => {
    const form = (await PDFDocument.load(await add(await plain(), ...oneOfEach))).getForm();
    expect(form.getFields().map((one) => [one.getName(), one.constructor.name])).toEqual([
      ['person.name', 'PDFTextField'],
      ['person.story', 'PDFTextField'],
      ['agree', 'PDFCheckBox'],
      ['pay', 'PDFRadioGroup'],
      ['country', 'PDFDropdown'],
      ['days', 'PDFOptionList'],
      ['sign here', 'PDFSignature'],
    ]);
    expect(form.getTextField('person.name').isRequired()).toBe(true);
    expect(form.getTextField('person.name').getMaxLength()).toBe(30);
    expect(form.getTextField('person.story').isMultiline()).toBe(true);
    expect(form.getDropdown('country').getOptions()).toEqual(['Österreich', '中国', 'مصر']);
    const looks = form
      .getFields()
      .flatMap(({ acroField }) => acroField.getWidgets().map((widget) => widget.dict.has(PDFName.of('AP'))));
    expect(looks).toEqual(Array.from({ length: 8 }, () => true));
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await add(await plain(), ...oneOfEach))).toContain(FLAWLESS);
  });

  testWith('mutool', 'adds fields that MuPDF knows', async () => {
    const listed = ask('mutool', await add(await plain(), ...oneOfEach), 'show', 'FILE', 'form');
    for (const name of ['person', 'agree', 'pay', 'country', 'days', 'sign here']) expect(listed).toContain(name);
  });

  test('adds fields that can be filled in, in any script', async () => {
    const source = fileOf('form.pdf', await add(await plain(), ...oneOfEach));
    const values = { 'person.name': 'Żółć 日本', agree: true, pay: 'by bill', country: '中国', days: 'Τετάρτη' };
    const { bytes } = await fillForm([source], { values, valuesFile: '', flatten: false, result: 'pdf' }, work);
    const form = (await PDFDocument.load(bytes)).getForm();
    expect(form.getTextField('person.name').getText()).toBe('Żółć 日本');
    expect(form.getCheckBox('agree').isChecked()).toBe(true);
    expect(form.getDropdown('country').getSelected()).toEqual(['中国']);
  });

  test.each([90, 180, 270])('places a field where it is asked for on a page turned by %i degrees', async (rotate) => {
    const bytes = await add(await pdfWith({ size: [400, 300], rotate }), {
      box: { x: 0, y: 0, width: 30, height: 20 },
    });
    const ink = await inkOn(bytes);
    expect(ink.left).toBeLessThan(0.02);
    expect(ink.top).toBeLessThan(0.02);
  });

  testWithPyhanko('adds a signature field that can be signed', async () => {
    const source = fileOf('form.pdf', await add(await plain(), ...oneOfEach));
    const picture = new Uint8Array(
      await sharp({ create: { width: 300, height: 100, channels: 4, background: '#000078' } })
        .png()
        .toBuffer(),
    );
    const placements = JSON.stringify([{ page: 0, x: 0.55, y: 0.7, width: 100, height: 30 }]);
    const { bytes } = await placeSignature(
      [source, fileOf('b.png', picture)],
      pdfPlaceSignature.options.parse({ placements }),
      work,
    );
    const named = (await PDFDocument.load(bytes))
      .getForm()
      .getFields()
      .filter((one) => one.constructor.name === 'PDFSignature');
    expect(named.map((one) => one.getName())).toEqual(['sign here']);
    expect(await pyhanko(bytes)).toContain(PYHANKO_VALID);
  });

  test('takes several places of one name for one field', async () => {
    const bytes = await add(await plain(), { name: 'date' }, { name: 'date', box: { ...box, y: 80 } });
    const form = (await PDFDocument.load(bytes)).getForm();
    expect(form.getTextField('date').acroField.getWidgets()).toHaveLength(2);
  });

  test.each<[string, Given[], readonly [string, string]]>([
    ['a name of two kinds', [{}, { type: 'check', box: { ...box, y: 90 } }], ['fields.1.name', 'two kinds']],
    ['a box that leaves the page', [{ box: { ...box, x: 350 } }], ['fields.0.box', 'leaves the page']],
    ['a list without choices', [{ type: 'list' }], ['fields.0.choices', 'at least one']],
    ['choices that are the same', [{ type: 'choice', choices: ['a', 'a'] }], ['fields.0.choices', 'differ']],
    ['a name that is part of another', [{ name: 'a' }, { name: 'a.b' }], ['fields.0.name', 'part of the name']],
  ])('refuses by name %s', async (_, fields, [where, problem]) => {
    await expect(add(await plain(), ...fields)).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: where, problem: expect.stringContaining(problem) },
    });
  });

  test('refuses by name a field that is there already, and a page that is not', async () => {
    const form = await add(await plain(), { name: 'a.b' });
    await expect(add(form, { name: 'a.b' })).rejects.toMatchObject({ facts: { field: 'fields.0.name' } });
    await expect(add(form, { name: 'a' })).rejects.toMatchObject({ facts: { field: 'fields.0.name' } });
    await expect(add(form, { name: 'a.b.c' })).rejects.toMatchObject({ facts: { field: 'fields.0.name' } });
    await expect(add(form, { name: 'c', page: 2 })).rejects.toMatchObject({ code: 'pages.not-in-file' });
    const both = (await PDFDocument.load(await add(form, { name: 'a.c' }))).getForm();
    expect(both.getFields().map((one) => one.getName())).toEqual(['a.b', 'a.c']);
  });
});
