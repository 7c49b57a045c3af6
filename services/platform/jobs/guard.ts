import { workerData } from 'node:worker_threads';

const INTERVAL_MS = 500;

const parent = workerData as number;

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
}, INTERVAL_MS);
