import { parentPort, workerData } from 'node:worker_threads';
import { holdsMoreThan, tellsGroupMemory } from './group-memory.js';
import { OUT_OF_MEMORY, type GuardOrders } from './orders.js';

const PARENT_INTERVAL_MS = 500;
const MEMORY_INTERVAL_MS = 200;

const { parent, cap } = workerData as GuardOrders;

/** With every program it has started. */
const endGroup = (): void => {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL'); // it leads no group
  }
};

setInterval(() => {
  if (process.ppid !== parent) endGroup();
}, PARENT_INTERVAL_MS);

let working = false;
parentPort?.on('message', (begun: boolean) => (working = begun));

if (cap !== undefined && tellsGroupMemory) {
  setInterval(() => {
    // The parent reads this signal, and ends what is left of the group.
    if (working && holdsMoreThan(cap, process.pid)) process.kill(process.pid, OUT_OF_MEMORY);
  }, MEMORY_INTERVAL_MS);
}
