import { execFileSync } from 'node:child_process';
import { verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testWith } from '../../fixtures/reference-programs.js';
import { P12Unusable, readP12 } from './p12-identity.js';

const PASSPHRASE = 'open sesame';
const SUBJECT = 'CN=A signer';

let folder = '';
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-p12-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const keyTypes = { RSA: ['rsa:2048'], EC: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] } as const;

/** Makes a new key with `openssl pkcs12 -export` and these settings. */
const byOpenssl = (type: keyof typeof keyTypes, ...settings: readonly string[]): Uint8Array => {
  const certificate = ['-x509', '-nodes', '-keyout', at('key'), '-out', at('certificate'), '-subj', '/CN=A signer'];
  execFileSync('openssl', ['req', '-newkey', ...keyTypes[type], ...certificate], { stdio: 'ignore' });
  const files = ['-inkey', at('key'), '-in', at('certificate'), '-out', at('p12')];
  execFileSync('openssl', ['pkcs12', '-export', ...files, '-passout', `pass:${PASSPHRASE}`, ...settings]);
  return readFileSync(at('p12'));
};

/** Makes a new key with Java's keytool, with settings of the Java machine. */
const byKeytool = (type: keyof typeof keyTypes, ...settings: readonly string[]): Uint8Array => {
  const store = ['-storetype', 'PKCS12', '-keystore', at('p12'), '-storepass', PASSPHRASE];
  const key = ['-genkeypair', '-alias', 'signer', '-keyalg', type, '-dname', SUBJECT];
  execFileSync('keytool', [...settings, ...key, ...store], { stdio: 'ignore' });
  return readFileSync(at('p12'));
};

const kindOfKey = async (bytes: Uint8Array): Promise<string> => {
  const { keyKind, sign, certificate } = readP12(bytes, PASSPHRASE);
  const text = Buffer.from('a text to sign');
  expect(verify('sha256', text, certificate.publicKey, await sign(text))).toBe(true);
  expect(certificate.subject).toBe(SUBJECT);
  return keyKind;
};

describe('a PKCS#12 file opens', () => {
  testWith('openssl', 'with AES, as it is made today', async () => {
    expect(await kindOfKey(byOpenssl('RSA'))).toBe('rsa');
  });

  testWith('openssl', 'with a key on an elliptic curve', async () => {
    expect(await kindOfKey(byOpenssl('EC'))).toBe('ec');
  });

  testWith('openssl', 'with RC2 and triple DES, as it was made for decades', async () => {
    expect(await kindOfKey(byOpenssl('RSA', '-legacy'))).toBe('rsa');
  });

  testWith('openssl', 'with triple DES throughout', async () => {
    const tripleDes = 'PBE-SHA1-3DES';
    expect(await kindOfKey(byOpenssl('RSA', '-keypbe', tripleDes, '-certpbe', tripleDes, '-macalg', 'sha1'))).toBe(
      'rsa',
    );
  });

  testWith('keytool', 'from Java', async () => {
    expect(await kindOfKey(byKeytool('RSA'))).toBe('rsa');
    rmSync(at('p12'));
    expect(await kindOfKey(byKeytool('EC', '-J-Dkeystore.pkcs12.legacy'))).toBe('ec');
  });
});

describe('a PKCS#12 file is refused', () => {
  testWith('openssl', 'with another passphrase, which is to blame then', async () => {
    const bytes = byOpenssl('RSA', '-legacy');
    expect(() => readP12(bytes, 'another')).toThrow(
      expect.objectContaining({ blame: 'passphrase', message: 'does not open the file' }) as P12Unusable,
    );
  });

  test('when it is something else', () => {
    expect(() => readP12(Buffer.from('%PDF-1.7'), PASSPHRASE)).toThrow(P12Unusable);
  });
});
