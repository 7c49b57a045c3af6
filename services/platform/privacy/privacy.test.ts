import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { subjectOf } from '../../../contracts/subjects.js';
import { openSqliteDocuments } from '../documents/sqlite-documents.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.js';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.js';
import { openInProcessBus } from '../event-bus/in-process/in-process.js';
import { silentLog as log } from '../settings/logger.js';
import { openPrivateBus } from './private-bus.js';
import { openPrivateDocuments } from './private-documents.js';
import { openPrivateStore } from './private-store.js';
import type { PersonKeys } from './person-keys.js';
import { openSqlitePersonKeys } from './sqlite-person-keys.js';

const at = '2026-03-01T00:00:00.000Z';
const file = {
  uploadId: 'u1',
  name: 'Diagnosis of Ada.pdf',
  kind: 'pdf' as const,
  mime: 'application/pdf',
  size: 9,
  sha256: 's',
  blob: 'b0',
} as const;
const requested: DomainEvent = {
  type: 'ConversionRequested',
  version: 1,
  data: {
    conversionId: 'c1',
    owner: 'guest-ada',
    tool: 'pdf-watermark',
    lane: 'pdf',
    shareHash: 'h1',
    at,
    options: {
      watermarkText: 'Property of Ada',
      watermarkPosition: 'center',
      watermarkOpacity: 0.5,
      '@secrets': 'ref-1',
    },
    files: [file],
  },
};
const failed: DomainEvent = {
  type: 'ConversionFailed',
  version: 1,
  data: { conversionId: 'c1', code: 'x', facts: { name: 'Diagnosis of Ada.pdf', count: 3 }, reason: 'Ada is long', at },
};
const signedIn: DomainEvent = {
  type: 'UserSignedIn',
  version: 1,
  data: { userId: '7', guest: 'guest-ada', name: 'Ada L', email: 'ada@x.test', picture: null, at },
};

let directory: string;
let sealed: EventStore;
let store: EventStore;
let keys: PersonKeys;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-privacy-'));
  sealed = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  keys = openSqlitePersonKeys({ path: join(directory, 'keys.db'), key: Buffer.alloc(32, 5) });
  store = openPrivateStore(sealed, keys);
});
afterEach(async () => {
  await Promise.all([sealed.close(), keys.close()]);
  await rm(directory, { recursive: true });
});

const append = (stream: string, ...events: readonly DomainEvent[]) =>
  store.append(
    stream,
    events.map((event) => ({ ...event, id: randomUUID() })),
    'any',
  );
const all = async (from: EventStore): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of from.readAll()) events.push(event);
  return events;
};

describe('what the log says of a person', () => {
  beforeEach(async () => {
    await append('conversion-c1', requested);
    await append('conversion-c1', failed);
    await append('user-7', signedIn);
  });

  test('is read as it was written', async () => {
    const events = await all(store);
    expect(events.map(({ data }) => data)).toEqual([requested.data, failed.data, signedIn.data]);
    expect(await all(sealed)).not.toEqual(events);
  });

  test('cannot be read in the store', async () => {
    const text = JSON.stringify(await all(sealed));
    for (const secret of ['Ada', 'Diagnosis', 'Property', 'x.test']) expect(text).not.toContain(secret);
    for (const fact of [
      'pdf-watermark',
      '"watermarkOpacity":0.5',
      '"watermarkPosition":"center"',
      '"@secrets":"ref-1"',
      '"count":3',
      '"picture":null',
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('is gone for good with the person’s key, and nothing else is', async () => {
    await append('conversion-c2', {
      ...requested,
      data: { ...requested.data, conversionId: 'c2', owner: 'guest-bob' },
    });
    const before = await all(sealed);
    await keys.destroy('guest-ada');
    const [request, failure, user, other] = (await all(store)).map(({ data }) => data);
    expect(request).toMatchObject({ tool: 'pdf-watermark', files: [{ name: '[erased]', size: 9 }] });
    expect(failure).toMatchObject({ code: 'x', reason: '[erased]', facts: { name: '[erased]', count: 3 } });
    expect(user).toEqual(signedIn.data);
    expect(other).toMatchObject({ files: [{ name: 'Diagnosis of Ada.pdf' }] });
    expect(await all(sealed)).toEqual(before);
  });

  test('of a stream is sealed with the key of whom the stream began with, also after a restart', async () => {
    const renamed: DomainEvent = {
      type: 'ConversionRenamed',
      version: 1,
      data: { conversionId: 'c1', name: 'Ada.pdf', at },
    };
    store = openPrivateStore(sealed, keys);
    await append('conversion-c1', renamed);
    await keys.destroy('guest-ada');
    expect((await all(store)).at(-1)?.data).toMatchObject({ name: '[erased]' });
  });
});

test('an event of which nobody has said what it tells of people is not stored', async () => {
  const unknown = { type: 'UserPhotographed', version: 1, data: { userId: '7', face: 'Ada', at } };
  await expect(append('user-7', unknown as unknown as DomainEvent)).rejects.toThrow('what UserPhotographed tells');
  expect(await all(sealed)).toEqual([]);
});

test('an append that is tried again is a retry, although it is sealed anew', async () => {
  const event = { ...requested, id: randomUUID() };
  const first = await store.append('conversion-c1', [event], 'absent');
  expect(await store.append('conversion-c1', [event], 'absent')).toEqual(first);
  expect(await all(store)).toHaveLength(1);
});

test('a name that looks sealed stays the name it is', async () => {
  const name = `sealed:0123456789abcdef:${'A'.repeat(80)}`;
  await append('upload-u1', {
    type: 'UploadReceived',
    version: 2,
    data: { ...file, name, owner: 'guest-1', conversionId: 'c', from: null, at },
  });
  expect((await all(store))[0]?.data).toMatchObject({ name });
});

test('events travel sealed and are heard opened, in their order', async () => {
  const bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: sealed, log });
  const heard: [string, unknown][] = [];
  const privately = openPrivateBus(bus, keys, log);
  const listening = [
    await bus.follow('evt.>', ({ data }) => heard.push(['sealed', 'name' in data && data.name])),
    await privately.follow('evt.>', ({ data }) => heard.push(['opened', 'name' in data && data.name])),
  ];
  for (const [index, name] of ['a.pdf', 'b.pdf'].entries()) {
    await append(`upload-u${index}`, {
      type: 'UploadReceived',
      version: 2,
      data: { ...file, name, owner: `guest-${index}`, conversionId: 'c', from: null, at },
    });
  }
  for (const event of await all(sealed)) await bus.publish(subjectOf(event), event);
  while (heard.length < 4) await setTimeout(5);
  await Promise.all(listening.map((consumption) => consumption.stop()));
  expect(heard.filter(([how]) => how === 'opened').map(([, name]) => name)).toEqual(['a.pdf', 'b.pdf']);
  for (const [how, name] of heard) if (how === 'sealed') expect(name).toMatch(/^sealed:/);
  await bus.close();
});

test('read models are kept sealed and are seen opened', async () => {
  await append('conversion-c1', requested);
  const [event] = await all(sealed);
  const documents = openSqliteDocuments({ path: join(directory, 'documents.db') });
  await documents.define({ name: 'files', indexes: [] });
  await documents.fold({ collection: 'files', id: '1', position: '1' }, () => event!.data);
  const privately = openPrivateDocuments(documents, keys);
  expect(await privately.get('files', '1')).toEqual(requested.data);
  expect(await privately.find('files', { limit: 1 })).toEqual([requested.data]);
  expect(await privately.get('files', '2')).toBeUndefined();
  expect(JSON.stringify(await documents.get('files', '1'))).not.toContain('Ada');
  await documents.close();
});
