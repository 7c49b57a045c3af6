import { isStorable, storable, type Database } from '../sqlite/database.js';
import { inBatches, takeBatch } from '../sqlite/in-batches.js';
import { canonicalJson } from './canonical-json.js';
import type { Count, Query } from './documents.js';
import { countSql, findSql, sumSql, tableOf } from './sqlite-sql.js';

type Statement = ReturnType<Database['prepare']>;

interface Row {
  readonly id: string;
  readonly position: string;
  readonly text: string;
}

/** One table of documents; everything but `all` is one synchronous step. */
export interface SqliteCollection {
  get(id: string): object | undefined;
  find(query: Query): object[];
  count(count: Count): number;
  sum(field: string, count: Count): number;
  fold(target: { readonly id: string; readonly position: string }, fold: Fold): void;
  all(): AsyncGenerator<{ id: string; position: string; doc: object }, void>;
  clear(): void;
}

export type Fold = (before: object | undefined) => object | undefined;

export const openSqliteCollection = (db: Database, name: string): SqliteCollection => {
  const table = tableOf(name);
  const columns = 'id, position, doc AS text';
  const byId = db.prepare(`SELECT ${columns} FROM ${table} WHERE id = ?`);
  const first = db.prepare(`SELECT ${columns} FROM ${table} ORDER BY id`);
  const later = db.prepare(`SELECT ${columns} FROM ${table} WHERE id > ? ORDER BY id`);
  const put = db.prepare(
    `INSERT INTO ${table} (id, position, doc) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, doc = excluded.doc`,
  );
  const queries = createQueries(db);
  const rowOf = (id: string) => (isStorable(id) ? (byId.get(id) as Row | undefined) : undefined);

  return {
    get: (id) => documentOf(rowOf(id)),

    find: (query) => {
      const { sql, values } = findSql(name, query);
      const rows = queries(sql).all(...values) as Row[];
      return rows.map((row) => documentOf(row));
    },

    count: (count) => totalOf(queries, countSql(name, count)),

    sum: (field, count) => totalOf(queries, sumSql(name, field, count)),

    fold: ({ id, position }, fold) => {
      const before = rowOf(id);
      if (before && before.position >= position) return;
      const after = fold(documentOf(before));
      if (after) put.run(storable(id), storable(position), canonicalJson(after));
    },

    all: () =>
      inBatches({
        next: (last?: Row) => takeBatch((last ? later.iterate(last.id) : first.iterate()) as Iterable<Row>),
        valueOf: (row) => ({ id: row.id, position: row.position, doc: documentOf(row) }),
      }),

    clear: () => db.exec(`DELETE FROM ${table}`),
  };
};

/** A statement is kept for the next query of the same shape. */
const createQueries = (db: Database): ((sql: string) => Statement) => {
  const statements = new Map<string, Statement>();
  return (sql) => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
};

const totalOf = (queries: (sql: string) => Statement, { sql, values }: ReturnType<typeof countSql>): number =>
  (queries(sql).get(...values) as { total: number }).total;

const documentOf = <Found extends Row | undefined>(row: Found): Found extends Row ? object : undefined =>
  (row && JSON.parse(row.text)) as Found extends Row ? object : undefined;
