import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceCommand } from '../fixtures/spawn-source.js';

jest.setTimeout(60_000);

const directory = mkdtempSync(join(tmpdir(), 'docket-full-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs a command where a disk of so many MB is mounted on the directory, which nobody else sees. */
const onSmallDisk = (command: readonly string[], megabytes = 3) =>
  spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`, directory, ...command],
    { encoding: 'utf8' },
  );

const testOnSmallDisk = onSmallDisk(['true']).status === 0 ? test : test.skip;

describe('a full disk (needs unshare)', () => {
  testOnSmallDisk.each(['events', 'documents', 'blobs'])(
    'refuses more %s, keeps all that was stored and none by half, and takes more once there is room',
    (kind) => {
      const { stdout, stderr } = onSmallDisk(sourceCommand('full-disk.ts', kind, directory));
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual({ code: 'storage.full', whole: true, kept: true, after: 0 });
    },
  );

  testOnSmallDisk('still notes what files are deleted after, and what keeps somebody out', () => {
    const { stdout, stderr } = onSmallDisk(sourceCommand('full-disk.ts', 'deletions', directory), 16);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ code: 'storage.full', refused: [] });
  });
});
