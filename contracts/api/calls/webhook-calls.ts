import { z } from 'zod';
import {
  deletedWebhookReply,
  deliveriesReply,
  plannedDeliveryReply,
  webhookChange,
  webhookReply,
  webhookRequest,
  webhookSecretReply,
  webhooksReply,
} from '../webhooks.js';
import type { Call } from './call.js';

const webhookPath = z.object({ webhook: z.string().meta({ description: 'Id of the webhook' }) });
const deliveryPath = webhookPath.extend({ delivery: z.string().meta({ description: 'Id of the message' }) });

const ofOne = ['session.missing', 'webhook.not-found'] as const;
const writing = ['request.cross-site', 'storage.full'] as const;

/** The addresses that are told what happens to a member's documents. */
export const webhookCalls: readonly Call[] = [
  {
    id: 'listWebhooks',
    method: 'get',
    path: '/api/account/webhooks',
    group: 'account',
    summary: 'The webhooks of the member, newest first, without their secrets',
    answers: [{ status: 200, about: 'The webhooks', schema: webhooksReply }],
    refusals: ['session.missing'],
  },
  {
    id: 'createWebhook',
    method: 'post',
    path: '/api/account/webhooks',
    group: 'account',
    summary: 'Have an address told what happens (Standard Webhooks); only this answer holds the secret of its messages',
    body: webhookRequest,
    answers: [{ status: 200, about: 'The webhook, and its secret for this once', schema: webhookSecretReply }],
    refusals: [
      'session.missing',
      ...writing,
      'request.invalid',
      'webhook.address-refused',
      'webhook.too-many',
      'request.too-often',
    ],
  },
  {
    id: 'changeWebhook',
    method: 'patch',
    path: '/api/account/webhooks/{webhook}',
    group: 'account',
    summary: 'Turn a webhook on or off',
    parameters: { path: webhookPath },
    body: webhookChange,
    answers: [{ status: 200, about: 'The webhook', schema: webhookReply }],
    refusals: [...ofOne, ...writing, 'request.invalid', 'request.too-often'],
  },
  {
    id: 'deleteWebhook',
    method: 'delete',
    path: '/api/account/webhooks/{webhook}',
    group: 'account',
    summary: 'Delete a webhook: its address is told nothing any more',
    parameters: { path: webhookPath },
    answers: [{ status: 200, about: 'It is deleted', schema: deletedWebhookReply }],
    refusals: [...ofOne, ...writing],
  },
  {
    id: 'changeWebhookSecret',
    method: 'post',
    path: '/api/account/webhooks/{webhook}/secret',
    group: 'account',
    summary: 'Give a webhook another secret; for a day its messages carry the signature of the one before as well',
    parameters: { path: webhookPath },
    answers: [{ status: 200, about: 'The webhook, and its secret for this once', schema: webhookSecretReply }],
    refusals: [...ofOne, ...writing, 'request.too-often'],
  },
  {
    id: 'testWebhook',
    method: 'post',
    path: '/api/account/webhooks/{webhook}/test',
    group: 'account',
    summary: 'Send a message of the type webhook.test, once',
    parameters: { path: webhookPath },
    answers: [{ status: 200, about: 'The message is on its way', schema: plannedDeliveryReply }],
    refusals: [...ofOne, ...writing, 'webhook.off', 'request.too-often'],
  },
  {
    id: 'listDeliveries',
    method: 'get',
    path: '/api/account/webhooks/{webhook}/deliveries',
    group: 'account',
    summary: 'The last messages to a webhook, newest first, with what became of them and how it was answered',
    parameters: { path: webhookPath },
    answers: [{ status: 200, about: 'The messages', schema: deliveriesReply }],
    refusals: ofOne,
  },
  {
    id: 'repeatDelivery',
    method: 'post',
    path: '/api/account/webhooks/{webhook}/deliveries/{delivery}/again',
    group: 'account',
    summary: 'Send a message to a webhook again, at once and once',
    parameters: { path: deliveryPath },
    answers: [{ status: 200, about: 'The message is on its way', schema: plannedDeliveryReply }],
    refusals: [...ofOne, ...writing, 'webhook.delivery-not-found', 'webhook.off', 'request.too-often'],
  },
];
