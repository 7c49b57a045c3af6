import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SHARE_LINKS_COLLECTION } from '../../contracts/read-models/share-link-document.js';
import { memoryAttempts } from '../platform/attempts/memory-attempts.js';
import type { Blobs } from '../platform/blobs/blobs.js';
import { openDiskBlobs } from '../platform/blobs/disk.js';
import { openSqliteDocuments } from '../platform/documents/sqlite-documents.js';
import type { Delivery, EventBus } from '../platform/event-bus/event-bus.js';
import type { EventStore, NewEvent, StoredEvent } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/settings/logger.js';
import { startShareService } from './share.service.js';

const at = '2026-03-01T00:00:00.000Z';
const hash = 'h'.repeat(32);

/** A bus whose events are handed to each consumer by hand, in any order. */
const openBusByHand = () => {
  const handlers = new Map<string, (delivery: Delivery) => Promise<void>>();
  const consumption = { stop: async () => undefined };
  const bus = {
    consume: async ({ durable }: { durable: string }, handle: (delivery: Delivery) => Promise<void>) => {
      handlers.set(durable, handle);
      return consumption;
    },
    answer: async () => consumption,
  } as unknown as EventBus;
  return { bus, hand: (durable: string, event: StoredEvent) => handlers.get(durable)?.({ event } as Delivery) };
};

let directory: string;
let store: EventStore;
let blobs: Blobs;
let close: () => Promise<void>;
let hand: ReturnType<typeof openBusByHand>['hand'];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-share-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  const documents = openSqliteDocuments({ path: ':memory:' });
  await documents.define({ name: SHARE_LINKS_COLLECTION, indexes: [['status', 'expiresAt']] });
  const byHand = openBusByHand();
  hand = byHand.hand;
  const service = await startShareService({
    store,
    bus: byHand.bus,
    documents,
    blobs,
    log,
    openAttempts: memoryAttempts(),
    clock: () => new Date(at),
  });
  close = async () => {
    await service.stop();
    await Promise.all([store.close(), documents.close(), blobs.close()]);
  };
});
afterEach(async () => {
  await close();
  await rm(directory, { recursive: true });
});

const asked = { conversionId: 'c', owner: 'guest-1', tool: 'pdf-compress', lane: 'pdf', options: {}, shareHash: hash };
const requestedOf = (blob: string) => {
  const file = { uploadId: 'u', name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size: 1, sha256: 's', blob };
  return { type: 'ConversionRequested', version: 1, data: { ...asked, files: [file], at } };
};

/** Puts on the log what happened to a conversion, all of it, and answers with it as it lies there. */
const happens = async (...events: readonly object[]): Promise<StoredEvent[]> => {
  const news = events.map((event) => ({ ...event, id: randomUUID() })) as unknown as NewEvent[];
  await store.append('conversion-c', news, 'absent');
  const stored: StoredEvent[] = [];
  for await (const event of store.read('conversion-c')) stored.push(event);
  return stored;
};

test('a conversion that was deleted before its link was issued has a dead link, whichever is heard of first', async () => {
  const events = await happens(
    requestedOf('b'),
    { type: 'ConversionCancelRequested', version: 1, data: { conversionId: 'c', at } },
    { type: 'ConversionCancelled', version: 1, data: { conversionId: 'c', at } },
    { type: 'ConversionDeleted', version: 1, data: { conversionId: 'c', shareHash: hash, at } },
  );
  await hand('share-deleted', events[3]!);
  await hand('share', events[0]!);
  const types: string[] = [];
  for await (const { type } of store.read(`share-${hash}`)) types.push(type);
  expect(types).toEqual(['ShareLinkCreated', 'ShareLinkRevoked']);
});

test('a link ends when the site says at the time that files are deleted, whatever it says later', async () => {
  const setFor = async (guestDays: number | null) => {
    const data = { guestDays, memberDays: null, by: 'member-root', at } as const;
    await store.append('site-rules', [{ type: 'RetentionSet', version: 1, data, id: randomUUID() }], 'any');
  };
  await setFor(5);
  const [requested] = await happens(requestedOf('b'));
  await hand('share', requested!);
  await setFor(null);
  await hand('share', requested!);
  const ends: string[] = [];
  for await (const { type, data } of store.read(`share-${hash}`))
    if (type === 'ShareLinkCreated') ends.push(data.expiresAt, data.latestEnd);
  expect(ends).toEqual(['2026-03-06T00:00:00.000Z', '2026-03-06T00:00:00.000Z']);
});

describe('what is made when its link', () => {
  /** Files that are left once the service has heard of the last of them, a result or its picture. */
  const left = async (endsFirst: boolean, last: 'share-completed' | 'share-drawn'): Promise<number> => {
    const uploaded = await blobs.write(Readable.from(['uploaded']));
    const blob = await blobs.write(Readable.from(['made']));
    const result = { blob: blob.ref, name: 'a.pdf', mime: 'application/pdf', size: 4, sha256: blob.sha256 };
    const picture = await blobs.write(Readable.from(['drawn']));
    const [requested, , completed, drawn] = await happens(
      requestedOf(uploaded.ref),
      { type: 'ConversionStarted', version: 1, data: { conversionId: 'c', attempt: 1, at } },
      {
        type: 'ConversionCompleted',
        version: 2,
        data: { conversionId: 'c', result, thumbnail: null, receipt: null, made: null, notes: [], at },
      },
      { type: 'ThumbnailDrawn', version: 1, data: { conversionId: 'c', thumbnail: picture.ref, at } },
    );
    await hand('share', requested!);
    if (endsFirst) {
      const revoked = { type: 'ShareLinkRevoked', version: 1, data: { hash, conversionId: 'c', at }, id: randomUUID() };
      await store.append(`share-${hash}`, [revoked as unknown as NewEvent], 'any');
    }
    await hand(last, last === 'share-drawn' ? drawn! : completed!);
    let count = 0;
    for await (const { ref } of blobs.list()) count += ref === '' ? 0 : 1;
    return count;
  };

  test.each(['share-completed', 'share-drawn'] as const)('has ended already is deleted at once: %s', async (last) => {
    expect(await left(true, last)).toBe(0);
  });

  test.each(['share-completed', 'share-drawn'] as const)('lives stays: %s', async (last) => {
    expect(await left(false, last)).toBe(3);
  });
});
