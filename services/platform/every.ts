import type { Log } from './log.js';

/** Runs a task now and again after each pause, never twice at a time; a failure is logged and the next turn tries again. */
export const every = (intervalMs: number, log: Log, task: () => Promise<void>): { stop(): Promise<void> } => {
  let stopped = false;
  let wake: () => void = () => undefined;
  const loop = async () => {
    while (!stopped) {
      await task().catch((error: unknown) => log.error({ error }, 'a recurring task failed; it is tried again'));
      if (stopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, intervalMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const done = loop();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await done;
    },
  };
};
