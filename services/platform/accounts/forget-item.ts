import { streamOf, type DomainEvent } from '../../../contracts/events/domain-event.js';
import type { KeptSignatureDocument } from '../../../contracts/read-models/kept-signature-document.js';
import type { RequestTemplateDocument } from '../../../contracts/read-models/request-template-document.js';
import type { Blobs } from '../blobs/blobs.js';
import type { Decider } from '../event-store/decider.js';
import type { EventStore } from '../event-store/event-store.js';
import { handle } from '../event-store/streams.js';
import type { KeptItemCommand, KeptItemState } from './kept-item.js';
import { keptSignature } from './kept-signature.decider.js';
import { requestTemplate } from './request-template.decider.js';

interface Forgetting {
  readonly store: EventStore;
  readonly blobs: Blobs;
  readonly now: Date;
}

interface ItemToForget<Item, Event> {
  readonly stream: string;
  readonly decider: Decider<KeptItemState<Item>, KeptItemCommand<Item>, Event>;
  /** Where what is sealed lies. */
  readonly sealed: readonly string[];
}

/** Deletes what is sealed first: a crash between leaves a row without it, which can be forgotten again. */
const forget = async <Item, Event extends DomainEvent>(
  { store, blobs, now }: Forgetting,
  { stream, decider, sealed }: ItemToForget<Item, Event>,
): Promise<void> => {
  for (const blob of sealed) await blobs.delete(blob);
  await handle(store, { stream, decider, command: { type: 'Forget', now } });
};

export const forgetSignature = (
  parts: Forgetting,
  { id, blob }: Pick<KeptSignatureDocument, 'id' | 'blob'>,
): Promise<void> => forget(parts, { stream: streamOf('signature', id), decider: keptSignature, sealed: [blob] });

export const forgetTemplate = (
  parts: Forgetting,
  { id, asked, document }: Pick<RequestTemplateDocument, 'id' | 'asked' | 'document'>,
): Promise<void> =>
  forget(parts, { stream: streamOf('template', id), decider: requestTemplate, sealed: [document, asked] });
