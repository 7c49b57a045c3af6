import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Refusal } from '../../../contracts/errors.js';

export type Database = DatabaseSyncInstance;

const BUSY_TIMEOUT_MS = 5000;

/**
 * Pages in the file of changes before they are copied into the database, which stands still for two syncs: 16 MB, of
 * which a start after a crash reads all.
 */
const CHANGED_PAGES_MAX = 4096;
const OTHERS_PERMISSIONS = 0o077;

interface DatabaseOptions {
  readonly path: string;
  /** SQL that leads from each version of the tables to the next, the first from an empty file. Never change one. */
  readonly migrations: readonly string[];
  /**
   * With FULL a commit survives kill -9 and a power cut; with NORMAL a power cut may take the last ones back, unless
   * somebody syncs them ({@link openChangeLog}).
   */
  readonly synchronous?: 'FULL' | 'NORMAL';
}

/**
 * Opens one database file in WAL mode and brings its tables up to date.
 *
 * @throws Error when a newer version of the program has written the file.
 * @throws Refusal `storage.full`.
 */
export const openDatabase = ({ path, migrations, synchronous = 'FULL' }: DatabaseOptions): Database => {
  keepForOwner(path);
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA wal_autocheckpoint = ${CHANGED_PAGES_MAX};`,
    );
    migrate(db, path, migrations);
    return db;
  } catch (error) {
    db.close();
    throw refusalOf(error);
  }
};

/**
 * Copies what was committed into the database file and closes it, so that the one file holds all of it: the driver
 * leaves what was prepared to the garbage collector, and until then SQLite does not do so by itself. A reader in another
 * process may keep some of it in the file of changes.
 *
 * Where there is no room for the copy, what was committed stays safe in the file of changes, and the next start copies it.
 */
export const closeDatabase = (db: Database): void => {
  if (!db.isOpen) return;
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!(refusalOf(error) instanceof Refusal)) throw error;
  } finally {
    db.close();
  }
};

/**
 * Makes the file where it is not there yet: SQLite gives the files that it puts beside it the same rights. One that is
 * there is not opened, as to close it would end the locks that this process has on it; one of somebody else is left as
 * its owner wants it.
 */
export const keepForOwner = (path: string): void => {
  if (path === ':memory:') return;
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && (stats.mode & OTHERS_PERMISSIONS) !== 0 && stats.uid === process.getuid?.()) chmodSync(file, 0o600);
  }
};

/**
 * Opens a database file to read, also while another process writes to it.
 *
 * @param version of the tables that is known at most.
 * @throws Error when it is not there, or has a newer version.
 */
export const openToRead = (path: string, version: number): Database => {
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  try {
    refuseNewer(db, path, version);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** @returns the version of the tables. */
const refuseNewer = (db: Database, path: string, known: number): number => {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > known) throw new Error(`${path} has version ${version}; this program knows up to ${known}. Update it.`);
  return version;
};

/** Writes nothing when there is nothing new, so that a full disk does not keep the program from starting. */
const migrate = (db: Database, path: string, migrations: readonly string[]): void => {
  db.exec('BEGIN IMMEDIATE');
  const version = refuseNewer(db, path, migrations.length);
  for (const sql of migrations.slice(version)) db.exec(sql);
  if (version < migrations.length) db.exec(`PRAGMA user_version = ${migrations.length}`);
  db.exec('COMMIT');
};

/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: no room for the WAL's index. */
const FULL_CODES: ReadonlySet<unknown> = new Set([13, 4874]);

/** A full disk as the refusal `storage.full`; any other error as it is. */
export const refusalOf = (error: unknown): unknown => {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
  return FULL_CODES.has(code) ? new Refusal('storage.full', {}, { cause: error }) : error;
};

/** Text that SQLite gives back as it was: it cuts at NUL and replaces half a surrogate pair. JSON text always is. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** @throws TypeError */
export const storable = (text: string): string => {
  if (!isStorable(text)) throw new TypeError(`${JSON.stringify(text)} cannot be stored`);
  return text;
};
