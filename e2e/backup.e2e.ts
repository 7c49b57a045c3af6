import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { npmRun, openCopies, tamperWith } from './harness/commands.js';
import { readLog } from './harness/event-log.js';
import { openClient, type Client } from './harness/http-client.js';
import { compressed, type Made } from './harness/log-installation.js';
import { root } from './harness/repository.js';
import { startDocket, type Docket } from './harness/running-docket.js';

const copies = openCopies();
let docket: Docket;
let client: Client;
let first: Made;
let later: Made;
/** Taken while it ran, between the first conversion and the later one. */
let backup: string;

beforeAll(async () => {
  docket = await startDocket();
  client = openClient(docket.address);
  first = await compressed(client, 'before the backup.pdf');
  backup = join(await copies.none(), 'backup');
  expect(await npmRun(docket.dataDir, 'backup', '--to', backup)).toMatchObject({ status: 0, stderr: '' });
  later = await compressed(client, 'after the backup.pdf');
  expect(await docket.stop()).toBe(0);
}, 240_000);

afterAll(async () => {
  await docket.dispose();
  await copies.remove();
});

const original = () => join(docket.dataDir, '..', 'original');

/** Runs what is put into the data folder in the place of what was there. */
const inItsPlace = async (put: () => Promise<unknown>, work: () => Promise<void>): Promise<void> => {
  await rename(docket.dataDir, original());
  try {
    await put();
    await work();
  } finally {
    await docket.stop();
    await rm(docket.dataDir, { recursive: true, force: true });
    await rename(original(), docket.dataDir);
  }
};

const download = async ({ hash }: Made): Promise<Buffer | undefined> => {
  const { status, bytes } = await client.download(hash);
  return status === 200 ? bytes : undefined;
};

/** The paths that the table in docs/operating.md has of one process, but for those that are not needed. */
const documentedPaths = async (): Promise<string[]> => {
  const text = await readFile(join(root, 'docs/operating.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const from = rows.findIndex((row) => row.startsWith('| the log '));
  const needed = rows.slice(from, from + 5).filter((row) => !row.startsWith('| not needed'));
  return needed.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
};

describe('a Docket that has stopped', () => {
  test('has its whole log in events.db, and nothing in the files of changes beside its databases', async () => {
    const alone = await copies.none();
    for (const name of ['events.db', 'keys.db', 'secrets.key']) {
      await cp(join(docket.dataDir, name), join(alone, name));
    }
    const results = (await readLog(alone)).filter(({ type }) => type === 'ConversionCompleted');
    expect(results).toHaveLength(2);
    const changes = (await readdir(docket.dataDir)).filter((name) => name.endsWith('-wal'));
    const sizes = await Promise.all(changes.map(async (name) => (await stat(join(docket.dataDir, name))).size));
    expect(sizes.filter((size) => size > 0)).toEqual([]);
  });

  test('runs on from a copy of nothing but what docs/operating.md lists', async () => {
    const listed = await documentedPaths();
    expect(listed).toEqual(expect.arrayContaining(['events.db', 'events.db-wal', 'blobs/', 'keys.db', 'checkpoints/']));
    const copyListed = async () => {
      await mkdir(docket.dataDir);
      for (const path of listed.filter((name) => existsSync(join(original(), name)))) {
        await cp(join(original(), path), join(docket.dataDir, path), { recursive: true });
      }
    };
    await inItsPlace(copyListed, async () => {
      await docket.start();
      expect(await download(first)).toEqual(first.file);
      expect(await download(later)).toEqual(later.file);
      expect((await npmRun(docket.dataDir, 'verify')).status).toBe(0);
    });
  });

  test('does not start on a log that lacks its end, and says what to do', async () => {
    const half = (await readLog(await copies.of(docket.dataDir)))[2]!;
    const putOlderLog = async () => {
      await cp(original(), docket.dataDir, { recursive: true });
      tamperWith(docket.dataDir, `DELETE FROM events WHERE position > ${Number(half.position)}`);
    };
    await inItsPlace(putOlderLog, async () => {
      await expect(docket.start()).rejects.toThrow(
        /Docket cannot start\. The log ends at position 0+3, but \d+ events .* were signed[^]*docs\/operating\.md/,
      );
      expect(await docket.logged()).not.toMatch(/WrongLog|\n {4}at /);
    });
  });

  test('does not start on checkpoints without any log', async () => {
    const putNoLog = async () => {
      await cp(original(), docket.dataDir, { recursive: true });
      for (const name of ['events.db', 'events.db-wal', 'events.db-shm']) {
        await rm(join(docket.dataDir, name), { force: true });
      }
    };
    await inItsPlace(putNoLog, async () => {
      await expect(docket.start()).rejects.toThrow('The log ends before its first event');
    });
  });
});

describe('npm run backup and npm run restore', () => {
  test('bring back what there was when the backup was taken, and it runs on', async () => {
    const put = async () => {
      const { status, stdout } = await npmRun(docket.dataDir, 'restore', '--from', backup);
      expect([status, stdout]).toEqual([0, expect.stringMatching(/^Restored \d+ files and \d+ events into .* match/)]);
    };
    await inItsPlace(put, async () => {
      await docket.start();
      expect(await download(first)).toEqual(first.file);
      expect(await download(later)).toBeUndefined();
      const next = await compressed(client, 'once more.pdf');
      expect(await download(next)).toEqual(next.file);
      expect(await docket.stop()).toBe(0);
      expect((await npmRun(docket.dataDir, 'verify')).status).toBe(0);
    });
  });

  const changes: [string, (copy: string) => Promise<unknown>, RegExp][] = [
    ['lacks its list of files', (copy) => rm(join(copy, 'SHA256SUMS')), /is no finished backup/],
    ['lacks a file', (copy) => rm(join(copy, 'keys.db')), /keys\.db/],
    ['has another log', (copy) => appendFile(join(copy, 'events.db'), 'x'), /events\.db is not what was backed up/],
    ['has a file that was cut', (copy) => truncate(join(copy, 'secrets.key'), 5), /secrets\.key is not what was/],
    ['leads elsewhere', (copy) => appendFile(join(copy, 'SHA256SUMS'), `${'0'.repeat(64)}  ../x\n`), /names no file/],
  ];
  test.each(changes)('leave the data folder empty where a backup %s', async (_, change, complaint) => {
    const copy = join(await copies.none(), 'changed');
    await cp(backup, copy, { recursive: true });
    await change(copy);
    const target = join(await copies.none(), 'data');
    const { status, stderr } = await npmRun(target, 'restore', '--from', copy);
    expect([status, stderr]).toEqual([2, expect.stringMatching(complaint)]);
    expect(existsSync(target) ? await readdir(target) : []).toEqual([]);
  });

  test('put nothing into a folder that is in use', async () => {
    expect(await npmRun(docket.dataDir, 'restore', '--from', backup)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not empty'),
    });
    expect(await npmRun(docket.dataDir, 'backup', '--to', backup)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not empty'),
    });
  });
});
