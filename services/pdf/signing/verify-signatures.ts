import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import type { FileCipher } from '../protection/file-cipher.js';
import type { SignatureReport } from '../../../contracts/api/signatures.js';
import { coveredParts, readByteRange, InvalidSignature, valueInGap } from './checking/byte-range.js';
import { proveCms, readCms, type Cms } from './checking/cms.js';
import { claimsOf, reportOf, type Findings } from './checking/signature-report.js';
import { proveTimestamp, timestampOf } from './checking/timestamp.js';
import { byteRangeOf, signatureObject, type ReadFile } from './checking/signature-object.js';
import { openEncrypted } from './encryption/deciphering-parser.js';
import { dictAt, nameAt, numberAt } from './fields/dictionary-entries.js';
import { laterChanges, stepsAfter } from './changes/later-changes.js';
import { fieldLocksOf } from './fields/field-locks.js';
import type { Room } from './fields/room-left.js';
import { certifiedLevel, levelIn } from './revision/locks.js';
import { signedFieldsOf, type SignedField } from './fields/signature-fields.js';

/**
 * Judges the signatures of a PDF, the oldest first: whether each still holds, which part it covers, and who made it.
 * Whether the signer is who they say is nobody's to tell here: no certificate is trusted or distrusted.
 *
 * @param bytes   the file as it is, not repaired.
 * @param cipher  of an encrypted file.
 * @throws whatever the parser throws for what is no PDF.
 */
export const verifySignatures = async (bytes: Uint8Array, cipher?: FileCipher): Promise<SignatureReport[]> => {
  const document = await (cipher ? openEncrypted(bytes, cipher) : openPlain(bytes));
  const file = { bytes, cipher, context: document.context };
  const all = signedFieldsOf(document).map((field) => examine(file, field));
  const ends = all.flatMap(({ coverage }) => coverage?.end ?? []);
  const steps = await stepsAfter({ bytes, cipher }, ends);
  const certified = certifiedLevel(document);
  return all
    .sort((a, b) => endOf(a) - endOf(b))
    .map((signature) => {
      const changes = laterChanges(steps, endOf(signature), roomIn(signature, certified));
      return reportOf({ ...signature, changes }, bytes.length);
    });
};

const openPlain = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });

/** The strictest that is said counts. */
const roomIn = ({ locks = [], lockedLevel }: Findings, certified: number | undefined): Room => {
  const levels = [certified, lockedLevel].filter((level) => level !== undefined);
  return { level: levels.length > 0 ? Math.min(...levels) : undefined, certified: certified !== undefined, locks };
};

const endOf = ({ coverage }: Findings): number => coverage?.end ?? Number.MAX_SAFE_INTEGER;

const examine = (file: ReadFile, field: SignedField): Findings => {
  const { bytes } = file;
  const findings: { -readonly [Key in keyof Findings]: Findings[Key] } = {};
  try {
    const coverage = (findings.coverage = readByteRange(byteRangeOf(field.value), bytes));
    const object = signatureObject(field, coverage, file);
    findings.claims = claimsOf(object, field.value);
    const cms = (findings.cms = readCms(valueInGap(coverage, bytes)));
    findings.level = levelIn(object);
    findings.locks = fieldLocksOf(object, field.field);
    findings.lockedLevel = numberAt(dictAt(field.field, 'Lock'), 'P');
    const covered = coveredParts(coverage, bytes);
    if (nameAt(object, 'SubFilter') === 'ETSI.RFC3161')
      findings.timestamp = proveTimestamp(valueInGap(coverage, bytes), covered);
    else Object.assign(findings, proven(cms, covered, nameAt(object, 'SubFilter')));
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error;
    findings.problem = error.message;
  }
  return findings;
};

/** @returns its time stamp, or why that does not hold: the signature then holds all the same. */
const proven = (
  cms: Cms,
  covered: readonly Uint8Array[],
  subFilter: string | undefined,
): Pick<Findings, 'timestamp' | 'timestampProblem'> => {
  proveCms(cms, covered, subFilter);
  try {
    const timestamp = timestampOf(cms);
    return timestamp ? { timestamp } : {};
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error;
    return { timestampProblem: `Its time stamp does not hold: ${error.message}` };
  }
};
