import { jest } from '@jest/globals';
import { PDFBool, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFForm } from '@cantoo/pdf-lib';
import { pdfFillForm } from '../../../contracts/tools/pdf-fill-form.js';
import type { FormValues } from '../../../contracts/form-fields.js';
import { pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { foundIn } from '../fixtures/searched.js';
import { pdfsig, sealed, VALID } from '../fixtures/sealed-pdfs.js';
import { fillForm } from './fill-form.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

/** The head of a picture as Poppler writes it; its first bytes are text. */
const PPM_HEAD_BYTES = 15;
const WIDGET = { width: 220, height: 22 };

/** An application with a field of each kind, whose looks and values its maker drew in Latin letters. */
const application = async (change: (form: PDFForm) => void = () => undefined): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  const form = document.getForm();
  form.createTextField('applicant.name').addToPage(page, { x: 60, y: 740, ...WIDGET });
  const story = form.createTextField('story');
  story.enableMultiline();
  story.addToPage(page, { x: 60, y: 600, width: 220, height: 100 });
  const code = form.createTextField('code');
  code.setMaxLength(6);
  code.enableCombing();
  code.addToPage(page, { x: 60, y: 560, ...WIDGET });
  form.createCheckBox('agree').addToPage(page, { x: 60, y: 520, width: 20, height: 20 });
  const pay = form.createRadioGroup('pay');
  for (const [index, way] of ['by card', 'by bill'].entries()) {
    pay.addOptionToPage(way, page, { x: 60 + 60 * index, y: 480, width: 20, height: 20 });
  }
  const country = form.createDropdown('country');
  country.acroField.setOptions([
    { value: PDFHexString.fromText('it'), display: PDFHexString.fromText('Italy') },
    { value: PDFHexString.fromText('no'), display: PDFHexString.fromText('Norway') },
  ]);
  country.addToPage(page, { x: 60, y: 440, ...WIDGET });
  const days = form.createOptionList('days');
  days.addOptions(['Monday', 'Tuesday', 'Sunday']);
  days.enableMultiselect();
  days.addToPage(page, { x: 60, y: 340, width: 220, height: 80 });
  const number = form.createTextField('number');
  number.setText('A-17');
  number.enableReadOnly();
  number.addToPage(page, { x: 60, y: 300, ...WIDGET });
  change(form);
  return document.save({ useObjectStreams: false });
};

/** As most programs write a field with one widget: one object for both. pyHanko can judge no others. */
const joinWidgets = (form: PDFForm): void => {
  const annotations = form.doc.getPage(0).node.Annots();
  for (const { acroField } of form.getFields()) {
    const [widget, second] = acroField.getWidgets();
    const at = annotations?.asArray().findIndex((one) => form.doc.context.lookup(one) === widget?.dict) ?? -1;
    if (!widget || second || at < 0) continue;
    for (const [key, value] of widget.dict.entries()) if (key !== PDFName.Parent) acroField.dict.set(key, value);
    acroField.dict.delete(PDFName.of('Kids'));
    annotations?.set(at, acroField.ref);
  }
};

const fill = async (bytes: Uint8Array, values: FormValues, flatten = 'false') => {
  const options = pdfFillForm.options.parse({ values: JSON.stringify(values), flatten });
  return fillForm([fileOf('form.pdf', bytes)], options, work);
};

const filled = async (values: FormValues, change?: (form: PDFForm) => void): Promise<Uint8Array> =>
  (await fill(await application(change), values)).bytes;

const everything: FormValues = {
  'applicant.name': 'Zoë Żółć',
  story: 'one line\nand another',
  code: 'X7Y',
  agree: true,
  pay: 'by bill',
  country: 'Norway',
  days: ['Monday', 'Sunday'],
};

describe('a form that is filled in', () => {
  testWith('pdftotext', 'shows every value where another program reads it', async () => {
    const text = textOf(await filled(everything));
    for (const shown of ['Zoë Żółć', 'one line', 'and another', 'Norway', 'Monday', 'Tuesday', 'A-17']) {
      expect(text).toContain(shown);
    }
    expect(text.replace(/\s+/g, '')).toContain('X7Y');
  });

  testWith('qpdf', 'is without a flaw, and holds the values', async () => {
    const bytes = await filled(everything);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    const { acroform } = JSON.parse(ask('qpdf', bytes, '--json', '--json-key=acroform', 'FILE')) as {
      acroform: { fields: { fullname: string; value: unknown }[] };
    };
    const held = new Map(acroform.fields.map(({ fullname, value }) => [fullname, value]));
    expect(held.get('applicant.name')).toBe('u:Zoë Żółć');
    expect(held.get('country')).toBe('u:no');
    expect(held.get('days')).toEqual(['u:Monday', 'u:Sunday']);
    expect(held.get('agree')).not.toBe('/Off');
    expect(held.get('number')).toBe('u:A-17');
  });

  test.each([
    ['Polish', 'Zażółć gęślą jaźń'],
    ['Greek', 'Ωμέγα'],
    ['Cyrillic', 'Жирный'],
    ['Chinese', '漢字和汉字'],
    ['Japanese', 'ひらがな'],
    ['Korean', '한국어'],
    ['Thai', 'ภาษาไทย'],
  ])('shows %s', async (_, text) => {
    const spaceless = (all: string): string => all.replace(/\s+/g, '');
    expect(spaceless(textOf(await filled({ 'applicant.name': text })))).toContain(spaceless(text));
  });

  test.each([
    ['Arabic', 'مرحبا بكم'],
    ['Hebrew', 'שלום עולם'],
  ])('shows %s from the right edge of its field', async (_, text) => {
    const bytes = await filled({ 'applicant.name': text });
    const words = ask('pdftotext', bytes, '-bbox', 'FILE', '-');
    const right = Math.max(...[...words.matchAll(/xMax="([\d.]+)"[^>]*>[^<]*\p{L}/gu)].map(([, x]) => Number(x)));
    expect(right).toBeGreaterThan(60 + WIDGET.width - 12);
  });

  testWith('mutool', 'draws another picture than the empty one, in two programs', async () => {
    const empty = await application();
    const bytes = await filled({ 'applicant.name': 'W', agree: true, pay: 'by card' });
    for (const drawer of ['poppler', 'mutool'] as const) {
      expect(pagesDrawnBy(drawer, bytes)[0]?.equals(pagesDrawnBy(drawer, empty)[0] ?? Buffer.alloc(0))).toBe(false);
    }
  });

  test('has as its own bytes those of the form, with a revision after them', async () => {
    const before = await application();
    const { bytes } = await fill(before, { story: 'x' });
    expect(Buffer.from(bytes.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true);
  });

  testWith('qpdf', 'counts its objects to the last, where a tick alone changes', async () => {
    const { bytes } = await fill(await application(), { agree: true });
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    const { bytes: again } = await fill(bytes, { agree: false });
    expect(qpdfCheck(again)).toContain(FLAWLESS);
  });

  test('keeps what readers need to set its fields anew', async () => {
    const before = await PDFDocument.load(await application());
    const after = await PDFDocument.load(await filled({ 'applicant.name': '漢字' }));
    const styleIn = (document: PDFDocument) =>
      document.getForm().getTextField('applicant.name').acroField.getDefaultAppearance();
    expect(styleIn(after)).toBe(styleIn(before));
  });

  test('makes a text smaller that would not fit, and names the field where even that is not enough', async () => {
    const long = 'A sentence that is longer than its field is wide by far. ';
    const { bytes, notes } = await fill(await application(), { 'applicant.name': long, code: '123456' });
    expect(textOf(bytes)).toContain('by far.');
    expect(notes).toEqual([]);
    const clipped = await fill(await application(), { 'applicant.name': long.repeat(20) });
    expect(clipped.notes).toMatchObject([
      { code: 'form.text-clipped', text: expect.stringContaining('applicant.name') },
    ]);
  });

  test('empties a field', async () => {
    const bytes = await filled({ 'applicant.name': 'Anna', agree: true });
    const emptied = await fill(bytes, { 'applicant.name': '', agree: false });
    expect(textOf(emptied.bytes)).not.toContain('Anna');
    expect([await foundIn(emptied.bytes, 'Anna', work.qpdf), emptied.notes]).toEqual([[], []]);
    const form = (await PDFDocument.load(emptied.bytes)).getForm();
    expect(form.getCheckBox('agree').isChecked()).toBe(false);
  });
});

describe('what a field cannot hold is refused by its name', () => {
  const refusals: readonly (readonly [
    what: string,
    { readonly values: FormValues; readonly field: string; readonly problem: string },
  ])[] = [
    [
      'a field that is not there',
      { values: { nobody: 'x' }, field: 'values.nobody', problem: 'there is no such field' },
    ],
    ['a read-only field', { values: { number: 'B-1' }, field: 'values.number', problem: 'is read-only' }],
    [
      'a text too long',
      { values: { code: '1234567' }, field: 'values.code', problem: 'must be at most 6 characters, not 7' },
    ],
    [
      'two lines in a field of one',
      { values: { 'applicant.name': 'a\nb' }, field: 'values.applicant.name', problem: 'must be one line' },
    ],
    ['a text for a tick', { values: { agree: 'yes' }, field: 'values.agree', problem: 'must be true or false' }],
    ['a tick for a text', { values: { story: true }, field: 'values.story', problem: 'must be text' }],
    ['no such button', { values: { pay: 'in cash' }, field: 'values.pay', problem: 'must be one of by card, by bill' }],
    [
      'no such choice',
      { values: { country: 'Spain' }, field: 'values.country', problem: 'must be one of Italy, Norway' },
    ],
    [
      'no such line of a list',
      { values: { days: ['Friday'] }, field: 'values.days', problem: 'must be one of Monday, Tuesday, Sunday' },
    ],
  ];
  test.each(refusals)('%s', async (_, { values, field, problem }) => {
    await expect(fill(await application(), values)).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field, problem: expect.stringContaining(problem) },
    });
  });

  test('in a document without a form', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    await expect(fill(await document.save(), { name: 'x' })).rejects.toMatchObject({
      facts: { problem: 'the document has no form' },
    });
  });
});

describe('a form of another kind', () => {
  test('that leaves it to readers to draw its fields has all of them drawn', async () => {
    const undrawn = (form: PDFForm): void => {
      form.getTextField('story').setText('from before');
      for (const field of form.getFields()) {
        for (const { dict } of field.acroField.getWidgets())
          if (field.getName() === 'story') dict.delete(PDFName.of('AP'));
      }
      form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
    };
    const document = await PDFDocument.load(await application(undrawn));
    const before = await document.save({ updateFieldAppearances: false, useObjectStreams: false });
    const text = textOf((await fill(before, { 'applicant.name': 'Anna' })).bytes);
    expect(text).toContain('from before');
    expect(text).toContain('Anna');
  });

  testWith('pdftoppm', 'whose ticks it has its readers draw shows them still', async () => {
    const document = await PDFDocument.create();
    const { context } = document;
    const page = document.addPage([200, 200]);
    const tick = { Type: 'Annot', Subtype: 'Widget', FT: 'Btn', Rect: [100, 100, 160, 160], V: 'Yes', AS: 'Yes', F: 4 };
    const name = { Type: 'Annot', Subtype: 'Widget', FT: 'Tx', Rect: [10, 10, 90, 30], F: 4 };
    const fields = [tick, name].map((entries, index) => {
      const dict = context.obj({ ...entries });
      dict.set(PDFName.of('T'), PDFString.of(['tick', 'name'][index] ?? ''));
      return context.register(dict);
    });
    page.node.set(PDFName.of('Annots'), context.obj(fields));
    document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: fields, NeedAppearances: true }));
    const before = await document.save({ updateFieldAppearances: false, useObjectStreams: false });
    const { bytes } = await fill(before, { name: '' });
    expect(
      pagesDrawnBy('poppler', bytes)[0]
        ?.subarray(PPM_HEAD_BYTES)
        .some((value) => value < 100),
    ).toBe(true);
  });

  test('whose second description (XFA) would be shown instead loses it, and says so', async () => {
    const document = await PDFDocument.load(await application());
    document.catalog.lookup(PDFName.of('AcroForm'), PDFDict).set(PDFName.of('XFA'), PDFString.of('<xdp/>'));
    const before = await document.save({ updateFieldAppearances: false });
    const { bytes, notes } = await fill(before, { story: 'x' });
    expect(notes).toMatchObject([{ code: 'form.xfa-dropped' }]);
    const acroForm = (await PDFDocument.load(bytes)).catalog.lookup(PDFName.of('AcroForm'), PDFDict);
    expect(acroForm.has(PDFName.of('XFA'))).toBe(false);
  });

  test('with fields that its scripts work out names them', async () => {
    const calculating = (form: PDFForm): void => {
      const { dict } = form.getTextField('story').acroField;
      dict.set(PDFName.of('AA'), dict.context.obj({ C: { S: 'JavaScript', JS: PDFString.of('event.value = 7') } }));
    };
    const { notes } = await fill(await application(calculating), { 'applicant.name': 'Anna' });
    expect(notes).toMatchObject([{ code: 'form.not-calculated', text: expect.stringContaining('story') }]);
  });

  test('whose ticks need a font that is named elsewhere has them drawn', async () => {
    const borrowed = (form: PDFForm): void => {
      const [widget] = form.getCheckBox('agree').acroField.getWidgets();
      const { context } = form.acroForm.dict;
      const look = (content: string) =>
        context.register(context.stream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 20, 20] }));
      widget?.dict.set(
        PDFName.of('AP'),
        context.obj({ N: { Ja: look('BT /ZaDb 12 Tf 2 4 Td (4) Tj ET'), Off: look('') } }),
      );
    };
    const before = await application(borrowed);
    const [ticked] = pagesDrawnBy('poppler', (await fill(before, { agree: true })).bytes);
    const [empty] = pagesDrawnBy('poppler', before);
    expect(ticked?.equals(empty ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('a form whose fields become part of the page', () => {
  test('says what was filled in, and has no field any more', async () => {
    const { bytes } = await fill(await application(), everything, 'true');
    expect(textOf(bytes)).toContain('Żółć');
    const document = await PDFDocument.load(bytes);
    expect(document.getForm().getFields()).toEqual([]);
    expect(pagesDrawnBy('mutool', bytes)).toEqual(pagesDrawnBy('mutool', await filled(everything)));
  });

  testWith('pdfsig', 'says that its signature is no longer valid', async () => {
    const before = await sealed(await application(), { level: 2 });
    const { notes } = await fill(before, { agree: true }, 'true');
    expect(notes).toContainEqual(expect.objectContaining({ code: 'signature.broken' }));
  });
});

describe('a form that was signed before', () => {
  testWithPyhanko('stays validly signed where its author allows filling it in', async () => {
    const before = await sealed(await application(joinWidgets), { level: 2 });
    const { bytes, notes } = await fill(before, { 'applicant.name': 'Żółć', agree: true });
    expect(pdfsig(bytes)).toContain(VALID);
    expect(await pyhanko(bytes)).toContain(PYHANKO_VALID);
    expect(notes).toEqual([]);
  });

  test('is refused where its author certified it against changes', async () => {
    const before = await sealed(await application(), { level: 1 });
    await expect(fill(before, { 'applicant.name': 'Anna' })).rejects.toMatchObject({
      code: 'pdf.change-not-allowed',
    });
  });
});
