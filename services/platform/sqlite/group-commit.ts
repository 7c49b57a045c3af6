import { refusalOf, type Database } from './database.js';

/** Writes of one database file, in the order they were asked for. */
export interface GroupCommit {
  /**
   * Runs `work`; what it writes stays or goes as a whole. Resolves with its value once that is safe on the disk.
   *
   * @throws what `work` throws; Refusal `storage.full`.
   */
  run<Value>(work: () => Value): Promise<Value>;
  /** Carries out at once what waits. */
  flush(): void;
}

interface Write {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes asked for in one turn of the event loop share a transaction, because each transaction costs an fsync. */
export const openGroupCommit = (db: Database): GroupCommit => {
  let waiting: Write[] = [];

  const flush = (): void => {
    const writes = waiting;
    waiting = [];
    if (writes.length > 0) commit(db, writes);
  };

  return {
    flush,
    run: <Value>(work: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ work, resolve: resolve as Write['resolve'], reject });
      }),
  };
};

const commit = (db: Database, writes: readonly Write[]): void => {
  try {
    db.exec('BEGIN IMMEDIATE');
    const outcomes = writes.map((write) => attempt(db, write));
    db.exec('COMMIT');
    for (const settle of outcomes) settle();
  } catch (error) {
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
    for (const { reject } of writes) reject(refusalOf(error));
  }
};

const attempt = (db: Database, { work, resolve, reject }: Write): (() => void) => {
  db.exec('SAVEPOINT one');
  try {
    const value = work();
    db.exec('RELEASE one');
    return () => resolve(value);
  } catch (error) {
    if (!db.isTransaction) throw error; // a full disk can make SQLite take back the whole transaction
    db.exec('ROLLBACK TO one; RELEASE one');
    return () => reject(refusalOf(error));
  }
};
