import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { memberOf, type Owner } from '../../contracts/owner.js';
import { API_KEYS_COLLECTION } from '../../contracts/read-models/api-key-document.js';
import { CONVERSIONS_COLLECTION } from '../../contracts/read-models/conversion-document.js';
import { KEPT_SIGNATURES_COLLECTION } from '../../contracts/read-models/kept-signature-document.js';
import { SIGNING_LINKS_COLLECTION } from '../../contracts/read-models/signing-link-document.js';
import { REQUEST_TEMPLATES_COLLECTION } from '../../contracts/read-models/request-template-document.js';
import { WEBHOOKS_COLLECTION } from '../../contracts/read-models/webhook-document.js';
import { WORKFLOW_RUNS_COLLECTION, WORKFLOWS_COLLECTION } from '../../contracts/read-models/workflow-document.js';
import { subjectOf } from '../../contracts/subjects.js';
import { openDiskBlobs } from '../platform/blobs/disk.js';
import { SIGNATURE_REQUESTS_COLLECTION } from '../../contracts/read-models/signature-request-document.js';
import { openSqliteDocuments } from '../platform/documents/sqlite-documents.js';
import { openInProcessBus } from '../platform/event-bus/in-process/in-process.js';
import type { StoredEvent } from '../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../platform/settings/logger.js';
import { openPrivateStore } from '../platform/privacy/private-store.js';
import { openSqlitePersonKeys } from '../platform/privacy/sqlite-person-keys.js';
import { defineCollections, project } from '../platform/read-models/refresh.js';
import { startAccountsService } from './accounts.service.js';

const at = '2026-03-01T00:00:00.000Z';
const reader = {
  collection: { name: CONVERSIONS_COLLECTION, indexes: [['owner', 'isDeleted', 'requestedAt']] },
  version: 1,
};

const keyList = {
  collection: { name: API_KEYS_COLLECTION, indexes: [['owner', 'isRevoked', 'createdAt']] },
  version: 1,
};

const openParts = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'docket-accounts-'));
  const sealed = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  const keys = openSqlitePersonKeys({ path: join(directory, 'keys.db'), key: Buffer.alloc(32, 7) });
  const store = openPrivateStore(sealed, keys);
  const bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: sealed, log });
  const documents = openSqliteDocuments({ path: ':memory:' });
  const blobs = openDiskBlobs({ directory: join(directory, 'blobs') });
  await defineCollections(documents, [
    { ...reader, changes: () => [] },
    { ...keyList, changes: () => [] },
  ]);
  await documents.define({ name: KEPT_SIGNATURES_COLLECTION, indexes: [['owner', 'isForgotten', 'keptAt']] });
  await documents.define({ name: REQUEST_TEMPLATES_COLLECTION, indexes: [['owner', 'isForgotten', 'keptAt']] });
  await documents.define({ name: SIGNING_LINKS_COLLECTION, indexes: [['owner', 'isClosed', 'createdAt']] });
  await documents.define({ name: WEBHOOKS_COLLECTION, indexes: [['owner', 'isDeleted', 'createdAt']] });
  await documents.define({ name: SIGNATURE_REQUESTS_COLLECTION, indexes: [['owner', 'hasFile', 'createdAt']] });
  await documents.define({ name: WORKFLOWS_COLLECTION, indexes: [['owner', 'isDeleted', 'createdAt']] });
  await documents.define({ name: WORKFLOW_RUNS_COLLECTION, indexes: [['owner', 'status', 'startedAt']] });
  const relay = sealed.subscribe(undefined, (event) => bus.publish(subjectOf(event), event));
  const service = await startAccountsService({ store, bus, documents, keys, blobs, clock: () => new Date(at) });
  const stop = async (): Promise<void> => {
    await relay.stop();
    await service.stop();
    await bus.close();
    await Promise.all([documents.close(), sealed.close(), keys.close(), blobs.close()]);
    await rm(directory, { recursive: true });
  };
  return { store, documents, blobs, stop };
};

let parts: Awaited<ReturnType<typeof openParts>>;
beforeEach(async () => {
  parts = await openParts();
});
afterEach(() => parts.stop());

const append = (stream: string, event: DomainEvent) =>
  parts.store.append(stream, [{ ...event, id: randomUUID() }], 'any');
const signIn = (userId: string) =>
  append(`user-${userId}`, {
    type: 'UserSignedIn',
    version: 1,
    data: { userId, guest: null, name: 'Ada', email: null, picture: null, at },
  });
const erase = (userId: string) =>
  append(`user-${userId}`, { type: 'UserErased', version: 2, data: { userId, by: null, at } });
const request = async (conversionId: string, owner: Owner): Promise<void> => {
  const { ref: blob, size, sha256 } = await parts.blobs.write(Readable.from([Buffer.from('bytes')]));
  const file = { uploadId: 'u', name: 'Ada.pdf', kind: 'pdf', mime: 'application/pdf', size, sha256, blob } as const;
  const asked = { conversionId, owner, tool: 'pdf-compress', lane: 'pdf', options: {}, shareHash: 'h' } as const;
  await append(`conversion-${conversionId}`, {
    type: 'ConversionRequested',
    version: 1,
    data: { ...asked, files: [file], at },
  });
};
const askForSignature = async (requestId: string, owner: Owner): Promise<void> => {
  const { ref: blob, size, sha256 } = await parts.blobs.write(Readable.from([Buffer.from('with fields')]));
  const signer = { number: 1, name: `signer of ${owner}`, email: '', order: 1, digest: 'd', password: null };
  const asked = { requestId, owner, madeBy: null, name: 'lease.pdf', message: '', original: 'h', pages: 1 };
  const data = { ...asked, file: { blob, size, sha256 }, sheets: [], recipients: [signer], fields: [], at };
  await append(`request-${requestId}`, { type: 'SignatureRequested', version: 1, data: { ...data, expiresAt: at } });
};
const all = async (): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of parts.store.readAll()) events.push(event);
  return events;
};
const typesOf = async (stream: string) =>
  (await all()).filter((event) => event.stream === stream).map(({ type }) => type);
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const blobCount = async (): Promise<number> => {
  let count = 0;
  for await (const _ of parts.blobs.list()) count += 1;
  return count;
};
const ENDED = ['ConversionRequested', 'ConversionCancelRequested', 'ConversionCancelled', 'ConversionDeleted'];

describe('a person who is erased', () => {
  test('has what was on its way deleted when it arrives, with its bytes and its name', async () => {
    await signIn('ada');
    await erase('ada');
    await request('c1', 'member-ada');
    await until(async () => (await typesOf('conversion-c1')).length === ENDED.length);
    expect(await typesOf('conversion-c1')).toEqual(ENDED);
    await until(async () => (await blobCount()) === 0);
    await until(async () => !JSON.stringify(await all()).includes('Ada.pdf'));
  });

  test('has a signature request withdrawn that was still being made, with its document and its names', async () => {
    await signIn('ada');
    await erase('ada');
    await askForSignature('r1', 'member-ada');
    await askForSignature('r2', 'member-eve');
    const ended = ['SignatureRequested', 'RequestCancelled', 'RequestFilesDeleted'];
    await until(async () => (await typesOf('request-r1')).length === ended.length);
    expect(await typesOf('request-r1')).toEqual(ended);
    expect(await typesOf('request-r2')).toEqual(['SignatureRequested']);
    await until(async () => (await blobCount()) === 1);
    await until(async () => !JSON.stringify(await all()).includes('signer of member-ada'));
    expect(JSON.stringify(await all())).toContain('signer of member-eve');
  });

  test('has everything deleted that the read models learn of only later', async () => {
    await signIn('bob');
    await request('c2', 'member-bob');
    await erase('bob');
    const events = await all();
    await new Promise((resolve) => setTimeout(resolve, 600)); // it has tried by now
    expect(await typesOf('conversion-c2')).toEqual(['ConversionRequested']);
    const known = { id: 'c2', owner: 'member-bob', isDeleted: false, requestedAt: at };
    for (const event of events) {
      const changes = () => (event.type === 'ConversionRequested' ? [{ id: 'c2', fold: () => known }] : []);
      await project(parts.documents, [{ ...reader, changes }], event);
    }
    await until(async () => (await typesOf('conversion-c2')).length === ENDED.length);
    await until(async () => (await blobCount()) === 0);
  });

  test('has their API keys ended, and nobody else’s', async () => {
    for (const [keyId, userId] of [
      ['k1', 'ada'],
      ['k2', 'eve'],
    ] as const) {
      await signIn(userId);
      const owner = memberOf(userId);
      const key = { keyId, owner, name: 'Ada’s laptop', digest: 'd', scopes: ['read'], expiresAt: at, at } as const;
      await append(`key-${keyId}`, { type: 'ApiKeyCreated', version: 1, data: key });
      const document = { id: keyId, owner, isRevoked: false, createdAt: at };
      const [created] = (await all()).filter(({ stream }) => stream === `key-${keyId}`);
      const listed = { ...keyList, changes: () => [{ id: keyId, fold: () => document }] };
      await project(parts.documents, [listed], created!);
    }
    await erase('ada');
    await until(async () => (await typesOf('key-k1')).length === 2);
    expect(await typesOf('key-k1')).toEqual(['ApiKeyCreated', 'ApiKeyRevoked']);
    expect(await typesOf('key-k2')).toEqual(['ApiKeyCreated']);
  });

  test('has their webhooks deleted, whose addresses nobody can read any more', async () => {
    await signIn('ada');
    const webhook = { webhookId: 'w1', owner: memberOf('ada'), url: 'https://ada.example.com/', at } as const;
    await append('webhook-w1', { type: 'WebhookCreated', version: 1, data: { ...webhook, topics: ['conversion.*'] } });
    const [created] = (await all()).filter(({ stream }) => stream === 'webhook-w1');
    const document = { id: 'w1', owner: memberOf('ada'), isDeleted: false, createdAt: at };
    const listed = {
      collection: { name: WEBHOOKS_COLLECTION, indexes: [] },
      version: 1,
      changes: () => [{ id: 'w1', fold: () => document }],
    };
    await project(parts.documents, [listed], created!);
    await erase('ada');
    await until(async () => (await typesOf('webhook-w1')).length === 2);
    expect(await typesOf('webhook-w1')).toEqual(['WebhookCreated', 'WebhookDeleted']);
    expect(JSON.stringify(await all())).not.toContain('ada.example.com');
  });

  test('has the signatures that they keep removed, with their pictures', async () => {
    await signIn('ada');
    const { ref: blob } = await parts.blobs.write(Readable.from(['sealed']));
    const signature = {
      signatureId: 's1',
      owner: memberOf('ada'),
      kind: 'signature',
      blob,
      width: 9,
      height: 4,
      at,
    } as const;
    await append('signature-s1', { type: 'SignatureKept', version: 1, data: signature });
    const [kept] = (await all()).filter(({ stream }) => stream === 'signature-s1');
    const document = { id: 's1', owner: memberOf('ada'), blob, isForgotten: false, keptAt: at };
    const listed = {
      collection: { name: KEPT_SIGNATURES_COLLECTION, indexes: [] },
      version: 1,
      changes: () => [{ id: 's1', fold: () => document }],
    };
    await project(parts.documents, [listed], kept!);
    await erase('ada');
    await until(async () => (await typesOf('signature-s1')).length === 2);
    expect(await typesOf('signature-s1')).toEqual(['SignatureKept', 'SignatureForgotten']);
    await expect(parts.blobs.read(blob)).rejects.toMatchObject({ name: 'BlobMissing' });
  });

  test('has the templates of signature requests that they keep removed, with their documents', async () => {
    await signIn('ada');
    const { ref: asked } = await parts.blobs.write(Readable.from(['people']));
    const { ref: document } = await parts.blobs.write(Readable.from(['pages']));
    const data = { templateId: 't1', owner: memberOf('ada'), asked, document, at };
    await append('template-t1', { type: 'RequestTemplateKept', version: 1, data });
    const [kept] = (await all()).filter(({ stream }) => stream === 'template-t1');
    const row = { id: 't1', owner: memberOf('ada'), asked, document, isForgotten: false, keptAt: at };
    const collection = { name: REQUEST_TEMPLATES_COLLECTION, indexes: [] };
    const listed = { collection, version: 1, changes: () => [{ id: 't1', fold: () => row }] };
    await project(parts.documents, [listed], kept!);
    await erase('ada');
    await until(async () => (await typesOf('template-t1')).length === 2);
    expect(await typesOf('template-t1')).toEqual(['RequestTemplateKept', 'RequestTemplateForgotten']);
    for (const blob of [asked, document])
      await expect(parts.blobs.read(blob)).rejects.toMatchObject({ name: 'BlobMissing' });
  });

  test('has the links for many people that they have made closed, so that nobody begins by one', async () => {
    await signIn('ada');
    const bounds = { asksEmail: false, people: 50, expiresAt: '2027-01-01T00:00:00.000Z' };
    const made = { owner: memberOf('ada'), templateId: 't1', ...bounds };
    await append('signing-l1', {
      type: 'SigningLinkCreated',
      version: 1,
      data: { linkId: 'l1', digest: 'd', ...made, at },
    });
    const [created] = (await all()).filter(({ stream }) => stream === 'signing-l1');
    const row = { id: 'l1', ...made, begun: 0, createdAt: at, isClosed: false };
    const collection = { name: SIGNING_LINKS_COLLECTION, indexes: [] };
    const listed = { collection, version: 1, changes: () => [{ id: 'l1', fold: () => row }] };
    await project(parts.documents, [listed], created!);
    await erase('ada');
    await until(async () => (await typesOf('signing-l1')).length === 2);
    expect(await typesOf('signing-l1')).toEqual(['SigningLinkCreated', 'SigningLinkClosed']);
  });

  test('takes nothing of anybody else along, nor of guests', async () => {
    await signIn('ada');
    await signIn('eve');
    await erase('ada');
    await request('c3', 'member-eve');
    await request('c4', 'guest-ada');
    await request('c5', 'member-ada');
    await until(async () => (await typesOf('conversion-c5')).length === ENDED.length);
    for (const id of ['c3', 'c4']) expect(await typesOf(`conversion-${id}`)).toEqual(['ConversionRequested']);
    expect(JSON.stringify(await all())).toContain('Ada.pdf');
  });
});
