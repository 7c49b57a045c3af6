import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BLOBS_COLLECTION } from '../../contracts/read-models/blob-document.js';
import { SIGNATURE_REQUESTS_COLLECTION } from '../../contracts/read-models/signature-request-document.js';
import { CONVERSIONS_COLLECTION } from '../../contracts/read-models/conversion-document.js';
import { SECRETS_OPTION } from '../../contracts/tools/secret-options.js';
import type { Blobs } from '../platform/blobs/blobs.js';
import { openDiskBlobs } from '../platform/blobs/disk.js';
import type { Documents } from '../platform/documents/documents.js';
import { openSqliteDocuments } from '../platform/documents/sqlite-documents.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/settings/logger.js';
import { ORPHAN_AGE_MS, sweepOrphans } from './sweep-orphans.js';

let directory: string;
let documents: Documents;
let blobs: Blobs;
let store: EventStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-orphans-'));
  documents = openSqliteDocuments({ path: join(directory, 'documents.db') });
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  for (const name of [BLOBS_COLLECTION, CONVERSIONS_COLLECTION, SIGNATURE_REQUESTS_COLLECTION])
    await documents.define({ name, indexes: [] });
});
afterEach(async () => {
  await documents.close();
  await store.close();
  await rm(directory, { recursive: true });
});

const put = (collection: string, id: string, doc: object) =>
  documents.fold({ collection, id, position: '1' }, () => doc);
const write = async () => (await blobs.write(Readable.from(['bytes']))).ref;
const sweepAfter = (ms: number) => sweepOrphans({ store, blobs, documents, clock: () => new Date(Date.now() + ms) });
const left = async () => {
  const refs: string[] = [];
  for await (const { ref } of blobs.list()) refs.push(ref);
  return refs.sort();
};

test('a day later, bytes of conversions stay and bytes of nobody go', async () => {
  const owned = await write();
  const unknown = await write();
  const unanswered = await write();
  await put(BLOBS_COLLECTION, owned, { conversionId: 'c1' });
  await put(CONVERSIONS_COLLECTION, 'c1', {});
  await put(BLOBS_COLLECTION, unanswered, { conversionId: 'never requested' });
  await sweepAfter(ORPHAN_AGE_MS + 60_000);
  expect(await left()).toEqual([owned]);
  expect(owned).not.toBe(unknown);
});

test('what was stored less than a day ago is left alone', async () => {
  const young = await write();
  await sweepAfter(ORPHAN_AGE_MS - 60_000);
  expect(await left()).toEqual([young]);
});

test('a read model that was lost costs nobody a file', async () => {
  const upload = await write();
  const result = await write();
  const at = new Date().toISOString();
  const file = { uploadId: 'u1', name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size: 5, sha256: 's' } as const;
  const request = { conversionId: 'c1', owner: 'guest-1', tool: 'pdf-compress', lane: 'pdf', shareHash: 'h1' } as const;
  const requested = { ...request, options: {}, files: [{ ...file, blob: upload }], at };
  const completed = {
    conversionId: 'c1',
    result: { ...file, blob: result },
    thumbnail: null,
    receipt: null,
    made: null,
    notes: [],
    at,
  };
  await store.append(
    'conversion-c1',
    [
      { id: randomUUID(), type: 'ConversionRequested', version: 1, data: requested },
      { id: randomUUID(), type: 'ConversionCompleted', version: 2, data: completed },
    ],
    'absent',
  );
  await sweepAfter(ORPHAN_AGE_MS + 60_000);
  expect(await left()).toEqual([upload, result].sort());
});

test('passwords stay while their conversion waits, and go once it has ended', async () => {
  const upload = await write();
  const waiting = await write();
  const ended = await write();
  const at = new Date().toISOString();
  const file = { uploadId: 'u1', name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size: 5, sha256: 's' } as const;
  const request = { owner: 'guest-1', tool: 'pdf-merge', lane: 'pdf', shareHash: 'h1', at } as const;
  const requested = (conversionId: string, ref: string) => ({
    id: randomUUID(),
    type: 'ConversionRequested' as const,
    version: 1 as const,
    data: { ...request, conversionId, options: { [SECRETS_OPTION]: ref }, files: [{ ...file, blob: upload }] },
  });
  const failed = { conversionId: 'c2', code: 'pdf.encrypted', facts: {}, reason: 'locked', at };
  await store.append('conversion-c1', [requested('c1', waiting)], 'absent');
  await store.append(
    'conversion-c2',
    [requested('c2', ended), { id: randomUUID(), type: 'ConversionFailed', version: 1, data: failed }],
    'absent',
  );
  await sweepAfter(ORPHAN_AGE_MS + 60_000);
  expect(await left()).toEqual([upload, waiting].sort());
});
