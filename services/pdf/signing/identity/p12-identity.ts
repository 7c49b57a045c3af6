import { createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import type { Identity } from '../../operation.js';

/** A P12 that can't be used; the message says why, and whether its passphrase is to blame. */
export class P12Unusable extends Error {
  override readonly name = 'P12Unusable';

  constructor(
    readonly blame: 'file' | 'passphrase',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const RSA_BITS_MIN = 2048;

/**
 * Reads a PKCS#12 container, as old or as new programs write it. forge opens it; what is inside goes to Node's own
 * crypto, which knows more kinds of keys.
 *
 * @throws P12Unusable
 */
export const readP12 = (bytes: Uint8Array, passphrase: string): Identity => {
  const { keys, certificates } = contentOf(opened(bytes, passphrase));
  const [key] = keys;
  if (!key) throw new P12Unusable('file', 'holds no private key that can sign');
  if (!canSign(key)) throw new P12Unusable('file', `needs an RSA key of at least ${RSA_BITS_MIN} bits, or an EC key`);
  const certificate = certificates.find((candidate) => candidate.checkPrivateKey(key));
  if (!certificate) throw new P12Unusable('file', 'holds no certificate for its private key');
  return {
    keyKind: key.asymmetricKeyType === 'ec' ? 'ec' : 'rsa',
    sign: async (bytes) => sign('sha256', bytes, key),
    certificate,
    chain: certificates.filter((other) => other !== certificate),
  };
};

const canSign = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'ec' ||
  (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS_MIN);

const opened = (bytes: Uint8Array, passphrase: string): forge.pkcs12.Pkcs12Pfx => {
  const binary = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('binary');
  try {
    return forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(binary), false, passphrase);
  } catch (error) {
    const isPassphrase = error instanceof Error && /password|MAC could not be verified|decrypt/i.test(error.message);
    if (isPassphrase) throw new P12Unusable('passphrase', problemWith(passphrase), { cause: error });
    throw new P12Unusable('file', 'is no PKCS#12 file', { cause: error });
  }
};

const problemWith = (passphrase: string): string =>
  /^[\x20-\x7e]*$/.test(passphrase)
    ? 'does not open the file'
    : 'does not open the file; one with letters beyond ASCII opens old files only';

const contentOf = (
  container: forge.pkcs12.Pkcs12Pfx,
): { readonly keys: readonly KeyObject[]; readonly certificates: readonly X509Certificate[] } => {
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids;
  const bags = (type: string | undefined): forge.pkcs12.Bag[] =>
    type === undefined ? [] : (container.getBags({ bagType: type })[type] ?? []);
  return {
    keys: [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)].flatMap((bag) => keyIn(bag) ?? []),
    certificates: bags(certBag).flatMap((bag) => certificateIn(bag) ?? []),
  };
};

const derOf = (tree: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(tree).getBytes(), 'binary');

/** forge reads RSA keys itself and leaves others as they are. */
const keyIn = ({ key, asn1 }: forge.pkcs12.Bag): KeyObject | undefined => {
  const tree = key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1;
  return tried(() => createPrivateKey({ key: derOf(tree), format: 'der', type: 'pkcs8' }));
};

const certificateIn = ({ cert, asn1 }: forge.pkcs12.Bag): X509Certificate | undefined => {
  const tree = cert ? forge.pki.certificateToAsn1(cert) : asn1;
  return tried(() => new X509Certificate(derOf(tree)));
};

const tried = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined; // one of a kind that nobody here knows; another in the file may do
  }
};
