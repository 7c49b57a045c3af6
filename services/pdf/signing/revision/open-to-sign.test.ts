import { jest } from '@jest/globals';
import { PDFName, PDFNumber, PDFString, type PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import { pagesIn } from '../../fixtures/rendered-look.js';
import { pdfWith } from '../../fixtures/pdfs.js';
import { altered, revised, sealed, sealedWithoutType, withUsageRights } from '../../fixtures/sealed-pdfs.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { QpdfFailed } from '../../engines/qpdf/qpdf.js';
import { readStrictXref } from '../../raw/xref.js';
import { isSigned } from '../fields/is-signed.js';
import { signedFieldsOf, type SignedField } from '../fields/signature-fields.js';
import { openToSign } from './open-to-sign.js';
import type { Revision } from './revision.js';

jest.setTimeout(60_000);

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const open = (bytes: Uint8Array | string) =>
  openToSign(fileOf('a.pdf', typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes), work);
const qpdf = (bytes: Uint8Array, ...args: string[]) =>
  work.qpdf.write({ args: [...args, 'in.pdf'], files: { 'in.pdf': bytes } });
const encrypted = async (password: string) => qpdf(await pdfWith({}), '--encrypt', password, 'owner', '256', '--');

/** Moves entries of a field into a new one above it. */
const splitInTwo = (field: PDFDict, ...keys: string[]): void => {
  const { context } = field;
  const above = context.obj({ Kids: [context.getObjectRef(field)!] });
  for (const key of keys.map((one) => PDFName.of(one))) {
    above.set(key, field.get(key)!);
    field.delete(key);
  }
  const ref = context.register(above);
  field.set(PDFName.of('Parent'), ref);
  const form = context.lookup(context.trailerInfo.Root) as PDFDict;
  (form.lookup(PDFName.of('AcroForm')) as PDFDict).set(PDFName.of('Fields'), context.obj([ref]));
};

describe('a file to be signed', () => {
  test('that is in order keeps its bytes', async () => {
    const bytes = await pdfWith({}, {});
    for (const file of [bytes, await qpdf(bytes, '--object-streams=generate'), await qpdf(bytes, '--linearize')]) {
      expect(await open(file)).toMatchObject({ bytes: file, signed: false, notes: [] });
    }
  });

  test.each([
    ['catalog does not say what it is', /\/Type ?\/Catalog\b/],
    ['catalog and pages do not say what they are', /\/Type(?= ?\/(?:Catalog|Pages?)\b)/g],
  ])('whose %s keeps its bytes', async (_, types) => {
    const bytes = Buffer.from(
      latin1(await pdfWith({}, {})).replace(types, (type) => type.replace('Type', 'Was_')),
      'latin1',
    );
    const opened = await open(bytes);
    expect(opened).toMatchObject({ bytes, notes: [] });
    expect(opened.document.getPageCount()).toBe(2);
  });

  test.each([
    ['whose table is not where it says', (text: string) => text.replace(/startxref\n\d+/, 'startxref\n7')],
    ['whose table leads to the wrong place', (text: string) => text.replace(/^(\d{10})( 00000 n)/m, '0000000003$2')],
    ['without an end', (text: string) => text.slice(0, text.lastIndexOf('startxref'))],
    ['with something before its beginning', (text: string) => `some words\n${text}`],
  ])('%s is written anew, with a note', async (_, damage) => {
    const text = damage(latin1(await pdfWith({}, {})));
    const { bytes, notes } = await open(text);
    expect(notes.map(({ code }) => code)).toEqual([expect.stringMatching(/^(sign\.rewritten|pdf\.repaired)$/)]);
    expect(readStrictXref(bytes)).toBeDefined();
    expect(await pagesIn(bytes)).toBe(2);
  });

  test('that is encrypted keeps its bytes where no password is needed', async () => {
    const file = await encrypted('');
    expect(await open(file)).toMatchObject({ bytes: file, signed: false, notes: [] });
  });

  test('that is encrypted and damaged loses its protection only where that cannot be carried over', async () => {
    const file = Buffer.from(latin1(await encrypted('')).replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    const failing = { ...work.qpdf, writeEach: () => Promise.reject(new QpdfFailed('no')) };
    const original = await open(file);
    const lost = await openToSign(fileOf('a.pdf', file), { ...work, qpdf: failing });
    expect([original.notes.at(-1)?.code, lost.notes.at(-1)?.code]).toEqual(['sign.rewritten', 'sign.decrypted']);
    expect([original, lost].map(({ bytes }) => latin1(bytes).includes('/Encrypt'))).toEqual([true, false]);
  });

  test('that needs a password is refused', async () => {
    await expect(open(await encrypted('secret'))).rejects.toMatchObject({ code: 'pdf.encrypted' });
  });

  test('is not taken for a PDF that is attached to it', async () => {
    const outer = latin1(await pdfWith({ text: 'outer' }));
    const inner = `%endstream\n${latin1(await pdfWith({ text: 'attached', size: [500, 500] }, {}, {}))}`;
    const start = outer.length;
    const attachment = `90 0 obj\n<</Length 91 0 R/Type/EmbeddedFile>>\nstream\n${inner}\nendstream\nendobj\n`;
    const length = `91 0 obj\n${inner.length}\nendobj\n`;
    const entries = [start, start + attachment.length].map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    const trailer = `trailer\n<</Size 92/Root ${/\/Root (\d+ 0 R)/.exec(outer)![1]!}/Prev ${/startxref\n(\d+)/.exec(outer)![1]!}>>`;
    const end = `startxref\n${start + attachment.length + length.length}\n%%EOF\n`;
    const { document, notes } = await open(
      `${outer}${attachment}${length}xref\n90 2\n${entries.join('')}${trailer}\n${end}`,
    );
    expect(document.getPageCount()).toBe(1);
    expect(notes).toMatchObject([{ code: 'sign.rewritten' }]);
  });
});

describe('a file that is signed already', () => {
  test('is signed on, its bytes as they are', async () => {
    const bytes = await sealed();
    expect(await open(bytes)).toMatchObject({ bytes, signed: true, notes: [] });
  });

  test('is refused when it is damaged, because it would have to be written anew', async () => {
    const damaged = latin1(await sealed()).replace(/startxref\n\d+\n%%EOF$/, 'startxref\n7\n%%EOF');
    await expect(open(damaged)).rejects.toMatchObject({ code: 'pdf.signature-would-break' });
  });

  test('is refused when it counts other pages than it has, and told so: to set that right would end its signature', async () => {
    const miscounted = await revised(await sealed(), ({ document, touch }) => {
      const pages = document.catalog.get(PDFName.of('Pages')) as PDFRef;
      touch(pages);
      document.catalog.Pages().set(PDFName.of('Count'), PDFNumber.of(7));
    });
    await expect(open(miscounted)).rejects.toMatchObject({
      code: 'pdf.signature-would-break',
      facts: { reason: expect.stringMatching('counts other pages than it has') as string },
    });
  });

  test('is known when it is encrypted, with its optional type or without', async () => {
    for (const plain of [await sealed(), await sealedWithoutType()]) {
      const bytes = await qpdf(plain, '--encrypt', '', 'owner', '256', '--');
      expect(await open(bytes)).toMatchObject({ bytes, signed: true, notes: [] });
    }
  });

  test('is refused when it is encrypted and damaged', async () => {
    const locked = await qpdf(await sealed(), '--encrypt', '', 'owner', '256', '--');
    const damaged = latin1(locked).replace(/startxref\n\d+/, 'startxref\n7');
    await expect(open(damaged)).rejects.toMatchObject({ code: 'pdf.signature-would-break' });
  });

  test('is not one that has rights for Adobe Reader only', async () => {
    const bytes = await withUsageRights();
    expect(await open(bytes)).toMatchObject({ signed: false, notes: [{ code: 'sign.rights-lost' }] });
    const locked = await qpdf(bytes, '--encrypt', '', 'owner', '256', '--');
    expect((await open(locked)).notes.map(({ code }) => code)).toEqual(['sign.rights-lost']);
  });

  test.each([
    ['a field above that says what it is', (field: PDFDict) => splitInTwo(field, 'FT', 'T')],
    ['a field above that holds the value', (field: PDFDict) => splitInTwo(field, 'V', 'T')],
  ])('is known by %s', async (_, change) => {
    const bytes = await revised(await sealed(), (revision) => change(first(revision).field));
    expect(await isSigned({ bytes })).toBe(true);
    expect(await open(bytes)).toMatchObject({ signed: true });
  });

  test('is known by a widget that the form does not list', async () => {
    const bytes = await revised(await sealed(), ({ document: { catalog } }) => catalog.delete(PDFName.of('AcroForm')));
    expect(await isSigned({ bytes })).toBe(true);
  });

  const first = ({ document, touch }: Revision): SignedField => {
    const signedField = signedFieldsOf(document)[0]!;
    touch(signedField.ref!);
    touch(document.context.getObjectRef(signedField.field)!);
    return signedField;
  };
  const withTransform = (method: string, params: object) => (revision: Revision) => {
    const reference = {
      Type: 'SigRef',
      TransformMethod: method,
      TransformParams: { Type: 'TransformParams', ...params },
    };
    first(revision).value.set(PDFName.of('Reference'), revision.document.context.obj([reference]));
  };
  const withLock = (revision: Revision) => {
    first(revision).field.set(PDFName.of('Lock'), revision.document.context.obj({ P: 1 }));
  };

  test.each([
    ['certified against any change', withTransform('DocMDP', { P: 1 }), 'certified'],
    ['certified against all but forms', withTransform('DocMDP', { P: 2 }), 'certified'],
    ['certified, nothing more said', withTransform('DocMDP', {}), 'certified'],
    ['signed with all fields locked', withTransform('FieldMDP', { Action: 'All' }), 'locked all of its fields'],
    ['signed and locked', withLock, 'locked it'],
  ])('and %s is refused, with the reason', async (_, lock, reason) => {
    const bytes = await sealed(await sealed(), {}, lock);
    await expect(open(bytes)).rejects.toMatchObject({
      code: 'pdf.signature-would-break',
      facts: { name: 'a.pdf', reason: expect.stringContaining(reason) },
    });
  });

  test('and certified for comments is signed on in a prepared field only', async () => {
    const prepare = ({ document }: Revision): void => {
      const { catalog, context } = document;
      const field = { FT: 'Sig', T: PDFString.of('Prepared'), Rect: [0, 0, 90, 40], Subtype: 'Widget' };
      const form = catalog.getOrCreateAcroForm();
      form.addField(context.register(context.obj(field)));
    };
    const certify = withTransform('DocMDP', { P: 3 });
    await expect(open(await sealed(await sealed(), {}, certify))).rejects.toMatchObject({
      code: 'pdf.signature-would-break',
    });
    const prepared = await sealed(await sealed(undefined, {}, prepare), {}, certify);
    expect(await open(prepared)).toMatchObject({ signed: true, notes: [], prepared: [{ name: 'Prepared' }] });
  });

  test('with rights for Adobe Reader is signed, with a note that they end', async () => {
    const bytes = await sealed(undefined, {}, ({ document: { catalog, context } }) => {
      catalog.set(PDFName.of('Perms'), context.obj({ UR3: { Type: 'Sig' } }));
    });
    expect((await open(bytes)).notes).toMatchObject([{ code: 'sign.rights-lost' }]);
  });

  test('is told from one that only speaks of it', async () => {
    const bytes = await pdfWith({ text: 'x' });
    expect(await open(altered(bytes, '%PDF-1.7', '%PDF-1.6'))).toMatchObject({ signed: false });
  });
});
