import { jest } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { inkOn, pagesIn } from '../fixtures/rendered-look.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { pdfsig, VALID, WHOLE } from '../fixtures/sealed-pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { verifySignatures } from '../signing/verify-signatures.js';
import { sign } from './sign.js';

jest.setTimeout(60_000);

const signer = { signerName: 'Ada Lovelace', signerEmail: 'ada@example.org', signatureText: 'A. Lovelace' };
const A4 = [595, 842] as const;

describe('signing a PDF', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const signed = (bytes: Uint8Array, options: Record<string, unknown> = {}) =>
    sign([fileOf('contract.pdf', bytes)], pdfSign.options.parse({ ...signer, ...options }), work);

  test('keeps the bytes of the file and seals all of the new one', async () => {
    const before = await pdfWith({ text: 'Contract' }, {});
    const { bytes, notes } = await signed(before);
    expect(Buffer.compare(bytes.subarray(0, before.length), before)).toBe(0);
    expect(await pagesIn(bytes)).toBe(2);
    expect(notes).toEqual([]);
    expect(await verifySignatures(bytes)).toMatchObject([
      {
        name: 'Ada Lovelace',
        reason: 'I agree to the terms and conditions',
        location: null,
        signedAt: `${work.now.toISOString().slice(0, 19)}.000Z`,
        intact: true,
        coversWholeDocument: true,
      },
    ]);
  });

  testWith('pdftotext', 'writes who signed, why, where and when', async () => {
    const options = { signerTitle: 'Countess', signatureLocation: 'London', signatureReason: 'I wrote it' };
    const text = textOf((await signed(await pdfWith({ size: A4 }), options)).bytes);
    const date = `${work.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const lines = [
      'A. Lovelace',
      'Ada Lovelace',
      'Countess',
      'ada@example.org',
      'Reason: I wrote it',
      'Location: London',
    ];
    for (const line of [...lines, `Date: ${date}`]) expect(text).toContain(line);
  });

  testWith('pdftotext', 'leaves out what is empty', async () => {
    const text = textOf((await signed(await pdfWith({ size: A4 }), { signatureReason: '' })).bytes);
    expect(text).not.toMatch(/Reason|Location/);
  });

  test.each([
    ['bottom-right', [0.4, 0.8]],
    ['bottom-left', [0, 0.8]],
    ['top-right', [0.4, 0]],
    ['top-left', [0, 0]],
    ['center', [0.2, 0.4]],
  ] as const)('puts the block at the %s', async (signaturePosition, [left, top]) => {
    const ink = await inkOn((await signed(await pdfWith({ size: A4 }), { signaturePosition })).bytes);
    expect(ink.left).toBeGreaterThan(left);
    expect(ink.right).toBeLessThan(left + 0.6);
    expect(ink.top).toBeGreaterThan(top);
    expect(ink.bottom).toBeLessThan(top + 0.2);
  });

  test.each([0, 90, 180, 270])('keeps it upright on a page turned by %d degrees and cropped', async (rotate) => {
    const page = { size: [800, 800], crop: [100, 50, 400, 600], rotate } as const;
    const ink = await inkOn((await signed(await pdfWith(page), { signaturePosition: 'top-left' })).bytes);
    expect(ink.left).toBeLessThan(0.12);
    expect(ink.top).toBeLessThan(0.12);
    expect(ink.right - ink.left).toBeGreaterThan(
      1.2 * (ink.bottom - ink.top) * (rotate % 180 === 0 ? 600 / 400 : 400 / 600),
    );
  });

  test('draws on the page that was asked for, and no other', async () => {
    const { bytes } = await signed(await pdfWith({}, {}, {}), { signaturePage: '2' });
    const blank = { left: 0, top: 0, right: 0, bottom: 0 };
    expect([await inkOn(bytes, 0), await inkOn(bytes, 2)]).toEqual([blank, blank]);
    expect(await inkOn(bytes, 1)).not.toEqual(blank);
  });

  test('refuses a page that does not exist', async () => {
    await expect(signed(await pdfWith({}, {}), { signaturePage: 3 })).rejects.toMatchObject({
      code: 'pages.out-of-range',
      facts: { page: 3, count: 2 },
    });
  });

  test('shrinks the block on a page as small as a stamp', async () => {
    const ink = await inkOn((await signed(await pdfWith({ size: [70, 50] }), { signerTitle: 'x'.repeat(200) })).bytes);
    expect([ink.left > 0, ink.top > 0, ink.right < 1, ink.bottom < 1]).toEqual([true, true, true, true]);
  });

  test('gives each signature a field with a name of its own, on its page', async () => {
    const { bytes } = await signed((await signed(await pdfWith({}, {}))).bytes, { signaturePage: 2 });
    const document = await PDFDocument.load(bytes);
    const form = document.catalog.lookup(PDFName.of('AcroForm'), PDFDict);
    const fields = form.lookup(PDFName.of('Fields'), PDFArray);
    const names = [0, 1].map((at) => String(fields.lookup(at, PDFDict).get(PDFName.of('T'))));
    expect(names).toEqual(['(Signature1)', '(Signature2)']);
    expect(String(form.get(PDFName.of('SigFlags')))).toBe('3');
    const homes = [0, 1].map((at) => fields.lookup(at, PDFDict).get(PDFName.of('P')));
    expect(homes).toEqual(document.getPages().map(({ ref }) => ref));
  });

  test('leaves the content of a page alone once the file is signed, and shows the block all the same', async () => {
    const once = (await signed(await pdfWith({ size: A4 }), { signaturePosition: 'top-left' })).bytes;
    const twice = (await signed(once, { signaturePosition: 'bottom-right' })).bytes;
    const contentsOf = async (bytes: Uint8Array) =>
      String((await PDFDocument.load(bytes)).getPage(0).node.get(PDFName.of('Contents')));
    expect(await contentsOf(twice)).toBe(await contentsOf(once));
    expect((await inkOn(once)).bottom).toBeLessThan(0.3);
    expect((await inkOn(twice)).bottom).toBeGreaterThan(0.8);
  });

  testWith('pdfsig', 'is valid to others, and stays so after a second signature', async () => {
    const once = (await signed(await pdfWith({ size: A4 }))).bytes;
    expect(pdfsig(once)).toMatch(new RegExp(`${WHOLE}[^]*${VALID}`));
    const twice = pdfsig((await signed(once)).bytes);
    expect(twice.split(VALID)).toHaveLength(3);
    expect(twice.split(WHOLE)).toHaveLength(2);
  });

  testWith('qpdf', 'leaves a file in order, with a cross-reference table or a stream', async () => {
    const table = await pdfWith({ text: 'x' });
    const args = ['--object-streams=generate', 'in.pdf'];
    const stream = await work.qpdf.write({ args, files: { 'in.pdf': table } });
    for (const bytes of [table, stream]) {
      const once = (await signed(bytes)).bytes;
      expect(qpdfCheck((await signed(once)).bytes)).toContain(FLAWLESS);
    }
  });

  testWith('pdftotext', 'writes in any script', async () => {
    const options = { signatureText: 'Ωραία 王小明', signerName: 'Владимир', signerEmail: 'δ@ε.ζη' };
    const text = textOf((await signed(await pdfWith({ size: A4 }), options)).bytes);
    for (const word of ['Ωραία', 'Владимир', 'δ@ε.ζη']) expect(text).toContain(word);
  });

  test('takes markup in a text for text', async () => {
    const { bytes } = await signed(await pdfWith({ size: A4 }), {
      signatureText: '#panic() $ [ ] \\ "',
      signerName: '#x',
    });
    expect((await inkOn(bytes)).bottom).toBeGreaterThan(0.8);
  });

  test('gives the same bytes for the same file at the same time', async () => {
    const file = await pdfWith({ text: 'x' });
    expect(Buffer.compare((await signed(file)).bytes, (await signed(file)).bytes)).toBe(0);
  });
});

describe('the options of a signature', () => {
  const problem = (options: Record<string, unknown>) => {
    const { error } = pdfSign.options.safeParse({ ...signer, ...options });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test.each([
    [{ signerName: ' ' }, 'signerName: must not be empty'],
    [{ signerEmail: undefined }, 'signerEmail: must not be empty'],
    [{ signerEmail: 'nobody' }, 'signerEmail: must be an e-mail address'],
    [{ signatureText: '' }, 'signatureText: must not be empty'],
    [{ signaturePage: '0' }, 'signaturePage: must be a whole number from 1 to 10000'],
    [{ signaturePage: '1.5' }, 'signaturePage: must be a whole number from 1 to 10000'],
    [{ signerTitle: 'x'.repeat(201) }, 'signerTitle: must be at most 200 characters'],
    [
      { signaturePosition: 'middle' },
      'signaturePosition: must be one of bottom-right, bottom-left, top-right, top-left, center',
    ],
  ])('refuse %j', (options, expected) => {
    expect(problem(options)).toEqual([expected]);
  });

  test('have the defaults of the sign dialog', () => {
    expect(pdfSign.options.parse(signer)).toEqual({
      ...signer,
      signerTitle: '',
      signaturePosition: 'bottom-right',
      signaturePage: 1,
      signatureReason: 'I agree to the terms and conditions',
      signatureLocation: '',
      signatureContact: '',
      certification: 'none',
    });
  });
});
