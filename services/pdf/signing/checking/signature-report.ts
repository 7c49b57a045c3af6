import type { PDFDict } from '@cantoo/pdf-lib';
import { X509Certificate } from 'node:crypto';
import type { Certificate } from 'pkijs';
import type { LaterChange, SignatureReport } from '../../../../contracts/api/signatures.js';
import { certificationLevels, certifications } from '../../../../contracts/tools/certification.js';
import { readPdfDate } from '../../content/pdf-date.js';
import { textAt } from '../fields/dictionary-entries.js';
import type { FieldLock } from '../fields/field-locks.js';
import { isBroken } from './algorithms.js';
import { InvalidSignature, type Coverage } from './byte-range.js';
import { signingTimeOf, type Cms } from './cms.js';
import type { Timestamp } from './timestamp.js';

/** The claims of a signature dictionary about the signature. */
export interface Claims extends Pick<SignatureReport, 'name' | 'reason' | 'location'> {
  readonly at: Date | undefined;
}

/** All that was found out about one signature. */
export interface Findings {
  readonly coverage?: Coverage;
  readonly claims?: Claims;
  readonly cms?: Cms;
  readonly timestamp?: Timestamp;
  /** Why the time stamp does not hold. */
  readonly timestampProblem?: string;
  readonly level?: number | undefined;
  /** The level that its field asks for. */
  readonly lockedLevel?: number | undefined;
  /** Fields that must stay as they are. */
  readonly locks?: readonly FieldLock[];
  readonly changes?: readonly LaterChange[];
  /** Why it does not hold. */
  readonly problem?: string;
}

/**
 * @param object  the entry of the signature where it is covered by it.
 * @param shown   the entry that readers are shown.
 * @throws InvalidSignature when they differ.
 */
export const claimsOf = (object: PDFDict, shown: PDFDict): Claims => {
  if (String(shown) !== String(object)) throw new InvalidSignature('Its entry in the file has been replaced.');
  return {
    name: textAt(object, 'Name') ?? null,
    reason: textAt(object, 'Reason') ?? null,
    location: textAt(object, 'Location') ?? null,
    at: readPdfDate(textAt(object, 'M') ?? ''),
  };
};

const NO_CLAIMS: Claims = { name: null, reason: null, location: null, at: undefined };

/** @param size  of the file, in bytes. */
export const reportOf = (findings: Findings, size: number): SignatureReport => {
  const { coverage, claims, cms, problem, changes, timestamp } = findings;
  const { at: claimed, ...said } = claims ?? NO_CLAIMS;
  const at = signingTimeOf(cms) ?? claimed;
  const later = laterOf(changes ?? []);
  const warning = problem ?? later.warning ?? lesserWarning(findings, at);
  return {
    ...said,
    ...signerOf(cms),
    signedAt: at?.toISOString() ?? null,
    ...stampOf(timestamp),
    certification: certificationOf(findings),
    ...reachOf(coverage, size),
    intact: problem === undefined,
    ...later.said,
    ...(warning !== undefined && { problem: warning }),
  };
};

const stampOf = (timestamp: Timestamp | undefined): Pick<SignatureReport, 'timestampedAt' | 'timestampedBy'> => {
  if (!timestamp) return { timestampedAt: null, timestampedBy: null };
  return { timestampedAt: timestamp.at.toISOString(), timestampedBy: commonName(timestamp.certificate.subject) };
};

const reachOf = (
  coverage: Coverage | undefined,
  size: number,
): Pick<SignatureReport, 'coversWholeDocument' | 'changedAfterwards'> => {
  const end = coverage?.end ?? NaN;
  return { coversWholeDocument: end === size, changedAfterwards: end < size };
};

const laterOf = (changes: readonly LaterChange[]) => {
  const wrong = changes.filter(({ allowed }) => !allowed).map(({ text }) => text);
  const said = { laterChanges: [...changes], modified: wrong.length > 0 };
  return {
    said,
    warning: said.modified ? `The document was changed after this signature. ${wrong.join(' ')}` : undefined,
  };
};

const signerOf = (cms: Cms | undefined): Pick<SignatureReport, 'signer' | 'issuer' | 'selfSigned'> => {
  if (!cms) return { signer: null, issuer: null, selfSigned: false };
  const { subject, issuer } = cms.certificate;
  return { signer: commonName(subject), issuer: commonName(issuer), selfSigned: isSelfSigned(cms) };
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

const isSelfSigned = ({ der }: Cms): boolean => {
  try {
    const own = new X509Certificate(der);
    return own.subject === own.issuer && own.verify(own.publicKey);
  } catch {
    return false; // a certificate that can't be read shows nothing
  }
};

const certificationOf = ({ level }: Findings): SignatureReport['certification'] =>
  certifications.find((name) => certificationLevels[name] === level) ?? null;

/** A confirmed time counts more than one that the signer claims. */
const lesserWarning = ({ cms, timestamp, timestampProblem }: Findings, at: Date | undefined): string | undefined =>
  timestampProblem ?? warningOf(cms, timestamp?.at ?? at);

/** A warning that makes a signature that holds worth less. */
const warningOf = (cms: Cms | undefined, at: Date | undefined): string | undefined => {
  if (!cms) return undefined;
  const { certificate, digest } = cms;
  if (isBroken(digest)) return `It was made with ${digest.toUpperCase()}, which no longer protects.`;
  const { notBefore, notAfter } = certificate;
  const wasValid = !at || (at >= notBefore.value && at <= notAfter.value);
  return wasValid ? undefined : 'The certificate of the signer was not valid at the time of signing.';
};
