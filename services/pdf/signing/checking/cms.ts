import { fromBER } from 'asn1js';
import { constants, createHash, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { Certificate, ContentInfo, IssuerAndSerialNumber, RSASSAPSSParams, SignedData, type SignerInfo } from 'pkijs';
import { digestOf, signingSchemeOf } from './algorithms.js';
import { InvalidSignature } from './byte-range.js';

/** A signature taken out of its file. */
export interface Cms {
  readonly signed: SignedData;
  readonly by: SignerInfo;
  readonly certificate: Certificate;
  /** The certificate byte by byte. */
  readonly der: Uint8Array;
  /** Name of the digest over what is signed. */
  readonly digest: string;
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** @param value DER or BER, padded with zeros. @throws InvalidSignature */
export const readCms = (value: Uint8Array): Cms => {
  const read = parsed(() => fromBER(value));
  if (read.offset <= 0) throw new InvalidSignature('Its value is damaged.');
  if (value.subarray(read.offset).some((byte) => byte !== 0))
    throw new InvalidSignature('Something hides behind its value.');
  const signed = parsed(() => signedDataIn(read.result));
  const [by, second] = signed.signerInfos;
  if (!by || second) throw new InvalidSignature('It is not the signature of one signer.');
  const certificates = signed.certificates ?? [];
  const at = certificates.findIndex((item) => item instanceof Certificate && isOf(item, by));
  const certificate = certificates[at];
  const der = certificateBlocks(read.result)[at]?.valueBeforeDecodeView;
  if (!(certificate instanceof Certificate) || !der)
    throw new InvalidSignature('The certificate of the signer is not with it.');
  const digest = digestOf(by.digestAlgorithm.algorithmId);
  if (digest === undefined)
    throw new InvalidSignature(`Its digest ${by.digestAlgorithm.algorithmId} is not known here.`);
  return { signed, by, certificate, der, digest };
};

/** @throws when it is something else. */
const signedDataIn = (block: unknown): SignedData => {
  const info = new ContentInfo({ schema: block });
  if (info.contentType !== SIGNED_DATA) throw new Error(`content of type ${info.contentType}`);
  return new SignedData({ schema: info.content });
};

/** A schema that does not fit is thrown as an Error of no kind. */
const parsed = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch (error) {
    throw new InvalidSignature('Its value is damaged.', { cause: error });
  }
};

const isOf = ({ issuer, serialNumber, subjectPublicKeyInfo }: Certificate, { sid }: SignerInfo): boolean => {
  if (sid instanceof IssuerAndSerialNumber) return issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber);
  const keyId = createHash('sha1').update(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView).digest();
  return keyId.equals(bytesIn(sid) ?? new Uint8Array());
};

/** The parts of a block of ASN.1 that are used. */
interface Block {
  readonly idBlock: { readonly tagClass: number; readonly tagNumber: number; readonly isConstructed: boolean };
  /** All of its bytes. */
  readonly valueBeforeDecodeView: Uint8Array;
  readonly valueBlock: { readonly valueHexView?: Uint8Array; readonly value?: readonly Block[]; toString(): string };
}

const CONTEXT_SPECIFIC = 3;

/**
 * Whether there are any, only its tag says: bytes of a primitive value that happen to look like ASN.1, as one digest in
 * some hundred does, are read as a value within it, too.
 */
const partsOf = (block: Block | undefined): readonly Block[] =>
  block?.idBlock.isConstructed ? (block.valueBlock.value ?? []) : [];

/** ContentInfo holds its type and, tagged, SignedData, of which the part tagged 0 holds the certificates. */
const certificateBlocks = (info: unknown): readonly Block[] => {
  const [, content] = partsOf(info as Block);
  const tagged = ({ idBlock }: Block): boolean => idBlock.tagClass === CONTEXT_SPECIFIC && idBlock.tagNumber === 0;
  return partsOf(partsOf(partsOf(content)[0]).find(tagged));
};

/** The bytes of a primitive value, or of the one within a constructed one. */
const bytesIn = (block: unknown): Uint8Array | undefined => {
  const known = block as Block | undefined;
  const [inner] = partsOf(known);
  return (inner ?? known)?.valueBlock.valueHexView;
};

/** An attribute that the signature value does not cover, byte by byte; undefined where there is none. */
export const unsignedAttributeOf = ({ by }: Cms, wanted: string): Uint8Array | undefined => {
  const values: unknown[] = by.unsignedAttrs?.attributes.find(({ type }) => type === wanted)?.values ?? [];
  return (values[0] as Block | undefined)?.valueBeforeDecodeView;
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
 * @throws InvalidSignature
 * @see RFC 5652, 5.4 and 5.6
 */
export const proveCms = (cms: Cms, covered: readonly Uint8Array[], subFilter: string | undefined): void => {
  proveContent(cms, contentSigned(cms, covered, subFilter));
};

/**
 * Proves that the signer signed exactly this content.
 *
 * @throws InvalidSignature
 */
export const proveContent = (cms: Cms, content: readonly Uint8Array[]): void => {
  const { by, signed } = cms;
  if (!by.signedAttrs) return proveValue(cms, content);
  const { attributes, encodedValue } = by.signedAttrs;
  if (new Set(attributes.map(({ type }) => type)).size < attributes.length)
    throw new InvalidSignature('It contradicts itself.');
  const type = attributeOf(by, CONTENT_TYPE) as { readonly valueBlock?: { toString(): string } } | undefined;
  if (type?.valueBlock?.toString() !== signed.encapContentInfo.eContentType) {
    throw new InvalidSignature('It does not say what kind of content it signs.');
  }
  const digest = bytesIn(attributeOf(by, MESSAGE_DIGEST));
  if (!digest || !hashed(cms.digest, content).equals(digest)) throw changed();
  if (!isCertificateMeant(cms))
    throw new InvalidSignature('It was made with another certificate than the one with it.');
  proveValue(cms, [new Uint8Array(encodedValue)]);
};

/** Whether the certificate is the one that the signer named by its digest, if any. @see RFC 5035, 3 */
const isCertificateMeant = ({ by, der }: Cms): boolean => {
  const named = attributeOf(by, SIGNING_CERTIFICATE_V2) as Block | undefined;
  if (!named) return true;
  const [id] = partsOf(partsOf(named)[0]);
  const [first, second] = partsOf(id);
  const [algorithm] = partsOf(first);
  const digest = algorithm ? digestOf(algorithm.valueBlock.toString()) : 'sha256';
  const value = bytesIn(algorithm ? second : first);
  return digest !== undefined && value !== undefined && hashed(digest, [der]).equals(value);
};

/** A detached signature with content of its own would be a signature of that content, whatever the file says. */
const contentSigned = (
  { signed }: Cms,
  covered: readonly Uint8Array[],
  subFilter: string | undefined,
): readonly Uint8Array[] => {
  const { eContent } = signed.encapContentInfo;
  if (subFilter === 'adbe.pkcs7.detached' || subFilter === 'ETSI.CAdES.detached') {
    if (eContent) throw new InvalidSignature('It signs something else than this file.');
    return covered;
  }
  if (subFilter !== 'adbe.pkcs7.sha1')
    throw new InvalidSignature(`Its kind (${subFilter ?? 'none'}) cannot be checked here.`);
  const inside = new Uint8Array(eContent?.getValue() ?? new ArrayBuffer());
  if (!hashed('sha1', covered).equals(inside)) throw changed();
  return [inside];
};

export const hashed = (digest: string, parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash(digest);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const changed = (): InvalidSignature => new InvalidSignature('The file was changed after it was signed.');

const proveValue = (cms: Cms, content: readonly Uint8Array[]): void => {
  const { by, der } = cms;
  const { digest, options } = schemeOf(cms);
  const { publicKey } = parsed(() => new X509Certificate(der));
  const key = { key: publicKey, ...options };
  const value = new Uint8Array(by.signature.valueBlock.valueHexView);
  if (!verified(digest, Buffer.concat(content), { key, value })) {
    throw new InvalidSignature('Its value does not fit the certificate of the signer.');
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
  const signingScheme = signingSchemeOf(algorithmId);
  if (signingScheme === undefined) throw new InvalidSignature(`Its algorithm ${algorithmId} is not known here.`);
  if (signingScheme === 'declared') return { digest };
  if (signingScheme === 'none') return { digest: null };
  if (signingScheme !== 'pss') return signingScheme;
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
