import { refusalOf, type Database } from './database.js';

/** Writes of one database file, in the order they were asked for. */
export interface GroupCommit {
  /**
   * Runs `work`; what it writes stays or goes as a whole. Resolves with its value once that is safe on the disk.
   *
   * @throws what `work` throws; Refusal `storage.full`.
   */
  run<Value>(work: () => Value): Promise<Value>;
  /** Carries out what waits, and resolves once all is safe on the disk. */
  drain(): Promise<void>;
}

interface GroupCommitOptions {
  /**
   * Brings what was committed to the disk, where the database itself does not. One sync after the other; what is
   * committed meanwhile shares the next one. Once one has failed, nobody knows what the disk holds: nothing more is
   * written until the file is opened again.
   */
  readonly sync?: () => Promise<void>;
}

interface Write {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes asked for in one turn of the event loop share a transaction, because each transaction costs an fsync. */
export const openGroupCommit = (db: Database, options: GroupCommitOptions = {}): GroupCommit =>
  new CommitsInGroups(db, options);

class CommitsInGroups implements GroupCommit {
  private waiting: Write[] = [];
  private committed: Settled[] = [];
  private syncing: Promise<void> | undefined;
  private broken: { readonly why: unknown } | undefined;

  constructor(
    private readonly db: Database,
    private readonly options: GroupCommitOptions,
  ) {}

  run<Value>(work: () => Value): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(this.flush);
      this.waiting.push({ work, resolve: resolve as Write['resolve'], reject });
    });
  }

  async drain(): Promise<void> {
    this.flush();
    await this.syncing;
  }

  private readonly flush = (): void => {
    const writes = this.waiting;
    this.waiting = [];
    if (writes.length === 0) return;
    if (this.broken) return refuse(writes, this.broken.why);
    const { sync } = this.options;
    this.committed.push(...commit(this.db, writes));
    if (!sync) this.settle();
    else if (this.committed.length > 0) this.syncing ??= this.syncAll(sync);
  };

  private async syncAll(sync: () => Promise<void>): Promise<void> {
    while (this.committed.length > 0) {
      const group = this.committed;
      this.committed = [];
      try {
        await sync();
        for (const { settle } of group) settle();
      } catch (error) {
        this.broken = { why: refusalOf(error) };
        refuse([...group, ...this.committed.splice(0)], this.broken.why);
      }
    }
    this.syncing = undefined;
  }

  private settle(): void {
    for (const { settle } of this.committed.splice(0)) settle();
  }
}

const refuse = (writes: readonly Pick<Write, 'reject'>[], why: unknown): void => {
  for (const { reject } of writes) reject(why);
};

/** A write that is carried out; `settle` tells whoever asked for it how. */
interface Settled extends Pick<Write, 'reject'> {
  readonly settle: () => void;
}

/** @returns nothing where the whole transaction failed, which has been told. */
const commit = (db: Database, writes: readonly Write[]): readonly Settled[] => {
  try {
    db.exec('BEGIN IMMEDIATE');
    const outcomes = writes.map((write) => ({ settle: attempt(db, write), reject: write.reject }));
    db.exec('COMMIT');
    return outcomes;
  } catch (error) {
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
    refuse(writes, refusalOf(error));
    return [];
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
