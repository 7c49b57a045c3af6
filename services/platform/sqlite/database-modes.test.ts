import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './database.js';

const migrations = ['CREATE TABLE words (word TEXT)'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docket-modes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modes = (): Readonly<Record<string, number>> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]));

test('a database and the files beside it are for their owner only, also where they were for everybody', () => {
  const path = join(folder, 'a.db');
  const first = openDatabase({ path, migrations });
  first.exec(`INSERT INTO words VALUES ('one')`);
  expect(modes()).toEqual({ 'a.db': 0o600, 'a.db-wal': 0o600, 'a.db-shm': 0o600 });
  first.close();
  chmodSync(path, 0o644);
  const second = openDatabase({ path, migrations });
  second.exec(`INSERT INTO words VALUES ('two')`);
  expect(modes()).toEqual({ 'a.db': 0o600, 'a.db-wal': 0o600, 'a.db-shm': 0o600 });
  second.close();
});
