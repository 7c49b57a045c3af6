import { attempt, type Consuming, type Taken } from './delivery-attempt.js';
import type { Consumption } from './event-bus.js';

/** Where the slots of one consumer get their events. */
export interface Source {
  /** The next event; undefined once closed. */
  take(): Promise<Taken | undefined>;
  /** No event comes any more once this has resolved. */
  close(): Promise<void>;
}

/** Gives events to a handler, as many at a time as it has slots: the part of consuming that is alike on every bus. */
export const startConsumption = (source: Source, consuming: Consuming): Consumption => {
  const running = new Map<AbortController, Promise<void>>();

  const slot = async () => {
    for (;;) {
      const taken = await source.take();
      if (!taken) return;
      const stopping = new AbortController();
      const { over, ended } = attempt(taken, consuming, stopping);
      running.set(stopping, ended);
      void ended.then(() => running.delete(stopping));
      await over;
    }
  };
  const slots = Array.from({ length: consuming.options.concurrency }, slot);

  /** Nothing may be taken any more when the handlers learn of it: what they hand back is for others. */
  const stop = async () => {
    await source.close();
    for (const stopping of running.keys()) stopping.abort();
    await Promise.all([...slots, ...running.values()]);
  };
  return { stop: once(stop) };
};

/** However often it is called, it happens once, and every caller waits for it. */
export const once = (task: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => (done ??= task());
};

/** The consumptions that a bus has to stop before it closes. */
export const createConsumptions = () => {
  const open = new Set<Consumption>();
  return {
    keep: (consumption: Consumption): Consumption => {
      const openConsumption = {
        stop: once(async () => {
          await consumption.stop();
          open.delete(openConsumption);
        }),
      };
      open.add(openConsumption);
      return openConsumption;
    },
    stopAll: async (): Promise<void> => {
      await Promise.all([...open].map((consumption) => consumption.stop()));
    },
  };
};
