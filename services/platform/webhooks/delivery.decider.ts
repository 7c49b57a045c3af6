import type { DeliveryEvent } from '../../../contracts/events/webhook.js';
import type { Owner } from '../../../contracts/owner.js';
import { WEBHOOK_PAUSES_MS, type DeliveryProblem, type WebhookType } from '../../../contracts/webhooks.js';
import type { Decider } from '../event-store/decider.js';

/** A message to a webhook, before it is sent. */
export interface NewDelivery {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly owner: Owner;
  readonly type: WebhookType;
  /** Ids of what it is about. */
  readonly about: Readonly<Record<string, string | number>>;
  /** ISO-8601 UTC. */
  readonly happenedAt: string;
  /** Whether it is sent again by itself. */
  readonly isRepeated: boolean;
}

/** The outcome of one attempt. */
export interface Attempt {
  /** Which one it was, counted from 1: what is told twice counts once. */
  readonly attempt: number;
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  /** How the answer begins. */
  readonly answer: string | null;
  readonly tookMs: number;
}

export interface DeliveryState {
  /** Null before it is planned. */
  readonly delivery: NewDelivery | null;
  readonly attempts: number;
  /** Attempts after which it is given up. */
  readonly attemptsMax: number;
  /** When it is to be sent; null where it is not any more. */
  readonly nextAt: string | null;
}

export type DeliveryCommand =
  | { readonly type: 'Plan'; readonly delivery: NewDelivery; readonly now: Date }
  | { readonly type: 'NoteAttempt'; readonly made: Attempt; readonly now: Date }
  | { readonly type: 'Repeat'; readonly now: Date }
  | { readonly type: 'Drop'; readonly now: Date };

/** Attempts that are made by themselves. */
export const ATTEMPTS_MAX = WEBHOOK_PAUSES_MS.length + 1;

const OK_STATUSES = { from: 200, to: 299 } as const;
const GONE_STATUS = 410;

/** Whether an answer says that the message was taken. */
export const isTaken = (status: number | null): boolean =>
  status !== null && status >= OK_STATUSES.from && status <= OK_STATUSES.to;

/** Whether the receiver says that it wants no more messages. */
export const isGone = (status: number | null): boolean => status === GONE_STATUS;

/** The rules of one message: it is sent until it is taken, ten times at most, and by a person once more. */
export const delivery: Decider<DeliveryState, DeliveryCommand, DeliveryEvent> = {
  initial: { delivery: null, attempts: 0, attemptsMax: 0, nextAt: null },

  decide(command, state) {
    const at = command.now.toISOString();
    if (command.type === 'Plan')
      return state.delivery ? [] : [{ type: 'DeliveryPlanned', version: 1, data: { ...command.delivery, at } }];
    if (!state.delivery) return [];
    const { deliveryId, webhookId, owner } = state.delivery;
    const of = { deliveryId, webhookId, owner, at };
    if (command.type === 'Repeat') return [{ type: 'DeliveryRepeated', version: 1, data: of }];
    if (state.nextAt === null) return [];
    if (command.type === 'Drop') return [{ type: 'DeliveryDropped', version: 1, data: of }];
    const { made, now } = command;
    if (made.attempt !== state.attempts + 1) return [];
    return [{ type: 'DeliveryTried', version: 2, data: { ...of, ...made, ...outcomeOf(made, state, now) } }];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'DeliveryPlanned': {
        const { at, ...planned } = data;
        return { delivery: planned, attempts: 0, attemptsMax: planned.isRepeated ? ATTEMPTS_MAX : 1, nextAt: at };
      }
      case 'DeliveryTried':
        return { ...state, attempts: data.attempt, nextAt: data.nextAt };
      case 'DeliveryRepeated':
        return {
          ...state,
          attemptsMax: state.nextAt === null ? state.attempts + 1 : state.attemptsMax,
          nextAt: data.at,
        };
      case 'DeliveryDropped':
        return { ...state, nextAt: null };
    }
  },
};

const outcomeOf = ({ attempt, status }: Attempt, { attemptsMax }: DeliveryState, now: Date) => {
  if (isTaken(status)) return { outcome: 'taken', nextAt: null } as const;
  const pause = WEBHOOK_PAUSES_MS[attempt - 1];
  if (isGone(status) || attempt >= attemptsMax || pause === undefined)
    return { outcome: 'given up', nextAt: null } as const;
  return { outcome: 'again', nextAt: new Date(now.getTime() + pause).toISOString() } as const;
};
