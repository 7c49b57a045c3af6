import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import { openDiskBlobs } from '../platform/blobs/disk.js';
import type { Blobs } from '../platform/blobs/blobs.js';
import { openSqliteDocuments } from '../platform/documents/sqlite-documents.js';
import type { Documents } from '../platform/documents/documents.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/settings/logger.js';
import { deleteFiles } from '../platform/conversions/delete-files.js';
import { expireLinks } from './expire-links.js';
import { openLinks, type Links } from './links.js';

const issuedAt = new Date('2026-03-01T00:00:00Z');
const expiresAt = new Date('2026-03-29T00:00:00Z');

let directory: string;
let documents: Documents;
let blobs: Blobs;
let store: EventStore;
let links: Links;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-expiry-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  documents = openSqliteDocuments({ path: join(directory, 'documents.db') });
  blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  links = openLinks(store);
  await documents.define({ name: SHARE_LINKS_COLLECTION, indexes: [['status', 'expiresAt']] });
});
afterEach(async () => {
  await documents.close();
  await store.close();
  await rm(directory, { recursive: true });
});

/** Issues a link, and has its end chosen; the document is what the projection would have folded. */
const issue = async (hash: string, now: Date, chosen: readonly Date[] = []): Promise<void> => {
  await links.tell(hash, { type: 'Create', hash, conversionId: `c-${hash}`, owner: 'guest-1', now });
  for (const expiresAt of chosen) await links.tell(hash, { type: 'ChooseEnd', expiresAt, now });
  const { expiresAt } = (await links.look(hash)).context;
  const document = { hash, status: 'live', expiresAt } as ShareLinkDocument;
  await documents.fold({ collection: SHARE_LINKS_COLLECTION, id: hash, position: '1' }, () => document);
};
const isExpired = async (hash: string) => (await links.look(hash)).matches('expired');
const write = async () => (await blobs.write(Readable.from(['bytes']))).ref;

describe('the end of share links', () => {
  test('comes at the very instant, for those whose time is over and no others', async () => {
    await issue('over', issuedAt);
    await issue('live', new Date(issuedAt.getTime() + 1));
    await expireLinks(documents, links, () => expiresAt);
    expect([await isExpired('over'), await isExpired('live')]).toEqual([true, false]);
  });

  test('comes when the owner has said, earlier than usual, and later than said before', async () => {
    const early = new Date('2026-03-02T00:00:00Z');
    await issue('early', issuedAt, [early]);
    await issue('prolonged', issuedAt, [early, expiresAt]);
    await expireLinks(documents, links, () => early);
    expect([await isExpired('early'), await isExpired('prolonged')]).toEqual([true, false]);
    await expireLinks(documents, links, () => expiresAt);
    expect(await isExpired('prolonged')).toBe(true);
  });

  test('does not come by a list that does not know yet that the link goes on', async () => {
    const early = new Date('2026-03-02T00:00:00Z');
    await issue('prolonged', issuedAt, [early]);
    await links.tell('prolonged', { type: 'ChooseEnd', expiresAt, now: issuedAt });
    await expireLinks(documents, links, () => early);
    expect(await isExpired('prolonged')).toBe(false);
  });

  test('comes once, however often it is looked for', async () => {
    await issue('over', issuedAt);
    await expireLinks(documents, links, () => expiresAt);
    await expireLinks(documents, links, () => expiresAt);
    const types: string[] = [];
    for await (const { type } of store.read('share-over')) types.push(type);
    expect(types).toEqual(['ShareLinkCreated', 'ShareLinkExpired']);
  });
});

describe('the files of a dead link', () => {
  test('are deleted: what was uploaded, the result and its picture, nothing of anybody else', async () => {
    const upload = await write();
    const links = await write();
    const thumbnail = await write();
    const other = await write();
    const at = issuedAt.toISOString();
    const file = { uploadId: 'u', name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', size: 5, sha256: 's' } as const;
    const request = {
      conversionId: 'c1',
      owner: 'guest-1',
      tool: 'pdf-compress',
      lane: 'pdf',
      shareHash: 'h',
    } as const;
    const requested = { ...request, options: {}, files: [{ ...file, blob: upload }], at };
    const completed = {
      conversionId: 'c1',
      result: { ...file, blob: links },
      thumbnail,
      receipt: null,
      made: null,
      notes: [],
      at,
    };
    await store.append(
      'conversion-c1',
      [
        { id: randomUUID(), type: 'ConversionRequested', version: 1, data: requested },
        { id: randomUUID(), type: 'ConversionStarted', version: 1, data: { conversionId: 'c1', attempt: 1, at } },
        { id: randomUUID(), type: 'ConversionCompleted', version: 2, data: completed },
      ],
      'absent',
    );
    await deleteFiles(store, blobs, 'c1');
    await deleteFiles(store, blobs, 'c1');
    const left: string[] = [];
    for await (const { ref } of blobs.list()) left.push(ref);
    expect(left).toEqual([other]);
  });
});
