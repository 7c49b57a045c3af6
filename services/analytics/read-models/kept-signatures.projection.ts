import {
  KEPT_SIGNATURES_COLLECTION,
  type KeptSignatureDocument,
} from '../../../contracts/read-models/kept-signature-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Change } from '../../platform/read-models/projection.js';
import { forget, keep, keptItems } from './kept-items.js';

/** Every signature that members keep, without its picture. */
export const keptSignatures = keptItems(
  KEPT_SIGNATURES_COLLECTION,
  byEventType<Change<KeptSignatureDocument>>({
    SignatureKept: ({ data: { signatureId: id, at: keptAt, ...item } }) =>
      keep<KeptSignatureDocument>({ id, ...item, keptAt, isForgotten: false }),
    SignatureForgotten: ({ data }) => forget(data.signatureId),
  }),
);
