import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../settings/logger.js';
import type { Lease, Leases } from './leases.js';

/** Work that was begun and can be ended. */
export interface Running {
  stop(): Promise<void>;
}

/** Begins something that may run in one process at a time; the name is that of its lease. */
export type StartOnce = (name: string, start: () => Promise<Running>) => Promise<Running>;

/** A single process needs no lease: it starts at once. */
export const startAlone: StartOnce = (_, start) => start();

const ASK_EVERY_MS = 1000;

interface Holding {
  readonly leases: Leases;
  readonly log: Log;
  readonly askEveryMs?: number;
}

/** Begins it whenever this process gets the lease, and ends it when the lease is lost, for as long as it is not stopped. */
export const startUnderLease =
  ({ leases, log, askEveryMs = ASK_EVERY_MS }: Holding): StartOnce =>
  async (name, start) => {
    const stopping = new AbortController();
    const loop = async (): Promise<void> => {
      while (!stopping.signal.aborted) {
        try {
          const lease = await leases.acquire(name);
          if (lease) await runUnder(lease, start, stopping.signal);
        } catch (error) {
          log.error({ error, lease: name }, 'what runs under a lease broke; it is begun again');
        }
        await pause(askEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined); // stopped meanwhile
      }
    };
    const done = loop();
    return {
      stop: async () => {
        stopping.abort();
        await done;
      },
    };
  };

const runUnder = async (lease: Lease, start: () => Promise<Running>, stopping: AbortSignal): Promise<void> => {
  try {
    const running = await start();
    await aborted(AbortSignal.any([lease.lost, stopping]));
    await running.stop();
  } finally {
    await lease.release();
  }
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
