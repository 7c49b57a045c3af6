import type { KeptSignatureEvent } from '../../../contracts/events/kept-signature.js';
import { given } from '../event-store/fixtures/decider-fixture.js';
import { keptSignature } from './kept-signature.decider.js';

const now = new Date('2026-11-29T09:00:00.000Z');
const at = now.toISOString();
const signature = {
  signatureId: 's1',
  owner: 'member-ada',
  kind: 'signature',
  blob: 'b1',
  width: 9,
  height: 4,
} as const;
const keptEvent: KeptSignatureEvent = { type: 'SignatureKept', version: 1, data: { ...signature, at } };
const forgotten: KeptSignatureEvent = {
  type: 'SignatureForgotten',
  version: 1,
  data: { signatureId: 's1', owner: 'member-ada', at },
};

describe('a signature that a member keeps', () => {
  test('is kept once', () => {
    given(keptSignature).when({ type: 'Keep', item: signature, now }).then(keptEvent);
    given(keptSignature, keptEvent).when({ type: 'Keep', item: signature, now }).then();
  });

  test('is forgotten once, and does not come back', () => {
    given(keptSignature, keptEvent).when({ type: 'Forget', now }).then(forgotten);
    given(keptSignature, keptEvent, forgotten).when({ type: 'Forget', now }).then();
    given(keptSignature, keptEvent, forgotten).when({ type: 'Keep', item: signature, now }).then();
  });
});
