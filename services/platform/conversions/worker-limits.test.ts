import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MB } from '../../../contracts/byte-sizes.js';
import { STORED_FILES_COLLECTION } from '../../../contracts/read-models/stored-files-document.js';
import { usedSubject } from '../../../contracts/subjects.js';
import type { Blobs } from '../blobs/blobs.js';
import { openDiskBlobs } from '../blobs/disk.js';
import { readConfig } from '../settings/config.js';
import { openDiskRooms } from '../disk/disk-rooms.js';
import { openSiteRules } from '../site/site-rules.js';
import { openSqliteDocuments } from '../documents/sqlite-documents.js';
import type { EventBus } from '../event-bus/event-bus.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import type { JobPool } from '../jobs/pool.js';
import { silentLog as log } from '../settings/logger.js';
import { startRelay } from '../event-bus/relay.js';
import { openSecrets } from '../secrets/conversion-secrets.js';
import { handle } from '../event-store/streams.js';
import { conversion } from './conversion.decider.js';
import type { WorkerParts } from './worker-parts.js';
import { startWorker } from './worker.js';

const stream = 'conversion-c1';
const clock = () => new Date();
let directory: string;
let store: EventStore;
let bus: EventBus;
let blobs: Blobs;
let relay: { stop(): Promise<void> };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-limits-'));
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

const request = async (): Promise<void> => {
  const { ref: blob, size, sha256 } = await blobs.write(Readable.from(['upload']));
  const kind = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf' } as const;
  const files = [{ ...kind, uploadId: randomUUID(), size, sha256, blob }];
  const asked = { conversionId: 'c1', owner: 'guest-1', tool: 'pdf-compress', lane: 'pdf', shareHash: 'h1' } as const;
  const command = { type: 'Request', request: { ...asked, options: {}, files }, now: clock() } as const;
  await handle(store, { stream, decider: conversion, command });
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Reads the log once the conversion has ended so. */
const endedBy = async (end: StoredEvent['type']): Promise<StoredEvent[]> => {
  for (;;) {
    const events: StoredEvent[] = [];
    for await (const event of store.read(stream)) events.push(event);
    if (events.at(-1)?.type === end) return events;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const openPool = (isDrawable = true): Pick<JobPool, 'run'> & { readonly runs: () => number } => {
  let runs = 0;
  return {
    run: async (prepare) => {
      const job = await prepare();
      runs += 1;
      const path = join(job.directory, 'out');
      await writeFile(path, Buffer.alloc(1.5 * MB));
      return { path, mime: 'application/pdf', extension: '.pdf', isDrawable, notes: [] };
    },
    runs: () => runs,
  };
};

const start = (pool: Pick<JobPool, 'run'>, more: Partial<WorkerParts>) => {
  const secrets = openSecrets(blobs, Buffer.alloc(32));
  const parts = { store, bus, blobs, secrets, pool, scratch: join(directory, 'scratch'), clock, log, ...more };
  return startWorker(parts, { lane: 'pdf', slots: 1 });
};

describe('a result', () => {
  const endWith = async (settings: Readonly<Record<string, string>>): Promise<unknown> => {
    const documents = openSqliteDocuments({ path: join(directory, 'documents.db') });
    await documents.define({ name: STORED_FILES_COLLECTION, indexes: [['owner', 'bytes'], ['bytes']] });
    const stored = { collection: STORED_FILES_COLLECTION, id: 'c0', position: '0001' };
    await documents.fold(stored, () => ({ owner: 'guest-1', bytes: 2 * MB }));
    const config = readConfig({ DATA_DIR: directory, ...settings });
    const rooms = openDiskRooms({ config, documents, rules: openSiteRules(store) });
    const worker = await start(openPool(), { rooms });
    await request();
    const events = await endedBy('ConversionFailed');
    await worker.stop();
    await documents.close();
    return events.at(-1)?.data;
  };

  test('for which its owner has no room is refused, and nothing of it is kept', async () => {
    const end = { code: 'storage.visitor-full', facts: { used: 2, limit: 3 } };
    expect(await endWith({ VISITOR_DISK_MB: '3' })).toMatchObject(end);
    expect(filesBelow(join(directory, 'blobs'))).toHaveLength(1);
    expect(filesBelow(join(directory, 'scratch'))).toEqual([]);
  });

  test('for which the installation has no room is refused, too', async () => {
    expect(await endWith({ DISK_MB: '3' })).toMatchObject({ code: 'storage.nearly-full' });
    expect(filesBelow(join(directory, 'blobs'))).toHaveLength(1);
  });
});

test('a conversion is refused at its turn where its owner has spent their time meanwhile', async () => {
  const pool = openPool();
  const worker = await start(pool, { cpuSecondsPerHour: 60 });
  bus.signal(usedSubject('guest-1', 'c0'), { owner: 'guest-1', conversionId: 'c0', cpuSeconds: 90 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await request();
  const events = await endedBy('ConversionFailed');
  expect(events.map(({ type }) => type)).toEqual(['ConversionRequested', 'ConversionFailed']);
  expect(events.at(-1)?.data).toMatchObject({ code: 'queue.budget-spent' });
  expect(pool.runs()).toBe(0);
  await worker.stop();
});

test('of a PDF that cannot be drawn it is told at once that it has no thumbnail', async () => {
  const worker = await start(openPool(false), {});
  await request();
  const [, , completed, drawn] = await endedBy('ThumbnailDrawn');
  expect(completed).toMatchObject({ type: 'ConversionCompleted', data: { thumbnail: null } });
  expect(drawn?.data).toMatchObject({ conversionId: 'c1', thumbnail: null });
  await worker.stop();
});
