import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { s3ServerName, startS3Server, type S3Server } from '../../services/platform/blobs/s3/s3-server.js';
import { natsServerVersion } from '../../services/platform/event-bus/nats/nats-server.js';
import {
  fakeName,
  spawnFakeEventStoreDb,
  type FakeProcess,
} from '../../services/platform/event-store/eventstoredb/fixtures/fake-eventstoredb-process.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../../services/platform/mongo/mongo-server.js';
import type { Role } from '../../run/roles/role.js';
import { oneBusServer, type BusServers } from './bus-servers.js';
import { makeIdentity } from '../../services/pdf/signing/identity/own-identity.js';

const servers = [natsServerVersion, mongoServerName, s3ServerName];

/** Names the servers on which the processes of a cluster meet; undefined where one is not here. */
export const clusterServersName = servers.every((name) => name !== undefined)
  ? `${servers.join(', ')} and EventStoreDB (${fakeName})`
  : undefined;

export const clusterServersNeeded = 'nats-server, Maven with Java, and pip';

/** Servers that can be halted and go on. */
export const haltedStores = ['mongo', 's3', 'log'] as const;
export type HaltedStore = (typeof haltedStores)[number];

/** The servers of a cluster, and the settings of its processes. */
export interface ClusterServers {
  /** The settings of a program that looks at what is on the servers. */
  readonly settings: Readonly<Record<string, string>>;
  readonly settingsOf: (role: Role) => Readonly<Record<string, string>>;
  readonly nats: BusServers;
  /** Lets a store answer nobody for a while, as on a network that is cut. */
  halt(store: HaltedStore, ms: number): Promise<void>;
  dispose(): Promise<void>;
}

export const startClusterServers = async (startBus = oneBusServer): Promise<ClusterServers> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-cluster-'));
  const identity = join(folder, 'identity.p12');
  await writeFile(identity, await makeIdentity('Docket in tests', new Date()));
  const [nats, mongo, s3, log] = await Promise.all([
    startBus(),
    startMongoServer(),
    startS3Server(),
    spawnFakeEventStoreDb(),
  ]);
  const settings = { ...(await addressesOf({ mongo, s3, log })), SIGNING_P12: identity };
  return {
    settings: { ...settings, ...nats.settingsOf('analytics') },
    settingsOf: (role) => ({ ...settings, ...nats.settingsOf(role) }),
    nats,
    halt: (store, ms) => halt({ mongo, s3, log }[store].pid, ms),
    dispose: async () => {
      await Promise.all([nats, mongo, s3, log].map((server) => server.dispose()));
      await rm(folder, { recursive: true });
    },
  };
};

/** @param pid  undefined for a server that was not started here: it is left alone. */
export const halt = async (pid: number | undefined, ms: number): Promise<void> => {
  if (pid === undefined) return;
  process.kill(pid, 'SIGSTOP');
  try {
    await pause(ms);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};

interface Servers {
  readonly mongo: MongoServer;
  readonly s3: S3Server;
  readonly log: FakeProcess;
}

const addressesOf = async ({ mongo, s3, log }: Servers) => {
  const { endpoint = '', bucket, credentials } = await s3.freshPlace();
  return {
    EVENTSTORE_URI: log.uri,
    MONGO_URI: mongo.freshUri(),
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    SECRETS_KEY: randomBytes(32).toString('hex'),
    CHECKPOINT_KEY: randomBytes(32).toString('hex'),
  };
};
