import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { SHARE_LINKS_COLLECTION } from '../../contracts/read-models/share-link-document.js';
import { openDiskBlobs } from '../platform/blobs/disk.js';
import { openSqliteDocuments } from '../platform/documents/sqlite-documents.js';
import type { Delivery, EventBus } from '../platform/event-bus/event-bus.js';
import type { StoredEvent } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/logger.js';
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

test('a conversion that was deleted before its link was issued has a dead link, whichever is heard of first', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'docket-share-'));
  const store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  const documents = openSqliteDocuments({ path: ':memory:' });
  await documents.define({ name: SHARE_LINKS_COLLECTION, indexes: [['status', 'expiresAt']] });
  const blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  const { bus, hand } = openBusByHand();
  const service = await startShareService({ store, bus, documents, blobs, clock: () => new Date(at), log });
  const file = { uploadId: 'u', name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size: 1, sha256: 's', blob: 'b' };
  const asked = {
    conversionId: 'c',
    owner: 'guest-1',
    tool: 'pdf-compress',
    lane: 'pdf',
    options: {},
    shareHash: hash,
  };
  const happened = [
    { type: 'ConversionRequested', version: 1, data: { ...asked, files: [file], at } },
    { type: 'ConversionCancelRequested', version: 1, data: { conversionId: 'c', at } },
    { type: 'ConversionCancelled', version: 1, data: { conversionId: 'c', at } },
    { type: 'ConversionDeleted', version: 1, data: { conversionId: 'c', shareHash: hash, at } },
  ] as unknown as DomainEvent[];
  await store.append(
    'conversion-c',
    happened.map((event) => ({ ...event, id: randomUUID() })),
    'absent',
  );
  const events: StoredEvent[] = [];
  for await (const event of store.readAll()) events.push(event);

  await hand('share-deleted', events[3]!);
  await hand('share', events[0]!);
  const types: string[] = [];
  for await (const { type } of store.read(`share-${hash}`)) types.push(type);
  expect(types).toEqual(['ShareLinkCreated', 'ShareLinkRevoked']);

  await service.stop();
  await Promise.all([store.close(), documents.close(), blobs.close()]);
  await rm(directory, { recursive: true });
});
