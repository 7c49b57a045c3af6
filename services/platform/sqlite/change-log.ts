import { open, type FileHandle } from 'node:fs/promises';

/** The file into which SQLite writes what is committed, until that is copied into the database (WAL). */
export interface ChangeLog {
  /** Resolves once all that has been committed is safe on the disk. */
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Does what SQLite does at each commit with `synchronous = FULL`, in another thread: the event loop does not stand still
 * for the disk. The file is the same one for as long as the database is open, and SQLite puts no lock on it, so that
 * closing it ends none.
 *
 * @param database path of a database file that is open, in WAL mode, and has been written to.
 */
export const openChangeLog = (database: string): ChangeLog => {
  let file: Promise<FileHandle> | undefined;
  return {
    sync: async () => {
      file ??= open(`${database}-wal`, 'r+');
      await (await file).datasync();
    },
    close: async () => (await file)?.close(),
  };
};
