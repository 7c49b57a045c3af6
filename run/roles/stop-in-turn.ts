import type { Running } from '../../services/platform/leases/hold-lease.js';

/** Stops the first ones together, then the next ones. */
export const stopInTurn = (...turns: readonly (readonly Running[])[]): Running => ({
  stop: async () => {
    for (const together of turns) await Promise.all(together.map((running) => running.stop()));
  },
});
