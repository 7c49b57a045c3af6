import { Refusal } from '../../../contracts/errors.js';
import type { DiskReserve } from './disk-reserve.js';
import type { Log } from '../settings/logger.js';
import { openChangeLog } from '../sqlite/change-log.js';
import { closeDatabase } from '../sqlite/database.js';
import { openGroupCommit } from '../sqlite/group-commit.js';
import type { EventStore, NewEvent, Position } from './event-store.js';
import { openFollowers } from './followers.js';
import { letsDelete } from './lets-delete.js';
import { numberOf, openSqliteLog, type NewRow } from './sqlite-log.js';
import { readsOf } from './sqlite-reads.js';
import { openUnsynced } from './unsynced.js';
import type { Upcasters } from './upcast.js';

const POLL_MS = 500;
const RETRY_PAUSE_MS = 1000;

interface SqliteEventStoreOptions {
  /** The database file; made when it is not there. */
  readonly path: string;
  /** Hears of subscribers that throw. */
  readonly log: Log;
  /** Pause before an event whose handler threw is given again. */
  readonly retryPauseMs?: number;
  /** Milliseconds after which an idle subscription asks again for what other processes have appended. */
  readonly pollMs?: number;
  readonly upcasters?: Upcasters;
  /** Room for events that let something be deleted, where there is no other. */
  readonly reserve?: DiskReserve;
}

/** The log as one SQLite file. Commits are serial, so positions become visible in their order, without gaps. */
export const openSqliteEventStore = (options: SqliteEventStoreOptions): EventStore => {
  const { path, log, retryPauseMs = RETRY_PAUSE_MS, pollMs = POLL_MS, upcasters } = options;
  const file = openSqliteLog(path);
  const reads = readsOf(file, upcasters);
  const changes = openChangeLog(path);
  const commits = openGroupCommit(file.db, changes);
  const unsynced = openUnsynced();
  const followers = openFollowers();

  return {
    adapter: 'sqlite',

    async append(stream, events, expected) {
      if (events.length === 0) throw new RangeError(`an append to ${stream} without events`);
      const rows = events.map(rowOf);
      unsynced.add(events);
      try {
        const append = () => commits.run(() => file.append({ stream, rows, expected }));
        return await (events.some(letsDelete) ? withReserve(append, options.reserve) : append());
      } finally {
        unsynced.remove(events);
        followers.wake();
      }
    },

    ...reads,

    subscribe(after, handle) {
      numberOf(after);
      const readAll = (position?: Position) => unsynced.before(reads.readAll(position));
      return followers.subscribe({ readAll, after, handle, log, pollMs, retryPauseMs });
    },

    async close() {
      await followers.stopAll();
      await commits.drain();
      await changes.close();
      options.reserve?.close();
      closeDatabase(file.db);
    },
  };
};

const isFull = (error: unknown): boolean => error instanceof Refusal && error.code === 'storage.full';

/** Tries again with a part of the reserve after the other, while the disk is full. */
const withReserve = async <Value>(append: () => Promise<Value>, reserve: DiskReserve | undefined): Promise<Value> => {
  for (;;) {
    try {
      return await append();
    } catch (error) {
      if (!isFull(error) || reserve?.release() !== true) throw error;
    }
  }
};

/** Made before the transaction, so that data which is no JSON fails its own append only. */
const rowOf = ({ id, type, version, data }: NewEvent): NewRow => ({ id, type, version, text: JSON.stringify(data) });
