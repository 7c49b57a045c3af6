import { jest } from '@jest/globals';
import { PDFBool, PDFDocument, PDFHexString, PDFName, degrees } from 'pdf-lib';
import sharp from 'sharp';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { pdfsig, VALID, WHOLE } from '../fixtures/sealed-pdfs.js';
import { sign } from '../operations/sign.js';
import { verifySignatures } from '../signing/verify-signatures.js';
import { drawPage } from './draw-page.js';
import { placeFields } from './place-fields.js';
import { fieldsFor, signedBy } from './request-fields-fixture.js';

jest.setTimeout(240_000);

const A4 = [595, 842] as const;
const MOST = 5;

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const placed = async (bytes: Uint8Array, fields = fieldsFor(2)) =>
  (await placeFields(fileOf('a.pdf', bytes), fields, work)).bytes;

const plain = () => pdfWith({ text: 'lease', size: A4 });
const withForm = async () => {
  const document = await documentWith({ text: 'form', size: A4 });
  document.getForm().createTextField('city').addToPage(document.getPage(0), { x: 20, y: 20 });
  return save(document);
};
const turned = async () => {
  const document = await documentWith({ text: 'turned', size: A4 });
  document.getPage(0).setRotation(degrees(90));
  return save(document);
};
const long = async () => {
  const document = await PDFDocument.load(await plain());
  for (let page = 1; page < 300; page += 1) document.addPage([...A4]);
  return save(document);
};
const signedOnce = async () => {
  const options = pdfSign.options.parse({ signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' });
  return (await sign([fileOf('a.pdf', await plain())], options, work)).bytes;
};

/** The report of pdfsig: how many signatures are valid, and whether the last one covers all. */
const judged = (bytes: Uint8Array) => {
  const said = pdfsig(bytes);
  return { valid: said.split(VALID).length - 1, whole: said.split(WHOLE).length - 1 };
};

describe('a document that several people sign on request', () => {
  testWith('pdfsig', 'is valid to Poppler after each of five signers', async () => {
    const fields = fieldsFor(MOST);
    let file = fileOf('a.pdf', await placed(await plain(), fields));
    for (let signer = 1; signer <= MOST; signer += 1) {
      const bytes = await signedBy(file, { fields, recipients: [signer] }, work);
      expect(judged(bytes)).toEqual({ valid: signer, whole: 1 });
      expect((await verifySignatures(bytes)).every(({ intact, modified }) => intact && !modified)).toBe(true);
      file = { ...file, bytes };
    }
    expect(qpdfCheck(file.bytes)).toContain(FLAWLESS);
    expect(textOf(file.bytes)).toContain('Ωж 日本');
  });

  testWith('pdfsig', 'may be protected against changes, with ticks to set', async () => {
    const args = ['--encrypt', '', 'owner', '256', '--', 'in.pdf'];
    const sealed = await work.qpdf.write({ args, files: { 'in.pdf': await plain() } });
    const fields = fieldsFor(2);
    const bytes = await signedBy(fileOf('a.pdf', await placed(sealed, fields)), { fields, recipients: [1, 2] }, work);
    expect(judged(bytes)).toEqual({ valid: 2, whole: 1 });
    expect(textOf(bytes)).toContain('Ωж 日本');
  });

  testWith(
    'pdftotext',
    'shows what was written in it before, and its signatures, where its form left that to readers',
    async () => {
      const document = await PDFDocument.load(await withForm());
      const { dict } = document.getForm().acroForm;
      document.getForm().getTextField('city').acroField.dict.set(PDFName.of('V'), PDFHexString.fromText('Łódź 日本'));
      dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
      const before = await document.save({ updateFieldAppearances: false, useObjectStreams: false });
      const fields = fieldsFor(1);
      const bytes = await signedBy(fileOf('a.pdf', await placed(before, fields)), { fields, recipients: [1] }, work);
      for (const text of ['Łódź 日本', 'Ωж 日本', 'Signer 1']) expect(textOf(bytes)).toContain(text);
    },
  );

  testWithPyhanko('is valid, with nothing but allowed changes, after each of five signers', async () => {
    const fields = fieldsFor(MOST);
    let file = fileOf('a.pdf', await placed(await plain(), fields));
    for (let signer = 1; signer <= MOST; signer += 1) {
      const bytes = await signedBy(file, { fields, recipients: [signer] }, work);
      expect((await pyhanko(bytes)).split(PYHANKO_VALID)).toHaveLength(signer + 1);
      file = { ...file, bytes };
    }
  });

  test.each([
    ['a form', withForm],
    ['a turned page', turned],
    ['300 pages', long],
  ])('with %s holds for the first after the second', async (_, make) => {
    const fields = fieldsFor(2);
    const file = fileOf('a.pdf', await placed(await make(), fields));
    const bytes = await signedBy(file, { fields, recipients: [2, 1] }, work);
    expect(await verifySignatures(bytes)).toMatchObject([
      { intact: true, modified: false },
      { intact: true, modified: false },
    ]);
  });

  test('shows signatures that were drawn', async () => {
    const drawing = { create: { width: 60, height: 20, channels: 4, background: '#1e3a8a' } } as const;
    const png = (await sharp(drawing).png().toBuffer()).toString('base64');
    const fields = fieldsFor(1);
    const file = fileOf('a.pdf', await placed(await plain(), fields));
    const bytes = await signedBy(file, { fields, recipients: [1], signing: { manner: 'drawn', png } }, work);
    const before = await drawPage(file, 1, work);
    expect(Buffer.compare(await drawPage({ ...file, bytes }, 1, work), before)).not.toBe(0);
    expect(await verifySignatures(bytes)).toMatchObject([{ intact: true, modified: false }]);
  });

  test('locks what each has filled in, and nothing of others', async () => {
    const fields = fieldsFor(2);
    const file = fileOf('a.pdf', await placed(await plain(), fields));
    const bytes = await signedBy(file, { fields, recipients: [1] }, work);
    await expect(signedBy({ ...file, bytes }, { fields, recipients: [1] }, work)).rejects.toThrow();
    expect(await verifySignatures(await signedBy({ ...file, bytes }, { fields, recipients: [2] }, work))).toHaveLength(
      2,
    );
  });
});

describe('a document that somebody has signed already', () => {
  test('gets a signature of each recipient, and no other fields', async () => {
    const bytes = await signedOnce();
    const only = fieldsFor(2, ['signature']);
    const file = fileOf('a.pdf', await placed(bytes, only));
    const all = await verifySignatures(await signedBy(file, { fields: only, recipients: [1, 2] }, work));
    expect(all.map(({ intact, modified }) => intact && !modified)).toEqual([true, true, true]);
    await expect(placed(bytes)).rejects.toMatchObject({ code: 'pdf.change-not-allowed' });
  });

  test('is refused where its author certified it', async () => {
    const options = {
      signerName: 'Ada',
      signerEmail: 'ada@example.org',
      signatureText: 'Ada',
      certification: 'form-filling',
    };
    const { bytes } = await sign([fileOf('a.pdf', await plain())], pdfSign.options.parse(options), work);
    await expect(placed(bytes, fieldsFor(1, ['signature']))).rejects.toMatchObject({
      code: 'pdf.change-not-allowed',
      facts: { reason: expect.stringContaining('certified') },
    });
  });
});

describe('the fields of a request', () => {
  test('are refused on a page that is not there, and beyond the edge of one', async () => {
    const [field] = fieldsFor(1);
    await expect(placed(await plain(), [{ ...field!, page: 2 }])).rejects.toMatchObject({ code: 'pages.not-in-file' });
    const box = { x: 590, y: 0, width: 50, height: 20 };
    await expect(placed(await plain(), [{ ...field!, box }])).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: 'fields.0.box' },
    });
  });
});
