import type { Readable } from 'node:stream';
import type { Pace } from '../ports/gateway-ports.js';

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
