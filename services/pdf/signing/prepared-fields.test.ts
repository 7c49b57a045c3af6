import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { certifications } from '../../../contracts/tools/certification.js';
import { pdfPlaceSignature, type Placement } from '../../../contracts/tools/pdf-place-signature.js';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, save } from '../fixtures/pdfs.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { pdfsig, sealed, VALID } from '../fixtures/sealed-pdfs.js';
import { testWith } from '../fixtures/reference-programs.js';
import { placeSignature } from '../operations/place-signature.js';
import { sign } from '../operations/sign.js';
import { dictAt, textAt } from './fields/dictionary-entries.js';
import { fieldsOf } from './fields/signature-fields.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(120_000);

interface Prepared {
  readonly name: string;
  readonly rect: readonly [number, number, number, number];
  readonly lock?: 'All';
}
const LEFT: Prepared = { name: 'Buyer', rect: [60, 200, 210, 260] };
const RIGHT: Prepared = { name: 'Seller', rect: [300, 200, 450, 260] };

/** A page of 600 by 800 points with empty signature fields. */
const withPrepared = async (fields: readonly Prepared[], rotate: 0 | 90 = 0): Promise<Uint8Array> => {
  const document = await documentWith({ size: [600, 800], rotate });
  const { context } = document;
  const page = document.getPage(0);
  for (const { name, rect, lock } of fields) {
    const widget = { Type: 'Annot', Subtype: 'Widget', Rect: [...rect], P: page.ref, F: 4 };
    const entries = { FT: 'Sig', T: PDFString.of(name), ...(lock && { Lock: { Type: 'SigFieldLock', Action: lock } }) };
    const ref = context.register(context.obj({ ...widget, ...entries }));
    page.node.addAnnot(ref);
    document.getForm().acroForm.addField(ref);
  }
  return save(document);
};

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const ink = { create: { width: 500, height: 200, channels: 4, background: '#000078' } } as const;
const placed = async (bytes: Uint8Array, ...places: readonly Partial<Placement>[]) => {
  const placements = JSON.stringify(places.map((at) => ({ page: 0, x: 0, y: 0, width: 100, height: 40, ...at })));
  const picture = new Uint8Array(await sharp(ink).png().toBuffer());
  const files = [fileOf('a.pdf', bytes), fileOf('b.png', picture)] as const;
  return (await placeSignature([...files], pdfPlaceSignature.options.parse({ placements }), work)).bytes;
};
const signer = { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' };
const signed = async (bytes: Uint8Array, options: Record<string, unknown> = {}) =>
  (await sign([fileOf('a.pdf', bytes)], pdfSign.options.parse({ ...signer, ...options }), work)).bytes;

/** Names of the fields that are signed, and of those that are not. */
const fieldsIn = async (bytes: Uint8Array) => {
  const all = fieldsOf(await PDFDocument.load(bytes)).filter((field) => textAt(field, 'T') !== undefined);
  const names = (wanted: boolean) =>
    all.filter((field) => (dictAt(field, 'V') !== undefined) === wanted).map((field) => textAt(field, 'T'));
  return { signed: names(true), empty: names(false) };
};
/** Near the place of the field on the left: shares of the page from its top left. */
const ON_LEFT = { x: 70 / 600, y: 550 / 800 };
const ON_RIGHT = { x: 310 / 600, y: 550 / 800 };

describe('a prepared signature field', () => {
  test('is signed where the signature is put on it, and no field is added', async () => {
    const bytes = await placed(await withPrepared([LEFT, RIGHT]), ON_RIGHT);
    expect(await fieldsIn(bytes)).toEqual({ signed: ['Seller'], empty: ['Buyer'] });
    expect(await verifySignatures(bytes)).toMatchObject([{ intact: true, modified: false, coversWholeDocument: true }]);
    const look = await inkOn(bytes);
    expect([look.left >= 0.49, look.right <= 0.76, look.top >= 0.67, look.bottom <= 0.76]).toEqual(Array(4).fill(true));
  });

  test('shows the signature upright within itself on a page that is turned', async () => {
    const bytes = await placed(await withPrepared([LEFT], 90), { x: 210 / 800, y: 100 / 600 });
    const { left, top, right, bottom } = await inkOn(bytes);
    expect((await fieldsIn(bytes)).signed).toEqual(['Buyer']);
    expect([left, right, top, bottom]).toEqual([
      expect.closeTo(200 / 800, 1),
      expect.closeTo(260 / 800, 1),
      expect.closeTo(0.18, 1),
      expect.closeTo(0.27, 1),
    ]);
    expect((right - left) * 800).toBeGreaterThan((bottom - top) * 600);
  });

  test('is left empty where the signature is put elsewhere', async () => {
    const bytes = await placed(await withPrepared([LEFT, RIGHT]), { x: 0.1, y: 0.1 });
    expect(await fieldsIn(bytes)).toEqual({ signed: ['Signature1'], empty: ['Buyer', 'Seller'] });
  });

  test('is signed together with another, and with a place that nobody prepared', async () => {
    const bytes = await placed(await withPrepared([LEFT, RIGHT]), ON_LEFT, ON_RIGHT, { x: 0.1, y: 0.1 });
    expect(await fieldsIn(bytes)).toEqual({ signed: ['Buyer', 'Seller', 'Signature1'], empty: [] });
    expect(await verifySignatures(bytes)).toMatchObject([{ intact: true, modified: false }]);
  });

  test('locks what it was prepared to lock', async () => {
    const once = await placed(await withPrepared([{ ...LEFT, lock: 'All' }, RIGHT]), ON_LEFT);
    expect(Buffer.from(once).toString('latin1')).toContain('/TransformMethod/FieldMDP');
    await expect(placed(once, ON_RIGHT)).rejects.toMatchObject({
      code: 'pdf.signature-would-break',
      facts: { reason: 'the signer locked all of its fields' },
    });
  });

  test.each(certifications)(
    'in a document certified for %s is signed wherever the signature was put',
    async (certification) => {
      const certified = await sealed(await withPrepared([LEFT]), {
        level: (certifications.indexOf(certification) + 1) as 1 | 2 | 3,
      });
      if (certification === 'no-changes') {
        await expect(signed(certified)).rejects.toMatchObject({ code: 'pdf.signature-would-break' });
        return;
      }
      const twice = await signed(certified);
      expect((await fieldsIn(twice)).signed).toContain('Buyer');
      expect(await verifySignatures(twice)).toMatchObject([
        { certification, modified: false, laterChanges: [{ kind: 'signature', allowed: true }] },
        { modified: false },
      ]);
    },
  );

  test('has to be meant where a certified document has several', async () => {
    const certified = await sealed(await withPrepared([LEFT, RIGHT]), { level: 2 });
    await expect(signed(certified, { signaturePosition: 'top-left' })).rejects.toMatchObject({
      code: 'pdf.signature-would-break',
      facts: { reason: expect.stringContaining('prepared for a signature') },
    });
    expect((await fieldsIn(await placed(certified, ON_LEFT))).signed).toContain('Buyer');
  });

  testWith('pdfsig', 'holds a valid signature', async () => {
    expect(pdfsig(await placed(await withPrepared([LEFT, RIGHT]), ON_LEFT))).toContain(VALID);
  });

  testWithPyhanko('leaves a certification valid', async () => {
    const certified = await sealed(await withPrepared([{ ...LEFT, lock: 'All' }]), { level: 2 });
    expect((await pyhanko(await signed(certified))).split(PYHANKO_VALID)).toHaveLength(3);
  });

  /** The whole place of a field, as the screens send it. */
  const wholeOf = ({ rect: [left, bottom, right, top] }: Prepared): Partial<Placement> => ({
    x: left / 600,
    y: (800 - top) / 800,
    width: right - left,
    height: top - bottom,
  });

  describe.each([
    ['a contract', 0],
    ['a certified contract', 1],
  ])('that is signed after another one, by pictures, in %s', (_, certificates) => {
    const both = async (): Promise<Uint8Array> => {
      const blank = await withPrepared([LEFT, RIGHT]);
      const contract = certificates > 0 ? await sealed(blank, { level: 2 }) : blank;
      const bytes = await placed(await placed(contract, wholeOf(LEFT)), wholeOf(RIGHT));
      expect((await fieldsIn(bytes)).signed).toEqual(expect.arrayContaining(['Buyer', 'Seller']));
      return bytes;
    };

    testWith('pdfsig', 'leaves every signature valid', async () => {
      expect(pdfsig(await both()).split(VALID)).toHaveLength(certificates + 3);
    });

    testWithPyhanko('leaves every signature valid', async () => {
      expect((await pyhanko(await both())).split(PYHANKO_VALID)).toHaveLength(certificates + 3);
    });
  });

  test('keeps its entry for everything but value and look', async () => {
    const entriesOf = async (bytes: Uint8Array) => {
      const field = fieldsOf(await PDFDocument.load(bytes)).find((one) => textAt(one, 'T') === 'Buyer')!;
      return field
        .entries()
        .map(([key, value]) => [String(key), value instanceof PDFDict ? '' : String(value)].join(' '));
    };
    const before = await withPrepared([LEFT]);
    const after = await entriesOf(await placed(before, ON_LEFT));
    expect(after).toEqual(expect.arrayContaining(await entriesOf(before)));
    expect(after.map((entry) => entry.split(' ')[0]).filter((key) => key === String(PDFName.of('V')))).toHaveLength(1);
  });
});
