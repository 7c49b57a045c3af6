import type { KeptSignatureKind } from '../kept-signatures.js';
import type { Owner } from '../owner.js';

/** Collection of {@link KeptSignatureDocument}s, by the id of the signature. */
export const KEPT_SIGNATURES_COLLECTION = 'kept-signatures';

/** A signature that a member keeps, folded from its stream. Owner: services/analytics. */
export interface KeptSignatureDocument {
  readonly id: string;
  readonly owner: Owner;
  readonly kind: KeptSignatureKind;
  /** Where its picture lies, sealed. */
  readonly blob: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** ISO-8601 UTC. */
  readonly keptAt: string;
  readonly isForgotten: boolean;
}
