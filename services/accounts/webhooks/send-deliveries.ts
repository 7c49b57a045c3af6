import { LRUCache } from 'lru-cache';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { DELIVERIES_COLLECTION, type DeliveryDocument } from '../../../contracts/read-models/webhook-document.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { handle, load } from '../../platform/event-store/streams.js';
import type { Running } from '../../platform/leases/hold-lease.js';
import { runPeriodically } from '../../platform/leases/run-periodically.js';
import type { WebhookSecrets } from '../../platform/secrets/webhook-secrets.js';
import type { Log } from '../../platform/settings/logger.js';
import {
  ATTEMPTS_MAX,
  delivery,
  isGone,
  isTaken,
  type DeliveryCommand,
  type NewDelivery,
} from '../../platform/webhooks/delivery.decider.js';
import type { InnerReceivers } from '../../platform/webhooks/receiver-address.js';
import { webhook, type WebhookState } from '../../platform/webhooks/webhook.decider.js';
import { postMessage } from './post-message.js';
import { signedMessage } from './signed-message.js';

const LOOK_EVERY_MS = 500;
/** Messages under way at a time, of all webhooks and of one. */
const UNDER_WAY_MAX = { all: 16, ofOne: 2 } as const;
/** Waiting messages looked through at a time: those of a receiver that is slow hold up no others. */
const LOOK = { page: 200, pages: 10 } as const;

export interface SendParts {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly secrets: WebhookSecrets;
  readonly inner: InnerReceivers;
  readonly clock: () => Date;
  readonly log: Log;
  /** What a receiver may take; default: ten seconds. */
  readonly timeLimitMs?: number;
  /** How often it is looked for what is due; default: twice a second. */
  readonly lookEveryMs?: number;
}

/** What could not be noted, as on a full disk, is not sent again and again meanwhile. */
const HELD_BACK_MS = 60_000;

/** Sends what is due, again and again. One process does it; should two do, receivers know by its id what they had. */
export const startSending = (parts: SendParts): Running => {
  const underWay = new Map<string, { readonly webhookId: string; readonly done: Promise<void> }>();
  const countOf = (webhookId: string): number =>
    [...underWay.values()].filter((one) => one.webhookId === webhookId).length;
  const heldBack = new LRUCache<string, true>({ max: LOOK.page * LOOK.pages, ttl: HELD_BACK_MS });
  const begin = ({ id, webhookId }: DeliveryDocument): void => {
    if (
      underWay.has(id) ||
      heldBack.has(id) ||
      underWay.size >= UNDER_WAY_MAX.all ||
      countOf(webhookId) >= UNDER_WAY_MAX.ofOne
    )
      return;
    const done = sendOne(parts, id)
      .catch((error: unknown) => {
        heldBack.set(id, true);
        parts.log.error({ error, delivery: id }, 'what became of a message to a webhook could not be noted');
      })
      .finally(() => underWay.delete(id));
    underWay.set(id, { webhookId, done });
  };
  const looking = runPeriodically(parts.lookEveryMs ?? LOOK_EVERY_MS, parts.log, async () => {
    for await (const due of dueOf(parts)) begin(due);
  });
  return {
    stop: async () => {
      await looking.stop();
      await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
};

/** What is due, by the read models, the longest due first. */
const dueOf = async function* ({ documents, clock }: SendParts): AsyncGenerator<DeliveryDocument, void> {
  const now = clock().toISOString();
  let after: { readonly value: string; readonly id: string } | undefined;
  for (let page = 0; page < LOOK.pages; page += 1) {
    const found = await documents.find<DeliveryDocument>(DELIVERIES_COLLECTION, {
      where: { state: 'waiting' },
      sort: { field: 'nextAt', direction: 'ascending' },
      ...(after && { after }),
      limit: LOOK.page,
    });
    for (const one of found) {
      if (one.nextAt === null || one.nextAt > now) return;
      yield one;
    }
    const last = found.at(-1);
    if (found.length < LOOK.page || !last?.nextAt) return;
    after = { value: last.nextAt, id: last.id };
  }
};

/** The log knows better than the read models whether it is due. */
const sendOne = async (parts: SendParts, id: string): Promise<void> => {
  const { store, clock } = parts;
  const stream = streamOf('delivery', id);
  const tell = async (command: DeliveryCommand) => (await handle(store, { stream, decider: delivery, command })).state;
  const { state } = await load(store, { stream, decider: delivery });
  if (!state.delivery || state.nextAt === null || state.nextAt > clock().toISOString()) return;
  const { webhookId } = state.delivery;
  const receiver = await load(store, { stream: streamOf('webhook', webhookId), decider: webhook });
  const { webhook: to, isOn } = receiver.state;
  if (!to || !isOn) {
    await tell({ type: 'Drop', now: clock() });
    return;
  }
  const begun = clock();
  const message = messageOf(parts, state.delivery, receiver.state);
  const posted = await postMessage(to.url, message, parts);
  const now = clock();
  const attempt = state.attempts + 1;
  const made = { ...posted, attempt, tookMs: now.getTime() - begun.getTime() };
  const { nextAt } = await tell({ type: 'NoteAttempt', made, now });
  if (isGone(posted.status)) await turnOff(parts, webhookId, 'gone');
  else if (attempt === ATTEMPTS_MAX && nextAt === null && !isTaken(posted.status))
    await turnOff(parts, webhookId, 'failing');
};

/** Signed with the secret that counts, and for a day with the one before. */
const messageOf = ({ secrets, clock }: SendParts, message: NewDelivery, { secret, previousUntil }: WebhookState) => {
  const now = clock();
  const isBefore = previousUntil !== null && now.toISOString() < previousUntil;
  const numbers = isBefore ? [secret, secret - 1] : [secret];
  const used = numbers.map((number) => secrets.secretOf(message.webhookId, number));
  return signedMessage(message, used, now);
};

const turnOff = async ({ store, clock }: SendParts, id: string, why: 'gone' | 'failing'): Promise<void> => {
  const command = { type: 'TurnOff', why, now: clock() } as const;
  await handle(store, { stream: streamOf('webhook', id), decider: webhook, command });
};
