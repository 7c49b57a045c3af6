import type { Owner } from '../owner.js';
import type { DeliveryProblem, WebhookOffReason, WebhookTopic, WebhookType } from '../webhooks.js';
import type { EventOf } from './event.js';

interface OfWebhook {
  readonly webhookId: string;
  readonly owner: Owner;
  readonly at: string;
}

interface OfDelivery extends OfWebhook {
  readonly deliveryId: string;
}

/** Stream `webhook-{webhookId}`: an address that is told what happens to a member's documents. Owner: gateway. */
export type WebhookEvent =
  | EventOf<'WebhookCreated', OfWebhook & { url: string; topics: readonly WebhookTopic[] }>
  /** `secret`: which one it is, counted from 1; the secret itself is on no log. The one before counts until then. */
  | EventOf<'WebhookSecretChanged', OfWebhook & { secret: number; previousUntil: string }>
  | EventOf<'WebhookTurnedOn', OfWebhook>
  | EventOf<'WebhookTurnedOff', OfWebhook & { why: WebhookOffReason }>
  | EventOf<'WebhookDeleted', OfWebhook>;

/** Stream `delivery-{deliveryId}`: one message to a webhook, until it is taken or given up. Owner: services/accounts. */
export type DeliveryEvent =
  | EventOf<
      'DeliveryPlanned',
      OfDelivery & {
        type: WebhookType;
        /** Ids of what it is about. */
        about: Readonly<Record<string, string | number>>;
        happenedAt: string;
        /** Whether it is sent again by itself. */
        isRepeated: boolean;
      }
    >
  | EventOf<
      'DeliveryTried',
      OfDelivery & {
        /** Counted from 1. */
        attempt: number;
        /** The status of the answer; null without one. */
        status: number | null;
        problem: DeliveryProblem | null;
        /** How the answer begins; null where it is not known. */
        answer: string | null;
        tookMs: number;
        outcome: 'taken' | 'again' | 'given up';
        /** When it is sent again; null where it is not. */
        nextAt: string | null;
      },
      2
    >
  /** A person had it sent again, once. */
  | EventOf<'DeliveryRepeated', OfDelivery>
  /** Its webhook was off or deleted when its turn came. */
  | EventOf<'DeliveryDropped', OfDelivery>;
