import type { InspectReply } from '../../../contracts/api/inspection.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import type { SourceFile } from '../operation.js';
import { fileCipherOf } from '../protection/read-cipher.js';
import { hasByteRange } from '../signing/fields/is-signed.js';
import { verifySignatures } from '../signing/verify-signatures.js';

/** Each signature in short, the oldest first; null when the file as it came is too damaged, or locked, to tell. */
export const inspectSignatures = async (
  file: Pick<SourceFile, 'bytes' | 'password'>,
  { qpdf }: WithQpdf,
): Promise<InspectReply['signatures']> => {
  if (!hasByteRange(file.bytes)) return [];
  try {
    const reports = await verifySignatures(file.bytes, await fileCipherOf(file, qpdf));
    return reports.map(({ signer, signedAt, intact, coversWholeDocument, modified }) => ({
      signer,
      signedAt,
      intact,
      coversWholeDocument,
      modified,
    }));
  } catch {
    return null; // what else is known about the file is still worth telling
  }
};
