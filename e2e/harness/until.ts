import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 30_000;

/** Waits for something to become true. @throws Error naming it when it does not. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${patienceMs / 1000} s: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
};
