import { streamOf } from '../../../contracts/events/domain-event.js';
import type { RequestTemplateDocument } from '../../../contracts/read-models/request-template-document.js';
import type { Blobs } from '../blobs/blobs.js';
import type { EventStore } from '../event-store/event-store.js';
import { handle } from '../event-store/streams.js';
import { requestTemplate } from './request-template.decider.js';

interface Forgetting {
  readonly store: EventStore;
  readonly blobs: Blobs;
}

/** Deletes what is sealed first: a crash between leaves a row without a document, which can be forgotten again. */
export const forgetTemplate = async (
  { store, blobs }: Forgetting,
  { id, asked, document }: Pick<RequestTemplateDocument, 'id' | 'asked' | 'document'>,
  now: Date,
): Promise<void> => {
  for (const blob of [document, asked]) await blobs.delete(blob);
  await handle(store, { stream: streamOf('template', id), decider: requestTemplate, command: { type: 'Forget', now } });
};
