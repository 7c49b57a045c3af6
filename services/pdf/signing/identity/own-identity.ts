import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

const RSA_BITS = 3072;
const VALIDITY_YEARS = 10;
/** @see RFC 5280, Appendix A.1, ub-common-name */
const NAME_MAX = 64;
const SERIAL_BYTES = 16;
/** forge takes a type here, and its types say a class. */
const UTF8 = forge.asn1.Type.UTF8 as unknown as forge.asn1.Class;
/** A certificate made a moment ago must not seem to come from the future elsewhere. */
const CLOCK_SKEW_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a key and a certificate that vouches for itself.
 *
 * @param name  what the certificate says; cut at 64 characters.
 * @returns a PKCS#12 container without a passphrase: one that lay beside it would protect nothing.
 */
export const makeIdentity = async (name: string, now: Date): Promise<Uint8Array> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = selfSigned(key, name, now);
  const container = forge.pkcs12.toPkcs12Asn1(key, [certificate], '', { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary');
};

const selfSigned = (key: forge.pki.rsa.PrivateKey, name: string, now: Date): forge.pki.Certificate => {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${randomBytes(SERIAL_BYTES - 1).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - CLOCK_SKEW_MS);
  certificate.validity.notAfter = new Date(
    Date.UTC(now.getUTCFullYear() + VALIDITY_YEARS, now.getUTCMonth(), now.getUTCDate()),
  );
  const value = name.slice(0, NAME_MAX);
  const subject = [{ name: 'commonName', value, valueTagClass: UTF8 }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return certificate;
};
