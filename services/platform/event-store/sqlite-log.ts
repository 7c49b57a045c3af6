import { openDatabase, openToRead, storable, type Database } from '../sqlite/database.js';
import { WrongLog } from './wrong-log.js';
import { EventIdTaken, WrongRevision, type Appended, type ExpectedRevision, type Position } from './event-store.js';

/** The triggers make the file itself append-only. */
export const migrations = [
  `CREATE TABLE events (
     position INTEGER PRIMARY KEY,
     stream TEXT NOT NULL,
     revision INTEGER NOT NULL,
     id TEXT NOT NULL UNIQUE,
     type TEXT NOT NULL,
     version INTEGER NOT NULL,
     data TEXT NOT NULL,
     recorded_at TEXT NOT NULL,
     UNIQUE (stream, revision)
   ) STRICT;
   CREATE TRIGGER events_never_change BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events never change'); END;
   CREATE TRIGGER events_never_go BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events never go'); END;`,
  `CREATE TABLE moved (position INTEGER PRIMARY KEY, signed_position TEXT NOT NULL) STRICT;
   CREATE TRIGGER moved_never_changes BEFORE UPDATE ON moved BEGIN SELECT RAISE(ABORT, 'events never change'); END;
   CREATE TRIGGER moved_never_goes BEFORE DELETE ON moved BEGIN SELECT RAISE(ABORT, 'events never go'); END;`,
];

/** An event as its row is written; `text` is its data as JSON. */
export interface NewRow {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly text: string;
}

export interface Row extends NewRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly recordedAt: string;
  /** Where it was in the log that it was moved from, where that is another place; absent in a log that nothing was moved to. */
  readonly signedPosition?: string | null;
}

export interface Append {
  readonly stream: string;
  readonly rows: readonly NewRow[];
  readonly expected: ExpectedRevision;
}

/** The table of events. Everything here is one synchronous step. */
export interface SqliteRows {
  readonly db: Database;
  /** @throws WrongLog when the index that streams are found by leads to an event of another one */
  rowsOf(stream: string, fromRevision: number): Iterable<Row>;
  rowsAfter(position: number | bigint): Iterable<Row>;
  /** The latest first. */
  rowsBefore(position: number | bigint): Iterable<Row>;
  /** Position and time of the last row before a position. */
  placeBefore(position: number | bigint): Pick<Row, 'position' | 'recordedAt'> | undefined;
}

/** The table and the rules of an append. */
export interface SqliteLog extends SqliteRows {
  /** @throws WrongRevision, EventIdTaken before anything is written */
  append(append: Append): Appended;
}

const COLUMNS = 'position, stream, revision, id, type, version, data AS text, recorded_at AS recordedAt';
/** The driver gives no larger numbers. */
export const POSITION_MAX = Number.MAX_SAFE_INTEGER;
const POSITION_DIGITS = 20;
const POSITION_FORM = /^\d{20}$/;
const TYPED_POSITION_FORM = /^\d{1,20}$/;

/** Whole, or without the zeros before it. */
export const parsePosition = (text: string): Position | undefined =>
  TYPED_POSITION_FORM.test(text) ? text.padStart(POSITION_DIGITS, '0') : undefined;

export const positionOf = (number: number): Position => String(number).padStart(POSITION_DIGITS, '0');

/** @throws TypeError when it is no position of a SQLite log */
export const numberOf = (position: Position | undefined): number => {
  if (position !== undefined && !POSITION_FORM.test(position)) throw new TypeError(`"${position}" is no position`);
  return Number(position ?? 0);
};

/** An append is safe once the file of changes is synced. */
export const openSqliteLog = (path: string): SqliteLog => {
  const db = openDatabase({ path, migrations, synchronous: 'NORMAL' });
  const byId = db.prepare('SELECT position, stream, revision FROM events WHERE id = ?');
  const last = db.prepare('SELECT max(revision) AS revision FROM events WHERE stream = ?');
  const insert = db.prepare(
    'INSERT INTO events (stream, revision, id, type, version, data, recorded_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );

  const write = ({ stream, rows }: Append, revision: number): Appended => {
    const recordedAt = new Date().toISOString();
    let position = 0;
    for (const [index, { id, type, version, text }] of rows.entries()) {
      const result = insert.run(stream, revision + index, id, type, version, text, recordedAt);
      position = Number(result.lastInsertRowid);
    }
    return { revision: revision + rows.length - 1, position: positionOf(position) };
  };

  return {
    ...rowsIn(db),
    append(append) {
      const { stream, rows, expected } = append;
      const ids = rows.map(({ id }) => id);
      const earlier = appendedBefore(stream, ids, (id) => byId.get(storable(id)) as Place | undefined);
      if (earlier) return earlier;
      const actual = (last.get(storable(stream)) as { revision: number | null }).revision ?? -1;
      if (expected !== 'any' && actual !== (expected === 'absent' ? -1 : expected)) {
        throw new WrongRevision(stream, expected, actual);
      }
      return write(append, actual + 1);
    },
  };
};

/** Changes nothing, and may be open while another process appends. */
export const openSqliteRows = (path: string): SqliteRows => rowsIn(openToRead(path, migrations.length));

/** The table is asked only in a log that events were moved to: for each row that costs something. */
const sourceOf = (db: Database): string => {
  const columns = `SELECT ${COLUMNS}`;
  const knowsMoved = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'moved'").get() !== undefined;
  const hasMoved = knowsMoved && db.prepare('SELECT 1 FROM moved LIMIT 1').get() !== undefined;
  if (!hasMoved) return `${columns} FROM events`;
  return `${columns}, signed_position AS signedPosition FROM events LEFT JOIN moved USING (position)`;
};

const rowsIn = (db: Database): SqliteRows => {
  const source = sourceOf(db);
  const ofStream = db.prepare(
    `SELECT asked.* FROM events AS entry CROSS JOIN (${source}) AS asked ON asked.position = entry.position
     WHERE entry.stream = ? AND entry.revision >= ? ORDER BY entry.revision`,
  );
  const afterPosition = db.prepare(`${source} WHERE position > ? AND position <= ${POSITION_MAX} ORDER BY position`);
  const beforePosition = db.prepare(`${source} WHERE position < ? ORDER BY position DESC`);
  const place = db.prepare(
    'SELECT position, recorded_at AS recordedAt FROM events WHERE position < ? ORDER BY position DESC LIMIT 1',
  );
  return {
    db,
    rowsOf: (stream, fromRevision) => ownRows(stream, ofStream.iterate(stream, fromRevision) as Iterable<Row>),
    rowsAfter: (position) => afterPosition.iterate(position) as Iterable<Row>,
    rowsBefore: (position) => beforePosition.iterate(position) as Iterable<Row>,
    placeBefore: (position) => place.get(position) as ReturnType<SqliteRows['placeBefore']>,
  };
};

/** The row itself says of which stream it is: whoever can write to the file can have the index say anything. */
const ownRows = function* (stream: string, rows: Iterable<Row>): Generator<Row, void> {
  let before: number | undefined;
  for (const row of rows) {
    const isNext = before === undefined || row.revision === before + 1;
    if (row.stream !== stream || !isNext || row.position < 1) {
      throw new WrongLog(
        `The file of the log was changed: an index has the event at position ${row.position} in ${stream}, where it ` +
          'is not. "npm run verify" says more; put a copy of events.db from before that back.',
      );
    }
    before = row.revision;
    yield row;
  }
};

type Place = Pick<Row, 'position' | 'stream' | 'revision'>;

/** The first answer, when this append is a retry. */
const appendedBefore = (
  stream: string,
  ids: readonly string[],
  placeOf: (id: string) => Place | undefined,
): Appended | undefined => {
  const places = ids.map(placeOf);
  const start = places[0]?.revision;
  const isNew = places.every((place) => place === undefined) && new Set(ids).size === ids.length;
  if (isNew) return undefined;
  const isRetry =
    start !== undefined && places.every((place, index) => place?.stream === stream && place.revision === start + index);
  const end = places.at(-1);
  if (!isRetry || !end) throw new EventIdTaken(stream, ids);
  return { revision: end.revision, position: positionOf(end.position) };
};
