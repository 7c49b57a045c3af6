import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSpec, Query } from './documents.js';
import { countSuite } from './count.suite.js';
import { documentsSuite } from './documents.suite.js';
import { findSql } from './sqlite-sql.js';
import { openSqliteDocuments } from './sqlite-documents.js';

const directory = mkdtempSync(join(tmpdir(), 'docket-documents-'));
let files = 0;
const freshPath = (): string => join(directory, `${(files += 1)}.db`);

afterAll(() => rmSync(directory, { recursive: true }));

const shared = freshPath();
documentsSuite('SQLite', async () => openSqliteDocuments({ path: shared }));
countSuite('SQLite', async () => openSqliteDocuments({ path: shared }));

const links: CollectionSpec = { name: 'share-links', indexes: [['owner', 'createdAt'], ['status']] };

describe('the SQLite documents', () => {
  test('are there when they are opened again', async () => {
    const path = freshPath();
    const before = openSqliteDocuments({ path });
    await before.define(links);
    const folding = before.fold({ collection: links.name, id: 'a', position: '1' }, () => ({ owner: 'guest-1' }));
    await before.close();
    await folding;
    const after = openSqliteDocuments({ path });
    await after.define(links);
    expect(await after.get(links.name, 'a')).toEqual({ owner: 'guest-1' });
    await after.close();
  });

  test('do not take an id for another that is cut short', async () => {
    const documents = openSqliteDocuments({ path: freshPath() });
    await documents.define(links);
    await documents.fold({ collection: links.name, id: 'a', position: '1' }, () => ({ owner: 'guest-1' }));
    expect(await documents.get(links.name, 'a\0b')).toBeUndefined();
    await expect(documents.find(links.name, { where: { owner: 'guest-1\0' }, limit: 1 })).rejects.toThrow(TypeError);
    await expect(documents.fold({ collection: links.name, id: 'a\0b', position: '2' }, () => ({}))).rejects.toThrow(
      TypeError,
    );
    await documents.close();
  });

  test.each<[string, Query, RegExp]>([
    ['text', { where: { owner: 'guest-1' }, limit: 9 }, /USING INDEX share-links:owner:created_at \(<expr>=\?\)/],
    ['null', { where: { status: null }, limit: 9 }, /USING INDEX share-links:status \(<expr>=\?\)/],
    [
      'text, sorted',
      { where: { owner: 'guest-1' }, sort: { field: 'createdAt', direction: 'ascending' }, limit: 9 },
      /^SEARCH docs_share-links USING INDEX share-links:owner:created_at \(<expr>=\?\)$/,
    ],
  ])('find %s by an index', async (_, query, plan) => {
    const path = freshPath();
    const documents = openSqliteDocuments({ path });
    await documents.define(links);
    const { sql, values } = findSql(links.name, query);
    const db = new DatabaseSync(path);
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[];
    db.close();
    await documents.close();
    expect(steps.map(({ detail }) => detail).join('\n')).toMatch(plan);
  });
});
