import { holdMoreThan } from './group-memory.js';
import { tellsProcesses } from './process-table.js';

const INTERVAL_MS = 200;

/**
 * Watches what a program holds together with all that it has started, from outside: nothing in there can talk it down.
 *
 * @returns what ends the watch.
 */
export const watchMemory = (pid: number | undefined, bytes: number | undefined, onOver: () => void): (() => void) => {
  if (pid === undefined || bytes === undefined || !tellsProcesses) return () => undefined;
  const timer = setInterval(() => {
    if (holdMoreThan(bytes, [pid])) onOver();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
