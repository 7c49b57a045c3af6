import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roles, type Role } from '../../run/roles/role.js';
import type { BusServers } from './bus-servers.js';
import { startClusterServers, type ClusterServers } from './cluster-servers.js';
import { startRole, type RunningRole } from './running-role.js';

/** Docket as several processes on servers of their own. */
export interface Cluster {
  readonly servers: ClusterServers;
  /** Folder for what its processes write. */
  readonly home: string;
  readonly processes: readonly RunningRole[];
  readonly of: (role: Role) => readonly RunningRole[];
  /** @throws when a process that one of them started stays. */
  dispose(): Promise<void>;
}

interface ClusterOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Default: one server of NATS. */
  readonly startBus?: () => Promise<BusServers>;
}

/** @param counts how many of each role; default: none. */
export const startCluster = async (
  counts: Readonly<Partial<Record<Role, number>>>,
  { settings = {}, startBus }: ClusterOptions = {},
): Promise<Cluster> => {
  const home = await mkdtemp(join(tmpdir(), 'docket-cluster-'));
  const servers = await startClusterServers(startBus);
  const wanted = roles.flatMap((role) => Array.from({ length: counts[role] ?? 0 }, (_, index) => ({ role, index })));
  const started = await Promise.allSettled(
    wanted.map(({ role, index }) =>
      startRole({ role, name: `${role}-${index + 1}`, home, settings: { ...servers.settingsOf(role), ...settings } }),
    ),
  );
  const processes = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const dispose = async (): Promise<void> => {
    await Promise.all(processes.map((process) => process.dispose()));
    await servers.dispose();
    await rm(home, { recursive: true });
  };
  const failed = started.find((start) => start.status === 'rejected');
  if (failed) {
    await dispose();
    throw failed.reason;
  }
  return { servers, home, processes, of: (role) => processes.filter((process) => process.role === role), dispose };
};
