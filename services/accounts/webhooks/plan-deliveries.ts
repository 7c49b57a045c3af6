import { streamOf } from '../../../contracts/events/domain-event.js';
import { ownerKindOf, type Owner } from '../../../contracts/owner.js';
import { WEBHOOKS_COLLECTION, type WebhookDocument } from '../../../contracts/read-models/webhook-document.js';
import { isAbout, WEBHOOKS_MAX } from '../../../contracts/webhooks.js';
import type { Documents } from '../../platform/documents/documents.js';
import { eventIdOf, handle } from '../../platform/event-store/streams.js';
import type { EventStore, StoredEvent } from '../../platform/event-store/event-store.js';
import { delivery } from '../../platform/webhooks/delivery.decider.js';
import { toldOfEvent, type Told } from './told-events.js';

export interface PlanParts {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly clock: () => Date;
}

/** Plans a message to each webhook of its owner that is told of this event; the same event is told once. */
export const planDeliveries = async (parts: PlanParts, event: StoredEvent): Promise<void> => {
  const message = toldOfEvent(event);
  if (!message) return;
  const isOn = { isOn: true };
  if ((await parts.documents.count(WEBHOOKS_COLLECTION, { where: isOn })) === 0) return;
  const whose = await beginningOf(parts.store, event.stream);
  if (!whose || ownerKindOf(whose.owner) !== 'member') return;
  const webhooks = await parts.documents.find<WebhookDocument>(WEBHOOKS_COLLECTION, {
    where: { owner: whose.owner, ...isOn },
    sort: { field: 'createdAt', direction: 'ascending' },
    limit: WEBHOOKS_MAX * 2,
  });
  for (const webhook of webhooks)
    if (isTold(webhook, message, event)) await plan(parts, webhook, { event, told: message, whose });
};

/** An event from before a webhook was there is nothing to it: the bus may begin at the first event of all. */
const isTold = ({ topics, createdAt }: WebhookDocument, { type }: Told, { data }: StoredEvent): boolean =>
  createdAt <= data.at && topics.some((topic) => isAbout(topic, type));

interface Beginning {
  readonly owner: Owner;
  readonly conversionId: string | undefined;
}

/** Streams of conversions, links and signature requests begin with whose they are, and of which conversion; the run of a part tells nobody. */
const beginningOf = async (store: EventStore, stream: string): Promise<Beginning | undefined> => {
  for await (const { data } of store.read(stream)) {
    if (!('owner' in data) || 'parent' in data) return undefined;
    return { owner: data.owner, conversionId: 'conversionId' in data ? data.conversionId : undefined };
  }
  return undefined;
};

interface Planned {
  readonly event: StoredEvent;
  readonly told: Told;
  readonly whose: Beginning;
}

const plan = async ({ store, clock }: PlanParts, { id, owner }: WebhookDocument, planned: Planned): Promise<void> => {
  const { event, told, whose } = planned;
  const deliveryId = eventIdOf('webhook-delivery', id, event.id);
  const about = whose.conversionId === undefined ? told.about : { ...told.about, conversionId: whose.conversionId };
  const message = { deliveryId, webhookId: id, owner, type: told.type, about, isRepeated: true };
  await handle(store, {
    stream: streamOf('delivery', deliveryId),
    decider: delivery,
    command: { type: 'Plan', delivery: { ...message, happenedAt: event.data.at }, now: clock() },
  });
};
