import type { ConsumerOptions } from './event-bus.js';
import { matcherOf } from './subject-filter.js';

const RETRY_FIRST_MS = 1000;
const RETRY_LONGEST_MS = 30_000;

export const isOrdered = ({ ordered, concurrency }: ConsumerOptions): boolean => ordered ?? concurrency === 1;

/** Pause before an event is given again after so many deliveries. */
export const retryDelayOf = ({ retryDelayMs = RETRY_FIRST_MS }: ConsumerOptions, deliveries: number): number =>
  Math.min(RETRY_LONGEST_MS, retryDelayMs * 2 ** (deliveries - 1));

/** @throws Error when no bus could do what they say. */
export const checkOptions = ({ durable, filter, concurrency, ackWaitMs }: ConsumerOptions): void => {
  if (!/^[\w-]+$/.test(durable)) throw new Error(`"${durable}" is not a name for a durable`);
  if (!(Number.isInteger(concurrency) && concurrency >= 1)) throw new Error(`${durable}: concurrency ${concurrency}`);
  if (!(ackWaitMs >= 1)) throw new Error(`${durable}: ackWaitMs ${ackWaitMs}`);
  matcherOf(filter);
};

export const otherFilter = (durable: string, begunWith: string, filter: string): Error =>
  new Error(`durable ${durable} began with the filter ${begunWith}; for ${filter} take another name`);
