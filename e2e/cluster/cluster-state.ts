import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStore } from '../../run/ports/open-event-log.js';
import { openBlobs, openPersonKeys, openReadModels } from '../../run/ports/open-stores.js';
import { notesIn, type CheckpointNote } from '../../services/analytics/log/tree/checkpoints.js';
import { textsInMongo } from '../../services/analytics/log/stored/mongo-stored-texts.js';
import { findLogVerifier } from '../../services/analytics/log/tree/log-key.js';
import { verifyLog, type Verdict } from '../../services/analytics/log/verify/verify-log.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { readConfig, type Config } from '../../services/platform/settings/config.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import type { EventStore, StoredEvent } from '../../services/platform/event-store/event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { openMongoLink } from '../../services/platform/mongo/mongo-link.js';
import { openPrivateStore } from '../../services/platform/privacy/private-store.js';
import { defineCollections, rebuild } from '../../services/platform/read-models/refresh.js';
import { dumpOf } from '../harness/read-models.js';

/** The content of the servers of a cluster once nothing happens any more. */
export interface ClusterState {
  readonly events: readonly StoredEvent[];
  /** Documents in which a rebuild of the read models differs from them. */
  readonly differences: readonly string[];
  readonly verdict: Verdict;
  /** References of all files. */
  readonly blobs: readonly string[];
}

export const stateOfCluster = async (settings: Readonly<Record<string, string>>): Promise<ClusterState> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-chaos-'));
  const config = readConfig({ ...settings, DATA_DIR: folder });
  const store = await openEventStore(config, silentLog);
  try {
    return {
      events: await eventsOf(config, store),
      differences: await differencesOf(config, store),
      verdict: await verdictOf(config, store),
      blobs: await blobsOf(config),
    };
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
};

const eventsOf = async (config: Config, store: EventStore): Promise<StoredEvent[]> => {
  const keys = await openPersonKeys(config);
  const events: StoredEvent[] = [];
  for await (const event of openPrivateStore(store, keys).readAll()) events.push(event);
  await keys.close();
  return events;
};

const differencesOf = async (config: Config, store: EventStore): Promise<string[]> => {
  const rebuilt = openSqliteDocuments({ path: ':memory:' });
  await rebuild(store, rebuilt, projections);
  const live = await openReadModels(config);
  await defineCollections(live, projections);
  const here = await dumpOf(live);
  const there = await dumpOf(rebuilt);
  await Promise.all([live.close(), rebuilt.close()]);
  const known = new Set(here);
  const expected = new Set(there);
  return [...here.filter((line) => !expected.has(line)), ...there.filter((line) => !known.has(line))];
};

const verdictOf = async (config: Config, store: EventStore): Promise<Verdict> => {
  const link = await openMongoLink({ uri: config.MONGO_URI ?? '' });
  const verifier = await findLogVerifier(config);
  if (!verifier) throw new Error('the cluster has no key for its log');
  const checkpoints = checkpointsIn(link);
  const verdict = await verifyLog({ log: store, checkpoints, leafHashes: noHashes(), verifier });
  await link.close();
  return verdict;
};

const noHashes = async function* (): AsyncGenerator<Buffer> {
  yield* [];
};

const checkpointsIn = async function* (link: Parameters<typeof textsInMongo>[0]): AsyncGenerator<CheckpointNote> {
  for await (const note of textsInMongo(link).shared?.notes() ?? []) yield* await notesIn(note);
};

const blobsOf = async (config: Config): Promise<string[]> => {
  const blobs = await openBlobs(config);
  const refs: string[] = [];
  for await (const { ref } of blobs.list()) refs.push(ref);
  await blobs.close();
  return refs;
};
