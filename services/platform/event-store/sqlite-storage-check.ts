import { DatabaseSync } from '@photostructure/sqlite';
import type { Database } from '../sqlite/database.js';
import type { StorageFinding } from './event-store.js';
import { POSITION_MAX } from './sqlite-log.js';

interface SchemaRow {
  readonly name: string;
  readonly sql: string | null;
}

/**
 * Finds faults in the file of a log that its rows in their order do not show. `quick` takes no longer for a long log
 * than for a short one: are the tables those that the program makes, and do positions begin where it begins? `whole`
 * also compares each row with the indexes that streams and ids are found by, and with all that its texts hold.
 */
export const checkSqliteStorage = (
  db: Database,
  migrations: readonly string[],
  extent: 'quick' | 'whole',
): StorageFinding | undefined => {
  db.exec('BEGIN');
  try {
    return (
      findSchema(db, migrations) ??
      findPositions(db) ??
      (extent === 'whole' ? (findIntegrity(db) ?? findCounts(db) ?? findUnreadText(db)) : undefined)
    );
  } finally {
    db.exec('COMMIT');
  }
};

/** Tables in which the planner of SQLite, or somebody who asked for it, has noted how many rows there are. */
const STATISTICS_TABLE = /^sqlite_stat\d$/;

const schemaOf = (db: Database): Map<string, string | null> => {
  const rows = db.prepare('SELECT name, sql FROM sqlite_schema').all() as SchemaRow[];
  return new Map(rows.filter(({ name }) => !STATISTICS_TABLE.test(name)).map(({ name, sql }) => [name, sql]));
};

const findSchema = (db: Database, migrations: readonly string[]): StorageFinding | undefined => {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { readonly user_version: number };
  const fresh = new DatabaseSync(':memory:');
  for (const sql of migrations.slice(0, version)) fresh.exec(sql);
  const expectedSchema = schemaOf(fresh);
  fresh.close();
  const actualSchema = schemaOf(db);
  const names = new Set([...expectedSchema.keys(), ...actualSchema.keys()]);
  const changed = [...names].filter(
    (name) =>
      expectedSchema.get(name) !== actualSchema.get(name) || expectedSchema.has(name) !== actualSchema.has(name),
  );
  if (changed.length === 0) return undefined;
  return { text: `The tables of the log are not those that this program makes: ${changed.join(', ')} was changed.` };
};

const findPositions = (db: Database): StorageFinding | undefined => {
  const ends = db.prepare(
    'SELECT CAST(min(position) AS TEXT) AS first, CAST(max(position) AS TEXT) AS last FROM events',
  );
  const { first, last } = ends.get() as { readonly first: string | null; readonly last: string | null };
  if (first === null || last === null) return undefined;
  const odd = Number(first) < 1 ? first : Number(last) > POSITION_MAX ? last : undefined;
  return odd === undefined ? undefined : { text: `An event is at position ${odd}, where no append can have put it.` };
};

const findIntegrity = (db: Database): StorageFinding | undefined => {
  const [first] = db.prepare('PRAGMA integrity_check(1)').all() as { readonly integrity_check: string }[];
  if (!first || first.integrity_check === 'ok') return undefined;
  return {
    text: `The indexes that streams and ids are found by are not those of the events: ${first.integrity_check}.`,
  };
};

const WAYS_TO_READ = ['NOT INDEXED', 'INDEXED BY sqlite_autoindex_events_1', 'INDEXED BY sqlite_autoindex_events_2'];

const findCounts = (db: Database): StorageFinding | undefined => {
  const counts = WAYS_TO_READ.map((way) => {
    const counting = db.prepare(`SELECT count(*) AS count FROM events ${way} WHERE +position IS NOT NULL`);
    return (counting.get() as { readonly count: number }).count;
  });
  if (new Set(counts).size === 1) return undefined;
  return { text: `There are ${counts[0]} events, but their indexes have ${counts[1]} ids and ${counts[2]} revisions.` };
};

const TEXTS = ['stream', 'id', 'type', 'data', 'recorded_at'];

/** The driver gives a text up to its first NUL, so whoever writes one behind a stream's name hides the event from it. */
const findUnreadText = (db: Database): StorageFinding | undefined => {
  const holdsMore = TEXTS.map((column) => `instr(CAST(${column} AS BLOB), x'00') > 0`).join(' OR ');
  const looking = db.prepare(`SELECT CAST(position AS TEXT) AS position FROM events WHERE ${holdsMore} LIMIT 1`);
  const row = looking.get() as { readonly position: string } | undefined;
  return row && { text: `The event at position ${row.position} holds text that no reader sees, behind a NUL.` };
};
