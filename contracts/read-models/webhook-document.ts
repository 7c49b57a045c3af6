import type { Owner } from '../owner.js';
import type { DeliveryProblem, WebhookOffReason, WebhookTopic, WebhookType } from '../webhooks.js';

/** Collection of {@link WebhookDocument}s, by the id of the webhook. */
export const WEBHOOKS_COLLECTION = 'webhooks';
/** Collection of {@link DeliveryDocument}s, by the id of the delivery. */
export const DELIVERIES_COLLECTION = 'webhook-deliveries';

/** One webhook, folded from its stream. Owner: services/analytics. */
export interface WebhookDocument {
  readonly id: string;
  readonly owner: Owner;
  readonly url: string;
  readonly topics: readonly WebhookTopic[];
  /** ISO-8601 UTC, as all times here. */
  readonly createdAt: string;
  readonly isOn: boolean;
  /** Null while it is on. */
  readonly offBecause: WebhookOffReason | null;
  readonly offAt: string | null;
  /** Until when messages carry the signature of the secret before, too; null where it was never changed. */
  readonly previousUntil: string | null;
  readonly isDeleted: boolean;
}

/** One message to a webhook, folded from its stream. Owner: services/analytics. */
export interface DeliveryDocument {
  readonly id: string;
  readonly webhookId: string;
  readonly owner: Owner;
  readonly type: WebhookType;
  readonly createdAt: string;
  readonly state: 'waiting' | 'taken' | 'given up' | 'dropped';
  readonly attempts: number;
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  /** How the last answer begins, in at most 500 characters; null where it is not known. */
  readonly answer: string | null;
  /** Milliseconds that the last attempt took; null before the first. */
  readonly tookMs: number | null;
  readonly triedAt: string | null;
  /** When it is sent; null where it is not any more. */
  readonly nextAt: string | null;
}
