import type { StoredEvent } from '../event-store/event-store.js';
import type { Log } from '../settings/logger.js';
import { retryDelayOf } from './consumer-options.js';
import { HandedBack, type ConsumerOptions, type Delivery } from './event-bus.js';

/** One event as an adapter hands it out. One of the last three ends it, and nothing is called after that. */
export interface Taken {
  readonly event: StoredEvent;
  readonly subject: string;
  readonly deliveries: number;
  extend(): void;
  acknowledge(): void;
  /** To be given again after this pause. */
  giveBack(delayMs: number): void;
  /** Its handler was silent for `ackWaitMs`: to be given again now. */
  lapse(): void;
}

export interface Consuming {
  readonly options: ConsumerOptions;
  readonly handle: (delivery: Delivery) => Promise<void>;
  readonly log: Log;
}

export interface Attempt {
  /** Resolves when the bus waits for this handler no longer: it has ended or was silent for too long. */
  readonly over: Promise<void>;
  /** Resolves when the handler itself has ended. */
  readonly ended: Promise<void>;
}

/** Gives one event to the handler and passes on to the adapter what comes of it. */
export const attempt = (taken: Taken, consuming: Consuming, stopping: AbortController): Attempt => {
  const { options, handle, log } = consuming;
  const { event, subject, deliveries } = taken;
  const facts = { durable: options.durable, subject, deliveries };
  let counts = true;
  let settle: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (settle = resolve));

  const silence = setTimeout(() => {
    counts = false;
    log.warn(facts, 'a handler fell silent; the event is given again');
    taken.lapse();
    stopping.abort();
    settle();
  }, options.ackWaitMs);

  const extend = () => {
    if (!counts) return;
    silence.refresh();
    taken.extend();
  };

  const giveBack = (error: unknown) => {
    const handedBack = stopping.signal.aborted || error instanceof HandedBack;
    if (!handedBack) log.warn({ ...facts, error }, 'a handler failed; the event is given again');
    taken.giveBack(handedBack ? 0 : retryDelayOf(options, deliveries));
  };

  const run = async () => {
    try {
      await handle({ event, subject, deliveries, stopping: stopping.signal, extend });
      if (counts) taken.acknowledge();
    } catch (error) {
      if (counts) giveBack(error);
    }
    counts = false;
    clearTimeout(silence);
    settle();
  };
  return { over, ended: run() };
};
