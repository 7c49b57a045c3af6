import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { openDiskBlobs } from '../blobs/disk.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import { startRelay } from '../event-bus/relay.js';
import type { EventStore } from '../event-store/event-store.js';
import { openEsdbEventStore } from '../event-store/eventstoredb/esdb-event-store.js';
import {
  startFakeEventStoreDb,
  type FakeEventStoreDb,
} from '../event-store/eventstoredb/fixtures/fake-eventstoredb.js';
import { handle } from '../event-store/streams.js';
import type { Job, JobResult } from '../jobs/job.js';
import { openSecrets } from '../secrets/conversion-secrets.js';
import { silentLog as log } from '../settings/logger.js';
import { conversion } from './conversion.decider.js';
import { startWorker } from './worker.js';

const stream = 'conversion-c1';
const clock = () => new Date();
/** Far shorter than the server is away, as an outage of minutes is longer than the adapter's own patience. */
const PATIENCE_MS = 100;
const AWAY_MS = 1500;

let directory: string;
let fake: FakeEventStoreDb;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-away-log-'));
  fake = await startFakeEventStoreDb();
});
afterEach(async () => {
  fake.kill();
  await rm(directory, { recursive: true });
});

const openLog = (): Promise<EventStore> =>
  openEsdbEventStore({
    uri: `esdb://127.0.0.1:${fake.port}?tls=false`,
    log,
    retryPauseMs: 5,
    pollMs: 50,
    callTimeoutMs: 2000,
    patienceMs: PATIENCE_MS,
  });

const outage = async (): Promise<void> => {
  fake.kill();
  await pause(AWAY_MS);
  await fake.start();
};

type When = 'before it is taken' | 'while it is made' | 'when it has been made';

const typesAfterOutage = async (when: When): Promise<readonly string[]> => {
  const store = await openLog();
  const blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  const bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  const relay = await startRelay(store, bus, log);
  const { ref: blob, size, sha256 } = await blobs.write(Readable.from(['upload']));
  const pdf = { uploadId: randomUUID(), name: 'a.pdf', kind: 'pdf', mime: 'application/pdf' } as const;
  const asked = { conversionId: 'c1', owner: 'guest-1', tool: 'pdf-compress', lane: 'pdf', shareHash: 'h1' } as const;
  const request = { ...asked, options: {}, files: [{ ...pdf, size, sha256, blob }] };
  await handle(store, { stream, decider: conversion, command: { type: 'Request', request, now: clock() } });
  let back: Promise<void> | undefined;
  const play = async ({ directory: folder }: Job): Promise<JobResult> => {
    if (when === 'while it is made') await outage();
    if (when === 'when it has been made') back = outage();
    const path = join(folder, 'out');
    await writeFile(path, 'result');
    return { path, mime: 'application/pdf', extension: '.pdf', isDrawable: true, notes: [] };
  };
  if (when === 'before it is taken') back = outage();
  const worker = await startWorker(
    {
      store,
      bus,
      blobs,
      clock,
      log,
      graceMs: 0,
      scratch: join(directory, 'scratch'),
      pool: { run: async (prepare) => play(await prepare()) },
      secrets: openSecrets(blobs, Buffer.alloc(32)),
    },
    { lane: 'pdf', slots: 1 },
  );
  const types = async (): Promise<string[]> => {
    const seen: string[] = [];
    for await (const { type } of store.read(stream)) seen.push(type.replace('Conversion', ''));
    return seen;
  };
  const typesOrNone = async (): Promise<string[]> => types().catch(() => []);
  while (!(await typesOrNone()).some((type) => /^(Completed|Failed|Cancelled)$/.test(type))) await pause(50);
  await back;
  const ended = await types();
  await worker.stop();
  await relay.stop();
  for (const port of [bus, blobs, store]) await port.close();
  return ended;
};

test.each<When>(['before it is taken', 'while it is made', 'when it has been made'])(
  'a conversion whose log in EventStoreDB is away for longer than its patience is completed: %s',
  async (when) => {
    const types = await typesAfterOutage(when);
    expect([types[0], types.at(-1)]).toEqual(['Requested', 'Completed']);
    expect(types).not.toContain('Failed');
  },
  60_000,
);
