import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConvertReply } from '../contracts/api/conversions.js';
import { ATTEMPTS_MAX } from '../contracts/limits.js';
import type { StoredEvent } from '../services/platform/event-store/event-store.js';
import { chanceOf } from './harness/chance.js';
import { NoAnswer, openClient, type Client, type Download } from './harness/http-client.js';
import { SIDE_BY_SIDE, startDocket, type Docket } from './harness/running-docket.js';
import { endsOf, ofType, readLog } from './harness/event-log.js';
import { filesBelow } from './harness/files-below.js';
import { sampleWorkOf, type SampleWork } from './samples/mixed-work.js';
import { liveReadModels, rebuiltReadModels } from './harness/read-models.js';
import { ageBlobs, blobsOnLog, storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';

const CONVERSIONS = 80;
const KILLS = 4;
const SENDERS = 3;
const TIME_MS = 240_000;

const seed = Number(process.env['DOCKET_SEED'] ?? Date.now() % 1_000_000);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const tell = (line: string): void => void process.stderr.write(`restart: ${line}\n`);

/** The knowledge of clients about a server that is killed while they use it. */
interface Traffic {
  readonly accepted: ConvertReply[];
  /** Attempts that got no answer. */
  unanswered: number;
}

let docket: Docket;
let client: Client;
let events: readonly StoredEvent[];
const traffic: Traffic = { accepted: [], unanswered: 0 };
const downloads = new Map<string, Download>();
const pages = new Map<string, number>();

/** Sends one sampleWork until it is answered. */
const send = async (sampleWork: SampleWork): Promise<ConvertReply> => {
  for (;;) {
    try {
      return await client.accepted(sampleWork.operation, sampleWork.files, sampleWork.options);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      traffic.unanswered += 1;
      await pause(50);
    }
  }
};

const sendAll = async (): Promise<void> => {
  let next = 0;
  const sender = async () => {
    while (next < CONVERSIONS) {
      const reply = await send(await sampleWorkOf(next++, `seed ${seed}`));
      traffic.accepted.push(reply);
      if (traffic.accepted.length % 25 === 0) await client.cancel(reply.id).catch(() => undefined); // the server may be down
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
};

/** Kills at random moments: while requests come in, while conversions run, while the server starts its work again. */
const killAgainAndAgain = async (chance: () => number): Promise<void> => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const from = traffic.accepted.length;
    const some = Math.ceil(chance() * (CONVERSIONS / KILLS));
    await until('more requests are accepted', () => traffic.accepted.length >= Math.min(CONVERSIONS, from + some));
    await pause(chance() * 500);
    await docket.kill();
    await pause(chance() * 200);
    await docket.start();
  }
};

const downloadWhenEnded = async ({ shareHash }: ConvertReply): Promise<Download> => {
  let download = await client.download(shareHash);
  await until('the conversion has ended', async () => {
    if (download.code === 'conversion.not-ready') download = await client.download(shareHash);
    return download.code !== 'conversion.not-ready';
  });
  return download;
};

const summary = (): string => {
  const ends = ['ConversionCompleted', 'ConversionFailed', 'ConversionCancelled'] as const;
  const counts = ends.map((type) => `${ofType(events, type).length} ${type}`).join(', ');
  const starts = ofType(events, 'ConversionStarted').length;
  const strays = storedBlobs(docket.dataDir).refs.length - blobsOnLog(events).length;
  return `${counts} after ${starts} starts; stray files: ${strays}; attempts without an answer: ${traffic.unanswered}`;
};

beforeAll(async () => {
  tell(`DOCKET_SEED=${seed}`);
  docket = await startDocket({ settings: SIDE_BY_SIDE });
  client = openClient(docket.address);
  await client.cookie();
  await Promise.all([sendAll(), killAgainAndAgain(chanceOf(seed))]);
  for (const accepted of traffic.accepted) {
    downloads.set(accepted.id, await downloadWhenEnded(accepted));
    pages.set(accepted.id, (await client.call(`/api/share/${accepted.shareHash}`)).status);
  }
  const written = async () =>
    (await liveReadModels(docket.dataDir)).join() === (await rebuiltReadModels(docket.dataDir)).join();
  await until('the read models have caught up', written).catch(() => undefined); // a test below says what differs
  expect(await docket.stop()).toBe(0);
  events = await readLog(docket.dataDir);
  tell(summary());
}, TIME_MS);

afterAll(() => docket.dispose());

describe(`${CONVERSIONS} conversions on a server that is killed ${KILLS} times`, () => {
  test('are accepted, every one', () => {
    expect(traffic.accepted).toHaveLength(CONVERSIONS);
  });

  test('end exactly once, whether or not the client got an answer', () => {
    const requested = ofType(events, 'ConversionRequested').map(({ data }) => data.conversionId);
    expect(requested).toEqual(expect.arrayContaining(traffic.accepted.map(({ id }) => id)));
    expect(requested.filter((id) => endsOf(events, id).length !== 1)).toEqual([]);
  });

  test('fail only by the rules: a page that is not there, or every attempt cut short by a kill', () => {
    const failed = ofType(events, 'ConversionFailed').map(({ data }) => data);
    expect(failed.map(({ code }) => code)).toContain('pages.out-of-range');
    const others = failed.filter(({ code }) => code !== 'pages.out-of-range');
    const starts = (id: string) => ofType(events, 'ConversionStarted').filter(({ data }) => data.conversionId === id);
    const explained = others.filter(
      ({ code, conversionId }) => code === 'conversion.crashed' && starts(conversionId).length === ATTEMPTS_MAX,
    );
    expect(explained).toEqual(others);
  });

  test('download, where completed, with the very bytes that the log names', () => {
    const completed = ofType(events, 'ConversionCompleted').map(({ data }) => data);
    const expected = completed
      .filter(({ conversionId }) => downloads.has(conversionId))
      .map(({ conversionId, result }) => [conversionId, result.sha256]);
    const got = [...downloads].filter(([, { status }]) => status === 200);
    expect(got.map(([id, { bytes }]) => [id, sha256(bytes)]).sort()).toEqual(expected.sort());
    expect(got.length).toBeGreaterThan(CONVERSIONS / 2);
  });

  test('have share links that open, whatever became of them', () => {
    expect([...pages].filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('leave no temporary file', () => {
    expect(filesBelow(join(docket.dataDir, 'scratch'))).toEqual([]);
    expect(filesBelow(docket.tmpDir)).toEqual([]);
    expect(storedBlobs(docket.dataDir).incomplete).toEqual([]);
  });

  test('keep every byte that a conversion has', () => {
    expect(storedBlobs(docket.dataDir).refs).toEqual(expect.arrayContaining(blobsOnLog(events)));
  });

  test('leave no other bytes, once what was cut short is a day old', async () => {
    await ageBlobs(docket.dataDir, 25 * 60 * 60 * 1000);
    await docket.start();
    const wanted = blobsOnLog(events).sort();
    await until('the rest is swept up', () => storedBlobs(docket.dataDir).refs.length <= wanted.length);
    expect(storedBlobs(docket.dataDir).refs.sort()).toEqual(wanted);
    expect(await docket.stop()).toBe(0);
  });

  test('give the same read models, byte for byte, when the log is folded anew', async () => {
    expect(await rebuiltReadModels(docket.dataDir)).toEqual(await liveReadModels(docket.dataDir));
  });
});
