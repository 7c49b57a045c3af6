import { z } from 'zod';
import { WEBHOOK_URL_MAX, webhookTopics, webhookTypes } from '../webhooks.js';

const topics = z.array(z.enum(webhookTopics));

/** A webhook as its member sees it, without its secret, which nobody can see again. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  topics,
  /** ISO-8601 UTC, as all times here. */
  createdAt: z.string(),
  isOn: z.boolean(),
  /** Why it is off: `member`, `failing` or `gone`; null while it is on. */
  offBecause: z.enum(['member', 'failing', 'gone']).nullable(),
  offAt: z.string().nullable(),
  /** Until when messages carry the signature of the secret before, too; null where there is none. */
  previousUntil: z.string().nullable(),
});
/** Shown on the account page. */
export type Webhook = z.output<typeof webhook>;

/** Answer of `GET /api/account/webhooks`, the newest first. */
export const webhooksReply = z.object({ webhooks: z.array(webhook) });
/** See {@link webhooksReply}. */
export type WebhooksReply = z.output<typeof webhooksReply>;

const topicsProblem = `must be a list of ${webhookTopics.join(', ')}, each at most once`;

/** Body of `POST /api/account/webhooks`. */
export const webhookRequest = z.object({
  url: z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(WEBHOOK_URL_MAX, { error: `must have at most ${WEBHOOK_URL_MAX} characters` })
    .meta({ format: 'webhook-address' }),
  topics: z
    .array(z.enum(webhookTopics, { error: topicsProblem }), { error: topicsProblem })
    .min(1, { error: topicsProblem })
    .max(webhookTopics.length, { error: topicsProblem })
    .refine((topics) => new Set(topics).size === topics.length, { error: topicsProblem })
    .meta({ uniqueItems: true }),
});
/** See {@link webhookRequest}. */
export type WebhookRequest = z.output<typeof webhookRequest>;

/** Body of `PATCH /api/account/webhooks/{webhook}`. */
export const webhookChange = z.object({ isOn: z.boolean({ error: 'must be true or false' }) });

/** Answer of turning a webhook on or off. */
export const webhookReply = z.object({ webhook });
/** See {@link webhookReply}. */
export type WebhookReply = z.output<typeof webhookReply>;

/** Answer of making a webhook, and of giving it another secret: the only ones that ever hold one. */
export const webhookSecretReply = z.object({ webhook, secret: z.string() });
/** See {@link webhookSecretReply}. */
export type WebhookSecretReply = z.output<typeof webhookSecretReply>;

/** Answer of deleting a webhook. */
export const deletedWebhookReply = z.object({ deleted: z.string() });
/** See {@link deletedWebhookReply}. */
export type DeletedWebhookReply = z.output<typeof deletedWebhookReply>;

/** One message to a webhook, with what became of it so far. */
export const delivery = z.object({
  id: z.string(),
  type: z.enum(webhookTypes),
  createdAt: z.string(),
  state: z.enum(['waiting', 'taken', 'given up', 'dropped']),
  attempts: z.number(),
  /** Status of the last answer; null without one. */
  status: z.number().nullable(),
  /** The obstacle that kept it from being taken, where there was no answer. */
  problem: z.enum(['not-found', 'refused-address', 'unreachable', 'too-slow', 'insecure']).nullable(),
  /** How the last answer begins, as text; null without one, and where it came from an inner network. */
  answer: z.string().nullable(),
  /** Milliseconds that the last attempt took. */
  tookMs: z.number().nullable(),
  triedAt: z.string().nullable(),
  /** When it is sent again; null where it is not. */
  nextAt: z.string().nullable(),
});
/** Shown beneath its webhook. */
export type Delivery = z.output<typeof delivery>;

/** Answer of `GET /api/account/webhooks/{webhook}/deliveries`, the newest first. */
export const deliveriesReply = z.object({ deliveries: z.array(delivery) });
/** See {@link deliveriesReply}. */
export type DeliveriesReply = z.output<typeof deliveriesReply>;

/** Answer of sending a test, or a message again: the message that is on its way now. */
export const plannedDeliveryReply = z.object({ delivery: z.string() });
/** See {@link plannedDeliveryReply}. */
export type PlannedDeliveryReply = z.output<typeof plannedDeliveryReply>;
