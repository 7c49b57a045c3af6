import type { Server } from 'node:http';
import type { Readable } from 'node:stream';
import type { Pace } from '../ports/gateway-ports.js';
import type { TrustedProxy } from './address.js';
import { networkOf } from './request-values.js';

/** Counts things that are open at the same time, such as sockets, by a key; each key may have so many. */
export const openCounts = (max: number) => {
  const counts = new Map<string, number>();
  return {
    /** @returns gives the place back; undefined where none is left. */
    take: (key: string): (() => void) | undefined => {
      const count = counts.get(key) ?? 0;
      if (count >= max) return undefined;
      counts.set(key, count + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
};

/** Far more than a browser has, and enough for a school behind one address. */
export const CONNECTIONS_MAX = 500;

/** Closes a connection at once whose network has too many open; a trusted proxy has those of all its visitors. */
export const limitConnections = (server: Server, max: number, isTrusted: TrustedProxy): void => {
  const ofNetwork = openCounts(max);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress, 0)) return;
    const leave = ofNetwork.take(networkOf(remoteAddress));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
};

/** 1 KB/s. A bad mobile connection brings fifty times as much. */
export const UPLOAD_PACE: Pace = { bytes: 30 * 1024, withinMs: 30_000 };

/** Parts of the time in which arrivals are counted. */
const COUNTED_PARTS = 10;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Watches a body until it has arrived. While nobody takes it, as when our own disk is slow, it is not to blame.
 *
 * @param tooSlow  called once.
 * @returns ends the watch.
 */
export const watchPace = (body: Readable, { bytes, withinMs }: Pace, tooSlow: () => void): (() => void) => {
  let latest: number[] = [];
  let arrived = 0;
  const look = (): void => {
    latest = body.readableFlowing === false ? [] : [...latest, arrived].slice(-COUNTED_PARTS);
    arrived = 0;
    if (latest.length < COUNTED_PARTS || sumOf(latest) >= bytes) return;
    stop();
    tooSlow();
  };
  const count = (chunk: Buffer): void => {
    arrived += chunk.length;
  };
  const timer = setInterval(look, withinMs / COUNTED_PARTS);
  const stop = (): void => {
    clearInterval(timer);
    body.off('data', count);
  };
  body.on('data', count);
  for (const end of ['end', 'close']) body.once(end, stop);
  return stop;
};
