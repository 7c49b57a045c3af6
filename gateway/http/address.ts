import type { IncomingMessage } from 'node:http';

/** Whether a proxy is believed whom it asks for; `hops` tells how many stand before it. */
export type TrustedProxy = (address: string, hops: number) => boolean;

/** The address of a request that Express has not seen, as Express tells that of others (`request.ip`). */
export const addressBehind = (request: IncomingMessage, isTrusted: TrustedProxy): string | undefined => {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const addresses = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const way = [request.socket.remoteAddress ?? '', ...addresses.toReversed()];
  return way.find((address, hops) => !isTrusted(address, hops)) ?? way.at(-1);
};
