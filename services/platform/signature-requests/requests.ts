import { streamOf } from '../../../contracts/events/domain-event.js';
import { startSession } from '../accounts/start-session.js';
import type { Blobs } from '../blobs/blobs.js';
import type { EventStore } from '../event-store/event-store.js';
import { handle, load } from '../event-store/streams.js';
import {
  signatureRequest,
  type SignatureRequestCommand,
  type SignatureRequestState,
} from './signature-request.decider.js';

/** Signature requests by id, folded from their streams. */
export interface Requests {
  look(id: string): Promise<SignatureRequestState>;
  /** The request after the command. @throws Refusal from the decider. */
  tell(id: string, command: SignatureRequestCommand): Promise<SignatureRequestState>;
}

export const openRequests = (store: EventStore): Requests => ({
  look: async (id) => (await load(store, { stream: streamOf('request', id), decider: signatureRequest })).state,
  tell: async (id, command) => {
    if (command.type === 'Request') await startSession(store, command.owner, command.now);
    return (await handle(store, { stream: streamOf('request', id), decider: signatureRequest, command })).state;
  },
});

/** The bytes go first: what is broken off here is done again, and the event says that they are gone. */
export const deleteRequestFiles = async (requests: Requests, blobs: Blobs, { id, now }: Deleting): Promise<void> => {
  const { context } = await requests.look(id);
  if (context.file !== null) await blobs.delete(context.file.blob);
  await requests.tell(id, { type: 'DeleteFiles', now });
};

interface Deleting {
  readonly id: string;
  readonly now: Date;
}
