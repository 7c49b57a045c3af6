import { readFile, writeFile } from 'node:fs/promises';
import { openSqliteEventReader } from '../../../platform/event-store/sqlite-reads.js';
import { refuseChangedStorage } from '../refuse-wrong-log.js';
import { openSignedLog, type SignedLog } from '../fixtures/signed-log-fixture.js';

const FIRST_OF_ALL = '-9223372036854775808';
const PAGE_BYTES = 4096;
const INDEX_LEAF = 0x0a;

let signedLog: SignedLog;
beforeEach(async () => {
  signedLog = await openSignedLog();
  await signedLog.append(9);
  await signedLog.seal();
});
afterEach(() => signedLog.remove());

/** Writes other bytes over those of the index that streams are found by, as an editor of files does. */
const rewriteIndex = async (from: string, to: string): Promise<void> => {
  signedLog.tamper('PRAGMA wal_checkpoint(TRUNCATE)');
  const bytes = await readFile(signedLog.database);
  for (let page = PAGE_BYTES; page < bytes.length; page += PAGE_BYTES) {
    const at = bytes.subarray(page, page + PAGE_BYTES).lastIndexOf(from);
    if (bytes[page] === INDEX_LEAF && at >= 0) bytes.write(to, page + at, 'latin1');
  }
  await writeFile(signedLog.database, bytes);
};

const read = async (stream: string): Promise<number> => {
  const reader = openSqliteEventReader({ path: signedLog.database });
  try {
    let count = 0;
    for await (const _ of reader.read(stream)) count += 1;
    return count;
  } finally {
    await reader.close();
  }
};

const start = async (): Promise<void> => {
  const reader = openSqliteEventReader({ path: signedLog.database });
  try {
    await refuseChangedStorage(reader);
  } finally {
    await reader.close();
  }
};

describe('a log whose file was changed behind its events', () => {
  test('is intact before that, is read, and is started on', async () => {
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', events: 9 });
    expect(await read('share-2')).toBe(3);
    await start();
  });

  test('has an event in a made-up stream: verify finds it, and it is not read', async () => {
    await rewriteIndex('share-2', 'share-9');
    expect(await signedLog.verify()).toMatchObject({
      result: 'changed',
      finding: { text: expect.stringContaining('The indexes that streams and ids are found by') },
    });
    await expect(read('share-9')).rejects.toThrow(/in share-9, where it is not/);
  });

  test('has an event before all positions: verify and the start find it, and it is not read', async () => {
    signedLog.tamper(
      `INSERT INTO events SELECT ${FIRST_OF_ALL}, 'share-x', 0, 'new', type, version, data, recorded_at FROM events
       WHERE position = 1`,
    );
    expect(await signedLog.verify()).toMatchObject({ result: 'changed' });
    await expect(start()).rejects.toThrow(`An event is at position ${FIRST_OF_ALL}`);
    await expect(read('share-x')).rejects.toThrow();
  });

  test.each(['stream', 'id', 'type', 'data', 'recorded_at'])(
    'has something behind the end of a text, as its %s: verify finds it',
    async (column) => {
      signedLog.tamper(`UPDATE events SET ${column} = ${column} || char(0) || 'x' WHERE position = 3`);
      expect(await signedLog.verify()).toMatchObject({ result: 'changed' });
    },
  );

  test.each([
    ['lost its protection', 'DROP TRIGGER moved_never_goes'],
    ['got a trigger', `CREATE TRIGGER t AFTER INSERT ON events BEGIN SELECT 1; END`],
    ['got an index', 'CREATE INDEX other ON events (type)'],
    ['has events in a view', 'ALTER TABLE moved RENAME TO hidden; CREATE VIEW moved AS SELECT * FROM hidden'],
  ])('%s: verify and the start find it', async (_, sql) => {
    signedLog.tamper(sql);
    expect(await signedLog.verify()).toMatchObject({
      result: 'changed',
      finding: { text: expect.stringContaining('are not those that this program makes') },
    });
    await expect(start()).rejects.toThrow(/changed by another program.*npm run verify/);
  });

  test('has what the planner of SQLite has noted: nothing is wrong', async () => {
    signedLog.tamper('ANALYZE');
    expect(await signedLog.verify()).toMatchObject({ result: 'intact' });
    await start();
  });
});
