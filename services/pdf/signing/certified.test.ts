import { jest } from '@jest/globals';
import { PDFArray, PDFName } from '@cantoo/pdf-lib';
import { pdfPlaceSignature } from '../../../contracts/tools/pdf-place-signature.js';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { qpdfCheck, FLAWLESS, testWith } from '../fixtures/reference-programs.js';
import { pdfsig, revised, sealed, VALID, withUsageRights } from '../fixtures/sealed-pdfs.js';
import { sign } from '../operations/sign.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(120_000);

const A4 = [595, 842] as const;

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const signer = { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' };
const signed = async (bytes: Uint8Array, options: Record<string, unknown> = {}) =>
  (await sign([fileOf('a.pdf', bytes)], pdfSign.options.parse({ ...signer, ...options }), work)).bytes;
const certified = async (certification: string) => signed(await pdfWith({ size: A4 }), { certification });
const withComment = (bytes: Uint8Array) =>
  revised(bytes, ({ document, touch }) => {
    const { context } = document;
    const page = document.getPage(0);
    const note = context.register(context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [10, 10, 30, 30] }));
    page.node.lookup(PDFName.of('Annots'), PDFArray).push(note);
    touch(page.ref);
  });

describe('a certified document', () => {
  test.each([['no-changes'], ['form-filling'], ['comments']])('says so: %s', async (certification) => {
    expect(await verifySignatures(await certified(certification))).toMatchObject([
      { certification, intact: true, modified: false, coversWholeDocument: true },
    ]);
  });

  test('is none where nothing was certified', async () => {
    expect(await verifySignatures(await signed(await pdfWith({})))).toMatchObject([{ certification: null }]);
  });

  test.each([
    ['no-changes', true],
    ['form-filling', true],
    ['comments', false],
  ])('with a comment added later, for %s, counts as changed: %s', async (certification, modified) => {
    expect(await verifySignatures(await withComment(await certified(certification)))).toMatchObject([
      { intact: true, modified, laterChanges: [{ kind: 'annotations', allowed: !modified }] },
    ]);
  });

  test.each(['no-changes', 'form-filling'])('for %s takes no further signature', async (certification) => {
    await expect(signed(await certified(certification))).rejects.toMatchObject({
      code: 'pdf.signature-would-break',
      facts: { reason: expect.stringContaining('certified') },
    });
  });

  test('for comments takes no further certification, and a further signature only in a prepared field', async () => {
    const once = await certified('comments');
    await expect(signed(once)).rejects.toMatchObject({
      code: 'pdf.signature-would-break',
      facts: { reason: expect.stringContaining('prepared for a signature') },
    });
    await expect(signed(once, { certification: 'comments' })).rejects.toMatchObject({ code: 'pdf.not-certifiable' });
  });

  test('cannot be made of one that somebody has signed, encrypted or not', async () => {
    const once = await signed(await pdfWith({}));
    const args = ['--encrypt', '', 'owner', '256', '--', 'in.pdf'];
    const locked = await work.qpdf.write({ args, files: { 'in.pdf': once } });
    for (const bytes of [once, locked]) {
      await expect(signed(bytes, { certification: 'no-changes' })).rejects.toMatchObject({
        code: 'pdf.not-certifiable',
        facts: { name: 'a.pdf' },
      });
    }
  });

  test('may have had rights for Adobe Reader', async () => {
    const bytes = await signed(await withUsageRights(), { certification: 'comments' });
    expect(await verifySignatures(bytes)).toMatchObject([{ certification: 'comments', modified: false }]);
  });

  for (const [certification, allowed] of [
    ['no-changes', false],
    ['form-filling', true],
    ['comments', true],
  ] as const) {
    testWithPyhanko(`for ${certification} leaves an unseen signature ${allowed ? 'room' : 'no room'}`, async () => {
      const once = await certified(certification);
      expect(await pyhanko(once)).toContain(PYHANKO_VALID);
      const twice = await sealed(once);
      expect(await verifySignatures(twice)).toMatchObject([{ intact: true, modified: !allowed }, { modified: false }]);
      const said = await pyhanko(twice);
      expect([said.split(PYHANKO_VALID).length - 1, said]).toEqual([allowed ? 2 : 1, expect.anything()]);
    });
  }

  testWith('pdfsig', 'has a valid signature, and its file is in order', async () => {
    const bytes = await certified('no-changes');
    expect(pdfsig(bytes)).toContain(VALID);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });
});

describe('reason, location and contact of a signature', () => {
  test('are kept in any script', async () => {
    const details = { signatureReason: 'Geprüft', signatureLocation: 'Kyjiw', signatureContact: '+49 30 1234' };
    const bytes = await signed(await pdfWith({ size: A4 }), details);
    expect(await verifySignatures(bytes)).toMatchObject([{ reason: 'Geprüft', location: 'Kyjiw' }]);
    const contact = Buffer.from('\uFEFF+49 30 1234', 'utf16le').swap16().toString('hex').toUpperCase();
    expect(Buffer.from(bytes).toString('latin1').toUpperCase()).toContain(`/CONTACTINFO<${contact}>`);
  });

  test('may be left out where a picture is placed, and have a limit', () => {
    const parsed = pdfPlaceSignature.options.parse({});
    expect(parsed).toMatchObject({ signatureReason: '', signatureLocation: '', signatureContact: '' });
    const { error } = pdfPlaceSignature.options.safeParse({ signatureContact: 'x'.repeat(201) });
    expect(error?.issues.map(({ message }) => message)).toEqual(['must be at most 200 characters']);
  });
});
