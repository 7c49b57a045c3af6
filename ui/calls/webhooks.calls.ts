import { fromPromise } from 'xstate';
import {
  deliveriesReply,
  plannedDeliveryReply,
  webhookReply,
  webhookSecretReply,
  webhooksReply,
  type Delivery,
  type Webhook,
  type WebhookRequest,
  type WebhookSecretReply,
} from '../../contracts/api/webhooks.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

const PATH = '/api/account/webhooks';
const LOOK_AGAIN_MS = 700;
/** How often a message is asked for that has just been sent. */
const LOOKS_MAX = 8;

interface Named {
  readonly id: string;
}

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** `GET /api/account/webhooks`. */
export const fetchWebhooks = fromPromise<readonly Webhook[]>(
  async ({ signal }) => webhooksReply.parse(await (await call(PATH, { signal })).json()).webhooks,
);

/** `POST /api/account/webhooks`: its answer holds the secret. */
export const makeWebhook = fromPromise<WebhookSecretReply, WebhookRequest>(async ({ input }) =>
  webhookSecretReply.parse(await (await sendJson('POST', PATH, { ...input })).json()),
);

/** `POST /api/account/webhooks/{webhook}/secret`: its answer holds the new secret. */
export const changeWebhookSecret = fromPromise<WebhookSecretReply, Named>(async ({ input: { id } }) =>
  webhookSecretReply.parse(await (await call(`${pathOf(id)}/secret`, { method: 'POST' })).json()),
);

/** `PATCH /api/account/webhooks/{webhook}`. */
export const turnWebhook = fromPromise<Webhook, Named & { readonly isOn: boolean }>(
  async ({ input: { id, isOn } }) =>
    webhookReply.parse(await (await sendJson('PATCH', pathOf(id), { isOn })).json()).webhook,
);

/** `DELETE /api/account/webhooks/{webhook}`. */
export const deleteWebhook = fromPromise<undefined, Named>(async ({ input: { id } }) => {
  await call(pathOf(id), { method: 'DELETE' });
  return undefined;
});

/** A test, or a message again. @returns the id of the message. */
export const sendMessage = fromPromise<string, Named & { readonly again: string | null }>(
  async ({ input: { id, again } }) => {
    const path = again === null ? 'test' : `deliveries/${encodeURIComponent(again)}/again`;
    const reply = await call(`${pathOf(id)}/${path}`, { method: 'POST' });
    return plannedDeliveryReply.parse(await reply.json()).delivery;
  },
);

/** `GET /api/account/webhooks/{webhook}/deliveries`, until one that has just been sent was tried. */
export const fetchDeliveries = fromPromise<readonly Delivery[], Named & { readonly awaited: string | null }>(
  async ({ input: { id, awaited }, signal }) => {
    const asked = Date.now();
    for (let look = 1; ; look += 1) {
      const { deliveries } = deliveriesReply.parse(await (await call(`${pathOf(id)}/deliveries`, { signal })).json());
      if (awaited === null || look === LOOKS_MAX || isTried(deliveries, awaited, asked)) return deliveries;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  },
);

const CLOCKS_APART_MS = 5_000;

const isTried = (deliveries: readonly Delivery[], id: string, since: number): boolean => {
  const sent = deliveries.find((one) => one.id === id);
  return Date.parse(sent?.triedAt ?? '') >= since - CLOCKS_APART_MS;
};
