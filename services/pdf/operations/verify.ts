import type { VerifyReply } from '../../../contracts/api/signatures.js';
import { Refusal } from '../../../contracts/errors.js';
import { hasByteRange } from '../signing/fields/is-signed.js';
import { verifySignatures } from '../signing/verify-signatures.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { loadPdf } from '../opening/load.js';
import { fileCipherOf } from '../protection/read-cipher.js';
import { json, type Operation, type SourceFile } from '../operation.js';

/**
 * Tells what the signatures of a PDF are worth.
 *
 * @param files  exactly one PDF; looked at as it is, whatever damage would be repaired elsewhere.
 * @returns JSON: each signature, the oldest first; none for a file that is not signed.
 * @throws Refusal as {@link loadPdf}.
 */
export const verify: Operation<'pdf-verify'> = async ([file], _options, work) => {
  await loadPdf(file, work);
  const answer: VerifyReply = { signatures: hasByteRange(file.bytes) ? await signaturesIn(file, work) : [] };
  return json(answer);
};

const signaturesIn = async (file: SourceFile, { qpdf }: WithQpdf): Promise<VerifyReply['signatures']> => {
  const { name, bytes } = file;
  try {
    return await verifySignatures(bytes, await fileCipherOf(file, qpdf));
  } catch (error) {
    const reason = 'its structure is too damaged to tell its signatures';
    throw new Refusal('pdf.unreadable', { name, reason }, { cause: error });
  }
};
