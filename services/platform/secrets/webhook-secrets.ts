import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The secrets with which messages to webhooks are signed: none is kept anywhere, and who asks again gets the same. */
export interface WebhookSecrets {
  /** `whsec_` and 32 bytes in base64. @param number  which one of this webhook, counted from 1. */
  readonly secretOf: (webhookId: string, number: number) => string;
}

/** @param key 32 bytes that all processes share; what is made of it here opens nothing else that the key is used for. */
export const openWebhookSecrets = (key: Uint8Array): WebhookSecrets => {
  const own = new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'secrets of webhooks', KEY_BYTES));
  return {
    secretOf: (webhookId, number) =>
      `whsec_${createHmac('sha256', own).update(`${webhookId} ${number}`).digest('base64')}`,
  };
};
