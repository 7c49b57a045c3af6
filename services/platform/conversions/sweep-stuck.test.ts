import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONVERSIONS_COLLECTION } from '../../../contracts/read-models/conversion-document.js';
import { CONVERSION_DEADLINE_MS, CONVERSION_WAIT_MAX_MS } from '../../../contracts/limits.js';
import { openDiskBlobs } from '../blobs/disk.js';
import type { Documents } from '../documents/documents.js';
import { openMemoryDocuments } from '../documents/memory-documents.js';
import type { EventStore } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import { silentLog as log } from '../settings/logger.js';
import { openSecrets, type Secrets } from '../secrets/conversion-secrets.js';
import { handle } from '../event-store/streams.js';
import { conversion, type ConversionCommand } from './conversion.decider.js';
import { sweepStuck } from './sweep-stuck.js';

const REQUESTED = Date.UTC(2026, 2, 1);
const after = (ms: number): Date => new Date(REQUESTED + ms);

let directory: string;
let store: EventStore;
let documents: Documents;
let secrets: Secrets;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-stuck-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  documents = openMemoryDocuments();
  await documents.define({ name: CONVERSIONS_COLLECTION, indexes: [['status', 'requestedAt']] });
  secrets = openSecrets(openDiskBlobs({ directory: join(directory, 'blobs') }), Buffer.alloc(32));
});
afterEach(async () => {
  await Promise.all([documents.close(), store.close()]);
  await rm(directory, { recursive: true });
});

const tell = (id: string, command: ConversionCommand) =>
  handle(store, { stream: `conversion-${id}`, decider: conversion, command });

/** A conversion on the log and in the read model. */
const request = async (id: string): Promise<void> => {
  const now = after(0);
  const asked = { conversionId: id, owner: 'guest-1', tool: 'pdf-rotate', lane: 'pdf', options: {} } as const;
  await tell(id, { type: 'Request', request: { ...asked, files: [], shareHash: `h-${id}` }, now });
  const document = { id, status: 'processing', requestedAt: now.toISOString() };
  await documents.fold({ collection: CONVERSIONS_COLLECTION, id, position: '1' }, () => document);
};
/** However often one looks: twice. */
const sweepAfter = async (ms: number, answeringSinceMs = 0): Promise<void> => {
  const parts = { store, documents, secrets, clock: () => after(ms), answeringSince: after(answeringSinceMs) };
  await sweepStuck(parts);
  await sweepStuck(parts);
};
/** How conversions have ended, one after the other. */
const ends = async (): Promise<string[]> => {
  const endings: string[] = [];
  for await (const { type, data } of store.readAll()) {
    if (type === 'ConversionFailed') endings.push(`${data.conversionId}: ${data.reason}`);
    if (type === 'ConversionCancelled') endings.push(`${data.conversionId}: cancelled`);
  }
  return endings;
};

describe('a conversion that nobody ends', () => {
  test('is failed half an hour after its last start, once however often one looks', async () => {
    const started = 2 * 60 * 60 * 1000;
    await request('c1');
    await tell('c1', { type: 'Start', now: after(60_000) });
    await tell('c1', { type: 'Start', now: after(started) });
    await sweepAfter(started + CONVERSION_DEADLINE_MS - 1);
    expect(await ends()).toEqual([]);
    await sweepAfter(started + CONVERSION_DEADLINE_MS);
    expect(await ends()).toEqual(['c1: No worker finished the conversion within 30 minutes']);
  });

  test('may wait for its turn for half a day', async () => {
    await request('c1');
    await sweepAfter(CONVERSION_WAIT_MAX_MS - 1);
    expect(await ends()).toEqual([]);
    await sweepAfter(CONVERSION_WAIT_MAX_MS);
    expect(await ends()).toEqual(['c1: No worker finished the conversion within 720 minutes']);
  });

  test('has its time anew once its stores are back, as nobody could end it before', async () => {
    const back = 60 * 60 * 1000;
    await request('c1');
    await tell('c1', { type: 'Start', now: after(60_000) });
    await sweepAfter(back + CONVERSION_DEADLINE_MS - 1, back);
    expect(await ends()).toEqual([]);
    await sweepAfter(back + CONVERSION_DEADLINE_MS, back);
    expect(await ends()).toHaveLength(1);
  });

  test('is cancelled where that was asked for, and those that wait before it keep it from nothing', async () => {
    const waiting = Array.from({ length: 150 }, (_, at) => `waiting-${at}`);
    for (const id of [...waiting, 'c1']) await request(id);
    await tell('c1', { type: 'RequestCancel', now: after(1) });
    await sweepAfter(CONVERSION_DEADLINE_MS);
    expect(await ends()).toEqual(['c1: cancelled']);
  });
});
