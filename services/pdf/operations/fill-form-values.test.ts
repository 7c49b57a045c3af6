import { jest } from '@jest/globals';
import { PDFDocument, PDFHexString } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { pdfFillForm } from '../../../contracts/tools/pdf-fill-form.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { answerOf, ask, textOf, testWith } from '../fixtures/reference-programs.js';
import { fillForm } from './fill-form.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const application = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 400]);
  const form = document.getForm();
  const size = { width: 220, height: 22 };
  form.createTextField('applicant.name').addToPage(page, { x: 60, y: 340, ...size });
  form.createTextField('applicant.city').addToPage(page, { x: 60, y: 300, ...size });
  form.createCheckBox('agree').addToPage(page, { x: 60, y: 260, width: 20, height: 20 });
  const country = form.createDropdown('country');
  country.acroField.setOptions([
    { value: PDFHexString.fromText('it'), display: PDFHexString.fromText('Italy') },
    { value: PDFHexString.fromText('no'), display: PDFHexString.fromText('Norway') },
  ]);
  country.addToPage(page, { x: 60, y: 220, ...size });
  return document.save({ useObjectStreams: false });
};

const fill = async (options: Readonly<Record<string, string>>) =>
  fillForm([fileOf('form.pdf', await application())], pdfFillForm.options.parse(options), work);

interface Field {
  readonly fullname: string;
  readonly value: unknown;
}

/** Reads a form with qpdf. */
const heldIn = (bytes: Uint8Array): ReadonlyMap<string, unknown> => {
  const { acroform } = JSON.parse(ask('qpdf', bytes, '--json', '--json-key=acroform', 'FILE')) as {
    acroform: { fields: readonly Field[] };
  };
  return new Map(acroform.fields.map(({ fullname, value }) => [fullname, value]));
};

/** As ISO 32000-1, 12.7.7 has it, with the keys that Acrobat writes. */
const FDF = [
  '%FDF-1.2',
  '%\u00e2\u00e3\u00cf\u00d3',
  '1 0 obj',
  '<</FDF<</F(form.pdf)/ID[<01><02>]/Fields[<</T(applicant)/Kids[<</T(name)/V<FEFF017C00F30142>>><</T(city)/V(Turin)>>]>>',
  '<</T(agree)/V/Yes>><</T(country)/V(no)>>]/UF(form.pdf)>>/Type/Catalog>>',
  'endobj',
  'trailer',
  '<</Root 1 0 R>>',
  '%%EOF',
].join('\r\n');

const asDataUrl = (text: string): string =>
  `data:application/vnd.fdf;base64,${Buffer.from(text, 'latin1').toString('base64')}`;

const XFDF =
  '<?xml version="1.0" encoding="UTF-8"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields><field name="applicant">' +
  '<field name="name"><value>żół</value></field><field name="city"><value>Turin</value></field></field>' +
  '<field name="agree"><value>Yes</value></field><field name="country"><value>no</value></field></fields></xfdf>';

describe('a form that is filled with a file of values', () => {
  testWith('qpdf', 'holds and shows them, whatever their format', async () => {
    const files = [
      asDataUrl(FDF),
      XFDF,
      'applicant.name;applicant.city;agree;country\r\nżół;Turin;x;Norway\r\n',
      JSON.stringify({ applicant: { name: 'żół', city: 'Turin' }, agree: true, country: 'Norway' }),
    ];
    for (const valuesFile of files) {
      const { bytes, mime } = await fill({ valuesFile });
      expect(mime).toBe('application/pdf');
      const held = heldIn(bytes);
      expect(held.get('applicant.name')).toBe('u:żół');
      expect(held.get('country')).toBe('u:no');
      expect(held.get('agree')).not.toBe('/Off');
      expect(textOf(bytes)).toContain('Turin');
    }
  });

  testWith('qpdf', 'has the values that are given by themselves over them', async () => {
    const { bytes } = await fill({ valuesFile: XFDF, values: '{"applicant.city":"Milan"}' });
    expect(heldIn(bytes).get('applicant.city')).toBe('u:Milan');
  });

  testWith('qpdf', 'is one of several, where a table has several rows', async () => {
    const { bytes, mime } = await fill({ valuesFile: 'applicant.name,agree\nAda,true\nGrace,\n' });
    expect(mime).toBe('application/zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['form-1.pdf', 'form-2.pdf']);
    const held = Object.values(files).map((file) => heldIn(file));
    expect(held.map((one) => one.get('applicant.name'))).toEqual(['u:Ada', 'u:Grace']);
    expect(held.map((one) => one.get('agree') === '/Off')).toEqual([false, true]);
  });

  test.each([
    { of: 'a field that is not there', file: 'nobody\nx\n', field: '.nobody', problem: 'there are applicant.name' },
    { of: 'no choice', file: 'country\nSpain\n', field: '.country', problem: 'must be one of Italy, Norway' },
    {
      of: 'no choice in row 2',
      file: 'country\nItaly\nSpain\n',
      field: '.country',
      problem: 'in row 2: must be one of',
    },
    { of: 'no tick', file: XFDF.replace('Yes', 'maybe'), field: '.agree', problem: 'true or false, or Yes or Off' },
    {
      of: 'a document type',
      file: `<!DOCTYPE x SYSTEM "file:///etc/passwd">${XFDF}`,
      field: '',
      problem: 'must not declare',
    },
    { of: 'ragged rows', file: 'a,b\n1\n', field: '', problem: 'row 2 has 1 cells, the first row has 2' },
  ])('is refused for $of, naming it', async ({ file, field, problem }) => {
    await expect(fill({ valuesFile: file })).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: `valuesFile${field}`, problem: expect.stringContaining(problem) },
    });
  });

  test('needs values, a file of them, or another result', () => {
    expect(pdfFillForm.options.safeParse({}).success).toBe(false);
    expect(pdfFillForm.options.safeParse({ result: 'fdf' }).success).toBe(true);
  });
});

describe('the values of a form', () => {
  test.each(['json', 'csv', 'fdf', 'xfdf'])('as %s fill another copy of it', async (result) => {
    const filled = await fill({ result, valuesFile: XFDF });
    expect(filled.extension).toBe(`.${result}`);
    const again = await fill({ valuesFile: Buffer.from(filled.bytes).toString('utf8'), result: 'json' });
    expect(JSON.parse(Buffer.from(again.bytes).toString('utf8'))).toEqual({
      'applicant.name': 'żół',
      'applicant.city': 'Turin',
      agree: true,
      country: 'Norway',
    });
  });

  testWith('qpdf', 'as FDF are objects that qpdf reads', async () => {
    const { bytes } = await fill({ result: 'fdf', valuesFile: XFDF });
    const asPdf = Buffer.from(bytes).toString('latin1').replace('%FDF-', '%PDF-');
    const shown = answerOf('qpdf', Buffer.from(asPdf, 'latin1'), '--show-object=1', 'FILE');
    expect(shown).toContain('/T (applicant)');
    expect(shown).toContain('/V /Yes');
    expect(shown).toMatch(/\/V <feff017c00f30142>/);
  });

  test('are those of one form', async () => {
    await expect(fill({ result: 'json', valuesFile: 'agree\n1\n0\n' })).rejects.toMatchObject({
      facts: { field: 'valuesFile' },
    });
  });
});
