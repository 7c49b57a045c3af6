import { jest } from '@jest/globals';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DataDirInUse, openDataDir } from './data-dir.js';
import { linesOf, spawnSource } from '../fixtures/spawn-source.js';

jest.setTimeout(30_000);

const root = mkdtempSync(join(tmpdir(), 'docket-data-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;
const freshPath = (): string => join(root, String((folders += 1)));

const collectGarbage = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round += 1) {
    await new Promise(setImmediate);
    collect();
  }
};

/** A second process that has the folder open. */
const holderOf = async (path: string) => {
  const child = spawnSource('data-dir-holder.ts', path);
  const lines = linesOf(child);
  const { value } = await lines.next();
  expect(value).toBe('open');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      expect((await lines.next()).done).toBe(true);
    },
  };
};

describe('the data folder', () => {
  test('is made for its owner only, with a place for everything', async () => {
    const path = join(freshPath(), 'deep', 'down');
    const data = await openDataDir(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(data).toMatchObject({
      path,
      events: join(path, 'events.db'),
      documents: join(path, 'documents.db'),
      bus: join(path, 'bus.db'),
    });
    expect([data.blobs, data.scratch].map((folder) => statSync(folder).isDirectory())).toEqual([true, true]);
    await data.close();
  });

  test('keeps the permissions that an operator gave it', async () => {
    const path = freshPath();
    mkdirSync(path);
    chmodSync(path, 0o750);
    await (await openDataDir(path)).close();
    expect(statSync(path).mode & 0o777).toBe(0o750);
  });

  test('loses what is in its scratch folder when it is opened, and nothing else', async () => {
    const path = freshPath();
    const before = await openDataDir(path);
    mkdirSync(join(before.scratch, 'job', 'work'), { recursive: true });
    writeFileSync(join(before.scratch, 'job', 'work', 'page.png'), 'half');
    writeFileSync(join(before.blobs, 'blob'), 'whole');
    await before.close();
    const after = await openDataDir(path);
    expect(readdirSync(after.scratch)).toEqual([]);
    expect(existsSync(join(after.blobs, 'blob'))).toBe(true);
    await after.close();
  });

  test('is refused by name to a second process, which leaves the scratch folder of the first alone', async () => {
    const path = freshPath();
    const holder = await holderOf(path);
    writeFileSync(join(path, 'scratch', 'page.png'), 'in use');
    const opening = openDataDir(path);
    await expect(opening).rejects.toBeInstanceOf(DataDirInUse);
    await expect(opening).rejects.toMatchObject({ path, message: expect.stringContaining(path) });
    expect(existsSync(join(path, 'scratch', 'page.png'))).toBe(true);
    await holder.kill();
  });

  test('is free again at once when the process that had it is killed', async () => {
    const path = freshPath();
    const holder = await holderOf(path);
    await holder.kill();
    const data = await openDataDir(path);
    expect(readdirSync(data.scratch)).toEqual([]);
    await data.close();
  });

  test('is refused to a second user in the same process, until the first closes it', async () => {
    const path = freshPath();
    const first = await openDataDir(path);
    await expect(openDataDir(path)).rejects.toBeInstanceOf(DataDirInUse);
    expect((await linesOf(spawnSource('data-dir-holder.ts', path)).next()).value).toBe('in use');
    await first.close();
    await first.close();
    await (await openDataDir(path)).close();
  });

  test('stays locked when its user forgets about it and the garbage collector comes', async () => {
    const path = freshPath();
    await openDataDir(path);
    await collectGarbage();
    await expect(openDataDir(path)).rejects.toBeInstanceOf(DataDirInUse);
  });

  test('that cannot be made says why', async () => {
    const path = freshPath();
    writeFileSync(path, 'a file');
    await expect(openDataDir(path)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});
