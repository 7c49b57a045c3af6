import { existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { appendCheckpoints, readCheckpoints } from '../../services/analytics/log/tree/checkpoints.js';
import { logFolderOf, type LogFolder } from '../../services/analytics/log/tree/log-folder.js';
import { codeOf, digestOfFile, writeNewFile } from '../../services/platform/blobs/disk-files.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { openDiskBlobs } from '../../services/platform/blobs/disk.js';
import { isReference, placeOf } from '../../services/platform/blobs/reference.js';
import type { Config } from '../../services/platform/settings/config.js';
import { pathsIn } from '../../services/platform/settings/data-dir.js';
import { migrations as logMigrations } from '../../services/platform/event-store/sqlite-log.js';
import { migrations as keyMigrations } from '../../services/platform/privacy/sqlite-person-keys.js';
import { copyDatabase } from '../../services/platform/sqlite/copy-database.js';
import { reading } from './reading.js';
import { writeSums, type Sum } from './sums.js';

/** The contents of a backup. */
export interface BackedUp {
  /** The number of files of visitors: uploads and results. */
  readonly files: number;
  readonly bytes: number;
  /** Settings without whose values nothing of it can be used; they are not in it. */
  readonly settings: readonly string[];
}

/**
 * Copies an installation of one process, which may be running, into an empty folder, laid out as DATA_DIR is. The log is
 * of one moment; the checkpoints are from before it, and the keys and files are those of that moment and later, so that
 * nothing which the log tells of is missing.
 *
 * @throws Error when part of the installation is on other servers, or the folder cannot take it.
 */
export const backUp = async (config: Config, to: string): Promise<BackedUp> => {
  refuseOtherServers(config);
  const from = pathsIn(config.DATA_DIR);
  if (!existsSync(from.events)) throw new Error(`there is no log in ${from.path}; DATA_DIR says where it is`);
  const copy = pathsIn(resolve(to));
  await makeEmptyFolder(copy.path, from.path);
  const blobs = openDiskBlobs({ directory: copy.blobs });
  const files = new Map<string, Sum & { readonly size: number }>();
  const addFiles = async (): Promise<void> => {
    for await (const ref of blobsIn(from.blobs)) {
      if (files.has(ref)) continue;
      const size = await copyBlob(blobs, ref, join(from.blobs, placeOf(ref)));
      if (size !== undefined)
        files.set(ref, { path: `blobs/${placeOf(ref)}`, sha256: ref.slice(0, SHA256_HEX_DIGITS), size });
    }
  };

  await addFiles(); // those that may be deleted while the log is copied
  await copyCheckpoints(logFolderOf(config), logFolderOf({ DATA_DIR: copy.path, CHECKPOINTS: undefined }));
  await copyDatabase(from.events, copy.events, logMigrations.length);
  if (existsSync(from.keys)) await copyDatabase(from.keys, copy.keys, keyMigrations.length);
  for (const name of await installationKeys(from.path)) await copyFileTo(join(from.path, name), join(copy.path, name));
  await addFiles(); // those that came meanwhile

  await writeSums(copy.path, [...(await sumsOf(copy.path)), ...files.values()]);
  const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  return { files: files.size, bytes, settings: neededSettings(config) };
};

const SHA256_HEX_DIGITS = 64;

const refuseOtherServers = (config: Config): void => {
  const elsewhere = (['EVENTSTORE_URI', 'MONGO_URI', 'S3_BUCKET'] as const).filter(
    (name) => config[name] !== undefined,
  );
  if (elsewhere.length === 0) return;
  throw new Error(
    `part of this installation is not in DATA_DIR (${elsewhere.join(', ')}); docs/operating.md says in which order ` +
      'the log, the keys and the files of a cluster are copied',
  );
};

const makeEmptyFolder = async (path: string, dataDir: string): Promise<void> => {
  const inside = relative(resolve(dataDir), path);
  if (!inside.startsWith('..')) throw new Error(`${path} is in DATA_DIR; back up to another folder`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  if ((await readdir(path)).length > 0) throw new Error(`${path} is not empty; every backup takes a folder of its own`);
};

/** The folder may be written to meanwhile, so that not every name leads to a file. */
const blobsIn = async function* (folder: string): AsyncGenerator<string, void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const ref = name.split(sep).at(-1) ?? '';
    if (isReference(ref)) yield ref;
  }
};

/** @returns its size; undefined where it was deleted meanwhile. */
const copyBlob = async (to: Pick<Blobs, 'restore'>, ref: string, path: string): Promise<number | undefined> => {
  try {
    const { size } = await stat(path);
    await reading(path, (source) => to.restore(ref, source));
    return size;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
};

/** Whole notes only: the last one may be being written. */
const copyCheckpoints = async (from: LogFolder, to: LogFolder): Promise<void> => {
  await mkdir(to.path, { mode: 0o700 });
  const whole = async function* (): AsyncGenerator<string, void> {
    for await (const { note, checkpoint } of readCheckpoints(from.checkpoints)) if (checkpoint) yield note;
  };
  await appendCheckpoints(to.checkpoints, whole());
  for (const file of ['verifier', 'lastCheck', 'sent'] as const) {
    if (existsSync(from[file])) await copyFileTo(from[file], to[file]);
  }
};

const installationKeys = async (dataDir: string): Promise<string[]> => {
  const names = ['secrets.key', 'log.key', 'signing/identity.p12'];
  return names.filter((name) => existsSync(join(dataDir, name)));
};

const copyFileTo = async (from: string, to: string): Promise<void> => {
  await mkdir(join(to, '..'), { recursive: true, mode: 0o700 });
  await reading(from, (source) => writeNewFile(to, source));
};

/** The hashes of all but the files of visitors, whose names say theirs. */
const sumsOf = async (folder: string): Promise<Sum[]> => {
  const sums: Sum[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!name.startsWith('blobs/')) sums.push({ path: name, sha256: (await digestOfFile(path)).sha256 });
  }
  return sums;
};

const neededSettings = (config: Config): string[] =>
  (['SECRETS_KEY', 'CHECKPOINT_KEY', 'SIGNING_P12'] as const).filter((name) => config[name] !== undefined);
