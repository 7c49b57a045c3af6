import { PDFDocument, type PDFDict } from '@cantoo/pdf-lib';
import { X509Certificate } from 'node:crypto';
import type { Certificate } from 'pkijs';
import type { SignatureReport } from '../../../contracts/api/signatures.js';
import { isBroken } from './checking/algorithms.js';
import { coveredParts, readByteRange, Unsound, valueInGap, type Coverage } from './checking/byte-range.js';
import { proveCms, readCms, signingTimeOf, type Cms } from './checking/cms.js';
import { readPdfDate } from './pdf-date.js';
import { nameAt, signedFieldsOf, textAt, type SignedField } from './signature-fields.js';
import { byteRangeOf, signatureObject } from './checking/signature-object.js';

/**
 * What the signatures of a PDF are worth, the oldest first: whether each still holds, what it covers, and who made it.
 * Whether the signer is who they say is nobody's to tell here: no certificate is trusted or distrusted.
 *
 * @param bytes  the file as it is, not repaired; encrypted only with the empty password.
 * @throws whatever the parser throws for what is no PDF.
 */
export const verifySignatures = async (bytes: Uint8Array): Promise<SignatureReport[]> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  const reports = signedFieldsOf(document).map((field) => examine(document, bytes, field));
  return reports.sort((a, b) => a.end - b.end).map(({ report }) => report);
};

/** What a signature says beside its value. */
interface Claims extends Pick<SignatureReport, 'name' | 'reason' | 'location'> {
  readonly at: Date | undefined;
}

/** All that is known of one signature so far. */
interface Findings {
  readonly coverage?: Coverage;
  readonly object?: Claims;
  readonly cms?: Cms;
  readonly problem?: string;
}

const examine = (
  document: PDFDocument,
  bytes: Uint8Array,
  field: SignedField,
): { readonly end: number; readonly report: SignatureReport } => {
  const found: { -readonly [Key in keyof Findings]: Findings[Key] } = {};
  try {
    const coverage = (found.coverage = readByteRange(byteRangeOf(field.value), bytes));
    const object = signatureObject(field, coverage, { bytes, context: document.context });
    found.object = document.isEncrypted ? nothing : claimsOf(object);
    const cms = (found.cms = readCms(valueInGap(coverage, bytes)));
    proveCms(cms, coveredParts(coverage, bytes), nameAt(object, 'SubFilter'));
  } catch (error) {
    if (!(error instanceof Unsound)) throw error;
    found.problem = error.message;
  }
  return { end: found.coverage?.end ?? Infinity, report: reportOf(found, bytes.length) };
};

const nothing: Claims = { name: null, reason: null, location: null, at: undefined };

const claimsOf = (object: PDFDict): Claims => ({
  name: textAt(object, 'Name') ?? null,
  reason: textAt(object, 'Reason') ?? null,
  location: textAt(object, 'Location') ?? null,
  at: readPdfDate(textAt(object, 'M') ?? ''),
});

const reportOf = ({ coverage, object, cms, problem }: Findings, size: number): SignatureReport => {
  const { at: claimed, ...claims } = object ?? nothing;
  const at = signingTimeOf(cms) ?? claimed;
  const warning = problem ?? warningOf(cms, at);
  const end = coverage?.end ?? NaN;
  return {
    ...claims,
    ...signerOf(cms),
    signedAt: at?.toISOString() ?? null,
    coversWholeDocument: end === size,
    intact: problem === undefined,
    changedAfterwards: end < size,
    ...(warning !== undefined && { problem: warning }),
  };
};

const signerOf = (cms: Cms | undefined): Pick<SignatureReport, 'signer' | 'issuer' | 'selfSigned'> => {
  if (!cms) return { signer: null, issuer: null, selfSigned: false };
  const { subject, issuer } = cms.certificate;
  return {
    signer: commonName(subject),
    issuer: commonName(issuer),
    selfSigned: isSelfSigned(cms.certificate),
  };
};

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';

const commonName = ({ typesAndValues }: Certificate['subject']): string | null => {
  const valueOf = (wanted: string): string | undefined => {
    const value: unknown = typesAndValues.find(({ type }) => type === wanted)?.value.valueBlock.value;
    return typeof value === 'string' ? value : undefined;
  };
  return valueOf(COMMON_NAME) ?? valueOf(ORGANISATION) ?? null;
};

const isSelfSigned = (certificate: Certificate): boolean => {
  try {
    const own = new X509Certificate(Buffer.from(certificate.toSchema().toBER()));
    return own.subject === own.issuer && own.verify(own.publicKey);
  } catch {
    return false; // a certificate that can't be read shows nothing
  }
};

/** What makes a signature that holds worth less. */
const warningOf = (cms: Cms | undefined, at: Date | undefined): string | undefined => {
  if (!cms) return undefined;
  const { certificate, digest } = cms;
  if (isBroken(digest)) return `It was made with ${digest.toUpperCase()}, which no longer protects.`;
  const { notBefore, notAfter } = certificate;
  const wasValid = !at || (at >= notBefore.value && at <= notAfter.value);
  return wasValid ? undefined : 'The certificate of the signer was not valid at the time of signing.';
};
