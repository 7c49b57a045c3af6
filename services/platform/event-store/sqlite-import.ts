import { closeDatabase, openDatabase } from '../sqlite/database.js';
import type { EventRecord, LogImport } from './event-store.js';
import { migrations, positionOf } from './sqlite-log.js';

/** Takes events over into one SQLite file, which nobody else has open. An event that comes home gets its old position. */
export const openSqliteImport = ({ path }: { readonly path: string }): LogImport => {
  const db = openDatabase({ path, migrations });
  const insert = db.prepare(
    'INSERT INTO events (stream, revision, id, type, version, data, recorded_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const move = db.prepare('INSERT INTO moved VALUES (?, ?)');
  const add = ({ stream, revision, id, type, version, data, recordedAt, ...place }: EventRecord): void => {
    const { lastInsertRowid } = insert.run(stream, revision, id, type, version, data, recordedAt);
    const signed = place.signedPosition ?? place.position;
    if (signed !== positionOf(Number(lastInsertRowid))) move.run(lastInsertRowid, signed);
  };
  return {
    add: async (records) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        for (const record of records) add(record);
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: async () => {
      closeDatabase(db);
    },
  };
};
