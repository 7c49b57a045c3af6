import type { InspectReply } from '../../../contracts/api/inspection.js';
import { hasByteRange } from '../signing/fields/is-signed.js';
import { verifySignatures } from '../signing/verify-signatures.js';

/** Each signature in short, the oldest first; null when the file as it came is too damaged, or locked, to tell. */
export const inspectSignatures = async (bytes: Uint8Array): Promise<InspectReply['signatures']> => {
  if (!hasByteRange(bytes)) return [];
  try {
    const reports = await verifySignatures(bytes);
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
