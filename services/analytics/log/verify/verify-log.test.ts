import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { positionOf } from '../../../platform/event-store/sqlite-log.js';
import { openSqliteEventReader } from '../../../platform/event-store/sqlite-reads.js';
import { openSignedLog, type SignedLog } from '../fixtures/signed-log-fixture.js';
import { checkpointText } from '../tree/checkpoints.js';
import { growTree } from '../tree/growing-tree.js';
import { leafHashOf } from '../tree/leaf-hashes.js';
import { signerOf } from '../tree/log-signer.js';

let signedLog: SignedLog;
beforeEach(async () => {
  signedLog = await openSignedLog();
  await signedLog.append(40);
  await signedLog.seal();
  await signedLog.append(60);
  await signedLog.seal();
});
afterEach(() => signedLog.remove());

const EDIT = `UPDATE events SET data = replace(data, '2026-03-01', '2026-03-02') WHERE position = 57`;
const SPACE = `UPDATE events SET data = replace(data, ':', ': ') WHERE position = 57`;
const TIME = `UPDATE events SET recorded_at = '2020' WHERE position = 57`;
const BEFORE_ALL = `
  INSERT INTO events SELECT -7, 'share-x', 0, 'new-id', type, version, data, recorded_at FROM events WHERE position = 3;`;
const DELETE = 'DELETE FROM events WHERE position = 57';
const CLOSE_UP = 'UPDATE events SET position = position - 1 WHERE position > 57';
const REORDER = `
  UPDATE events SET position = -1 WHERE position = 57;
  UPDATE events SET position = 57 WHERE position = 58;
  UPDATE events SET position = 58 WHERE position = -1;`;
const INSERT = `
  UPDATE events SET position = -position WHERE position >= 57;
  UPDATE events SET position = 1 - position WHERE position < 0;
  INSERT INTO events SELECT 57, 'share-x', 0, 'new-id', type, version, data, recorded_at FROM events WHERE position = 3;`;
const TRUNCATE = 'DELETE FROM events WHERE position > 90';

/** Makes the kept hashes those of the log as it is now, as whoever can write to all files can. */
const rewriteHashes = async (): Promise<Buffer> => {
  const reader = openSqliteEventReader({ path: signedLog.database });
  const tree = growTree();
  const hashes: Buffer[] = [];
  for await (const record of reader.readRecords()) hashes.push(...tree.append(leafHashOf(record)));
  await reader.close();
  await writeFile(signedLog.folder.hashes, Buffer.concat(hashes));
  return tree.root();
};

describe('a log that nobody touched', () => {
  test('is intact, whole and by every checkpoint', async () => {
    expect(await signedLog.verify()).toMatchObject({
      result: 'intact',
      events: 100,
      checkpoints: 2,
      good: { size: 100 },
    });
  });

  test('is intact with events that are not signed yet', async () => {
    await signedLog.append(5);
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', events: 105, good: { size: 100 } });
    await signedLog.note();
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', events: 105, good: { size: 100 } });
  });

  test('is intact without its kept hashes, which are made anew', async () => {
    await truncate(signedLog.folder.hashes, 1000);
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', good: { size: 100 } });
    await signedLog.append(1);
    await signedLog.seal();
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', events: 101, checkpoints: 3 });
  });

  test('is intact with hashes that are damaged: the events are what was signed', async () => {
    await writeFile(signedLog.folder.hashes, Buffer.alloc(6400));
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', good: { size: 100 } });
  });

  test('goes on after a power cut that tore the last checkpoint', async () => {
    await signedLog.append(1);
    await appendFile(signedLog.folder.checkpoints, 'docket.log/test\n101\nhalf of a ro');
    await signedLog.seal();
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', events: 101, checkpoints: 3 });
  });
});

describe('a log that was changed', () => {
  test.each<{ what: string; sql: readonly string[]; position: number; text: RegExp }>([
    { what: 'edited', sql: [EDIT], position: 57, text: /position 0*57 .* was edited/ },
    { what: 'edited in a single space', sql: [SPACE], position: 57, text: /was edited/ },
    { what: 'given another time', sql: [TIME], position: 57, text: /was edited/ },
    { what: 'deleted', sql: [DELETE], position: 58, text: /An event was deleted after position 0*56:/ },
    { what: 'deleted and closed up', sql: [DELETE, CLOSE_UP], position: 57, text: /position 0*57 / },
    { what: 'reordered', sql: [REORDER], position: 57, text: /position 0*57 / },
    { what: 'inserted', sql: [INSERT], position: 57, text: /position 0*57 / },
    { what: 'truncated', sql: [TRUNCATE], position: 90, text: /truncated: it ends after position 0*90/ },
  ])('by an event that was $what names the first bad position', async ({ sql, position, text }) => {
    signedLog.tamper(...sql);
    const { result, finding, good } = await signedLog.verify();
    expect(result).toBe('changed');
    expect(finding).toEqual({ position: positionOf(position), text: expect.stringMatching(text) });
    expect(good?.size).toBe(40);
  });

  test.each([
    ['with an event before its first', BEFORE_ALL, /^An event was inserted at the beginning/],
    ['by taking all events', 'DELETE FROM events', /^The log was truncated: it is empty, and it was not/],
  ])('%s is told, and that nothing of it is good', async (_, sql, text) => {
    signedLog.tamper(sql);
    const { result, finding, good } = await signedLog.verify();
    expect(result).toBe('changed');
    expect(finding?.text).toMatch(text);
    expect(good).toBeUndefined();
  });

  test.each([
    ['edited', [EDIT]],
    ['deleted', [DELETE]],
    ['reordered', [REORDER]],
    ['inserted', [INSERT]],
    ['truncated', [TRUNCATE]],
  ])('and whose hashes were mended after an event was %s is told by what was signed', async (_, statements) => {
    signedLog.tamper(...statements);
    await rewriteHashes();
    const { result, finding, good } = await signedLog.verify();
    expect(result).toBe('changed');
    expect(good?.size).toBe(40);
    expect(finding?.text).toContain(`after position ${positionOf(40)} up to position ${positionOf(100)}`);
  });

  test('and signed anew with another key is told by the signature', async () => {
    signedLog.tamper(EDIT);
    const root = await rewriteHashes();
    const [first, second] = await signedLog.notes();
    const thief = signerOf(signedLog.signer.verifier.name, Buffer.alloc(32, 8));
    const forged = thief.note(checkpointText({ ...second!.checkpoint!, root }));
    await writeFile(signedLog.folder.checkpoints, `${first!.note}\n${forged}\n`);
    expect((await signedLog.verify()).finding?.text).toMatch(/^Checkpoint number 2 is not signed with the key/);
  });

  test('and whose checkpoint was given another root is told by the signature', async () => {
    const notes = await readFile(signedLog.folder.checkpoints, 'utf8');
    await writeFile(signedLog.folder.checkpoints, notes.replace('\n100\n', '\n99\n'));
    expect((await signedLog.verify()).finding?.text).toMatch(/^Checkpoint number 2 is not signed/);
  });

  test('after the last checkpoint is told by what was kept when the events came', async () => {
    await signedLog.append(10);
    await signedLog.note();
    signedLog.tamper("UPDATE events SET stream = 'share-9' WHERE position = 105");
    expect(await signedLog.verify()).toMatchObject({ result: 'changed', finding: { position: positionOf(105) } });
  });

  test('and has lost its checkpoints is vouched for by nothing', async () => {
    await truncate(signedLog.folder.checkpoints, 0);
    expect(await signedLog.verify()).toMatchObject({ result: 'unvouched', events: 100 });
  });

  test('and whose checkpoints were cut back is told by one that was kept elsewhere', async () => {
    const [first, second] = await signedLog.notes();
    signedLog.tamper(TRUNCATE);
    await writeFile(signedLog.folder.checkpoints, `${first!.note}\n`);
    await rewriteHashes();
    expect(await signedLog.verify()).toMatchObject({ result: 'intact', good: { size: 40 } });
    const both = (async function* () {
      yield first!;
      yield second!;
    })();
    expect(await signedLog.verify({ checkpoints: both })).toMatchObject({ result: 'changed', good: { size: 40 } });
  });

  test.each([EDIT, DELETE, TRUNCATE, REORDER])('is never signed again (%s)', async (sql) => {
    signedLog.tamper(sql);
    await expect(signedLog.seal()).rejects.toMatchObject({ name: 'LogNotAsSigned' });
    expect(await signedLog.notes()).toHaveLength(2);
  });
});
