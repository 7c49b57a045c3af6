import { closeDatabase, openDatabase, type Database } from '../sqlite/database.js';
import { openGroupCommit } from '../sqlite/group-commit.js';
import type { Documents, Query } from './documents.js';
import { openSqliteCollection, type Fold, type SqliteCollection } from './sqlite-collection.js';
import { tableSql } from './sqlite-sql.js';

/**
 * Pages in memory, in KiB, and pages that may wait in the log of changes: documents are found by hashes and so written
 * all over the file, and a rebuild of millions would write each page again and again.
 */
const MEMORY_PRAGMAS = 'PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 16384';

/**
 * Read models as tables of JSON in one SQLite file, or in memory for the path `:memory:`.
 *
 * Not every fold waits for the disk: a power cut may take the last ones back, in the order they came, and with them
 * what the read models say to have seen, so that they are folded again from the log at the next start.
 */
export const openSqliteDocuments = ({ path }: { readonly path: string }): Documents => {
  const db = openFile(path);
  const commits = openGroupCommit(db);
  const { collectionOf, add } = openCollections();

  return {
    adapter: 'sqlite',

    async define(spec) {
      await commits.run(() => db.exec(tableSql(spec)));
      add(spec.name, openSqliteCollection(db, spec.name));
    },

    async get<Doc extends object>(collection: string, id: string) {
      return collectionOf(collection).get(id) as Doc | undefined;
    },

    async find<Doc extends object>(collection: string, query: Query) {
      return collectionOf(collection).find(query) as Doc[];
    },

    async count(collection, count) {
      return collectionOf(collection).count(count);
    },

    async sum(collection, field, count) {
      return collectionOf(collection).sum(field, count);
    },

    async fold(target, fold) {
      const collection = collectionOf(target.collection);
      await commits.run(() => collection.fold(target, fold as Fold));
    },

    async *all(collection) {
      yield* collectionOf(collection).all();
    },

    async clear(collection) {
      await commits.run(() => collectionOf(collection).clear());
    },

    async close() {
      await commits.drain();
      closeDatabase(db);
    },
  };
};

const openCollections = () => {
  const collections = new Map<string, SqliteCollection>();
  return {
    add: (name: string, collection: SqliteCollection) => void collections.set(name, collection),
    collectionOf: (name: string): SqliteCollection => {
      const collection = collections.get(name);
      if (!collection) throw new Error(`the collection ${name} is not defined`);
      return collection;
    },
  };
};

const openFile = (path: string): Database => {
  const db = openDatabase({ path, migrations: [], synchronous: 'NORMAL' });
  db.exec(MEMORY_PRAGMAS);
  return db;
};
