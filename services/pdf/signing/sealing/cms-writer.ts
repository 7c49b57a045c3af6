import { Null, ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js';
import { createHash, type X509Certificate } from 'node:crypto';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { TIMESTAMP_TOKEN } from '../checking/timestamp.js';
import type { Identity } from '../../operation.js';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
};

/** Tag of a SET, which the signed attributes have while they are signed. */
const SET = 0x31;

/**
 * A detached CAdES signature (CMS, SHA-256) over these bytes. It names the certificate that it was made with,
 * so that no other one with the same key can be put in its place. The time is not among what it signs: it stands in the
 * signature dictionary only, as PAdES asks.
 *
 * @see RFC 5652, RFC 5035, ETSI EN 319 142-1
 */
export const signDetached = async (
  parts: readonly Uint8Array[],
  { keyKind, sign, certificate, chain }: Identity,
): Promise<Unstamped> => {
  const own = parsed(certificate);
  const attributes = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(oid.contentType, new ObjectIdentifier({ value: oid.data })),
      attribute(oid.messageDigest, new OctetString({ valueHex: sha256(...parts) })),
      attribute(oid.signingCertificateV2, idOf(certificate)),
    ],
  });
  const toSign = new Uint8Array(attributes.toSchema().toBER());
  toSign[0] = SET;
  const by = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: withNull(oid.sha256),
    signedAttrs: attributes,
    signatureAlgorithm: algorithmOf(keyKind),
    signature: new OctetString({ valueHex: await sign(toSign) }),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [withNull(oid.sha256)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates: [own, ...chain.map(parsed)],
    signerInfos: [by],
  });
  return { by, signed };
};

/** A signature that can still get a time stamp of its value. */
export interface Unstamped {
  readonly by: SignerInfo;
  readonly signed: SignedData;
}

export const valueOf = ({ by }: Unstamped): Uint8Array => by.signature.valueBlock.valueHexView;

/** In DER. @param timestamp  of {@link valueOf}; makes the level B-T. */
export const written = ({ by, signed }: Unstamped, timestamp?: BaseBlock): Uint8Array => {
  if (timestamp) {
    const attributes = [attribute(TIMESTAMP_TOKEN, timestamp)];
    by.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes });
  }
  const content = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
};

const parsed = ({ raw }: X509Certificate): Certificate => Certificate.fromBER(raw);

const attribute = (type: string, value: BaseBlock): Attribute => new Attribute({ type, values: [value] });

const withNull = (algorithmId: string): AlgorithmIdentifier =>
  new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() });

const algorithmOf = (kind: Identity['keyKind']): AlgorithmIdentifier =>
  kind === 'ec' ? new AlgorithmIdentifier({ algorithmId: oid.ecdsaWithSha256 }) : withNull(oid.rsa);

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** SigningCertificateV2 with one ESSCertIDv2, whose digest is SHA-256 unless it says otherwise. */
const idOf = ({ raw }: X509Certificate): BaseBlock => {
  const id = new Sequence({ value: [new OctetString({ valueHex: sha256(raw) })] });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
};
