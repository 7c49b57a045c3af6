import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Delivery, Webhook, WebhookRequest } from '../../../../contracts/api/webhooks.js';
import type { WebhookTopic } from '../../../../contracts/webhooks.js';
import { copyText } from '../../../browser/copy-text.js';
import { failedCallNotice, serverMessageOr } from '../../../calls/call-errors.js';
import {
  changeWebhookSecret,
  deleteWebhook,
  fetchDeliveries,
  fetchWebhooks,
  makeWebhook,
  sendMessage,
  turnWebhook,
} from '../../../calls/webhooks.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';
import { toggled } from '../../../parts/toggled.js';

export interface WebhooksContext {
  readonly webhooks: readonly Webhook[];
  /** The choices for a new one. */
  readonly draft: WebhookRequest;
  /** The secret that has just been made, shown until it is closed; its like is never to be seen again. */
  readonly secret: string | null;
  /** The webhook that something is done with. */
  readonly id: string;
  /** Whether it is to be on. */
  readonly isOn: boolean;
  /** The webhook whose messages are shown; null for none. */
  readonly opened: string | null;
  readonly deliveries: readonly Delivery[];
  /** The message that is to be sent again; null for a test. */
  readonly again: string | null;
  /** The message that has just been sent. */
  readonly awaited: string | null;
  /** Why none was made; empty for nothing to say. */
  readonly failure: string;
}

export type WebhooksEvent =
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'new.pressed' }
  | { readonly type: 'url.typed'; readonly text: string }
  | { readonly type: 'topic.toggled'; readonly topic: WebhookTopic }
  | { readonly type: 'making.cancelled' }
  | { readonly type: 'making.confirmed' }
  | { readonly type: 'secret.copied' }
  | { readonly type: 'made.closed' }
  | { readonly type: 'secret.changed'; readonly id: string }
  | { readonly type: 'turned'; readonly id: string; readonly isOn: boolean }
  | { readonly type: 'test.pressed'; readonly id: string }
  | { readonly type: 'messages.opened'; readonly id: string }
  | { readonly type: 'messages.closed' }
  | { readonly type: 'refresh.pressed' }
  | { readonly type: 'again.pressed'; readonly delivery: string }
  | { readonly type: 'delete.pressed'; readonly id: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

const freshDraft: WebhookRequest = { url: '', topics: ['conversion.*'] };

const isComplete = ({ draft }: WebhooksContext): boolean => draft.url.trim() !== '' && draft.topics.length > 0;

const find = ({ webhooks }: WebhooksContext, id: string): Webhook | undefined =>
  webhooks.find((webhook) => webhook.id === id);

const replaced = (webhooks: readonly Webhook[], changed: Webhook): readonly Webhook[] =>
  webhooks.map((webhook) => (webhook.id === changed.id ? changed : webhook));

/** The webhooks of a member: made, tried, turned on and off, their messages looked at and sent again. */
export const webhooksMachine = setup({
  types: {
    context: {} as WebhooksContext,
    events: {} as WebhooksEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: {
    fetchWebhooks,
    makeWebhook,
    changeWebhookSecret,
    turnWebhook,
    deleteWebhook,
    sendMessage,
    fetchDeliveries,
    copyText,
  },
}).createMachine({
  id: 'webhooks',
  context: {
    webhooks: [],
    draft: freshDraft,
    secret: null,
    id: '',
    isOn: true,
    opened: null,
    deliveries: [],
    again: null,
    awaited: null,
    failure: '',
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchWebhooks',
        onDone: { target: 'listed', actions: assign({ webhooks: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
    listed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'new.pressed': { target: 'choosing', actions: assign({ draft: freshDraft, failure: '' }) },
            'secret.copied': { guard: ({ context }) => context.secret !== null, target: 'copying' },
            'made.closed': { guard: ({ context }) => context.secret !== null, actions: assign({ secret: null }) },
            'secret.changed': {
              guard: ({ context, event }) => find(context, event.id) !== undefined,
              target: 'renewing',
              actions: assign({ id: ({ event }) => event.id }),
            },
            turned: {
              guard: ({ context, event }) => find(context, event.id)?.isOn === !event.isOn,
              target: 'turning',
              actions: assign({ id: ({ event }) => event.id, isOn: ({ event }) => event.isOn }),
            },
            'test.pressed': {
              guard: ({ context, event }) => find(context, event.id)?.isOn === true,
              target: 'sending',
              actions: assign({ id: ({ event }) => event.id, again: null }),
            },
            'messages.opened': {
              guard: ({ context, event }) => find(context, event.id) !== undefined && context.opened !== event.id,
              target: 'looking',
              actions: assign({ opened: ({ event }) => event.id, deliveries: [], awaited: null }),
            },
            'messages.closed': {
              guard: ({ context }) => context.opened !== null,
              actions: assign({ opened: null, deliveries: [] }),
            },
            'refresh.pressed': {
              guard: ({ context }) => context.opened !== null,
              target: 'looking',
              actions: assign({ awaited: null }),
            },
            'again.pressed': {
              guard: ({ context, event }) => context.deliveries.some(({ id }) => id === event.delivery),
              target: 'sending',
              actions: assign({
                id: ({ context }) => context.opened ?? '',
                again: ({ event }) => event.delivery,
              }),
            },
            'delete.pressed': {
              guard: ({ context, event }) => find(context, event.id) !== undefined,
              target: 'asking',
              actions: assign({ id: ({ event }) => event.id }),
            },
          },
        },
        choosing: {
          on: {
            'url.typed': {
              actions: assign(({ context: { draft }, event }) => ({ draft: { ...draft, url: event.text } })),
            },
            'topic.toggled': {
              actions: assign(({ context: { draft }, event }) => ({
                draft: { ...draft, topics: toggled(draft.topics, event.topic) },
              })),
            },
            'making.cancelled': 'resting',
            'making.confirmed': { guard: ({ context }) => isComplete(context), target: 'making' },
          },
        },
        making: {
          invoke: {
            id: 'make',
            src: 'makeWebhook',
            input: ({ context: { draft } }) => ({ ...draft, url: draft.url.trim() }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event: { output } }) => ({
                webhooks: [output.webhook, ...context.webhooks],
                secret: output.secret,
              })),
            },
            onError: {
              target: 'choosing',
              actions: assign({ failure: ({ event }) => serverMessageOr('Please try again.', event.error) }),
            },
          },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: context.secret ?? '' }),
            onDone: { target: 'resting', actions: emit(plainNotice('Secret copied')) },
            onError: { target: 'resting', actions: emit(failureNotice('Copy failed')) },
          },
        },
        renewing: {
          invoke: {
            id: 'renew',
            src: 'changeWebhookSecret',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event: { output } }) => ({
                webhooks: replaced(context.webhooks, output.webhook),
                secret: output.secret,
              })),
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The webhook could not be changed', event.error)),
            },
          },
        },
        turning: {
          invoke: {
            id: 'turn',
            src: 'turnWebhook',
            input: ({ context: { id, isOn } }) => ({ id, isOn }),
            onDone: {
              target: 'resting',
              actions: assign({ webhooks: ({ context, event }) => replaced(context.webhooks, event.output) }),
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The webhook could not be changed', event.error)),
            },
          },
        },
        sending: {
          invoke: {
            id: 'send',
            src: 'sendMessage',
            input: ({ context: { id, again } }) => ({ id, again }),
            onDone: {
              target: 'looking',
              actions: assign({ opened: ({ context }) => context.id, awaited: ({ event }) => event.output }),
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The message could not be sent', event.error)),
            },
          },
        },
        looking: {
          invoke: {
            id: 'look',
            src: 'fetchDeliveries',
            input: ({ context: { opened, awaited } }) => ({ id: opened ?? '', awaited }),
            onDone: { target: 'resting', actions: assign({ deliveries: ({ event }) => event.output }) },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The messages could not be loaded', event.error)),
            },
          },
        },
        asking: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
        deleting: {
          invoke: {
            id: 'remove',
            src: 'deleteWebhook',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context }) => ({
                  webhooks: context.webhooks.filter(({ id }) => id !== context.id),
                  secret: null,
                  opened: null,
                  deliveries: [],
                })),
                emit(plainNotice('The webhook is deleted')),
              ],
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The webhook could not be deleted', event.error)),
            },
          },
        },
      },
    },
  },
});

export type WebhooksActor = ActorRefFrom<typeof webhooksMachine>;
