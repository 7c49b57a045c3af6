import type { KeptSignatureEvent } from '../../../contracts/events/kept-signature.js';
import type { Decider } from '../event-store/decider.js';

type Kept = Extract<KeptSignatureEvent, { type: 'SignatureKept' }>['data'];

export interface KeptSignatureState {
  /** Null before it is kept, and once it is forgotten. */
  readonly signature: Kept | null;
  readonly isForgotten: boolean;
}

export type KeptSignatureCommand =
  | { readonly type: 'Keep'; readonly signature: Omit<Kept, 'at'>; readonly now: Date }
  | { readonly type: 'Forget'; readonly now: Date };

/** The rules of one signature that a member keeps. A forgotten one stays so. */
export const keptSignature: Decider<KeptSignatureState, KeptSignatureCommand, KeptSignatureEvent> = {
  initial: { signature: null, isForgotten: false },

  decide(command, { signature, isForgotten }) {
    const at = command.now.toISOString();
    if (command.type === 'Keep') {
      if (signature || isForgotten) return [];
      return [{ type: 'SignatureKept', version: 1, data: { ...command.signature, at } }];
    }
    if (!signature) return [];
    const { signatureId, owner } = signature;
    return [{ type: 'SignatureForgotten', version: 1, data: { signatureId, owner, at } }];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'SignatureKept':
        return { ...state, signature: data };
      case 'SignatureForgotten':
        return { signature: null, isForgotten: true };
    }
  },
};
