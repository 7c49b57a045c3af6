import { setTimeout as pause } from 'node:timers/promises';
import { halt, haltedStores } from '../cluster/cluster-servers.js';
import type { Cluster } from '../cluster/running-cluster.js';

/** Longer than a lease lives without its holder. */
const HALT_PROCESS_MS = 9000;
const HALT_STORE_MS = 3000;
const DOWN_MS = 2000;

/** One thing that goes wrong, and comes right again. */
export interface Fault {
  readonly name: string;
  happen(): Promise<void>;
}

/** All that can happen to a cluster, each kind of process by its own name. */
const faultsOf = (cluster: Cluster, chance: () => number): readonly Fault[] => [
  ...cluster.processes.map((process) => ({
    name: `kill -9 ${process.name}`,
    happen: async () => {
      await process.kill();
      await pause(chance() * DOWN_MS);
      await process.start();
    },
  })),
  ...cluster.of('analytics').map((process) => ({
    name: `halt ${process.name}`,
    happen: () => halt(process.pid(), HALT_PROCESS_MS),
  })),
  ...haltedStores.map((store) => ({
    name: `halt ${store}`,
    happen: () => cluster.servers.halt(store, HALT_STORE_MS),
  })),
  {
    name: 'kill -9 the leader of NATS',
    happen: async () => {
      const start = await cluster.servers.nats.killLeader();
      await pause(chance() * DOWN_MS);
      await start();
    },
  },
];

/** So many of them in an order that chance decides, each kind before one comes again. */
export const drawFaults = (cluster: Cluster, chance: () => number, count: number): readonly Fault[] => {
  const drawn: Fault[] = [];
  while (drawn.length < count) {
    const ranked = faultsOf(cluster, chance).map((fault) => ({ fault, rank: chance() }));
    drawn.push(...ranked.toSorted((one, other) => one.rank - other.rank).map(({ fault }) => fault));
  }
  return drawn.slice(0, count);
};
