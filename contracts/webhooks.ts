import { HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.js';

/** Topics that a webhook may be told of; a star stands for everything of the kind. */
export const webhookTopics = ['conversion.*', 'share-link.opened', 'signature-request.*', 'workflow-run.*'] as const;
/** One of them. */
export type WebhookTopic = (typeof webhookTopics)[number];

/** Every kind of message that a webhook is sent. */
export const webhookTypes = [
  'conversion.completed',
  'conversion.failed',
  'conversion.cancelled',
  'share-link.opened',
  'signature-request.opened',
  'signature-request.signed',
  'signature-request.declined',
  'signature-request.handed-on',
  'signature-request.completed',
  'signature-request.cancelled',
  'signature-request.expired',
  'workflow-run.completed',
  'workflow-run.failed',
  'workflow-run.cancelled',
  'webhook.test',
] as const;
/** One of them. */
export type WebhookType = (typeof webhookTypes)[number];

/** Whether somebody who chose this topic is told of this. */
export const isAbout = (topic: WebhookTopic, type: WebhookType): boolean =>
  topic.endsWith('.*') ? type.startsWith(topic.slice(0, -1)) : topic === type;

/** Webhooks that one member may have at a time. */
export const WEBHOOKS_MAX = 10;
/** Characters of an address. */
export const WEBHOOK_URL_MAX = 2000;
/** Deliveries that a list shows, the newest. */
export const DELIVERIES_SHOWN = 50;
/** Characters of an answer that are kept. */
export const ANSWER_TOLD_MAX = 500;
/** Hours for which messages are signed with the secret before as well. */
export const SECRET_OVERLAP_HOURS = 24;

/** Pauses before a message that was not taken is sent again, as Standard Webhooks advises; then it is given up. */
export const WEBHOOK_PAUSES_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** Why a webhook is off: its member said so, a message was given up, or the address answered that it is gone. */
export type WebhookOffReason = 'member' | 'failing' | 'gone';

/** The obstacle that kept a message from being taken, where no status tells it. */
export type DeliveryProblem = 'not-found' | 'refused-address' | 'unreachable' | 'too-slow' | 'insecure';
