import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { KB } from '../contracts/byte-sizes.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { openLive, type Live } from './harness/live-messages.js';
import { photoPdf, textPdf } from './samples/sample-files.js';
import { storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';

const DISK = '32m';
/** Uploads leave 5 % of the disk free; a little more, for the log. */
const LEFT_FREE = 2 * 1024 * KB;

/** Runs a command where a small disk is mounted on this folder, which nobody else sees. */
const onSmallDisk = (folder: string): readonly string[] => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${DISK} tmpfs "$0" && exec "$@"`,
  folder,
];

const [unshare = '', ...mounting] = onSmallDisk('/mnt');
const canMount = spawnSync(unshare, [...mounting, 'true']).status === 0;
const testOnSmallDisk = canMount ? test : test.skip;

let docket: Docket;
let client: Client;
let live: Live;
let good: Upload;
/** The data folder as the server sees it. */
let disk: string;

beforeAll(async () => {
  if (!canMount) return;
  docket = await startDocket({ wrap: onSmallDisk });
  disk = join(`/proc/${docket.pid()}/root`, docket.dataDir);
  client = openClient(docket.address);
  live = await openLive(client);
  good = await textPdf('good.pdf', 'good', 2);
});

afterAll(async () => {
  if (!canMount) return;
  live.close();
  await docket.dispose();
});

/** Leaves so many bytes free. */
const fillUpTo = (free: number): void => {
  const filler = join(disk, 'filler');
  const file = openSync(filler, 'a');
  const block = Buffer.alloc(4 * KB, 1);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  truncateSync(filler, Math.max(0, statSync(filler).size - free));
};
const makeRoom = (): void => rmSync(join(disk, 'filler'));

/** As the system says it, and as the database does. */
const isOfFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'storage.full'].includes((error as NodeJS.ErrnoException).code ?? '');

const convertGood = async () => live.endOf((await client.accepted('pdf-compress', [good])).id);

/** Messages of work that goes on once there is room. */
const WAITING: ReadonlySet<unknown> = new Set([
  'a recurring task failed; it is tried again',
  'a consumer cannot go on; it tries again',
]);

describe('a full disk (needs unshare and the right to mount)', () => {
  testOnSmallDisk('refuses an upload, keeps nothing of it, and takes the next one once there is room', async () => {
    expect(await convertGood()).toMatchObject({ status: 'completed' });
    const before = storedBlobs(disk);
    fillUpTo(0);
    const { status, body } = await client.convert('pdf-compress', [await photoPdf('photos.pdf', 4)]);
    expect({ status, code: body['code'] }).toEqual({ status: 507, code: 'storage.nearly-full' });
    expect(storedBlobs(disk)).toEqual(before);
    expect((await client.call('/api/health')).status).toBe(200);
    makeRoom();
    expect(await convertGood()).toMatchObject({ status: 'completed' });
  });

  testOnSmallDisk(
    'fails a conversion whose result finds no room, says why, and brings the next one to its end',
    async () => {
      const photos = await photoPdf('photos.pdf', 12);
      fillUpTo(photos.bytes.length + LEFT_FREE);
      const { id } = await client.accepted('pdf-watermark', [photos], { watermarkText: 'x' });
      const error = expect.stringMatching(/disk of this installation is full/);
      expect(await live.endOf(id)).toMatchObject({ status: 'failed', error });
      makeRoom();
      expect(await convertGood()).toMatchObject({ status: 'completed' });
    },
  );

  testOnSmallDisk('deletes what its owner deletes, and its files are gone', async () => {
    const { id, shareHash } = await client.accepted('pdf-compress', [good]);
    expect(await live.endOf(id)).toMatchObject({ status: 'completed' });
    const before = storedBlobs(disk).refs.length;
    fillUpTo(0);
    expect((await client.call(`/api/conversions/${id}`, { method: 'DELETE' })).status).toBe(200);
    await until('its files are gone', () => storedBlobs(disk).refs.length < before);
    expect((await client.download(shareHash)).status).toBe(404);
    makeRoom();
    expect(await convertGood()).toMatchObject({ status: 'completed' });
  });

  testOnSmallDisk(
    'is told to the operator by the upload that was refused, and by work that waits for room',
    async () => {
      const errors = await docket.errors();
      const waiting = errors.filter(({ msg }) => WAITING.has(msg));
      const otherErrors = errors.filter((error) => !waiting.includes(error));
      expect(otherErrors.map(({ msg }) => msg)).toEqual(['request errored']);
      expect(waiting.map(({ error }) => error).filter(isOfFullDisk)).toHaveLength(waiting.length);
    },
  );
});
