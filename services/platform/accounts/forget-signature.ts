import { streamOf } from '../../../contracts/events/domain-event.js';
import type { Blobs } from '../blobs/blobs.js';
import type { EventStore } from '../event-store/event-store.js';
import { handle } from '../event-store/streams.js';
import { keptSignature, type KeptSignatureState } from './kept-signature.decider.js';

interface Forgetting {
  readonly store: EventStore;
  readonly blobs: Blobs;
}

/** Deletes the picture first: a crash between the two leaves a row without a picture, which can be forgotten again. */
export const forgetSignature = async (
  { store, blobs }: Forgetting,
  { id, blob }: { readonly id: string; readonly blob: string },
  now: Date,
): Promise<KeptSignatureState> => {
  await blobs.delete(blob);
  const stream = streamOf('signature', id);
  return (await handle(store, { stream, decider: keptSignature, command: { type: 'Forget', now } })).state;
};
