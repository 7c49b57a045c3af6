import { storable } from '../sqlite/database.js';
import type { CollectionSpec, Count, Query } from './documents.js';
import { checkedCollection, checkedField, checkedLimit } from './names.js';

type Value = string | number | null;

const field = (name: string): string => `json_extract(doc, '$.${checkedField(name)}')`;

/** The table of a collection, in quotes. @throws TypeError when it cannot be a name */
export const tableOf = (collection: string): string => `"docs_${checkedCollection(collection)}"`;

/** SQLite takes names that differ in case only for one. */
const indexName = (collection: string, fields: readonly string[]): string =>
  `"${[collection, ...fields].join(':').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;

export const tableSql = ({ name, indexes }: CollectionSpec): string => {
  const table = tableOf(name);
  const indexSql = indexes.map(
    (fields) =>
      `CREATE INDEX IF NOT EXISTS ${indexName(name, fields)} ON ${table} (${[...fields.map(field), 'id'].join(', ')});`,
  );
  return [
    `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, position TEXT NOT NULL, doc TEXT NOT NULL) STRICT;`,
    ...indexSql,
  ].join('\n');
};

/** The SQL of a query, the same for every query of its shape, and the values to bind. */
export const findSql = (collection: string, query: Query): { sql: string; values: Value[] } => {
  const { where = {}, sort, limit } = query;
  const order = sort ? [`${field(sort.field)} ${sort.direction === 'descending' ? 'DESC' : 'ASC'}`, 'id'] : ['id'];
  const later = laterSql(query);
  const filter = filterSql([...equalities(where), ...later.conditions]);
  return {
    sql: `SELECT id, position, doc AS text FROM ${tableOf(collection)} ${filter} ORDER BY ${order.join(', ')} LIMIT ?`,
    values: [...Object.values(where).map(bound), ...later.values, checkedLimit(limit)],
  };
};

/** Written so that an index on the field is entered at the value. */
const laterSql = ({ sort, after }: Query): { conditions: string[]; values: Value[] } => {
  if (!sort || !after) return { conditions: [], values: [] };
  const name = field(sort.field);
  const sign = sort.direction === 'descending' ? '<' : '>';
  const value = bound(after.value);
  return {
    conditions: [`${name} ${sign}= ?`, `(${name} ${sign} ? OR id > ?)`],
    values: [value, value, bound(after.id)],
  };
};

export const countSql = (collection: string, count: Count): { sql: string; values: Value[] } =>
  totalSql('count(*)', collection, count);

export const sumSql = (collection: string, summed: string, count: Count): { sql: string; values: Value[] } =>
  totalSql(`coalesce(sum(${field(summed)}), 0)`, collection, count);

const totalSql = (
  total: string,
  collection: string,
  { where = {}, since }: Count,
): { sql: string; values: Value[] } => {
  const conditions = [...equalities(where), ...(since ? [`${field(since.field)} >= ?`] : [])];
  return {
    sql: `SELECT ${total} AS total FROM ${tableOf(collection)} ${filterSql(conditions)}`,
    values: [...Object.values(where), ...(since ? [since.from] : [])].map(bound),
  };
};

const equalities = (where: NonNullable<Query['where']>): string[] =>
  Object.keys(where).map((name) => `${field(name)} IS ?`);

const filterSql = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';

const bound = (value: string | number | boolean | null): Value => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? storable(value) : value;
};
