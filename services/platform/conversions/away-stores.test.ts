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
import { SECRETS_OPTION } from '../../../contracts/tools/secret-options.js';
import type { Blobs } from '../blobs/blobs.js';
import { openDiskBlobs } from '../blobs/disk.js';
import type { EventBus } from '../event-bus/event-bus.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import type { Job, JobResult } from '../jobs/job.js';
import type { JobPool } from '../jobs/pool.js';
import { silentLog as log } from '../settings/logger.js';
import { startRelay } from '../event-bus/relay.js';
import { openSecrets } from '../secrets/conversion-secrets.js';
import { handle } from '../event-store/streams.js';
import { openAnsweringSince } from './away-stores.js';
import { conversion, type ConversionCommand } from './conversion.decider.js';
import { startWorker } from './worker.js';
import type { WorkerParts } from './worker-parts.js';

const stream = 'conversion-c1';
const clock = () => new Date();
let directory: string;
let store: EventStore;
let bus: EventBus;
let blobs: Blobs;
let relay: { stop(): Promise<void> };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-away-'));
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
const key = Buffer.alloc(32);

const request = async (): Promise<void> => {
  const { ref: blob, size, sha256 } = await blobs.write(Readable.from(['upload']));
  const secretsRef = await openSecrets(blobs, key).keep('c1', { passwords: ['word'], options: {} });
  const asked = { conversionId: 'c1', owner: 'guest-1', tool: 'pdf-compress', lane: 'pdf', shareHash: 'h1' } as const;
  const pdf = { uploadId: randomUUID(), name: 'a.pdf', kind: 'pdf', mime: 'application/pdf' } as const;
  const files = [{ ...pdf, size, sha256, blob }];
  await command({
    type: 'Request',
    request: { ...asked, options: { [SECRETS_OPTION]: secretsRef }, files },
    now: clock(),
  });
};

const works = async ({ directory: folder }: Job): Promise<JobResult> => {
  const path = join(folder, 'out');
  const receipt = join(folder, 'receipt');
  await Promise.all([writeFile(path, 'result'), writeFile(receipt, 'receipt')]);
  return { path, receipt, mime: 'application/pdf', extension: '.pdf', isDrawable: true, notes: [] };
};
const refuses = async (): Promise<JobResult> => {
  throw new Refusal('pdf.encrypted', { name: 'a.pdf' });
};
const poolOf = (play: (job: Job) => Promise<JobResult>): Pick<JobPool, 'run'> => ({
  run: async (prepare) => play(await prepare()),
});

/** Throws as a server does that is away, the first few times that it is asked. */
const outage = (times: number): (() => void) => {
  let left = times;
  return () => {
    if (left-- > 0) throw new Refusal('service.unavailable', { service: 'a store' });
  };
};

type AwayParts = Partial<Pick<WorkerParts, 'store' | 'blobs' | 'rooms' | 'secrets'>>;

/** A log that is away when this is appended, before it is written or before its writer is told. */
const logAwayAt = (type: string, when: 'before' | 'after', times: number): EventStore => {
  const fault = outage(times);
  return {
    ...store,
    append: async (...[name, events, expected]: Parameters<EventStore['append']>) => {
      const isMeant = events.some((event) => event.type === type);
      if (isMeant && when === 'before') fault();
      const appended = await store.append(name, events, expected);
      if (isMeant && when === 'after') fault();
      return appended;
    },
  };
};

const filesAwayAt = (call: 'place' | 'take' | 'read' | 'probe', times: number): Blobs => {
  const fault = outage(times);
  const faulty = <Given extends unknown[], Result>(real: (...given: Given) => Promise<Result>) => {
    return async (...args: Given) => {
      fault();
      return real(...args);
    };
  };
  const { place, take, read } = blobs;
  const calls = { place: faulty(place), take: faulty(take), read: faulty(read), probe: faulty(async () => undefined) };
  return { ...blobs, [call]: calls[call] };
};

const start = (away: AwayParts, play = works) => {
  const parts = { store, bus, blobs, pool: poolOf(play), scratch: join(directory, 'scratch'), clock, log };
  const files = away.blobs ?? blobs;
  return startWorker({ ...parts, secrets: openSecrets(files, key), graceMs: 0, ...away }, { lane: 'pdf', slots: 1 });
};

const history = async (): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of store.read(stream)) events.push(event);
  return events;
};
const types = async () => (await history()).map(({ type }) => type.replace('Conversion', ''));
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(10);
};
const ended = () => until(async () => (await types()).some((type) => /^(Completed|Failed|Cancelled)$/.test(type)));
const filesBelow = (folder: string): string[] =>
  readdirSync(join(directory, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

describe('a conversion whose stores are away for a while is completed once they are back', () => {
  const whole = ['Requested', 'Started', 'Completed'];
  const again = ['Requested', 'Started', 'HandedBack', 'Started', 'Completed'];
  const rooms = (times: number): AwayParts => {
    const fault = outage(times);
    const room = { take: () => undefined, giveBack: () => undefined, filled: () => undefined };
    const roomFor = async () => {
      fault();
      return room;
    };
    return { rooms: { roomFor } };
  };
  const cases: readonly [string, () => AwayParts, readonly string[]][] = [
    ['the log when it is started', () => ({ store: logAwayAt('ConversionStarted', 'before', 2) }), whole],
    ['the log when it has been made', () => ({ store: logAwayAt('ConversionCompleted', 'before', 2) }), whole],
    [
      'the log before it can say that it has it',
      () => ({ store: logAwayAt('ConversionCompleted', 'after', 1) }),
      whole,
    ],
    ['the files when it is started', () => ({ blobs: filesAwayAt('place', 1) }), again],
    ['the files when its passwords are read', () => ({ blobs: filesAwayAt('read', 1) }), again],
    ['the files when it has been made', () => ({ blobs: filesAwayAt('take', 3) }), whole],
    ['the read models when it has been made', () => rooms(2), whole],
  ];
  test.each(cases)('%s', async (_, away, expected) => {
    const worker = await start(away());
    await request();
    await ended();
    await worker.stop();
    expect(await types()).toEqual(expected);
    const { data } = (await history()).at(-1) as Extract<StoredEvent, { type: 'ConversionCompleted' }>;
    expect(await text(await blobs.read(data.result.blob))).toBe('result');
    expect(await text(await blobs.read(data.receipt ?? ''))).toBe('receipt');
    expect(filesBelow('blobs')).toHaveLength(3);
    expect(filesBelow('scratch')).toEqual([]);
  });
});

describe('while a store is away', () => {
  test('a refusal waits for the log too, and is told once', async () => {
    const worker = await start({ store: logAwayAt('ConversionFailed', 'before', 2) }, refuses);
    await request();
    await ended();
    await worker.stop();
    expect(await types()).toEqual(['Requested', 'Started', 'Failed']);
    expect((await history()).at(-1)?.data).toMatchObject({ code: 'pdf.encrypted' });
  });

  test('an attempt is taken back once, however long that takes', async () => {
    const gone = { ...filesAwayAt('place', 1), probe: filesAwayAt('probe', 3).probe! };
    const worker = await start({ blobs: gone });
    await request();
    await ended();
    await worker.stop();
    expect(await types()).toEqual(['Requested', 'Started', 'HandedBack', 'Started', 'Completed']);
  });

  test('workers that are stopped and started again use up no attempt', async () => {
    await request();
    for (let restart = 0; restart <= ATTEMPTS_MAX; restart += 1) {
      const gone = { ...filesAwayAt('place', Infinity), probe: filesAwayAt('probe', Infinity).probe! };
      const worker = await start({ blobs: gone });
      await until(async () => (await types()).filter((type) => type === 'HandedBack').length > restart);
      await worker.stop();
    }
    const last = await start({});
    await ended();
    await last.stop();
    expect((await types()).slice(-3)).toEqual(['HandedBack', 'Started', 'Completed']);
    expect((await history()).at(-2)?.data).toMatchObject({ attempt: 1 });
  });

  test('a conversion that waits for it can be cancelled', async () => {
    const worker = await start({ blobs: filesAwayAt('place', Infinity) });
    await request();
    await until(async () => (await types()).includes('HandedBack'));
    await command({ type: 'RequestCancel', now: clock() });
    await ended();
    await worker.stop();
    expect((await types()).slice(-2)).toEqual(['CancelRequested', 'Cancelled']);
  });
});

test('stores have answered since they were first seen to, or seen to again', async () => {
  let now = 1;
  let isAway = false;
  const probe = async () => {
    if (isAway) throw new Error('no answer');
  };
  const answeringSince = openAnsweringSince(probe, () => new Date(now));
  const seen = () =>
    answeringSince().then(
      (since) => since.getTime(),
      () => 'away',
    );
  const logged: unknown[] = [];
  for (const away of [false, false, true, true, false, false]) {
    isAway = away;
    logged.push(await seen());
    now += 1;
  }
  expect(logged).toEqual([1, 1, 'away', 'away', 5, 5]);
});
