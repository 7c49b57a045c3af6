import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { chmodSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepForOwner } from '../sqlite/database.js';

/** Where an embedded installation keeps everything; open in one process at a time. */
export interface DataDir extends DataPaths {
  /** Lets another process open it. */
  close(): Promise<void>;
}

export interface DataPaths {
  readonly path: string;
  /** Database files. */
  readonly events: string;
  readonly documents: string;
  readonly bus: string;
  /** Keys of people; apart from the rest in a backup, too. */
  readonly keys: string;
  /** File that keeps room on the disk for deletions. */
  readonly reserve: string;
  /** Folder of the blob store. */
  readonly blobs: string;
  /** Folder for what need not outlive the process; on the same file system as the blobs, so that files can move. */
  readonly scratch: string;
}

export const pathsIn = (path: string): DataPaths => ({
  path,
  events: join(path, 'events.db'),
  documents: join(path, 'documents.db'),
  bus: join(path, 'bus.db'),
  keys: join(path, 'keys.db'),
  reserve: join(path, 'reserve'),
  blobs: join(path, 'blobs'),
  scratch: join(path, 'scratch'),
});

/** Another process has this data folder open. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';

  constructor(
    readonly path: string,
    options?: ErrorOptions,
  ) {
    super(
      `the data folder ${path} is in use by another process; stop that one, or set DATA_DIR to another folder`,
      options,
    );
  }
}

/**
 * Makes the folder if it is not there, for its owner only, locks it and empties its scratch folder.
 *
 * @throws DataDirInUse
 */
export const openDataDir = async (path: string): Promise<DataDir> => {
  const paths = pathsIn(path);
  for (const folder of [path, paths.blobs, paths.scratch]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockOn(path);
  for (const name of await readdir(paths.scratch)) {
    await rm(join(paths.scratch, name), { recursive: true, force: true });
  }
  return {
    ...paths,
    close: async () => {
      held.delete(lock);
      if (lock.isOpen) lock.close();
    },
  };
};

/** A lock would end with its database, and that with the garbage collector, once nobody remembers it. */
const held = new Set<DatabaseSyncInstance>();

const SQLITE_BUSY = 5;

/**
 * An open exclusive transaction is a lock of the operating system, which ends with the process however it ends.
 * Nothing else in this process may open the file: to close it there would end the lock here.
 */
const lockOn = (path: string): DatabaseSyncInstance => {
  const lock = new DatabaseSync(join(path, 'lock.db'), { timeout: 0 });
  try {
    keepForOwner(join(path, 'lock.db'));
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: unknown }).errcode === SQLITE_BUSY ? new DataDirInUse(path, { cause: error }) : error;
  }
  chmodSync(join(path, 'lock.db'), 0o600);
  held.add(lock);
  return lock;
};
