import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { BLOBS_COLLECTION } from '../../../contracts/read-models/blob-document.js';
import { CONVERSIONS_COLLECTION } from '../../../contracts/read-models/conversion-document.js';
import { SHARE_LINKS_COLLECTION } from '../../../contracts/read-models/share-link-document.js';
import type { Documents } from '../../platform/documents/documents.js';
import { openSqliteDocuments } from '../../platform/documents/sqlite-documents.js';
import type { EventStore, StoredEvent } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { randomUUID } from 'node:crypto';
import { silentLog as log } from '../../platform/settings/logger.js';
import { defineCollections, project, rebuild, refresh } from '../../platform/read-models/refresh.js';
import { projections } from './projections.js';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString();
const file = {
  uploadId: 'u1',
  name: 'a.pdf',
  kind: 'pdf',
  mime: 'application/pdf',
  size: 9,
  sha256: 's',
  blob: 'b0',
} as const;
const result = { blob: 'b1', name: 'a_compressed.pdf', mime: 'application/pdf', size: 5, sha256: 's' };

const requested: DomainEvent = {
  type: 'ConversionRequested',
  version: 1,
  data: {
    conversionId: 'c1',
    owner: 'guest-1',
    tool: 'pdf-compress',
    lane: 'pdf',
    options: {},
    files: [file],
    shareHash: 'h1',
    at: at(0),
  },
};
const started: DomainEvent = {
  type: 'ConversionStarted',
  version: 1,
  data: { conversionId: 'c1', attempt: 1, at: at(1) },
};
const completed: DomainEvent = {
  type: 'ConversionCompleted',
  version: 2,
  data: { conversionId: 'c1', result, thumbnail: null, receipt: null, made: null, notes: [], at: at(2) },
};
const reason = 'a.pdf is protected by a password';
const failed: DomainEvent = {
  type: 'ConversionFailed',
  version: 1,
  data: { conversionId: 'c1', code: 'pdf.encrypted', facts: {}, reason, at: at(2) },
};
const cancelled: DomainEvent = { type: 'ConversionCancelled', version: 1, data: { conversionId: 'c1', at: at(2) } };
const linked: DomainEvent = {
  type: 'ShareLinkCreated',
  version: 2,
  data: { hash: 'h1', conversionId: 'c1', owner: 'guest-1', expiresAt: at(60), latestEnd: at(90), at: at(0) },
};
const viewed: DomainEvent = {
  type: 'ShareLinkViewed',
  version: 2,
  data: { hash: 'h1', owned: false, withPassword: false, at: at(3) },
};
const downloaded: DomainEvent = {
  type: 'FileDownloaded',
  version: 3,
  data: { hash: 'h1', conversionId: 'c1', name: 'x.pdf', owned: false, withPassword: true, at: at(4) },
};
const expired: DomainEvent = {
  type: 'ShareLinkExpired',
  version: 1,
  data: { hash: 'h1', conversionId: 'c1', at: at(60) },
};

let directory: string;
let store: EventStore;
let documents: Documents;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-models-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  documents = openSqliteDocuments({ path: join(directory, 'documents.db') });
  await defineCollections(documents, projections);
});
afterEach(async () => {
  await documents.close();
  await store.close();
  await rm(directory, { recursive: true });
});

const record = async (...events: DomainEvent[]): Promise<StoredEvent[]> => {
  const stream = `conversion-${randomUUID()}`;
  await store.append(
    stream,
    events.map((event) => ({ ...event, id: randomUUID() })),
    'absent',
  );
  const stored: StoredEvent[] = [];
  for await (const event of store.read(stream)) stored.push(event);
  return stored;
};
const fold = async (events: readonly StoredEvent[]): Promise<void> => {
  for (const event of events) await project(documents, projections, event);
};
const dump = async (): Promise<string> => {
  const lines: string[] = [];
  for (const { collection } of projections) {
    for await (const document of documents.all(collection.name)) lines.push(JSON.stringify(document));
  }
  return lines.join('\n');
};

describe('the history', () => {
  test('shows a requested conversion as processing under the first file’s name', async () => {
    await fold(await record(requested, started));
    expect(await documents.get(CONVERSIONS_COLLECTION, 'c1')).toMatchObject({
      status: 'processing',
      originalFileName: 'a.pdf',
      downloadName: null,
      attempt: 1,
      requestedAt: at(0),
    });
  });

  test.each([
    ['completed', completed, { downloadName: 'a_compressed.pdf', size: 5, error: null, code: null }],
    ['failed', failed, { downloadName: null, size: null, error: reason, code: 'pdf.encrypted' }],
    ['cancelled', cancelled, { downloadName: null, size: null, error: null, code: null }],
  ])('shows one that is %s with what became of it', async (status, end, fields) => {
    await fold(await record(requested, started, end));
    expect(await documents.get(CONVERSIONS_COLLECTION, 'c1')).toMatchObject({ status, endedAt: at(2), ...fields });
  });
});

describe('a question', () => {
  const asked = { ...requested, data: { ...requested.data, options: { '@question': true } } } as DomainEvent;
  const answered: DomainEvent = {
    type: 'ConversionDeleted',
    version: 1,
    data: { conversionId: 'c1', shareHash: 'h1', at: at(5) },
  };

  test('is marked as one, and other conversions are not', async () => {
    await fold(await record(asked, { ...requested, data: { ...requested.data, conversionId: 'c2' } }));
    expect(await documents.get(CONVERSIONS_COLLECTION, 'c1')).toMatchObject({ isQuestion: true });
    expect(await documents.get(CONVERSIONS_COLLECTION, 'c2')).toMatchObject({ isQuestion: false });
  });

  test('is the same in a read model that is rebuilt, before and after it is deleted', async () => {
    for (const events of [[asked, started, completed], [answered]]) {
      await fold(await record(...events));
      const live = await dump();
      await rebuild(store, documents, projections);
      expect(await dump()).toBe(live);
      expect(await documents.get(CONVERSIONS_COLLECTION, 'c1')).toMatchObject({ isQuestion: true });
    }
  });
});

describe('the share links', () => {
  test('are counted exactly, whatever is delivered twice', async () => {
    const events = await record(linked, viewed, viewed, downloaded);
    await fold(events);
    await fold(events.slice(1));
    expect(await documents.get(SHARE_LINKS_COLLECTION, 'h1')).toMatchObject({
      status: 'live',
      viewCount: 2,
      downloadCount: 1,
    });
  });

  test('count what recipients do, not what the owner does', async () => {
    const byOwner = { ...viewed, data: { ...viewed.data, owned: true } } as DomainEvent;
    await fold(await record(linked, byOwner, viewed, byOwner));
    expect(await documents.get(SHARE_LINKS_COLLECTION, 'h1')).toMatchObject({ viewCount: 1 });
  });

  test('are over once expired, their counts kept', async () => {
    await fold(await record(linked, viewed, expired));
    expect(await documents.get(SHARE_LINKS_COLLECTION, 'h1')).toMatchObject({
      status: 'expired',
      viewCount: 1,
      downloadCount: 0,
    });
  });
});

describe('the blobs', () => {
  test('are known with their conversion, whether uploaded, made or pictured', async () => {
    const upload: DomainEvent = {
      type: 'UploadReceived',
      version: 2,
      data: { ...file, owner: 'guest-1', conversionId: 'c1', from: null, at: at(0) },
    };
    const pictured = { ...completed, data: { ...completed.data, thumbnail: 'b2' } } as DomainEvent;
    await fold(await record(upload, pictured));
    for (const ref of ['b0', 'b1', 'b2'])
      expect(await documents.get(BLOBS_COLLECTION, ref)).toEqual({ conversionId: 'c1' });
  });
});

describe('read models rebuilt from the whole log', () => {
  test('are the live ones to the byte, even after they were damaged', async () => {
    const events = await record(requested, linked, started, viewed, completed, downloaded, viewed, expired);
    await fold(events);
    const live = await dump();
    await documents.clear(CONVERSIONS_COLLECTION);
    await documents.fold({ collection: SHARE_LINKS_COLLECTION, id: 'h1', position: '~' }, () => ({ viewCount: 99 }));
    expect(await rebuild(store, documents, projections)).toBe(events.length);
    expect(await dump()).toBe(live);
    expect(live.split('\n')).toHaveLength(9);
  });

  test('are made anew at the next start when they were lost, and only then', async () => {
    const events = await record(requested, linked, started);
    expect(await refresh(store, documents, projections)).toBe(events.length);
    expect(await refresh(store, documents, projections)).toBeUndefined();
    await documents.close();
    documents = openSqliteDocuments({ path: join(directory, 'other.db') });
    expect(await refresh(store, documents, projections)).toBe(events.length);
    expect(await documents.get(CONVERSIONS_COLLECTION, 'c1')).toMatchObject({ status: 'processing' });
  });

  test('that have lost their last documents get them back at the next start', async () => {
    await fold(await record(requested, linked));
    await refresh(store, documents, projections);
    const lost = await record(started, viewed, completed);
    expect(await refresh(store, documents, projections)).toBe(lost.length);
    expect(await refresh(store, documents, projections)).toBeUndefined();
    const mended = await dump();
    await rebuild(store, documents, projections);
    expect(await dump()).toBe(mended);
    expect(await documents.get(SHARE_LINKS_COLLECTION, 'h1')).toMatchObject({ viewCount: 1 });
  });

  test('are made anew when a projection has a new version', async () => {
    await record(requested);
    await refresh(store, documents, projections);
    const changed = projections.map((projection) => ({ ...projection, version: projection.version + 1 }));
    expect(await refresh(store, documents, changed)).toBe(1);
  });
});
