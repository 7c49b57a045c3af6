import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONVERSIONS_COLLECTION } from '../../../contracts/read-models/conversion-document.js';
import { QUESTION_AGE_MAX_MS } from '../../../contracts/limits.js';
import type { Documents } from '../documents/documents.js';
import { openMemoryDocuments } from '../documents/memory-documents.js';
import type { EventStore } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import { silentLog as log } from '../settings/logger.js';
import { handle } from '../event-store/streams.js';
import { conversion, type ConversionCommand } from './conversion.decider.js';
import { sweepQuestions } from './sweep-questions.js';

const ASKED = Date.UTC(2026, 2, 1);
const after = (ms: number): Date => new Date(ASKED + ms);
const result = { blob: 'b1', name: 'answer.json', mime: 'application/json', size: 2, sha256: 'ab' };
const outcome = { result, receipt: null, made: null, notes: [] };

let directory: string;
let store: EventStore;
let documents: Documents;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-questions-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  documents = openMemoryDocuments();
  await documents.define({ name: CONVERSIONS_COLLECTION, indexes: [['isQuestion', 'isDeleted', 'requestedAt']] });
});
afterEach(async () => {
  await Promise.all([documents.close(), store.close()]);
  await rm(directory, { recursive: true });
});

const tell = (id: string, command: ConversionCommand) =>
  handle(store, { stream: `conversion-${id}`, decider: conversion, command });

/** A conversion on the log and in the read model, as a gateway leaves it that is killed before it deletes it. */
const leave = async (id: string, { isQuestion, ends }: { isQuestion: boolean; ends: boolean }): Promise<void> => {
  const options = isQuestion ? { '@question': true } : {};
  const request = { conversionId: id, owner: 'guest-1', tool: 'pdf-inspect', lane: 'pdf', options } as const;
  const now = after(0);
  await tell(id, { type: 'Request', request: { ...request, files: [], shareHash: `h-${id}` }, now });
  await tell(id, { type: 'Start', now });
  if (ends) await tell(id, { type: 'Complete', outcome, now });
  const document = { id, isQuestion, isDeleted: false, requestedAt: now.toISOString() };
  await documents.fold({ collection: CONVERSIONS_COLLECTION, id, position: '1' }, () => document);
};
const sweepAfter = (ms: number) => sweepQuestions({ store, documents, clock: () => after(ms) });
const deleted = async (): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { type, data } of store.readAll()) {
    if (type === 'ConversionDeleted') ids.push(data.conversionId);
  }
  return ids;
};

describe('a question that a crash has left between its answer and its deletion', () => {
  test('is deleted an hour after it was asked, once however often one looks', async () => {
    await leave('c1', { isQuestion: true, ends: true });
    await sweepAfter(QUESTION_AGE_MAX_MS - 1);
    expect(await deleted()).toEqual([]);
    await sweepAfter(QUESTION_AGE_MAX_MS);
    await sweepAfter(QUESTION_AGE_MAX_MS);
    expect(await deleted()).toEqual(['c1']);
  });

  test('goes alone: a conversion with a link stays', async () => {
    await leave('c1', { isQuestion: true, ends: true });
    await leave('c2', { isQuestion: false, ends: true });
    await sweepAfter(10 * QUESTION_AGE_MAX_MS);
    expect(await deleted()).toEqual(['c1']);
  });

  test('waits for its end, and keeps no other from going', async () => {
    await leave('c1', { isQuestion: true, ends: false });
    await leave('c2', { isQuestion: true, ends: true });
    await sweepAfter(QUESTION_AGE_MAX_MS);
    expect(await deleted()).toEqual(['c2']);
    await tell('c1', { type: 'Complete', outcome, now: after(1) });
    await sweepAfter(QUESTION_AGE_MAX_MS);
    expect(await deleted()).toEqual(['c2', 'c1']);
  });
});
