import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DrawnThumbnail } from '../../../contracts/api/shared-document.js';
import { Refusal } from '../../../contracts/errors.js';
import { filters, questions } from '../../../contracts/subjects.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import { openDiskBlobs } from '../../platform/blobs/disk.js';
import { conversion, type ConversionCommand } from '../../platform/conversions/conversion.decider.js';
import type { WorkerParts } from '../../platform/conversions/worker-parts.js';
import type { Consumption, EventBus } from '../../platform/event-bus/event-bus.js';
import { openInProcessBus } from '../../platform/event-bus/in-process/in-process.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { JobCrashed, type Job, type JobResult } from '../../platform/jobs/job.js';
import type { PoolRequest } from '../../platform/jobs/pool.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { openSecrets } from '../../platform/secrets/conversion-secrets.js';
import { handle } from '../../platform/event-store/streams.js';
import { answerThumbnails } from './answer-thumbnails.js';

const now = new Date('2026-03-01T00:00:00Z');
const stream = 'conversion-c1';
let directory: string;
let store: EventStore;
let bus: EventBus;
let blobs: Blobs;
let answering: Consumption;
let runs: PoolRequest[];

type Play = (job: Job, request: PoolRequest) => Promise<JobResult>;
const draws: Play = async ({ directory: folder }, { onUsed }) => {
  const path = join(folder, 'result.webp');
  await writeFile(path, 'a picture');
  onUsed?.(0.5);
  return { path, mime: 'image/webp', extension: '.webp', isDrawable: false, notes: [] };
};
const throws =
  (error: Error): Play =>
  () =>
    Promise.reject(error);

/** With a fake pool, which plays the same for each drawing. */
const open = async (play: Play, more: Partial<WorkerParts> = {}): Promise<void> => {
  const pool: WorkerParts['pool'] = {
    run: async (prepare, request) => {
      runs.push(request);
      return play(await prepare(), request);
    },
  };
  const scratch = join(directory, 'scratch');
  const secrets = openSecrets(blobs, Buffer.alloc(32));
  answering = await answerThumbnails({ store, bus, blobs, secrets, pool, scratch, clock: () => now, log, ...more });
};

beforeEach(async () => {
  runs = [];
  directory = await mkdtemp(join(tmpdir(), 'docket-thumbnails-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
});
afterEach(async () => {
  await answering.stop();
  for (const port of [bus, blobs, store]) await port.close();
  await rm(directory, { recursive: true });
});

const tell = (command: ConversionCommand) => handle(store, { stream, decider: conversion, command });
const request = { conversionId: 'c1', owner: 'guest-1', tool: 'pdf-merge', lane: 'pdf', shareHash: 'h1' } as const;

/** A conversion that has come to a file of this type. */
const complete = async (mime = 'application/pdf'): Promise<string> => {
  const { ref: blob, size, sha256 } = await blobs.write(Readable.from(['made']));
  const result = { blob, size, sha256, mime, name: 'a.pdf' };
  await tell({ type: 'Request', request: { ...request, options: {}, files: [] }, now });
  await tell({ type: 'Start', now });
  await tell({ type: 'Complete', outcome: { result, receipt: null, made: null, notes: [] }, now });
  return blob;
};
const ask = () => bus.ask<DrawnThumbnail>(questions.drawThumbnail, { conversionId: 'c1' });
const drawn = async (): Promise<(string | null)[]> => {
  const thumbnails: (string | null)[] = [];
  for await (const { type, data } of store.read(stream)) if (type === 'ThumbnailDrawn') thumbnails.push(data.thumbnail);
  return thumbnails;
};
const stored = async (): Promise<string[]> => {
  const refs: string[] = [];
  for await (const { ref } of blobs.list()) refs.push(ref);
  return refs;
};
const none = { code: 'thumbnail.none' };

describe('the first page of a result', () => {
  test('is drawn when it is first asked for, as a job of its owner, and kept from then on', async () => {
    await open(draws);
    await complete();
    const used: object[] = [];
    const hearing = await bus.onSignal(filters.used, (message) => used.push(message));
    const { blob } = await ask();
    expect((await buffer(await blobs.read(blob))).toString()).toBe('a picture');
    expect(await ask()).toEqual({ blob });
    expect(runs).toMatchObject([{ owner: 'guest-1', tool: 'thumbnail' }]);
    expect(used).toEqual([{ owner: 'guest-1', conversionId: 'c1', cpuSeconds: 0.5 }]);
    expect(await drawn()).toEqual([blob]);
    expect(await readdir(join(directory, 'scratch'))).toEqual([]);
    await hearing.stop();
  });

  test('is drawn once for all who ask at the same time', async () => {
    await open(draws);
    await complete();
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ blob }) => blob)).size).toBe(1);
    expect(runs).toHaveLength(1);
  });

  test.each([
    ['has none', new Refusal('thumbnail.none')],
    ['takes too long', new Refusal('conversion.deadline', { seconds: 30 })],
    ['brings its process down', new JobCrashed('dead')],
  ])('that %s is not tried again', async (_, error) => {
    await open(throws(error));
    await complete();
    await expect(ask()).rejects.toMatchObject(none);
    await expect(ask()).rejects.toMatchObject(none);
    expect(runs).toHaveLength(1);
    expect(await drawn()).toEqual([null]);
  });

  test('that is larger than any picture of ours is not kept', async () => {
    await open(async (job, how) => {
      const drawn = await draws(job, how);
      await writeFile(drawn.path, Buffer.alloc(600 * 1024));
      return drawn;
    });
    const result = await complete();
    await expect(ask()).rejects.toMatchObject(none);
    expect(await stored()).toEqual([result]);
    expect(await drawn()).toEqual([null]);
  });

  test('that finds no room is tried again', async () => {
    await open(throws(new Refusal('storage.full')));
    await complete();
    await expect(ask()).rejects.toMatchObject(none);
    expect(await drawn()).toEqual([]);
    await expect(ask()).rejects.toMatchObject(none);
    expect(runs).toHaveLength(2);
  });

  test('that its owner has no room for is not drawn, and nobody learns why', async () => {
    const full = new Refusal('storage.visitor-full', { used: 1, limit: 1 });
    const room = {
      take: () => {
        throw full;
      },
      giveBack: () => undefined,
      filled: () => undefined,
    };
    await open(draws, { rooms: { roomFor: async () => room } });
    const result = await complete();
    await expect(ask()).rejects.toMatchObject({ ...none, facts: {} });
    expect(await stored()).toEqual([result]);
    expect(runs).toEqual([]);
  });

  test('of a file that is gone is none, and nothing is written about it', async () => {
    await open(draws);
    await blobs.delete(await complete());
    await expect(ask()).rejects.toMatchObject(none);
    expect(await drawn()).toEqual([]);
  });

  test('of a conversion that is deleted meanwhile is not kept', async () => {
    await open(async (job, how) => {
      await tell({ type: 'Delete', now });
      return draws(job, how);
    });
    const result = await complete();
    await expect(ask()).rejects.toMatchObject(none);
    expect(await stored()).toEqual([result]);
    expect(await drawn()).toEqual([]);
  });

  test('that another worker has drawn meanwhile is that one', async () => {
    const other = (await blobs.write(Readable.from(['theirs']))).ref;
    await open(async (job, how) => {
      await tell({ type: 'KeepThumbnail', thumbnail: other, now });
      return draws(job, how);
    });
    const result = await complete();
    expect(await ask()).toEqual({ blob: other });
    expect((await stored()).toSorted()).toEqual([result, other].toSorted());
  });

  test('is none before there is a result, and where it has no pages', async () => {
    await open(draws);
    await expect(ask()).rejects.toMatchObject(none);
    await complete('text/plain');
    await expect(ask()).rejects.toMatchObject(none);
    expect(runs).toEqual([]);
  });

  test('is left to whoever asks next when the worker stops', async () => {
    let begun: () => void;
    const running = new Promise<void>((resolve) => (begun = resolve));
    await open((_, { signal }) => {
      begun();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    await complete();
    const asked = expect(ask()).rejects.toMatchObject({ code: 'service.unavailable' });
    await running;
    await answering.stop();
    await asked;
    expect(await drawn()).toEqual([]);
  });
});
