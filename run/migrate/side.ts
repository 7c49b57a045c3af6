import { readFile } from 'node:fs/promises';
import type { Config } from '../../services/platform/settings/config.js';
import { pathsIn } from '../../services/platform/settings/data-dir.js';
import type { LogImport } from '../../services/platform/event-store/event-store.js';
import { openEsdbImport } from '../../services/platform/event-store/eventstoredb/esdb-import.js';
import { openSqliteImport } from '../../services/platform/event-store/sqlite-import.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { codeOf } from '../../services/platform/blobs/disk-files.js';
import { openMongoLink } from '../../services/platform/mongo/mongo-link.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { appendCheckpoint, notesIn, type CheckpointNote } from '../../services/analytics/log/tree/checkpoints.js';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { mkdir } from 'node:fs/promises';
import { openBlobs, openPersonKeys } from '../ports/open-stores.js';

export const sideNames = ['embedded', 'cluster'] as const;
export type SideName = (typeof sideNames)[number];

/** Where an installation is kept, or is to be. */
export interface Side {
  readonly name: SideName;
  /** The settings with which everything is there. */
  readonly config: Config;
  readonly keys: PersonKeys;
  readonly blobs: Blobs;
  readonly openLogImport: () => LogImport;
  /** The signed checkpoints, in their order. */
  readonly notes: () => Promise<CheckpointNote[]>;
  /** @param number  counts from 0. */
  readonly addNote: (number: number, note: string) => Promise<void>;
  close(): Promise<void>;
}

const elsewhere = ['EVENTSTORE_URI', 'NATS_URL', 'MONGO_URI', 'S3_BUCKET'] as const;

/** @throws Error naming what is not set. */
export const openSide = async (name: SideName, config: Config): Promise<Side> =>
  name === 'embedded' ? openEmbedded(config) : openCluster(config);

const openEmbedded = async (settings: Config): Promise<Side> => {
  const config = { ...settings, ...Object.fromEntries(elsewhere.map((setting) => [setting, undefined])) };
  const folder = logFolderOf(config);
  const keys = await openPersonKeys(config);
  const blobs = await openBlobs(config);
  return {
    name: 'embedded',
    config,
    keys,
    blobs,
    openLogImport: () => openSqliteImport({ path: pathsIn(config.DATA_DIR).events }),
    notes: async () => notesIn(await textOf(folder.checkpoints)),
    addNote: async (_, note) => {
      await mkdir(folder.path, { recursive: true, mode: 0o700 });
      await appendCheckpoint(folder.checkpoints, note);
    },
    close: async () => {
      await Promise.all([keys.close(), blobs.close()]);
    },
  };
};

interface KeptNote {
  readonly _id: number;
  readonly note: string;
}

const openCluster = async (config: Config): Promise<Side> => {
  const { EVENTSTORE_URI: uri, EVENTSTORE_STREAM_PREFIX: streamPrefix, MONGO_URI } = config;
  const missing = [...elsewhere, 'SECRETS_KEY', 'CHECKPOINT_KEY'] as const;
  const unset = missing.filter((setting) => setting !== 'NATS_URL' && config[setting] === undefined);
  if (uri === undefined || MONGO_URI === undefined || unset.length > 0) {
    throw new Error(`${unset.join(', ')} must be set: they say where the cluster keeps everything`);
  }
  const link = await openMongoLink({ uri: MONGO_URI });
  const checkpoints = link.db.collection<KeptNote>('checkpoints');
  const keys = await openPersonKeys(config);
  const blobs = await openBlobs(config);
  return {
    name: 'cluster',
    config,
    keys,
    blobs,
    openLogImport: () => openEsdbImport({ uri, streamPrefix }),
    notes: async () => {
      const notesRead = await checkpoints.find({}, { sort: { _id: 1 } }).toArray();
      return notesIn(notesRead.map(({ note }) => note).join('\n'));
    },
    addNote: async (number, note) => {
      await checkpoints.insertOne({ _id: number, note });
    },
    close: async () => {
      await Promise.all([keys.close(), blobs.close(), link.close()]);
    },
  };
};

const textOf = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return '';
  }
};
