import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { endsOf, readLog } from './harness/event-log.js';
import { filesBelow } from './harness/files-below.js';
import { openLive, type Live } from './harness/live-messages.js';
import { descendantsOf, processesNaming, survivorsOf } from './harness/processes.js';
import { photoPdf, textPdf } from './samples/sample-files.js';
import { storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';

let docket: Docket;
let client: Client;
let live: Live;
let slow: Upload;
let small: Upload;

beforeAll(async () => {
  docket = await startDocket({ settings: { WORKERS: '1' } });
  client = openClient(docket.address);
  live = await openLive(client);
  slow = await photoPdf('slow.pdf', 45);
  small = await textPdf('small.pdf', 'small');
});

afterAll(async () => {
  live.close();
  await docket.dispose();
});

const historyOf = async (id: string): Promise<string[]> =>
  (await readLog(docket.dataDir)).filter(({ stream }) => stream === `conversion-${id}`).map(({ type }) => type);

/** Whether a path is a place where the sandbox mounts files of a checkout below `/tmp`; it leaves an empty one there. */
const isMountPoint = (path: string): boolean =>
  path.includes('/.tmp/') && statSync(join(docket.dataDir, 'scratch', path), { throwIfNoEntry: false })?.size === 0;

const workFiles = (): string[] => filesBelow(join(docket.dataDir, 'scratch')).filter((path) => !isMountPoint(path));

/** The folder of the process that has an input. */
const atWork = (): string => {
  const [input = ''] = workFiles().filter((path) => path.includes('process-'));
  return /process-\w+/.exec(input)?.[0] ?? 'no process is at work';
};

const underWay = (id: string): Promise<void> =>
  until('it is under way', () => live.messages(id).some(({ progress }) => progress > 0));

describe('a conversion that is cancelled', () => {
  test('while it waits never starts, and does not wait for the one before it', async () => {
    const running = await client.accepted('pdf-compress', [slow]);
    const waiting = await client.accepted('pdf-compress', [small]);
    expect(await client.cancel(waiting.id)).toEqual({ status: 200, body: { id: waiting.id, status: 'processing' } });
    expect(await live.endOf(waiting.id)).toMatchObject({ status: 'cancelled' });
    expect(live.messages(running.id).some(({ status }) => status !== 'processing')).toBe(false);
    expect(await live.endOf(running.id)).toMatchObject({ status: 'completed' });
    const history = ['ConversionRequested', 'ConversionCancelRequested', 'ConversionCancelled'];
    expect(await historyOf(waiting.id)).toEqual(history);
  });

  test('while it runs stops at once, with its process and its files', async () => {
    const { id, shareHash } = await client.accepted('pdf-compress', [slow]);
    await underWay(id);
    const folder = atWork();
    const processes = processesNaming(folder).flatMap((one) => [one, ...descendantsOf(one.pid)]);
    expect(processes.length).toBeGreaterThan(0);
    const blobs = storedBlobs(docket.dataDir).refs;
    await client.cancel(id);
    expect(await live.endOf(id)).toMatchObject({ status: 'cancelled' });
    await until('its process has ended', () => survivorsOf(processes).length === 0);
    await until('its folder has gone', () => workFiles().length === 0);
    expect(storedBlobs(docket.dataDir)).toEqual({ refs: blobs, incomplete: [] });
    expect(await client.download(shareHash)).toMatchObject({ status: 409, code: 'conversion.cancelled' });
    const page = await client.call(`/api/share/${shareHash}`);
    expect(await page.text()).toContain('Cancelled');
  });

  test('leaves the next one its turn', async () => {
    const next = await client.accepted('pdf-compress', [small]);
    expect(await live.endOf(next.id)).toMatchObject({ status: 'completed' });
  });

  test('ends as cancelled, once, when the server is killed right after the request', async () => {
    const { id } = await client.accepted('pdf-compress', [slow]);
    await underWay(id);
    const cancelling = client.cancel(id);
    await until('the request is on the log', async () => (await historyOf(id)).includes('ConversionCancelRequested'));
    await docket.kill();
    await cancelling.catch(() => undefined); // it may or may not have been answered
    await docket.start();
    live = await openLive(client);
    expect(await live.endOf(id)).toMatchObject({ status: 'cancelled' });
    expect(endsOf(await readLog(docket.dataDir), id).map(({ type }) => type)).toEqual(['ConversionCancelled']);
  });
});

describe('a cancel', () => {
  test('after the end is refused', async () => {
    const { id } = await client.accepted('pdf-compress', [small]);
    await live.endOf(id);
    expect(await client.cancel(id)).toMatchObject({ status: 409, body: { code: 'conversion.ended' } });
  });

  test('of somebody else finds nothing', async () => {
    const { id } = await client.accepted('pdf-compress', [slow]);
    const stranger = openClient(docket.address);
    expect(await stranger.cancel(id)).toMatchObject({ status: 404, body: { code: 'conversion.not-found' } });
    await client.cancel(id);
    expect(await live.endOf(id)).toMatchObject({ status: 'cancelled' });
  });
});
