import type { KeptSignatureEvent } from '../../../contracts/events/kept-signature.js';
import { keptItem } from './kept-item.js';

type KeptSignature = Extract<KeptSignatureEvent, { type: 'SignatureKept' }>['data'];

/** The rules of one signature that a member keeps. */
export const keptSignature = keptItem<KeptSignature, KeptSignatureEvent>({
  kept: (signature, at) => ({ type: 'SignatureKept', version: 1, data: { ...signature, at } }),
  forgotten: ({ signatureId, owner }, at) => ({
    type: 'SignatureForgotten',
    version: 1,
    data: { signatureId, owner, at },
  }),
  itemOf: ({ type, data }) => (type === 'SignatureKept' ? data : null),
});
