import { connect, type ConnectionOptions } from 'nats';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts, killNats, launchNats } from './nats-process.js';
import type { NatsProgram } from './nats-programs.js';

const CLUSTER_SERVERS = 3;
const LOOK_EVERY_MS = 100;

/** For tests: a cluster of three servers with JetStream on this machine. */
export interface NatsCluster {
  /** The addresses of all servers, as `NATS_URL` takes them. */
  readonly urls: string;
  readonly names: readonly string[];
  urlOf(name: string): string;
  /** Name of the server that leads a stream, or one of its consumers; waits until one does. */
  leaderOf(stream: string, durable?: string): Promise<string>;
  /** Goes away as a machine does, without a word. */
  kill(name: string): Promise<void>;
  /** Comes back with the same address and the same files. */
  restart(name: string): Promise<void>;
  dispose(): Promise<void>;
}

interface NatsClusterOptions {
  readonly program?: NatsProgram | undefined;
  /** A file of settings instead of those of the command line; it reads NATS_SERVER_NAME, NATS_ROUTES and NATS_STORE. */
  readonly config?: {
    readonly file: string;
    readonly environment: Readonly<Record<string, string>>;
    /** How the harness itself may ask for leaders. */
    readonly access: ConnectionOptions;
  };
}

interface Member {
  readonly name: string;
  readonly url: string;
  readonly monitor: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export const startNatsCluster = async ({ program, config }: NatsClusterOptions = {}): Promise<NatsCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-nats-cluster-'));
  const members = membersIn(folder, await freePorts(3 * CLUSTER_SERVERS), config);
  const running = new Map<string, ChildProcess>();
  const named = (name: string): Member => {
    const member = members.find((one) => one.name === name);
    if (!member) throw new Error(`no server is called ${name}`);
    return member;
  };
  const start = async ({ name, args, environment }: Member) =>
    void running.set(name, await launchNats({ args, program, environment }));
  const kill = async (name: string) => {
    const server = running.get(name);
    running.delete(name);
    if (server) await killNats(server);
  };
  const leaderOf = async (stream: string, durable?: string): Promise<string> => {
    const servers = members.filter(({ name }) => running.has(name)).map(({ url }) => new URL(url).host);
    return leaderBy({ ...config?.access, servers, ignoreClusterUpdates: true }, stream, durable);
  };
  await Promise.all(members.map(start));
  await Promise.all(members.map(untilComplete));

  return {
    urls: members.map(({ url }) => url).join(','),
    names: members.map(({ name }) => name),
    urlOf: (name) => named(name).url,
    leaderOf,
    kill,
    restart: (name) => start(named(name)),
    dispose: async () => {
      await Promise.all(members.map(({ name }) => kill(name)));
      await rm(folder, { recursive: true });
    },
  };
};

const membersIn = (
  folder: string,
  ports: readonly number[],
  config: NatsClusterOptions['config'],
): readonly Member[] => {
  const routes = ports.slice(0, CLUSTER_SERVERS).map((port) => `nats://127.0.0.1:${port}`);
  return routes.map((route, index) => {
    const name = `n${index + 1}`;
    const store = join(folder, name);
    const port = ports[CLUSTER_SERVERS + index];
    const monitor = ports[2 * CLUSTER_SERVERS + index];
    const places = ['-a', '127.0.0.1', '-p', String(port), '-m', String(monitor), '--cluster', route];
    const plain = ['-js', '-sd', store, '-n', name, '--cluster_name', 'docket', '--routes', routes.join(',')];
    const own = { NATS_SERVER_NAME: name, NATS_ROUTES: JSON.stringify(routes), NATS_STORE: store };
    return {
      name,
      url: config ? `tls://localhost:${port}` : `nats://127.0.0.1:${port}`,
      monitor: `http://127.0.0.1:${monitor}`,
      args: [...places, ...(config ? ['-c', config.file] : plain)],
      environment: config ? { ...config.environment, ...own } : {},
    };
  });
};

/** Resolves when it knows a leader of the cluster, and all servers of it. */
const untilComplete = async ({ monitor }: Member): Promise<void> => {
  for (;;) {
    const response = await fetch(`${monitor}/jsz`);
    const { meta_cluster: cluster } = (await response.json()) as {
      meta_cluster?: { readonly leader?: string; readonly cluster_size?: number };
    };
    if (cluster?.leader && cluster.cluster_size === CLUSTER_SERVERS) return;
    await pause(LOOK_EVERY_MS);
  }
};

const leaderBy = async (access: ConnectionOptions, stream: string, durable?: string): Promise<string> => {
  const connection = await connect(access);
  try {
    const { streams, consumers } = await connection.jetstreamManager({ checkAPI: false, timeout: 1000 });
    const ask = () => (durable === undefined ? streams.info(stream) : consumers.info(stream, durable));
    for (;;) {
      const info = await ask().catch(() => undefined); // while none is elected, nobody answers
      if (info?.cluster?.leader) return info.cluster.leader;
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await connection.close();
  }
};
