import {
  DELIVERIES_COLLECTION,
  WEBHOOKS_COLLECTION,
  type DeliveryDocument,
  type WebhookDocument,
} from '../../../contracts/read-models/webhook-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

interface Change<Doc> {
  readonly id: string;
  readonly fold: (before: Doc | undefined) => Doc | undefined;
}

const webhookChanged =
  (change: Partial<WebhookDocument>) =>
  (before: WebhookDocument | undefined): WebhookDocument | undefined =>
    before && { ...before, ...change };

const deliveryChanged =
  (change: Partial<DeliveryDocument>) =>
  (before: DeliveryDocument | undefined): DeliveryDocument | undefined =>
    before && { ...before, ...change };

const ofWebhook = byEventType<Change<WebhookDocument>>({
  WebhookCreated: ({ data: { webhookId: id, owner, url, topics, at } }) => ({
    id,
    fold: () => ({
      id,
      owner,
      url,
      topics,
      createdAt: at,
      isOn: true,
      offBecause: null,
      offAt: null,
      previousUntil: null,
      isDeleted: false,
    }),
  }),
  WebhookSecretChanged: ({ data: { webhookId: id, previousUntil } }) => ({
    id,
    fold: webhookChanged({ previousUntil }),
  }),
  WebhookTurnedOn: ({ data: { webhookId: id } }) => ({
    id,
    fold: webhookChanged({ isOn: true, offBecause: null, offAt: null }),
  }),
  WebhookTurnedOff: ({ data: { webhookId: id, why, at } }) => ({
    id,
    fold: webhookChanged({ isOn: false, offBecause: why, offAt: at }),
  }),
  WebhookDeleted: ({ data: { webhookId: id } }) => ({ id, fold: webhookChanged({ isOn: false, isDeleted: true }) }),
});

/** Every webhook, for its member and for who sends the messages. */
export const webhooks: Projection<WebhookDocument> = {
  collection: {
    name: WEBHOOKS_COLLECTION,
    indexes: [
      ['isOn', 'createdAt'],
      ['owner', 'isOn', 'createdAt'],
      ['owner', 'isDeleted', 'createdAt'],
      ['owner', 'createdAt'],
    ],
  },
  version: 1,

  changes(event) {
    const change = ofWebhook(event);
    return change ? [change] : [];
  },
};

const states = { taken: 'taken', again: 'waiting', 'given up': 'given up' } as const;

const ofDelivery = byEventType<Change<DeliveryDocument>>({
  DeliveryPlanned: ({ data: { deliveryId: id, webhookId, owner, type, at } }) => ({
    id,
    fold: () => ({
      id,
      webhookId,
      owner,
      type,
      createdAt: at,
      state: 'waiting',
      attempts: 0,
      status: null,
      problem: null,
      answer: null,
      tookMs: null,
      triedAt: null,
      nextAt: at,
    }),
  }),
  DeliveryTried: ({ data: { deliveryId: id, attempt, outcome, at, status, problem, answer, tookMs, nextAt } }) => ({
    id,
    fold: deliveryChanged({
      state: states[outcome],
      attempts: attempt,
      status,
      problem,
      answer,
      tookMs,
      triedAt: at,
      nextAt,
    }),
  }),
  DeliveryRepeated: ({ data: { deliveryId: id, at } }) => ({
    id,
    fold: deliveryChanged({ state: 'waiting', nextAt: at }),
  }),
  DeliveryDropped: ({ data: { deliveryId: id } }) => ({
    id,
    fold: deliveryChanged({ state: 'dropped', nextAt: null }),
  }),
});

/** Every message to a webhook: what is due, and what became of it. */
export const deliveries: Projection<DeliveryDocument> = {
  collection: {
    name: DELIVERIES_COLLECTION,
    indexes: [
      ['state', 'nextAt'],
      ['webhookId', 'state', 'nextAt'],
      ['webhookId', 'createdAt'],
      ['owner', 'createdAt'],
    ],
  },
  version: 2,

  changes(event) {
    const change = ofDelivery(event);
    return change ? [change] : [];
  },
};
