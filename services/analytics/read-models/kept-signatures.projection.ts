import {
  KEPT_SIGNATURES_COLLECTION,
  type KeptSignatureDocument,
} from '../../../contracts/read-models/kept-signature-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: KeptSignatureDocument | undefined) => KeptSignatureDocument | undefined;

const foldOf = byEventType<{ readonly id: string; readonly fold: Fold }>({
  SignatureKept: ({ data: { signatureId: id, at: keptAt, ...made } }) => ({
    id,
    fold: () => ({ id, ...made, keptAt, isForgotten: false }),
  }),
  SignatureForgotten: ({ data: { signatureId: id } }) => ({
    id,
    fold: (before) => before && { ...before, isForgotten: true },
  }),
});

/** Every signature that members keep, without its picture. */
export const keptSignatures: Projection<KeptSignatureDocument> = {
  collection: {
    name: KEPT_SIGNATURES_COLLECTION,
    indexes: [
      ['owner', 'isForgotten', 'keptAt'],
      ['owner', 'keptAt'],
    ],
  },
  version: 1,

  changes(event) {
    const change = foldOf(event);
    return change ? [change] : [];
  },
};
