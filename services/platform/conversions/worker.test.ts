import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../contracts/errors.js';
import { ATTEMPTS_MAX } from '../../../contracts/limits.js';
import type { Blobs } from '../blobs/blobs.js';
import { openDiskBlobs } from '../blobs/disk.js';
import { conversion, type ConversionCommand } from './conversion.decider.js';
import type { EventBus } from '../event-bus/event-bus.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import { JobBroken, JobCrashed, type Job, type JobResult } from '../jobs/job.js';
import type { JobPool, PoolRequest } from '../jobs/pool.js';
import { openSecrets } from '../secrets/conversion-secrets.js';
import { silentLog as log } from '../settings/logger.js';
import { startRelay } from '../event-bus/relay.js';
import { handle } from '../event-store/streams.js';
import { startWorker } from './worker.js';

type Play = (job: Job, how: PoolRequest) => Promise<JobResult>;

const clock = () => new Date();
const stream = 'conversion-c1';
let directory: string;
let store: EventStore;
let bus: EventBus;
let blobs: Blobs;
let relay: { stop(): Promise<void> };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-worker-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  relay = await startRelay(store, bus, log);
});
afterEach(async () => {
  await relay.stop();
  for (const port of [bus, blobs, store]) await port.close();
  await rm(directory, { recursive: true });
});

const command = (command: ConversionCommand) => handle(store, { stream, decider: conversion, command });

const request = async (): Promise<void> => {
  const { ref: blob, size, sha256 } = await blobs.write(Readable.from(['upload']));
  const file = {
    uploadId: randomUUID(),
    name: 'a.pdf',
    kind: 'pdf',
    mime: 'application/pdf',
    size,
    sha256,
    blob,
  } as const;
  const request = { conversionId: 'c1', owner: 'guest-1', tool: 'pdf-compress', lane: 'pdf', shareHash: 'h1' } as const;
  await command({ type: 'Request', request: { ...request, options: {}, files: [file] }, now: clock() });
};

/** A fake pool: it plays the given parts, the last one for ever. */
const fakePool = (...plays: readonly [Play, ...Play[]]): Pick<JobPool, 'run'> & { runs: () => number } => {
  let runs = 0;
  return {
    run: async (prepare, how) => {
      const job = await prepare();
      const play = plays[Math.min(runs, plays.length - 1)]!;
      runs += 1;
      return play(job, how);
    },
    runs: () => runs,
  };
};

const works: Play = async ({ directory: folder, files }) => {
  const path = join(folder, 'out');
  await writeFile(path, `done with ${files[0]?.name ?? 'nothing'}`);
  return { path, mime: 'application/pdf', extension: '.pdf', isDrawable: true, notes: [] };
};
const throws =
  (error: Error): Play =>
  () =>
    Promise.reject(error);
const runsUntilAborted: Play = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

const ports = () => ({ store, bus, blobs, secrets: openSecrets(blobs, Buffer.alloc(32)) });

const start = (pool: Pick<JobPool, 'run'>, graceMs = 0) =>
  startWorker(
    { ...ports(), pool, scratch: join(directory, 'scratch'), clock, graceMs, log },
    { lane: 'pdf', slots: 1 },
  );

const history = async (): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of store.read(stream)) events.push(event);
  return events;
};
const typesUntil = async (last: StoredEvent['type']): Promise<string[]> => {
  for (;;) {
    const types = (await history()).map(({ type }) => type.replace('Conversion', ''));
    if (types.includes(last.replace('Conversion', ''))) return types;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const filesBelow = (folder: string): string[] =>
  readdirSync(join(directory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('a worker', () => {
  test('brings a conversion to its end and leaves only the upload and the result', async () => {
    const worker = await start(fakePool(works));
    await request();
    expect(await typesUntil('ConversionCompleted')).toEqual(['Requested', 'Started', 'Completed']);
    const { data } = (await history())[2] as Extract<StoredEvent, { type: 'ConversionCompleted' }>;
    expect(data.result.name).toBe('a_compressed.pdf');
    expect(await text(await blobs.read(data.result.blob))).toBe('done with a.pdf');
    await worker.stop();
    expect(filesBelow('blobs')).toHaveLength(2);
    expect(filesBelow('scratch')).toEqual([]);
  });

  test('takes up what was requested before it started', async () => {
    await request();
    const worker = await start(fakePool(works));
    expect(await typesUntil('ConversionCompleted')).toEqual(['Requested', 'Started', 'Completed']);
    await worker.stop();
  });

  test('puts a refusal on the log with its code and its sentence', async () => {
    const worker = await start(fakePool(throws(new Refusal('pdf.encrypted', { name: 'a.pdf' }))));
    await request();
    await typesUntil('ConversionFailed');
    expect((await history()).at(-1)?.data).toMatchObject({
      code: 'pdf.encrypted',
      facts: { name: 'a.pdf' },
      reason: 'a.pdf is protected by a password',
    });
    await worker.stop();
  });

  test('fails a conversion that breaks its engine, without another try', async () => {
    const pool = fakePool(throws(new JobBroken('TypeError')));
    const worker = await start(pool);
    await request();
    expect(await typesUntil('ConversionFailed')).toEqual(['Requested', 'Started', 'Failed']);
    expect((await history()).at(-1)?.data).toMatchObject({ code: 'conversion.broken' });
    await worker.stop();
  });

  test('tries again after a crash', async () => {
    const worker = await start(fakePool(throws(new JobCrashed('SIGSEGV')), works));
    await request();
    expect(await typesUntil('ConversionCompleted')).toEqual(['Requested', 'Started', 'Started', 'Completed']);
    await worker.stop();
  });

  test(`gives up after ${ATTEMPTS_MAX} crashes`, async () => {
    for (let crash = 1; crash < ATTEMPTS_MAX; crash += 1) {
      if (crash === 1) await request();
      await command({ type: 'Start', now: clock() });
    }
    const pool = fakePool(throws(new JobCrashed('SIGSEGV')));
    const worker = await start(pool);
    await typesUntil('ConversionFailed');
    expect((await history()).at(-1)?.data).toMatchObject({
      code: 'conversion.crashed',
      facts: { attempts: ATTEMPTS_MAX },
    });
    expect(pool.runs()).toBe(1);
    await worker.stop();
  });

  test('ends a running conversion when its visitor cancels', async () => {
    const worker = await start(fakePool(runsUntilAborted));
    await request();
    await typesUntil('ConversionStarted');
    await command({ type: 'RequestCancel', now: clock() });
    expect(await typesUntil('ConversionCancelled')).toEqual(['Requested', 'Started', 'CancelRequested', 'Cancelled']);
    await worker.stop();
    expect(filesBelow('scratch')).toEqual([]);
  });

  test('ends a conversion that was cancelled while nobody worked', async () => {
    await request();
    await command({ type: 'RequestCancel', now: clock() });
    const pool = fakePool(works);
    const worker = await start(pool);
    expect(await typesUntil('ConversionCancelled')).toEqual(['Requested', 'CancelRequested', 'Cancelled']);
    expect(pool.runs()).toBe(0);
    await worker.stop();
  });

  test('throws away a result that comes after another end', async () => {
    const endsElsewhere: Play = async (job, how) => {
      await command({ type: 'Fail', code: 'conversion.stuck', facts: {}, reason: 'late', now: clock() });
      return works(job, how);
    };
    const pool = fakePool(endsElsewhere);
    const worker = await start(pool);
    await request();
    await typesUntil('ConversionFailed');
    await worker.stop();
    expect(await typesUntil('ConversionFailed')).toEqual(['Requested', 'Started', 'Failed']);
    expect(filesBelow('blobs')).toHaveLength(1);
  });

  test('that is stopped hands its work back, which uses up no attempt, however often', async () => {
    await request();
    for (let restart = 0; restart <= ATTEMPTS_MAX; restart += 1) {
      const worker = await start(fakePool(runsUntilAborted));
      while ((await history()).filter(({ type }) => type === 'ConversionStarted').length <= restart) await pause(5);
      await worker.stop();
    }
    const last = await start(fakePool(works));
    expect((await typesUntil('ConversionCompleted')).slice(-3)).toEqual(['HandedBack', 'Started', 'Completed']);
    const attempts = (await history()).flatMap((event) =>
      event.type === 'ConversionStarted' ? event.data.attempt : [],
    );
    expect(new Set(attempts)).toEqual(new Set([1]));
    await last.stop();
  });

  test('that is stopped lets running work finish within its grace', async () => {
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const worker = await start(
      fakePool((job, how) => gate.then(() => works(job, how))),
      30_000,
    );
    await request();
    await typesUntil('ConversionStarted');
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(await typesUntil('ConversionCompleted')).toEqual(['Requested', 'Started', 'Completed']);
  });
});
