import type { KeptSignatureKind } from '../kept-signatures.js';
import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `signature-{signatureId}`: the picture of a signature that a member keeps to use it again. Owner: gateway. */
export type KeptSignatureEvent =
  | EventOf<
      'SignatureKept',
      {
        signatureId: string;
        owner: Owner;
        kind: KeptSignatureKind;
        /** Where its picture lies, which the key of its member opens. */
        blob: string;
        /** In pixels. */
        width: number;
        height: number;
        at: string;
      }
    >
  /** Its picture is deleted. */
  | EventOf<'SignatureForgotten', { signatureId: string; owner: Owner; at: string }>;
