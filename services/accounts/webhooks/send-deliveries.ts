import { LRUCache } from 'lru-cache';
import { streamOf } from '../../../contracts/events/domain-event.js';
import {
  DELIVERIES_COLLECTION,
  WEBHOOKS_COLLECTION,
  type DeliveryDocument,
  type WebhookDocument,
} from '../../../contracts/read-models/webhook-document.js';
import { WEBHOOK_PAUSES_MS } from '../../../contracts/webhooks.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { handle, load } from '../../platform/event-store/streams.js';
import type { Running } from '../../platform/leases/hold-lease.js';
import { isAstray, isDue } from '../../platform/leases/is-due.js';
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
import { openLanes } from './lanes.js';
import { postMessage } from './post-message.js';
import { signedMessage } from './signed-message.js';

const LOOK_EVERY_MS = 500;
/** Waiting messages looked through at a time, the longest due first. */
const LOOK = { page: 200, pages: 10 } as const;
/** Webhooks whose turn it is where more are waiting than are looked through, and what each of them may begin. */
const TURN = { webhooks: 100, messages: 2 } as const;

export interface SendParts {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly secrets: WebhookSecrets;
  readonly inner: InnerReceivers;
  readonly clock: () => Date;
  readonly log: Log;
  /** The time that a receiver may take; default: ten seconds. */
  readonly timeLimitMs?: number;
  /** How often it is looked for what is due; default: twice a second. */
  readonly lookEveryMs?: number;
}

/** An attempt that could not be noted, as on a full disk, is not made again and again meanwhile. */
const HELD_BACK_MS = 60_000;

/** Sends what is due, again and again. One process does it; should two do, receivers know by its id what they had. */
export const startSending = (parts: SendParts): Running => {
  const lanes = openLanes();
  const heldBack = new LRUCache<string, true>({ max: LOOK.page * LOOK.pages, ttl: HELD_BACK_MS });
  const begin = (due: DeliveryDocument): void => {
    const { id } = due;
    if (heldBack.has(id)) return;
    lanes.begin(due, async () => {
      try {
        await sendOne(parts, id);
      } catch (error) {
        heldBack.set(id, true);
        parts.log.error({ error, delivery: id }, 'what became of a message to a webhook could not be noted');
      }
    });
  };
  const turns = takeTurns(parts);
  const looking = runPeriodically(parts.lookEveryMs ?? LOOK_EVERY_MS, parts.log, async () => {
    let seen = 0;
    for await (const due of dueOf(parts)) {
      begin(due);
      seen += 1;
    }
    if (seen === LOOK.page * LOOK.pages) for (const due of await turns.next()) begin(due);
    else for (const due of await astray(parts)) begin(due);
  });
  return {
    stop: async () => {
      await looking.stop();
      await lanes.idle();
    },
  };
};

/** The first messages of some webhooks, then of others: what waits for one is seen however much waits for another. */
const takeTurns = ({ documents, clock }: SendParts) => {
  let after: { readonly value: string; readonly id: string } | undefined;
  const firstOf = async ({ id }: WebhookDocument): Promise<DeliveryDocument[]> => {
    const now = clock().toISOString();
    const deliveries = await documents.find<DeliveryDocument>(DELIVERIES_COLLECTION, {
      where: { webhookId: id, state: 'waiting' },
      sort: { field: 'nextAt', direction: 'ascending' },
      limit: TURN.messages,
    });
    return deliveries.filter(({ nextAt }) => nextAt !== null && nextAt <= now);
  };
  return {
    async next(): Promise<DeliveryDocument[]> {
      const webhooks = await documents.find<WebhookDocument>(WEBHOOKS_COLLECTION, {
        where: { isOn: true },
        sort: { field: 'createdAt', direction: 'ascending' },
        ...(after && { after }),
        limit: TURN.webhooks,
      });
      const last = webhooks.at(-1);
      after = last && webhooks.length === TURN.webhooks ? { value: last.createdAt, id: last.id } : undefined;
      return (await Promise.all(webhooks.map(firstOf))).flat();
    },
  };
};

/** The deliveries that are due, by the read models, the longest due first. */
const dueOf = async function* ({ documents, clock }: SendParts): AsyncGenerator<DeliveryDocument, void> {
  const now = clock().toISOString();
  let after: { readonly value: string; readonly id: string } | undefined;
  for (let page = 0; page < LOOK.pages; page += 1) {
    const due = await documents.find<DeliveryDocument>(DELIVERIES_COLLECTION, {
      where: { state: 'waiting' },
      sort: { field: 'nextAt', direction: 'ascending' },
      ...(after && { after }),
      limit: LOOK.page,
    });
    for (const one of due) {
      if (one.nextAt === null || one.nextAt > now) return;
      yield one;
    }
    const last = due.at(-1);
    if (due.length < LOOK.page || !last?.nextAt) return;
    after = { value: last.nextAt, id: last.id };
  }
};

/** No message is planned farther ahead. */
const LONGEST_PAUSE_MS = Math.max(...WEBHOOK_PAUSES_MS);

/** The deliveries that were planned while the clock was ahead. */
const astray = async ({ documents, clock }: SendParts): Promise<readonly DeliveryDocument[]> => {
  const farthest = await documents.find<DeliveryDocument>(DELIVERIES_COLLECTION, {
    where: { state: 'waiting' },
    sort: { field: 'nextAt', direction: 'descending' },
    limit: LOOK.page,
  });
  return farthest.filter(({ nextAt }) => nextAt !== null && isAstray(nextAt, clock(), LONGEST_PAUSE_MS));
};

/** The log knows better than the read models whether it is due. */
const sendOne = async (parts: SendParts, id: string): Promise<void> => {
  const { store, clock } = parts;
  const stream = streamOf('delivery', id);
  const tell = async (command: DeliveryCommand) => (await handle(store, { stream, decider: delivery, command })).state;
  const { state } = await load(store, { stream, decider: delivery });
  if (!state.delivery || state.nextAt === null || !isDue(state.nextAt, clock(), LONGEST_PAUSE_MS)) return;
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
  const attemptMade = { ...posted, attempt, tookMs: now.getTime() - begun.getTime() };
  const { nextAt } = await tell({ type: 'NoteAttempt', made: attemptMade, now });
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
