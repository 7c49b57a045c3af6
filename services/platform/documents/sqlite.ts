import { openDatabase } from '../sqlite/database.js';
import { openGroupCommit } from '../sqlite/group-commit.js';
import type { Documents, Query } from './documents.js';
import { openSqliteCollection, type Fold, type SqliteCollection } from './sqlite-collection.js';
import { tableSql } from './sqlite-sql.js';

/**
 * Read models as tables of JSON in one SQLite file.
 *
 * A fold is as safe as an event: the bus forgets what a projector has acknowledged, so a fold that a power cut took
 * back would never come again. Folds asked for in one turn share one fsync.
 */
export const openSqliteDocuments = ({ path }: { readonly path: string }): Documents => {
  const db = openDatabase({ path, migrations: [] });
  const commits = openGroupCommit(db);
  const collections = new Map<string, SqliteCollection>();

  const collectionOf = (name: string): SqliteCollection => {
    const collection = collections.get(name);
    if (!collection) throw new Error(`the collection ${name} is not defined`);
    return collection;
  };

  return {
    adapter: 'sqlite',

    async define(spec) {
      await commits.run(() => db.exec(tableSql(spec)));
      collections.set(spec.name, openSqliteCollection(db, spec.name));
    },

    async get<Doc extends object>(collection: string, id: string) {
      return collectionOf(collection).get(id) as Doc | undefined;
    },

    async find<Doc extends object>(collection: string, query: Query) {
      return collectionOf(collection).find(query) as Doc[];
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
      commits.flush();
      if (db.isOpen) db.close();
    },
  };
};
