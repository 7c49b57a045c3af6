import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import type { Verifier } from '../../services/analytics/log/tree/log-signer.js';
import { evidenceIn, verifyLog, type Verdict } from '../../services/analytics/log/verify/verify-log.js';
import { codeOf, syncToDisk, writeNewFile } from '../../services/platform/blobs/disk-files.js';
import type { Config } from '../../services/platform/settings/config.js';
import { openDataDir } from '../../services/platform/settings/data-dir.js';
import { openSecretsKey } from '../../services/platform/secrets/stored-key.js';
import { assertOpenedBy } from '../migrate/move-keys.js';
import { openEventReader } from '../ports/open-event-log.js';
import { openPersonKeys } from '../ports/open-stores.js';
import { reading } from './reading.js';
import { readSums, type Sum } from './sums.js';

export interface Restored {
  /** The number of files in the backup. */
  readonly files: number;
  /** On the log in its new place: intact, or without events. */
  readonly verdict: Verdict;
}

type FindVerifier = (config: Config) => Promise<Verifier>;

/**
 * Puts a backup into an empty data folder and compares each file with its hash, the log with what was signed, and the
 * keys of people with the key that opens them. Where one of them is wrong, the data folder is empty again.
 *
 * @throws Error
 */
export const restore = async (config: Config, from: string, findVerifier: FindVerifier): Promise<Restored> => {
  const folder = resolve(from);
  const sums = await readSums(folder);
  const { DATA_DIR } = config;
  if ((await namesIn(DATA_DIR)).length > 0) {
    throw new Error(`${DATA_DIR} is not empty; set DATA_DIR to a new folder, or move away what is in it`);
  }
  const dataDir = await openDataDir(DATA_DIR);
  try {
    await copyFiles(config, folder, sums);
    return { files: sums.length, verdict: await examine(config, findVerifier) };
  } catch (error) {
    for (const name of await namesIn(DATA_DIR)) await rm(join(DATA_DIR, name), { recursive: true });
    throw error;
  } finally {
    await dataDir.close();
  }
};

/** A disk of its own has this folder in it from the start. */
const OF_THE_DISK = 'lost+found';

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name !== OF_THE_DISK);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return [];
  }
};

const LOG = 'events.db';
const CHECKPOINTS = 'checkpoints/';

/** The log comes last: a start on what a power cut has left finds checkpoints and no log, and is refused. */
const copyFiles = async (config: Config, folder: string, sums: readonly Sum[]): Promise<void> => {
  const { path: kept } = logFolderOf(config);
  const hasCheckpoints = (await namesIn(kept)).length > 0; // where CHECKPOINTS leads, they may have outlived the rest
  const placeOf = (path: string): string | undefined => {
    if (!path.startsWith(CHECKPOINTS)) return join(config.DATA_DIR, path);
    return hasCheckpoints ? undefined : join(kept, path.slice(CHECKPOINTS.length));
  };
  const order = (path: string): number => (path.startsWith(CHECKPOINTS) ? 0 : path === LOG ? 2 : 1);
  for (const { path, sha256 } of [...sums].sort((one, other) => order(one.path) - order(other.path))) {
    const place = placeOf(path);
    if (place === undefined) continue;
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    const digest = await reading(join(folder, path), (source) => writeNewFile(place, source));
    if (digest.sha256 !== sha256) throw new Error(`${path} is not what was backed up; take another backup`);
  }
  await syncToDisk(config.DATA_DIR);
};

const examine = async (config: Config, findVerifier: FindVerifier): Promise<Verdict> => {
  const keys = await openPersonKeys(config);
  try {
    await assertOpenedBy(await openSecretsKey(config), keys);
  } finally {
    await keys.close();
  }
  const log = await openEventReader(config);
  try {
    const verdict = await verifyLog({ log, verifier: await findVerifier(config), ...evidenceIn(logFolderOf(config)) });
    if (verdict.result === 'changed') throw new Error(`The log is not the one that was signed. ${findingIn(verdict)}`);
    return verdict;
  } finally {
    await log.close();
  }
};

const findingIn = ({ finding }: Verdict): string =>
  [...(finding?.position === undefined ? [] : [`First bad position: ${finding.position}.`]), finding?.text].join(' ');
