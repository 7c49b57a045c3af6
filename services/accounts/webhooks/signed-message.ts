import { createHmac } from 'node:crypto';
import { SECOND_MS } from '../../../contracts/durations.js';
import type { NewDelivery } from '../../platform/webhooks/delivery.decider.js';

const SECRET_PREFIX = 'whsec_';

/** A message as it is sent: its headers, and its body to the letter. */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const signatureBy = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

/**
 * A message with the three headers of Standard Webhooks. Its id is the same each time it is sent, by which receivers
 * know one that they have had; its time is that of sending.
 *
 * @param secrets  the one that counts, and for a day the one before.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const signedMessage = (
  { deliveryId, type, about, happenedAt }: NewDelivery,
  secrets: readonly string[],
  now: Date,
): SignedMessage => {
  const body = JSON.stringify({ type, timestamp: happenedAt, data: about });
  const timestamp = String(Math.floor(now.getTime() / SECOND_MS));
  const signed = `${deliveryId}.${timestamp}.${body}`;
  return {
    body,
    headers: {
      'webhook-id': deliveryId,
      'webhook-timestamp': timestamp,
      'webhook-signature': secrets.map((secret) => signatureBy(secret, signed)).join(' '),
    },
  };
};
