import { jest } from '@jest/globals';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { blobsSuite } from './blobs.suite.js';
import type { Blobs } from './blobs.js';
import { openDiskBlobs } from './disk.js';

jest.setTimeout(60_000);

const root = realpathSync(mkdtempSync(join(tmpdir(), 'docket-disk-')));
afterAll(() => rmSync(root, { recursive: true }));

let shared: Blobs | undefined;
blobsSuite('disk', async () => (shared ??= openDiskBlobs({ directory: join(root, 'shared') })));

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const DESCRIPTORS = '/proc/self/fd';
const hasDescriptors = existsSync(DESCRIPTORS);

/** Files below a folder that this process has open. */
const openBelow = (directory: string): string[] =>
  readdirSync(DESCRIPTORS).flatMap((name) => {
    try {
      const target = readlinkSync(join(DESCRIPTORS, name));
      return target.startsWith(directory) ? [target] : [];
    } catch {
      return []; // the descriptor that lists the folder is closed by now
    }
  });

const OTHER_FOLDER = '/dev/shm';
const otherDevice = existsSync(OTHER_FOLDER) && statSync(OTHER_FOLDER).dev !== statSync(root).dev;
const testOnOtherDevice = otherDevice ? test : test.skip;
const testDescriptors = hasDescriptors ? test : test.skip;

describe('the blobs in a folder', () => {
  let directory: string;
  let blobs: Blobs;
  beforeEach(() => {
    directory = mkdtempSync(join(root, 'one-'));
    blobs = openDiskBlobs({ directory });
  });
  const write = (text: string) => blobs.write(Readable.from([text]));

  testDescriptors(
    'leave no file and no descriptor behind after 1,000 writes that broke off (needs /proc)',
    async () => {
      const abort = async (index: number) => {
        const source = new PassThrough();
        const writing = blobs.write(source);
        if (index % 4 > 0) source.write('x'.repeat(1000 * (index % 100)));
        if (index % 4 === 2) setImmediate(() => source.destroy());
        else if (index % 4 === 3) setTimeout(() => source.destroy(new Error('broken')), 1);
        else source.destroy(new Error('broken'));
        await expect(writing).rejects.toThrow(/^(broken|Premature close)$/);
      };
      for (let index = 0; index < 1000; index += 50) {
        await Promise.all(Array.from({ length: 50 }, (_, more) => abort(index + more)));
      }
      expect(filesIn(directory)).toEqual([]);
      expect(openBelow(directory)).toEqual([]);
    },
  );

  testDescriptors('leave no descriptor behind after refused reads (needs /proc)', async () => {
    const { ref } = await write('0123456789');
    await expect(blobs.read(ref, { start: 20, end: 30 })).rejects.toBeInstanceOf(RangeError);
    const reading = await blobs.read(ref);
    expect(openBelow(directory)).toHaveLength(1);
    reading.destroy();
    await new Promise((resolve) => reading.once('close', resolve));
    expect(openBelow(directory)).toEqual([]);
  });

  test('are one file each, in folders by their sha-256, for nobody else to read', async () => {
    const { ref } = await write('a');
    const path = join(directory, ref.slice(0, 2), ref.slice(2, 4), ref);
    expect(filesIn(directory)).toEqual([ref]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(directory, ref.slice(0, 2))).mode & 0o777).toBe(0o700);
  });

  test('are there when the folder is opened again, without what was never finished', async () => {
    const { ref } = await write('a');
    writeFileSync(join(directory, 'incoming', 'left-over'), 'half');
    const again = openDiskBlobs({ directory });
    expect(String(await buffer(await again.read(ref)))).toBe('a');
    expect(filesIn(directory)).toEqual([ref]);
  });

  test('move a file they take and link a file they place', async () => {
    const taken = join(root, 'taken');
    const placed = join(root, 'placed');
    writeFileSync(taken, 'moved');
    const { ino } = statSync(taken);
    const { ref } = await blobs.take(taken);
    await blobs.place(ref, placed);
    expect(existsSync(taken)).toBe(false);
    expect(statSync(placed).ino).toBe(ino);
  });

  testOnOtherDevice(`copy files from and to another device (needs ${OTHER_FOLDER})`, async () => {
    const elsewhere = mkdtempSync(join(OTHER_FOLDER, 'docket-'));
    writeFileSync(join(elsewhere, 'taken'), 'copied');
    const { ref } = await blobs.take(join(elsewhere, 'taken'));
    await blobs.place(ref, join(elsewhere, 'placed'));
    await expect(blobs.place(ref, join(elsewhere, 'placed'))).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(join(elsewhere, 'placed'), 'utf8')).toBe('copied');
    expect(filesIn(directory)).toEqual([ref]);
    rmSync(elsewhere, { recursive: true });
  });

  test('destroy the stream when they cannot store it', async () => {
    rmSync(join(directory, 'incoming'), { recursive: true });
    const source = new PassThrough();
    await expect(blobs.write(source)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(source.destroyed).toBe(true);
  });

  test('fail when the disk could not take a part of a large file while more of it came, and keep nothing', async () => {
    const file = await open(join(root, 'any'), 'w');
    await file.close();
    const failure = Object.assign(new Error('input/output error'), { code: 'EIO' });
    const sync = jest.spyOn(Object.getPrototypeOf(file) as FileHandle, 'datasync').mockRejectedValueOnce(failure);
    const pieces = Array.from({ length: 12 }, () => Buffer.alloc(1024 * 1024));
    try {
      await expect(blobs.write(Readable.from(pieces))).rejects.toMatchObject({ code: 'EIO' });
      expect(filesIn(directory)).toEqual([]);
      const { ref, size } = await blobs.write(Readable.from(pieces));
      expect([size, filesIn(directory)]).toEqual([12 * 1024 * 1024, [ref]]);
      expect(sync.mock.calls.length).toBeGreaterThan(1);
    } finally {
      sync.mockRestore();
    }
  });
});
