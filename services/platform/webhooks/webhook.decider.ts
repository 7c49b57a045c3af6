import { HOUR_MS } from '../../../contracts/durations.js';
import type { WebhookEvent } from '../../../contracts/events/webhook.js';
import type { Owner } from '../../../contracts/owner.js';
import { SECRET_OVERLAP_HOURS, type WebhookOffReason, type WebhookTopic } from '../../../contracts/webhooks.js';
import type { Decider } from '../event-store/decider.js';

/** The facts about a webhook when it is made. */
export interface NewWebhook {
  readonly webhookId: string;
  readonly owner: Owner;
  readonly url: string;
  readonly topics: readonly WebhookTopic[];
}

export interface WebhookState {
  /** Null before it is made, and once it is deleted. */
  readonly webhook: (NewWebhook & { readonly createdAt: string }) | null;
  readonly isDeleted: boolean;
  readonly isOn: boolean;
  readonly off: { readonly why: WebhookOffReason; readonly at: string } | null;
  /** Which secret signs, counted from 1. */
  readonly secret: number;
  /** Until when the one before signs as well; null where there was none. */
  readonly previousUntil: string | null;
}

export type WebhookCommand =
  | { readonly type: 'Create'; readonly webhook: NewWebhook; readonly now: Date }
  | { readonly type: 'ChangeSecret'; readonly now: Date }
  | { readonly type: 'TurnOn'; readonly now: Date }
  | { readonly type: 'TurnOff'; readonly why: WebhookOffReason; readonly now: Date }
  | { readonly type: 'Delete'; readonly now: Date };

/** The rules of one webhook. A deleted one stays so. */
export const webhook: Decider<WebhookState, WebhookCommand, WebhookEvent> = {
  initial: { webhook: null, isDeleted: false, isOn: false, off: null, secret: 1, previousUntil: null },

  decide(command, state) {
    if (command.type === 'Create') return created(command, state);
    if (!state.webhook) return [];
    const { webhookId, owner } = state.webhook;
    const of = { webhookId, owner, at: command.now.toISOString() };
    switch (command.type) {
      case 'ChangeSecret': {
        const previousUntil = new Date(command.now.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS).toISOString();
        return [{ type: 'WebhookSecretChanged', version: 1, data: { ...of, secret: state.secret + 1, previousUntil } }];
      }
      case 'TurnOn':
        return state.isOn ? [] : [{ type: 'WebhookTurnedOn', version: 1, data: of }];
      case 'TurnOff':
        return state.isOn ? [{ type: 'WebhookTurnedOff', version: 1, data: { ...of, why: command.why } }] : [];
      case 'Delete':
        return [{ type: 'WebhookDeleted', version: 1, data: of }];
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'WebhookCreated': {
        const { at, ...made } = data;
        return { ...state, webhook: { ...made, createdAt: at }, isOn: true };
      }
      case 'WebhookSecretChanged':
        return { ...state, secret: data.secret, previousUntil: data.previousUntil };
      case 'WebhookTurnedOn':
        return { ...state, isOn: true, off: null };
      case 'WebhookTurnedOff':
        return { ...state, isOn: false, off: { why: data.why, at: data.at } };
      case 'WebhookDeleted':
        return { ...state, webhook: null, isDeleted: true, isOn: false };
    }
  },
};

const created = (
  { webhook: made, now }: Extract<WebhookCommand, { type: 'Create' }>,
  { webhook: known, isDeleted }: WebhookState,
): WebhookEvent[] =>
  known || isDeleted ? [] : [{ type: 'WebhookCreated', version: 1, data: { ...made, at: now.toISOString() } }];
