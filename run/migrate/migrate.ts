import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verifier } from '../../services/analytics/log/tree/log-signer.js';
import { openLogKey } from '../../services/analytics/log/tree/log-key.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import type { Config } from '../../services/platform/settings/config.js';
import { openDataDir, pathsIn } from '../../services/platform/settings/data-dir.js';
import type { Log } from '../../services/platform/settings/logger.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { findKey, openSecretsKey } from '../../services/platform/secrets/stored-key.js';
import { openEventReader, openEventStore } from '../ports/open-event-log.js';
import { openReadModels } from '../ports/open-stores.js';
import { assertNoBusInUse, assertNobodyRuns } from './nobody-else.js';
import { assertOnlyCheckpointsOf, moveCheckpoints } from './move-checkpoints.js';
import { assertOnlyFilesOf, moveFiles, verifyFiles } from './move-files.js';
import { assertOnlyKeysOf, assertOpenedBy, countKeys, moveKeys } from './move-keys.js';
import { moveLog } from './move-log.js';
import type { Report, Row } from './report.js';
import { openSide, type Side, type SideName } from './side.js';

interface Migration {
  readonly to: SideName;
  readonly config: Config;
  readonly clock: () => Date;
  readonly log: Log;
  readonly report: Report;
}

/**
 * Copies an installation from the data folder to the servers of a cluster, or back. The source is only read. Done again,
 * it goes on where it was stopped.
 *
 * @returns what there is on both sides.
 * @throws DataDirInUse; HasOtherContents; Error when something is not what it was.
 */
export const migrate = async (migration: Migration): Promise<readonly Row[]> => {
  const { to, config } = migration;
  const isThere = existsSync(pathsIn(config.DATA_DIR).events);
  if (to === 'cluster' && !isThere) throw new Error(`${config.DATA_DIR} holds no installation`);
  const dataDir = await openDataDir(config.DATA_DIR);
  try {
    const source = await openSide(to === 'cluster' ? 'embedded' : 'cluster', config);
    const target = await openSide(to, config);
    try {
      return await migrateBetween(migration, source, target);
    } finally {
      await Promise.all([source.close(), target.close()]);
    }
  } finally {
    await dataDir.close();
  }
};

const migrateBetween = async (migration: Migration, source: Side, target: Side): Promise<readonly Row[]> => {
  const { config, report, log, clock } = migration;
  await assertNobodyRuns(config);
  await assertNoBusInUse(migration.to, config, log);
  await assertOpenedBy(await openSecretsKey(config), source.keys);
  const signer = await openLogKey(config, log);
  await assertSignedWith(signer.verifier, source);
  await assertOnlyKeysOf(source.keys, target.keys);
  await assertOnlyFilesOf(source.blobs, target.blobs);
  await assertOnlyCheckpointsOf(source, target);

  const events = await copyLog(source, target, report);
  await moveKeys(source.keys, target.keys);
  await moveFiles(source.blobs, target.blobs, report);
  report.say('Comparing the log with its checkpoints');
  const there = await openEventReader(target.config);
  const signed = await moveCheckpoints({ from: source, to: target, log: there, signer, clock });
  await there.close();
  if (migration.to === 'embedded') await keepOwnKeys(config);
  report.say('Making the read models');
  const folded = await makeReadModels(target.config, log);
  report.say('Reading every file again');
  return [
    ['', source.name, target.name],
    ['events', events, folded],
    ['of these signed', signed, signed],
    ['checkpoints', (await source.notes()).length, (await target.notes()).length],
    ['keys of people', await countKeys(source.keys), await countKeys(target.keys)],
    ...(await filesOf(source, target)),
  ];
};

const assertSignedWith = async (verifier: Verifier, source: Side): Promise<void> => {
  const last = (await source.notes()).at(-1);
  if (!last || verifier.open(last.note) !== undefined) return;
  throw new Error(
    'CHECKPOINT_KEY is not the key that the checkpoints of the source are signed with; of an embedded installation it is file:<DATA_DIR>/log.key',
  );
};

const copyLog = async (source: Side, target: Side, report: Report): Promise<number> => {
  const to = target.openLogImport(); // makes an embedded log that is not there yet
  const from = await openEventReader(source.config);
  const there = await openEventReader(target.config);
  try {
    return await moveLog({ from, there, to }, report);
  } finally {
    await Promise.all([from, there, to].map((log) => log.close()));
  }
};

const makeReadModels = async (config: Config, log: Log): Promise<number> => {
  const store = await openEventStore(config, log);
  const documents = await openReadModels(config);
  try {
    return await rebuild(store, documents, projections);
  } finally {
    await Promise.all([store.close(), documents.close()]);
  }
};

const filesOf = async (source: Side, target: Side): Promise<readonly Row[]> => {
  const own = await verifyFiles(source.blobs);
  const there = await verifyFiles(target.blobs);
  return [
    ['files', own.count, there.count],
    ['bytes in files', own.bytes, there.bytes],
  ];
};

/** An embedded installation has its keys in its folder, so that it needs no settings. */
const keepOwnKeys = async ({ DATA_DIR, SECRETS_KEY, CHECKPOINT_KEY }: Config): Promise<void> => {
  const settingsByFile = { 'secrets.key': SECRETS_KEY, 'log.key': CHECKPOINT_KEY };
  for (const [name, hex] of Object.entries(settingsByFile)) {
    const path = join(DATA_DIR, name);
    if (hex === undefined || !/^[0-9a-f]{64}$/i.test(hex) || (await findKey({ given: undefined, path }))) continue;
    await writeFile(path, Buffer.from(hex, 'hex'), { mode: 0o600, flag: 'wx' });
  }
};
