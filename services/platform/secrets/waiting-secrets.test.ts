import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '../../../contracts/errors.js';
import { SECRETS_OPTION } from '../../../contracts/tools/secret-options.js';
import type { Blobs } from '../blobs/blobs.js';
import { openDiskBlobs } from '../blobs/disk.js';
import { conversion, type ConversionCommand } from '../conversions/conversion.decider.js';
import { takeConversion } from '../conversions/take-conversion.js';
import type { EventBus } from '../event-bus/event-bus.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import { JobCrashed, type Job, type JobResult } from '../jobs/job.js';
import type { JobPool } from '../jobs/pool.js';
import { silentLog as log } from '../settings/logger.js';
import { handle } from '../event-store/streams.js';
import { openSecrets, type Secrets } from './conversion-secrets.js';

const clock = () => new Date();
const conversionSecrets = { passwords: ['open sesame'], options: { newPassword: 'swordfish' } };
let directory: string;
let store: EventStore;
let bus: EventBus;
let blobs: Blobs;
let secrets: Secrets;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-secrets-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  secrets = openSecrets(blobs, Buffer.alloc(32, 7));
});
afterEach(async () => {
  for (const port of [bus, blobs, store]) await port.close();
  await rm(directory, { recursive: true });
});

const command = (one: ConversionCommand) =>
  handle(store, { stream: 'conversion-c1', decider: conversion, command: one });

const request = async (): Promise<void> => {
  const { ref: blob, size, sha256 } = await blobs.write(Readable.from(['upload']));
  const file = { uploadId: 'u1', name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size, sha256, blob } as const;
  const options = { quality: 'low', [SECRETS_OPTION]: await secrets.keep('c1', conversionSecrets) };
  const ids = { conversionId: 'c1', owner: 'guest-1', shareHash: 'h1' } as const;
  await command({
    type: 'Request',
    request: { ...ids, tool: 'pdf-compress', lane: 'pdf', options, files: [file] },
    now: clock(),
  });
};

type Play = (job: Job) => Promise<JobResult>;

const works: Play = async ({ directory: folder }) => {
  const path = join(folder, 'out');
  await writeFile(path, 'done');
  return { path, mime: 'application/pdf', extension: '.pdf', isDrawable: true, notes: [] };
};
const throws =
  (error: Error): Play =>
  () =>
    Promise.reject(error);

/** One delivery of the request to a worker whose pool does this. */
const deliver = async (play: Play): Promise<void> => {
  const [event] = await history();
  if (!event) throw new Error('nothing was requested');
  const parts = { store, bus, blobs, secrets, scratch: join(directory, 'scratch'), clock, log };
  const pool: Pick<JobPool, 'run'> = { run: async (prepare) => play(await prepare()) };
  const never = new AbortController().signal;
  await takeConversion(
    { ...parts, pool, held: new Map(), budgets: { check: () => undefined }, heartbeatMs: 60_000, graceMs: 0 },
    { event, subject: 'evt', deliveries: 1, extend: () => undefined, stopping: never },
  );
};

const history = async (): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of store.read('conversion-c1')) events.push(event);
  return events;
};
const blobCount = async (): Promise<number> => {
  let count = 0;
  for await (const { ref } of blobs.list()) if (ref !== '') count += 1;
  return count;
};

describe('the passwords of a conversion', () => {
  test('are given to its job, and are gone once it has completed', async () => {
    await request();
    const jobs: Job[] = [];
    await deliver((job) => {
      jobs.push(job);
      return works(job);
    });
    expect(jobs).toMatchObject([{ secrets: conversionSecrets, options: { quality: 'low' } }]);
    expect((await history()).at(-1)?.type).toBe('ConversionCompleted');
    expect(await blobCount()).toBe(2);
  });

  test('are gone once it has failed', async () => {
    await request();
    await deliver(throws(new Refusal('pdf.encrypted', { name: 'a.pdf' })));
    expect((await history()).at(-1)?.type).toBe('ConversionFailed');
    expect(await blobCount()).toBe(1);
  });

  test('are gone once it was cancelled while it waited', async () => {
    await request();
    await command({ type: 'RequestCancel', now: clock() });
    await deliver(works);
    expect((await history()).at(-1)?.type).toBe('ConversionCancelled');
    expect(await blobCount()).toBe(1);
  });

  test('are there again for the next try after a crash', async () => {
    await request();
    await expect(deliver(throws(new JobCrashed('SIGSEGV')))).rejects.toThrow(JobCrashed);
    const jobs: Job[] = [];
    await deliver((job) => {
      jobs.push(job);
      return works(job);
    });
    expect(jobs).toMatchObject([{ secrets: conversionSecrets }]);
    expect(await blobCount()).toBe(2);
  });

  test('that a killed process left behind after the end are gone after the next delivery', async () => {
    await request();
    await command({ type: 'Start', now: clock() });
    await command({ type: 'Fail', code: 'conversion.stuck', facts: {}, reason: 'late', now: clock() });
    expect(await blobCount()).toBe(2);
    await deliver(works);
    expect(await blobCount()).toBe(1);
  });

  test('that were lost end it with a refusal that says so', async () => {
    await request();
    const [requested] = await history();
    if (requested?.type === 'ConversionRequested') await blobs.delete(String(requested.data.options[SECRETS_OPTION]));
    await deliver(works);
    expect((await history()).at(-1)).toMatchObject({
      type: 'ConversionFailed',
      data: { code: 'conversion.secrets-lost' },
    });
  });
});
