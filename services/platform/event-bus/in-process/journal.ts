import type { Position, StoredEvent } from '../../event-store/event-store.js';
import { closeDatabase, openDatabase, refusalOf, type Database } from '../../sqlite/database.js';
import { otherFilter } from '../consumer-options.js';

/** An event that was given to a durable and is not acknowledged. */
export interface Given {
  readonly position: Position;
  /** Position of the event before it on the log, to find it again; null for the first one. */
  readonly after: Position | null;
  readonly deliveries: number;
}

/** How far a durable is: every event up to `cursor` has been given to it or is not for it. */
export interface Place {
  readonly cursor: Position | null;
  /** Not acknowledged, in log order, each at or before `cursor`. */
  readonly given: readonly Given[];
}

/** The last event published. */
export interface Head {
  readonly position: Position;
  readonly after: Position | null;
  readonly id: StoredEvent['id'];
}

/** The places, never events, that the in-process bus remembers across restarts. */
export interface Journal {
  head(): Head | undefined;
  moveHead(head: Head): void;
  /** Makes the durable if it is new. @throws Error when it began with another filter. */
  begin(durable: string, filter: string): void;
  place(durable: string): Place;
  moveCursor(durable: string, cursor: Position): void;
  /** Given for the first time, which moves the cursor there, or once more. */
  giving(durable: string, given: Given): void;
  acknowledged(durable: string, position: Position): void;
  /** Forgets everything. */
  clear(): void;
  close(): void;
}

const MIGRATIONS = [
  `CREATE TABLE head (
     one INTEGER PRIMARY KEY CHECK (one = 1), position TEXT NOT NULL, after TEXT, id TEXT NOT NULL
   );
   CREATE TABLE durable (name TEXT PRIMARY KEY, filter TEXT NOT NULL, cursor TEXT) WITHOUT ROWID;
   CREATE TABLE given (
     durable TEXT NOT NULL, position TEXT NOT NULL, after TEXT, deliveries INTEGER NOT NULL,
     PRIMARY KEY (durable, position)
   ) WITHOUT ROWID;
   CREATE TRIGGER giving_moves_cursor AFTER INSERT ON given BEGIN
     UPDATE durable SET cursor = NEW.position WHERE name = NEW.durable;
   END;`,
];

const prepare = (database: Database) => ({
  head: database.prepare('SELECT position, after, id FROM head'),
  moveHead: database.prepare('INSERT OR REPLACE INTO head (one, position, after, id) VALUES (1, ?, ?, ?)'),
  begin: database.prepare('INSERT INTO durable (name, filter) VALUES (?, ?) ON CONFLICT DO NOTHING'),
  filter: database.prepare('SELECT filter FROM durable WHERE name = ?'),
  cursor: database.prepare('SELECT cursor FROM durable WHERE name = ?'),
  given: database.prepare('SELECT position, after, deliveries FROM given WHERE durable = ? ORDER BY position'),
  moveCursor: database.prepare('UPDATE durable SET cursor = ? WHERE name = ?'),
  giving: database.prepare(
    `INSERT INTO given (durable, position, after, deliveries) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET deliveries = excluded.deliveries`,
  ),
  acknowledged: database.prepare('DELETE FROM given WHERE durable = ? AND position = ?'),
});

/**
 * Writes take effect at once and outlive the process; a power cut may cost the last ones, which means redeliveries.
 *
 * @throws Refusal `storage.full` from every write.
 */
export const openJournal = (path: string): Journal => {
  const database = openDatabase({ path, migrations: MIGRATIONS, synchronous: 'NORMAL' });
  const statements = prepare(database);
  const write = (statement: keyof typeof statements, ...values: (string | number | null)[]) => {
    try {
      statements[statement].run(...values);
    } catch (error) {
      throw refusalOf(error);
    }
  };

  return {
    head: () => statements.head.get() as Head | undefined,
    moveHead: ({ position, after, id }) => write('moveHead', position, after, id),
    begin: (durable, filter) => {
      write('begin', durable, filter);
      const begun = statements.filter.get(durable) as { filter: string };
      if (begun.filter !== filter) throw otherFilter(durable, begun.filter, filter);
    },
    place: (durable) => {
      const { cursor } = statements.cursor.get(durable) as Pick<Place, 'cursor'>;
      return { cursor, given: statements.given.all(durable) as Given[] };
    },
    moveCursor: (durable, cursor) => write('moveCursor', cursor, durable),
    giving: (durable, { position, after, deliveries }) => write('giving', durable, position, after, deliveries),
    acknowledged: (durable, position) => write('acknowledged', durable, position),
    clear: () => database.exec('DELETE FROM head; DELETE FROM durable; DELETE FROM given;'),
    close: () => closeDatabase(database),
  };
};
