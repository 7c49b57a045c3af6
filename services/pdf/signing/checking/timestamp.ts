import { X509Certificate } from 'node:crypto';
import { TSTInfo, type Certificate } from 'pkijs';
import { digestOf, isBroken } from './algorithms.js';
import { InvalidSignature } from './byte-range.js';
import { hashed, proveContent, readCms, unsignedAttributeOf, type Cms } from './cms.js';

/** The confirmation of a time stamp server. */
export interface Timestamp {
  readonly at: Date;
  /** The certificate of the server. */
  readonly certificate: Certificate;
  /** The number that the question had, if any. */
  readonly nonce: Uint8Array | undefined;
}

/** Where a signature keeps the time stamp of its own value. @see RFC 3161, appendix A */
export const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
const TIMESTAMP_INFO = '1.2.840.113549.1.9.16.1.4';
const FOR_TIME_STAMPS = '1.3.6.1.5.5.7.3.8';

/**
 * Reads a time stamp and proves that it is one of these bytes.
 *
 * @param token    CMS in DER, padded with zeros.
 * @param stamped  what it is a time stamp of, in its pieces.
 * @throws InvalidSignature
 * @see RFC 3161, 2.4.2
 */
export const proveTimestamp = (token: Uint8Array, stamped: readonly Uint8Array[]): Timestamp => {
  const cms = readCms(token);
  const { eContentType, eContent } = cms.signed.encapContentInfo;
  if (eContentType !== TIMESTAMP_INFO || !eContent) throw new InvalidSignature('It is not a time stamp.');
  const content = new Uint8Array(eContent.getValue());
  proveContent(cms, [content]);
  if (!isForTimeStamps(cms)) throw new InvalidSignature('Its certificate is not one for time stamps.');
  const { messageImprint, genTime, nonce } = infoIn(content);
  const digest = digestOf(messageImprint.hashAlgorithm.algorithmId);
  if (digest === undefined || isBroken(digest)) throw new InvalidSignature('It uses a digest that does not protect.');
  if (!hashed(digest, stamped).equals(messageImprint.hashedMessage.valueBlock.valueHexView))
    throw new InvalidSignature('It is the time stamp of something else.');
  return { at: genTime, certificate: cms.certificate, nonce: nonce?.valueBlock.valueHexView };
};

const isForTimeStamps = ({ der }: Cms): boolean => {
  try {
    return new X509Certificate(der).keyUsage.includes(FOR_TIME_STAMPS);
  } catch {
    return false; // a certificate without a list of uses
  }
};

const infoIn = (content: Uint8Array<ArrayBuffer>): TSTInfo => {
  try {
    return TSTInfo.fromBER(content);
  } catch (error) {
    throw new InvalidSignature('Its value is damaged.', { cause: error });
  }
};

/** The time stamp of a signature's value; undefined where it has none. @throws InvalidSignature for one that does not hold. */
export const timestampOf = (cms: Cms): Timestamp | undefined => {
  const token = unsignedAttributeOf(cms, TIMESTAMP_TOKEN);
  return token && proveTimestamp(token, [cms.by.signature.valueBlock.valueHexView]);
};
