import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../settings/logger.js';

/** Runs a task now and again after each pause, never twice at a time; a failure is logged and the next turn tries again. */
export const runPeriodically = (intervalMs: number, log: Log, task: () => Promise<void>): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await task().catch((error: unknown) => log.error({ error }, 'a recurring task failed; it is tried again'));
      await pause(intervalMs, undefined, { signal: stopping.signal }).catch(() => undefined); // stopped meanwhile
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
