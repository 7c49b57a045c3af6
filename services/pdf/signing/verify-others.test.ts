import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignatureReport } from '../../../contracts/api/signatures.js';
import { corpusFiles } from '../fixtures/corpus.js';
import { testWith } from '../fixtures/reference-programs.js';
import { byteRangeIn, flipped, sealed, signedPartsOf, withValue } from '../fixtures/sealed-pdfs.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(120_000);

const INTACT = { intact: true, coversWholeDocument: true, changedAfterwards: false };
const only = async (bytes: Uint8Array): Promise<SignatureReport> => {
  const reports = await verifySignatures(bytes);
  expect(reports).toHaveLength(1);
  return reports[0]!;
};

describe('a signature by another program', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-openssl-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const openssl = (...args: string[]): void => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const signedBy = (bytes: Uint8Array, ...args: string[]): Uint8Array => {
    writeFileSync(join(folder, 'content'), signedPartsOf(bytes));
    const keys = ['-signer', 'certificate.pem', '-inkey', 'key.pem'];
    openssl('cms', '-sign', '-binary', '-in', 'content', '-outform', 'DER', '-out', 'value', ...keys, ...args);
    return withValue(bytes, readFileSync(join(folder, 'value')));
  };
  const makeKey = (...kind: string[]): void =>
    openssl(
      'req',
      '-x509',
      '-newkey',
      ...kind,
      '-nodes',
      '-keyout',
      'key.pem',
      '-out',
      'certificate.pem',
      '-subj',
      '/CN=Openssl',
    );

  testWith('openssl', 'with an RSA key is believed', async () => {
    makeKey('rsa:2048');
    expect(await only(signedBy(await sealed()))).toMatchObject({ ...INTACT, signer: 'Openssl', selfSigned: true });
  });

  testWith('openssl', 'with RSA-PSS, an elliptic curve, or the identifier of its key is believed', async () => {
    makeKey('rsa:2048');
    expect(await only(signedBy(await sealed(), '-keyopt', 'rsa_padding_mode:pss'))).toMatchObject(INTACT);
    expect(await only(signedBy(await sealed(), '-keyid'))).toMatchObject(INTACT);
    expect(await only(signedBy(await sealed(), '-noattr'))).toMatchObject(INTACT);
    makeKey('ec', '-pkeyopt', 'ec_paramgen_curve:P-256');
    expect(await only(signedBy(await sealed(), '-md', 'sha384'))).toMatchObject(INTACT);
  });

  testWith('openssl', 'made with SHA-1 holds, with a warning', async () => {
    makeKey('rsa:2048');
    expect(await only(signedBy(await sealed(), '-md', 'sha1'))).toMatchObject({
      ...INTACT,
      problem: 'It was made with SHA1, which no longer protects.',
    });
  });

  testWith('openssl', 'that brings the content it signs is not believed, whatever it signs', async () => {
    makeKey('rsa:2048');
    const changed = flipped(await sealed(), 200);
    expect(await only(signedBy(changed, '-nodetach'))).toMatchObject({
      intact: false,
      problem: 'It signs something else than this file.',
    });
  });

  testWith('openssl', 'of another file is not believed', async () => {
    makeKey('rsa:2048');
    const value = signedBy(await sealed());
    const [, start, end] = byteRangeIn(value);
    const other = await sealed(undefined, { reason: 'another' });
    const moved = withValue(other, Buffer.from(Buffer.from(value.subarray(start + 1, end - 1)).toString(), 'hex'));
    expect(await only(moved)).toMatchObject({ intact: false, problem: 'The file was changed after it was signed.' });
  });

  const [verified] = corpusFiles('pdf').filter((path) => path.endsWith('signed_verified.pdf'));
  (verified === undefined ? test.skip : test)('in a real file is what pdf.js says it is (corpus)', async () => {
    expect(await only(new Uint8Array(readFileSync(verified!)))).toMatchObject({
      ...INTACT,
      signer: 'test-pdf-signer',
      issuer: 'pdf-sign-ca',
      selfSigned: false,
      signedAt: '2026-05-09T00:00:00.000Z',
    });
  });
});
