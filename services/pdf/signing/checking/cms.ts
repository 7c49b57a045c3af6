import { fromBER } from 'asn1js';
import { constants, createHash, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { Certificate, ContentInfo, IssuerAndSerialNumber, RSASSAPSSParams, SignedData, type SignerInfo } from 'pkijs';
import { digestOf, makingOf } from './algorithms.js';
import { Unsound } from './byte-range.js';

/** A signature taken out of its file. */
export interface Cms {
  readonly signed: SignedData;
  readonly by: SignerInfo;
  readonly certificate: Certificate;
  /** Name of the digest over what is signed. */
  readonly digest: string;
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';

/** @param value DER or BER, padded with zeros. @throws Unsound */
export const readCms = (value: Uint8Array): Cms => {
  const { signed, by } = signerIn(value);
  const certificate = (signed.certificates ?? []).find(
    (item): item is Certificate => item instanceof Certificate && isOf(item, by),
  );
  if (!certificate) throw new Unsound('The certificate of the signer is not with it.');
  const digest = digestOf(by.digestAlgorithm.algorithmId);
  if (digest === undefined) throw new Unsound(`Its digest ${by.digestAlgorithm.algorithmId} is not known here.`);
  return { signed, by, certificate, digest };
};

const signerIn = (value: Uint8Array): Pick<Cms, 'signed' | 'by'> => {
  const read = parsed(() => fromBER(value));
  if (read.offset <= 0) throw new Unsound('Its value is damaged.');
  if (value.subarray(read.offset).some((byte) => byte !== 0)) throw new Unsound('Something hides behind its value.');
  const signed = parsed(() => {
    const info = new ContentInfo({ schema: read.result });
    return info.contentType === SIGNED_DATA ? new SignedData({ schema: info.content }) : undefined;
  });
  const [by, second] = signed?.signerInfos ?? [];
  if (!signed || !by || second) throw new Unsound('Its value is not the signature of one signer.');
  return { signed, by };
};

/** A schema that does not fit is thrown as an Error of no kind. */
const parsed = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch (error) {
    throw new Unsound('Its value is damaged.', { cause: error });
  }
};

const isOf = ({ issuer, serialNumber, subjectPublicKeyInfo }: Certificate, { sid }: SignerInfo): boolean => {
  if (sid instanceof IssuerAndSerialNumber) return issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber);
  const keyId = createHash('sha1').update(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView).digest();
  return keyId.equals(bytesIn(sid) ?? new Uint8Array());
};

interface Block {
  readonly valueBlock: { readonly valueHexView?: Uint8Array; readonly value?: readonly Block[] };
}

/** Of a primitive value, or of the one within a constructed one. */
const bytesIn = (block: unknown): Uint8Array | undefined => {
  const { valueBlock } = (block ?? {}) as Partial<Block>;
  const inner = valueBlock?.value?.[0];
  return inner ? inner.valueBlock.valueHexView : valueBlock?.valueHexView;
};

const attributeOf = ({ signedAttrs }: SignerInfo, wanted: string): unknown =>
  signedAttrs?.attributes.find(({ type }) => type === wanted)?.values[0];

/** When the signer says that it was made. */
export const signingTimeOf = (cms: Cms | undefined): Date | undefined => {
  const time = cms && attributeOf(cms.by, SIGNING_TIME);
  const has = typeof time === 'object' && time !== null && 'toDate' in time && typeof time.toDate === 'function';
  return has ? (time as { toDate: () => Date }).toDate() : undefined;
};

/**
 * Proves that the signer signed exactly these bytes.
 *
 * @throws Unsound
 * @see RFC 5652, 5.4 and 5.6
 */
export const proveCms = (cms: Cms, covered: readonly Uint8Array[], subFilter: string | undefined): void => {
  const { by, signed } = cms;
  const content = contentSigned(cms, covered, subFilter);
  if (!by.signedAttrs) return proveValue(cms, content);
  const { attributes, encodedValue } = by.signedAttrs;
  if (new Set(attributes.map(({ type }) => type)).size < attributes.length) throw new Unsound('It contradicts itself.');
  const type = attributeOf(by, CONTENT_TYPE) as { readonly valueBlock?: { toString(): string } } | undefined;
  if (type?.valueBlock?.toString() !== signed.encapContentInfo.eContentType) {
    throw new Unsound('It does not say what kind of content it signs.');
  }
  const digest = bytesIn(attributeOf(by, MESSAGE_DIGEST));
  if (!digest || !hashed(cms.digest, content).equals(digest)) throw changed();
  proveValue(cms, [new Uint8Array(encodedValue)]);
};

/** A detached signature with content of its own would be a signature of that content, whatever the file says. */
const contentSigned = (
  { signed }: Cms,
  covered: readonly Uint8Array[],
  subFilter: string | undefined,
): readonly Uint8Array[] => {
  const { eContent } = signed.encapContentInfo;
  if (subFilter === 'adbe.pkcs7.detached' || subFilter === 'ETSI.CAdES.detached') {
    if (eContent) throw new Unsound('It signs something else than this file.');
    return covered;
  }
  if (subFilter !== 'adbe.pkcs7.sha1') throw new Unsound(`Its kind (${subFilter ?? 'none'}) cannot be checked here.`);
  const inside = new Uint8Array(eContent?.getValue() ?? new ArrayBuffer());
  if (!hashed('sha1', covered).equals(inside)) throw changed();
  return [inside];
};

const hashed = (digest: string, parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash(digest);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const changed = (): Unsound => new Unsound('The file was changed after it was signed.');

const proveValue = (cms: Cms, content: readonly Uint8Array[]): void => {
  const { by, certificate } = cms;
  const { digest, options } = schemeOf(cms);
  const { publicKey } = parsed(() => new X509Certificate(Buffer.from(certificate.toSchema().toBER())));
  const key = { key: publicKey, ...options };
  const value = new Uint8Array(by.signature.valueBlock.valueHexView);
  if (!verified(digest, Buffer.concat(content), { key, value })) {
    throw new Unsound('Its value does not fit the certificate of the signer.');
  }
};

interface Algorithm {
  readonly algorithmId: string;
  readonly algorithmParams?: unknown;
}

interface Scheme {
  readonly digest: string | null;
  readonly options?: { readonly padding: number; readonly saltLength: number };
}

const schemeOf = ({ by, digest }: Cms): Scheme => {
  const { algorithmId, algorithmParams } = by.signatureAlgorithm as Algorithm;
  const making = makingOf(algorithmId);
  if (making === undefined) throw new Unsound(`Its algorithm ${algorithmId} is not known here.`);
  if (making === 'declared') return { digest };
  if (making === 'none') return { digest: null };
  if (making !== 'pss') return making;
  const { hashAlgorithm, saltLength } = parsed(() => new RSASSAPSSParams({ schema: algorithmParams }));
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return { digest: digestOf(hashAlgorithm.algorithmId) ?? digest, options: { padding, saltLength } };
};

const verified = (
  digest: string | null,
  content: Uint8Array,
  { key, value }: { readonly key: { readonly key: KeyObject }; readonly value: Uint8Array },
): boolean => {
  try {
    return verify(digest, content, key, value);
  } catch {
    return false; // a key of another kind than the algorithm
  }
};
