import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from './database.js';
import { openGroupCommit, type GroupCommit } from './group-commit.js';

const directory = mkdtempSync(join(tmpdir(), 'docket-commits-'));
afterAll(() => rmSync(directory, { recursive: true }));
let files = 0;
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('writes of one turn', () => {
  let path: string;
  let db: Database;
  let commits: GroupCommit;
  beforeEach(() => {
    path = join(directory, `${(files += 1)}.db`);
    db = openDatabase({ path, migrations: ['CREATE TABLE words (word TEXT UNIQUE) STRICT'] });
    commits = openGroupCommit(db);
  });
  afterEach(() => db.close());

  const put = (word: string) => db.prepare('INSERT INTO words VALUES (?)').run(word);
  /** As another process sees it. */
  const words = (): string[] => {
    const other = new DatabaseSync(path);
    const rows = other.prepare('SELECT word FROM words ORDER BY rowid').all() as { word: string }[];
    other.close();
    return rows.map(({ word }) => word);
  };

  test('are there for everybody once the first of them resolves', async () => {
    const first = commits.run(() => put('a'));
    const second = commits.run(() => put('b'));
    expect(words()).toEqual([]);
    await first;
    expect(words()).toEqual(['a', 'b']);
    await second;
  });

  test('are carried out in their order, each with its own value', async () => {
    const values = await Promise.all(['a', 'b', 'c'].map((word) => commits.run(() => `${word}${put(word).changes}`)));
    expect(values).toEqual(['a1', 'b1', 'c1']);
    expect(words()).toEqual(['a', 'b', 'c']);
  });

  test('fail alone, and leave nothing of themselves', async () => {
    const broken = new Error('broken');
    const outcomes = await Promise.allSettled([
      commits.run(() => put('a')),
      commits.run(() => {
        put('half');
        throw broken;
      }),
      commits.run(() => {
        put('other half');
        put('a');
      }),
      commits.run(() => put('b')),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: broken },
      { status: 'rejected', reason: { message: 'UNIQUE constraint failed: words.word' } },
      { status: 'fulfilled' },
    ]);
    expect(words()).toEqual(['a', 'b']);
  });

  test('all fail when they cannot be committed, and later ones go on', async () => {
    db.exec('PRAGMA max_page_count = 3');
    const big = 'x'.repeat(20_000);
    const outcomes = await Promise.allSettled([commits.run(() => put(big)), commits.run(() => put(`${big}y`))]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { code: 'storage.full' } },
      { status: 'rejected', reason: { code: 'storage.full' } },
    ]);
    db.exec('PRAGMA max_page_count = 1000');
    await commits.run(() => put('a'));
    expect(words()).toEqual(['a']);
  });

  test('can be carried out at once', async () => {
    const writing = commits.run(() => put('a'));
    const drained = commits.drain();
    expect(words()).toEqual(['a']);
    await drained;
    await writing;
  });

  test('resolve once the disk has them; what is committed meanwhile shares the next sync', async () => {
    const syncs: (() => void)[] = [];
    commits = openGroupCommit(db, { sync: () => new Promise((resolve) => syncs.push(resolve)) });
    const notified: string[] = [];
    const write = (word: string) => commits.run(() => put(word)).then(() => notified.push(word));
    void write('a');
    await turn();
    void write('b');
    await turn();
    void write('c');
    await turn();
    expect([words(), notified, syncs.length]).toEqual([['a', 'b', 'c'], [], 1]);
    syncs.shift()?.();
    await turn();
    expect([notified, syncs.length]).toEqual([['a'], 1]);
    syncs.shift()?.();
    await turn();
    expect(notified).toEqual(['a', 'b', 'c']);
  });

  test('are synced, too, after some that found no room', async () => {
    commits = openGroupCommit(db, { sync: () => Promise.resolve() });
    db.exec('PRAGMA max_page_count = 1');
    await expect(commits.run(() => put('x'.repeat(10_000)))).rejects.toMatchObject({ code: 'storage.full' });
    db.exec('PRAGMA max_page_count = 1000');
    await commits.run(() => put('a'));
    expect(words()).toEqual(['a']);
  });

  test('fail when the disk does not take them, and so does everything after them', async () => {
    const broken = new Error('the disk is broken');
    commits = openGroupCommit(db, { sync: () => Promise.reject(broken) });
    await expect(commits.run(() => put('a'))).rejects.toBe(broken);
    await expect(commits.run(() => put('b'))).rejects.toBe(broken);
    expect(words()).toEqual(['a']);
  });

  test('fail when the database is closed', async () => {
    const closed = openDatabase({ path: ':memory:', migrations: [] });
    const late = openGroupCommit(closed);
    closed.close();
    await expect(late.run(() => 1)).rejects.toThrow('not open');
  });
});
