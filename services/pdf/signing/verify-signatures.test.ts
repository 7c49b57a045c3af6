import { jest } from '@jest/globals';
import { PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { SignatureReport } from '../../../contracts/api/signatures.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { testWith } from '../fixtures/reference-programs.js';
import {
  altered,
  AT,
  byteRangeIn,
  endOfValue,
  flipped,
  pdfsig,
  revised,
  sealed,
  VALID,
} from '../fixtures/sealed-pdfs.js';
import { openWork } from '../fixtures/operation-work.js';
import { signedFieldsOf } from './fields/signature-fields.js';
import { fileCipherOf } from '../protection/read-cipher.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(120_000);

const INTACT = {
  intact: true,
  coversWholeDocument: true,
  changedAfterwards: false,
  laterChanges: [],
  modified: false,
};
const only = async (bytes: Uint8Array): Promise<SignatureReport> => {
  const reports = await verifySignatures(bytes);
  expect(reports).toHaveLength(1);
  return reports[0]!;
};
/** Whether any signature would be believed; a file that is no PDF any more has none. */
const isBelieved = async (bytes: Uint8Array): Promise<boolean> =>
  (await verifySignatures(bytes).catch(() => [])).some(({ intact }) => intact);

describe('a signature', () => {
  test('tells who signed, why, where and when', async () => {
    const statement = { name: 'Ada Löwe', reason: 'I agree', location: 'القاهرة' };
    expect(await only(await sealed(undefined, statement))).toEqual({
      ...statement,
      ...INTACT,
      signedAt: AT.toISOString(),
      signer: 'Docket at test',
      issuer: 'Docket at test',
      selfSigned: true,
      timestampedAt: null,
      timestampedBy: null,
      certification: null,
    });
  });

  test('that says nothing beside its value has no name or reason', async () => {
    expect(await only(await sealed())).toMatchObject({ name: null, reason: null, location: null, ...INTACT });
  });

  test('stays intact when a second one is added, which covers both', async () => {
    const reports = await verifySignatures(await sealed(await sealed()));
    expect(reports).toMatchObject([{ intact: true, coversWholeDocument: false, changedAfterwards: true }, INTACT]);
    expect(reports.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  });

  test('that something unsigned was added to says so', async () => {
    const more = await revised(await sealed(), ({ document: { catalog } }) =>
      catalog.set(PDFName.of('Lang'), PDFString.of('en')),
    );
    expect(await only(more)).toMatchObject({ intact: true, coversWholeDocument: false, changedAfterwards: true });
  });

  test('does not cover the whole of a file with one more newline', async () => {
    const longer = Buffer.concat([await sealed(), Buffer.from('\n')]);
    expect(await only(longer)).toMatchObject({ intact: true, coversWholeDocument: false, changedAfterwards: true });
  });

  test('is found in none of a file that is not signed', async () => {
    expect(await verifySignatures(await pdfWith({}))).toEqual([]);
  });
});

describe('a signed file', () => {
  test('of which any byte was changed is not believed', async () => {
    const bytes = await sealed();
    const [, start, end] = byteRangeIn(bytes);
    const value = [start, start + 1, start + 60, start + 500, start + 2000, end - 2, end - 1];
    const covered = Array.from({ length: 60 }, (_, step) => Math.floor((step * bytes.length) / 60));
    for (const offset of [...covered, ...value]) {
      expect([offset, await isBelieved(flipped(bytes, offset))]).toEqual([offset, false]);
    }
  });

  testWith('pdfsig', 'is valid there and here, and neither once a byte was changed', async () => {
    const bytes = await sealed();
    expect(pdfsig(bytes)).toContain(VALID);
    expect(pdfsig(bytes)).toContain('ETSI.CAdES.detached');
    const [, start, end] = byteRangeIn(bytes);
    const covered = Array.from({ length: 20 }, (_, step) => Math.floor(((step + 0.5) * start) / 20));
    const after = [end, end + 40, bytes.length - 10, bytes.length - 1];
    const value = [start + 1, endOfValue(bytes) - 100, endOfValue(bytes) - 500];
    for (const offset of [...covered, ...after, ...value]) {
      const changed = flipped(bytes, offset);
      const believed = { here: await isBelieved(changed), there: pdfsig(changed).includes(VALID) };
      expect({ offset: offset - start, ...believed }).toEqual({ offset: offset - start, here: false, there: false });
    }
  });

  test('that was cut off says so', async () => {
    const bytes = await sealed();
    expect(await only(bytes.subarray(0, -1))).toMatchObject({
      intact: false,
      coversWholeDocument: false,
      problem: 'It covers more than there is: the file is cut off.',
    });
  });

  test.each([
    ['leaves out its beginning', ([, a, b, c]: number[]) => [9, a! - 9, b!, c!], 'does not cover the beginning'],
    ['counts bytes twice', ([, a, b, c]: number[]) => [0, b!, a!, c!], 'overlap'],
    ['leaves a hole beside its value', ([, a, b, c]: number[]) => [0, a! - 20, b!, c!], 'more than its own value'],
    ['leaves a hole behind its value', ([, a, b, c]: number[]) => [0, a!, b! + 20, c! - 20], 'more than its own value'],
  ])('whose range %s is not believed', async (_, change, problem) => {
    const bytes = await sealed();
    const range = byteRangeIn(bytes);
    const was = `[${range.join(' ')}`;
    const wanted = `[${change(range).join(' ')}`;
    const length = Math.max(was.length, wanted.length);
    const report = await only(altered(bytes, was.padEnd(length), wanted.padEnd(length)));
    expect(report).toMatchObject({ intact: false, problem: expect.stringContaining(problem) });
  });

  test('whose signature was replaced by one that claims another reason is not believed', async () => {
    const bytes = await sealed(undefined, { reason: 'I have read it' });
    const forged = await revised(bytes, ({ document, touch }) => {
      const ref = signedFieldsOf(document)[0]!.ref!;
      const copy = document.context.lookup(ref, PDFDict).clone();
      copy.set(PDFName.of('Reason'), PDFHexString.fromText('I agree to everything'));
      document.context.assign(ref, copy);
      touch(ref);
    });
    expect(await only(forged)).toMatchObject({
      reason: null,
      intact: false,
      problem: 'Its entry in the file has been replaced.',
    });
  });

  test('that hides something behind the value is not believed', async () => {
    const bytes = await sealed();
    const [, , end] = byteRangeIn(bytes);
    expect(await only(flipped(bytes, end - 2))).toMatchObject({
      intact: false,
      problem: 'Something hides behind its value.',
    });
  });

  test('of a kind that is not known here is not judged', async () => {
    const bytes = altered(await sealed(), 'ETSI.CAdES.detached', 'adbe.x509.rsa_sha11');
    expect(await only(bytes)).toMatchObject({
      intact: false,
      problem: expect.stringMatching(/cannot be checked here/),
    });
  });

  test('that is encrypted, and opens without a password, can be looked at', async () => {
    const work = await openWork();
    const args = ['--encrypt', '', 'owner', '256', '--', 'in.pdf'];
    const encrypted = await work.qpdf.write({ args, files: { 'in.pdf': await pdfWith({}) } });
    const cipher = await fileCipherOf({ bytes: encrypted }, work.qpdf);
    work.end();
    expect(await verifySignatures(encrypted, cipher)).toEqual([]);
  });
});
