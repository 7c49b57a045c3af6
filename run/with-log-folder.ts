import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckpoints } from '../services/analytics/log/tree/shared-checkpoints.js';
import { logFolderOf, type LogFolder } from '../services/analytics/log/tree/log-folder.js';
import type { Config } from '../services/platform/settings/config.js';
import { mayHaveOthers } from './ports/open-meeting.js';
import { mongoLink } from './ports/open-stores.js';

/**
 * The folder that vouches for the log: that of this installation, or, where processes share one, a copy of their
 * checkpoints that is removed afterwards.
 */
export const withLogFolder = async <Value>(
  config: Config,
  work: (folder: LogFolder) => Promise<Value>,
): Promise<Value> => {
  const { MONGO_URI } = config;
  if (MONGO_URI === undefined || !mayHaveOthers(config)) return work(logFolderOf(config));
  const path = await mkdtemp(join(tmpdir(), 'docket-checkpoints-'));
  const folder = logFolderOf({ DATA_DIR: path, CHECKPOINTS: path });
  const { textsInMongo } = await import('../services/analytics/log/stored/mongo-stored-texts.js');
  const link = await mongoLink(MONGO_URI);
  try {
    const { shared } = textsInMongo(link);
    if (shared) await copyCheckpoints(folder.checkpoints, shared);
    return await work(folder);
  } finally {
    await link.close();
    await rm(path, { recursive: true });
  }
};
