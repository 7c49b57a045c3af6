import { jest } from '@jest/globals';
import { PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { fileOf, openWork } from '../fixtures/operation-work.js';
import { documentWith, save } from '../fixtures/pdfs.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { altered, revised, sealed, signedPartsOf, withValue } from '../fixtures/sealed-pdfs.js';
import { testIdentity } from '../fixtures/test-identity.js';
import { sign } from '../operations/sign.js';
import { signedFieldsOf } from './fields/signature-fields.js';
import type { Revision } from './revision/revision.js';
import { signDetached, written } from './sealing/cms-writer.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(120_000);

interface Lock {
  readonly action: 'All' | 'Include' | 'Exclude';
  readonly fields?: readonly string[];
}

const NAMES = ['city', 'country', 'person.name'] as const;
/** Room in a signature for what it says about fields. */
const PLACEHOLDER = 'x'.repeat(100);

const withFields = async (): Promise<Uint8Array> => {
  const document = await documentWith({ text: 'form', size: [595, 842] });
  for (const name of NAMES) document.getForm().createTextField(name).addToPage(document.getPage(0));
  return save(document);
};

/** Signed by somebody who locks fields. */
const lockedBy = async ({ action, fields }: Lock): Promise<Uint8Array> => {
  const named = fields ? `/Fields[${fields.map((name) => `(${name})`).join('')}]` : '';
  const params = `<</Type/TransformParams/V/1.2/Action/${action}${named}>>`;
  const reference = `/Reference[<</Type/SigRef/TransformMethod/FieldMDP/TransformParams${params}>>]`;
  const reason = `/Reason${PDFHexString.fromText(PLACEHOLDER).toString()}`;
  const bytes = altered(
    await sealed(await withFields(), { reason: PLACEHOLDER }),
    reason,
    reference.padEnd(reason.length),
  );
  return withValue(bytes, written(await signDetached([signedPartsOf(bytes)], await testIdentity())));
};

/** Fills in the field of this name, the last part of its full name. */
const fill = (name: string) => (revision: Revision) => {
  const { context } = revision.document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const title = object instanceof PDFDict ? object.get(PDFName.of('T')) : undefined;
    if (!(object instanceof PDFDict) || !(title instanceof PDFString || title instanceof PDFHexString)) continue;
    if (title.decodeText() !== name) continue;
    const look = context.flateStream('/Tx BMC EMC', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] });
    object.set(PDFName.of('V'), PDFString.of('Turin'));
    object.set(PDFName.of('AP'), context.obj({ N: context.register(look) }));
    revision.touch(ref);
  }
};

const LOCKS: readonly (readonly [Lock, filled: string, locked: boolean])[] = [
  [{ action: 'All' }, 'city', true],
  [{ action: 'Include', fields: ['city'] }, 'city', true],
  [{ action: 'Include', fields: ['city'] }, 'country', false],
  [{ action: 'Include', fields: ['person'] }, 'name', true],
  [{ action: 'Exclude', fields: ['city'] }, 'city', false],
  [{ action: 'Exclude', fields: ['city'] }, 'country', true],
  [{ action: 'Exclude', fields: ['person'] }, 'name', false],
];

describe('a signature that locks fields', () => {
  test.each(LOCKS)('by %j, with %s filled in later, counts as broken: %s', async (lock, name, locked) => {
    const [found] = await verifySignatures(await revised(await lockedBy(lock), fill(name)));
    const full = NAMES.find((one) => one.endsWith(name))!;
    const text = locked ? `Fields that this signature locks were changed: ${full}.` : `A form was filled in: ${full}.`;
    expect(found).toMatchObject({ intact: true, modified: locked });
    expect(found!.laterChanges).toEqual([{ kind: 'form', allowed: !locked, text }]);
  });

  for (const [lock, name, locked] of LOCKS) {
    testWithPyhanko(`by ${JSON.stringify(lock)} is ${locked ? 'broken' : 'left whole'} by ${name}`, async () => {
      const before = await lockedBy(lock);
      const said = [await pyhanko(before), await pyhanko(await revised(before, fill(name)))];
      expect(said.map((report) => report.includes(PYHANKO_VALID))).toEqual([true, !locked]);
    });
  }

  test('tells what it locks apart from what it does not', async () => {
    const both = await revised(await lockedBy({ action: 'Include', fields: ['city'] }), (revision) => {
      for (const name of ['city', 'country']) fill(name)(revision);
    });
    expect((await verifySignatures(both))[0]!.laterChanges).toEqual([
      { kind: 'form', allowed: true, text: 'A form was filled in: country.' },
      { kind: 'form', allowed: false, text: 'Fields that this signature locks were changed: city.' },
    ]);
  });

  test('is heard where its field alone says so', async () => {
    const asked = await revised(await sealed(await withFields()), ({ document, touch }) => {
      const { field } = signedFieldsOf(document)[0]!;
      field.set(PDFName.of('Lock'), document.context.obj({ Action: 'Include', Fields: [PDFString.of('city')] }));
      touch(document.context.getObjectRef(field)!);
    });
    const [found] = await verifySignatures(await revised(asked, fill('city')));
    expect(found!.laterChanges).toContainEqual(expect.objectContaining({ kind: 'form', allowed: false }));
  });
});

describe('signing what has locked fields', () => {
  const signer = { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' };
  const signedOn = async (lock: Lock): Promise<Uint8Array> => {
    const work = await openWork();
    try {
      return (await sign([fileOf('a.pdf', await lockedBy(lock))], pdfSign.options.parse(signer), work)).bytes;
    } finally {
      work.end();
    }
  };

  test.each<[Lock, string]>([
    [{ action: 'All' }, 'the signer locked all of its fields'],
    [{ action: 'Exclude', fields: ['city'] }, 'the signer locked all of its fields but some'],
  ])('is refused where a new field is locked, too: %j', async (lock, reason) => {
    await expect(signedOn(lock)).rejects.toMatchObject({ code: 'pdf.signature-would-break', facts: { reason } });
  });

  testWithPyhanko('leaves the signature valid where only some are locked', async () => {
    const bytes = await signedOn({ action: 'Include', fields: ['city'] });
    expect((await verifySignatures(bytes)).map(({ modified }) => modified)).toEqual([false, false]);
    expect((await pyhanko(bytes)).split(PYHANKO_VALID)).toHaveLength(3);
  });
});
