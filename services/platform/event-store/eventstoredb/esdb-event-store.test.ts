import { EventStoreDBClient, jsonEvent, type JSONType } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventTypes } from '../../../../contracts/events/event-types.js';
import { silentLog } from '../../settings/logger.js';
import type { EventStore } from '../event-store.js';
import { eventStoreSuite } from '../event-store.suite.js';
import { event, events, freshStream, listOf, namesOf, now, until } from '../fixtures/store-fixture.js';
import { EventTooNew } from '../upcast.js';
import { openEsdbEventReader, openEsdbEventStore } from './esdb-event-store.js';
import { jsonValues } from './fixtures/json-values.js';
import { fakeName } from './fixtures/fake-eventstoredb-process.js';
import { startFakeEventStoreDb, type FakeEventStoreDb } from './fixtures/fake-eventstoredb.js';
import type { Faults } from './fixtures/fake-log-faults.js';

const uriSetting = process.env['EVENTSTORE_URI'];
/** A busy machine is no defect. */
const ample = { callTimeoutMs: 50_000 };
const serverName = uriSetting ? 'the server of EVENTSTORE_URI' : fakeName;

const uriOf = ({ port }: FakeEventStoreDb): string => `esdb://127.0.0.1:${port}?tls=false`;

const open = (uri: string, times: { readonly callTimeoutMs?: number; readonly patienceMs?: number } = {}) =>
  openEsdbEventStore({ uri, log: silentLog, retryPauseMs: 5, pollMs: 100, ...times });

let fake: FakeEventStoreDb;
let uri: string;
const withServer = () => {
  beforeAll(async () => {
    fake = await startFakeEventStoreDb();
    uri = uriSetting ?? uriOf(fake);
  });
  afterAll(() => fake.kill());
};

describe('the log', () => {
  withServer();
  eventStoreSuite(`EventStoreDB (${serverName})`, () => open(uri, ample));
});

describe(`a log in EventStoreDB (${serverName})`, () => {
  withServer();
  let store: EventStore;
  beforeEach(async () => {
    store = await open(uri, ample);
  });
  afterEach(() => store.close());

  test('gives the data of an event back to the letter', async () => {
    const start = await now(store);
    const spaced = { ...event(), data: { z: 1.0, a: 'é', 9: [] } };
    await store.append(freshStream(), [spaced as never], 'absent');
    const record = (await listOf(store.readRecords(start))).find((one) => one.id === spaced.id);
    expect(record).toMatchObject({ data: JSON.stringify(spaced.data), version: 3, type: 'FileDownloaded' });
  });

  test('gives every type of event back to the letter, whatever its data', async () => {
    const start = await now(store);
    const written = eventTypes.flatMap((type, seed) =>
      jsonValues(seed, 5).map((data) => ({ id: randomUUID(), type, version: 1, data })),
    );
    for (const one of written) await store.append(freshStream(), [one as never], 'absent');
    const records = await listOf(store.readRecords(start));
    const texts = new Map(records.map(({ id, data }) => [id, data]));
    for (const { id, data } of written) expect(texts.get(id)).toBe(JSON.stringify(data));
  });

  test('is read without being appended to', async () => {
    const stream = freshStream();
    await store.append(stream, events('a'), 'absent');
    const reader = await openEsdbEventReader({ uri });
    expect(namesOf(await listOf(reader.read(stream)), stream)).toEqual(['a']);
    await reader.close();
  });

  test('is read in the shape of today, and not at all by a program that is too old for it', async () => {
    const stream = freshStream();
    const [written] = events('a');
    const version = written?.version ?? 0;
    await store.append(stream, events('a'), 'absent');
    const before = Array.from({ length: version - 1 }, () => (data: object) => data);
    const steps = [...before, (data: object) => ({ ...data, seen: 1 })];
    const newer = await openEsdbEventStore({ uri, log: silentLog, upcasters: new Map([['FileDownloaded', steps]]) });
    const older = await openEsdbEventStore({ uri, log: silentLog, upcasters: new Map() });
    expect(await listOf(newer.read(stream))).toMatchObject([{ version: version + 1, data: { name: 'a', seen: 1 } }]);
    await expect(listOf(older.read(stream))).rejects.toBeInstanceOf(EventTooNew);
    await Promise.all([newer.close(), older.close()]);
  });

  test('refuses a position that is none of its own', async () => {
    await expect(listOf(store.readAll('7'))).rejects.toThrow('"7" is no position');
    expect(() => store.subscribe('7', () => Promise.resolve())).toThrow('"7" is no position');
  });

  test('takes no more appends when it is closed', async () => {
    await store.close();
    await expect(store.append(freshStream(), events('a'), 'any')).rejects.toThrow('not open');
  });
});

describe(`a server that other programs use, too (${serverName})`, () => {
  withServer();
  const opened: EventStore[] = [];
  const openWith = async (streamPrefix?: string): Promise<EventStore> => {
    const store = await openEsdbEventStore({
      uri,
      log: silentLog,
      retryPauseMs: 5,
      pollMs: 20,
      streamPrefix,
      ...ample,
    });
    opened.push(store);
    return store;
  };
  let others: EventStoreDBClient;
  const append = (
    stream: string,
    type: string,
    more: { readonly data?: JSONType; readonly metadata?: JSONType } = {},
  ) => others.appendToStream(stream, jsonEvent({ type, data: {}, ...more }));
  beforeEach(() => {
    others = EventStoreDBClient.connectionString(uri);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await others.dispose();
  });

  const names = (stored: readonly { data: object | string }[]) =>
    stored
      .map(({ data }) => (typeof data === 'string' ? (JSON.parse(data) as object) : data))
      .map((data) => 'name' in data && data.name);

  test.each<[string, string, string]>([
    ['a stream of its own kind', `order-${randomUUID()}`, 'OrderPlaced'],
    ['a stream named like one of Docket’s', `user-${randomUUID()}`, 'UserPaid'],
    ['a stream whose name only begins like one', `users-${randomUUID()}`, 'UserErased'],
    ['a stream and of a type that are named like Docket’s', `delivery-${randomUUID()}`, 'DeliveryPlanned'],
    ['a stream of one word', `shares${randomUUID()}`, 'FileDownloaded'],
  ])('passes over an event in %s, reading, following and looking back', async (_, stream, type) => {
    const store = await openWith();
    const start = await now(store);
    const got: unknown[] = [];
    const subscription = store.subscribe(start, async ({ data }) => void got.push('name' in data && data.name));
    await store.append(freshStream(), events('a'), 'absent');
    await append(stream, type);
    await store.append(freshStream(), events('b'), 'absent');
    await append(stream, type);
    await until(() => got.length === 2);
    await store.append(freshStream(), events('c'), 'absent');
    await until(() => got.length === 3);
    await subscription.stop();
    expect(got).toEqual(['a', 'b', 'c']);
    expect(names(await listOf(store.readAll(start)))).toEqual(['a', 'b', 'c']);
    expect(names(await listOf(store.readRecords(start)))).toEqual(['a', 'b', 'c']);
    const back = store.readRecordsBack();
    const last: string[] = [];
    for await (const { data } of back) if (last.push(data) === 3) break;
    expect(names(last.map((data) => ({ data })))).toEqual(['c', 'b', 'a']);
    expect(await listOf(store.read(stream))).toEqual([]);
  });

  test('keeps two installations apart by the beginnings of the names of their streams', async () => {
    const [plain, one, other] = await Promise.all([openWith(), openWith('one-'), openWith('other-')]);
    const stream = freshStream();
    const start = await now(plain);
    for (const store of [plain, one, other]) await store.append(stream, events('first', 'second'), 'absent');
    for (const store of [plain, one, other]) {
      expect(namesOf(await listOf(store.readAll(start)), stream)).toEqual(['first', 'second']);
      expect(await listOf(store.read(stream))).toMatchObject([
        { stream, revision: 0 },
        { stream, revision: 1 },
      ]);
    }
    const otherEvents = others.readStream(`one-${stream}`);
    expect(await listOf(otherEvents)).toHaveLength(2);
  });

  test('names an event that stands for one of Docket’s and is not as Docket writes it', async () => {
    const store = await openWith();
    const start = await now(store);
    const stream = freshStream();
    await append(stream, 'ShareLinkViewed', { data: { hash: 'h' }, metadata: { version: 1 } });
    await append(stream, 'ShareLinkViewed', { data: { hash: 'h', at: '2026-03-01T00:00:00.000Z' } });
    await expect(listOf(store.readAll(start))).rejects.toThrow(
      new RegExp(`${stream} at position \\d{40} .*"at" is missing`),
    );
    await expect(listOf(store.read(stream))).rejects.toMatchObject({ name: 'WrongLog' });
    expect(await listOf(store.read(stream, 1))).toEqual([]);
  });
});

describe(`a server that fails (${fakeName})`, () => {
  beforeEach(async () => {
    fake = await startFakeEventStoreDb();
    uri = uriOf(fake);
  });
  afterEach(() => fake.kill());

  test('an append whose acknowledgement got lost is on the log once', async () => {
    const store = await open(uri, { callTimeoutMs: 300 });
    const stream = freshStream();
    await store.append(stream, events('a'), 'absent');
    fake.faults.unansweredAppends = 2;
    const before = fake.appends();
    const appended = await store.append(stream, events('b', 'c'), 0);
    expect(fake.appends() - before).toBe(1);
    expect(appended.revision).toBe(2);
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b', 'c']);
    await store.close();
  });

  test('two that append at the same time while acknowledgements get lost do not undo each other', async () => {
    const [one, other] = await Promise.all([open(uri, { callTimeoutMs: 300 }), open(uri, { callTimeoutMs: 300 })]);
    const stream = freshStream();
    fake.faults.unansweredAppends = 3;
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(names.map((name, index) => (index % 2 ? one : other).append(stream, events(name), 'any')));
    expect(namesOf(await listOf(one.read(stream)), stream).sort()).toEqual(names);
    await Promise.all([one.close(), other.close()]);
  });

  test('has events as JSON, which its own pages show', async () => {
    const store = await open(uri);
    await store.append(freshStream(), events('é'), 'absent');
    const types = fake.records().map(({ type, contentType }) => [type, contentType]);
    expect(types).toContainEqual(['FileDownloaded', 'application/json']);
    await store.close();
  });

  test('offers batches of appends, and is asked for none: each append is a call of its own', async () => {
    const client = EventStoreDBClient.connectionString(uri);
    await client.appendToStream(freshStream(), jsonEvent({ type: 'FileDownloaded', data: {} }));
    await client.dispose();
    const store = await open(uri);
    await store.append(freshStream(), events('a'), 'absent');
    expect([fake.batchAppends(), fake.appends()]).toEqual([1, 1]);
    await store.close();
  });

  test.each<[string, (faults: Faults) => void, number]>([
    ['that the cluster has not confirmed in time', (faults) => (faults.unconfirmedAppends = 2), 50_000],
    ['that is written after it was given up', (faults) => (faults.slowAppends = { count: 1, ms: 900 }), 300],
  ])('an append %s is on the log once', async (_, fail, callTimeoutMs) => {
    const store = await open(uri, { callTimeoutMs, patienceMs: 50_000 });
    const stream = freshStream();
    await store.append(stream, events('a'), 'absent');
    fail(fake.faults);
    expect(await store.append(stream, events('b', 'c'), 0)).toMatchObject({ revision: 2 });
    expect(await store.append(stream, events('d'), 2)).toMatchObject({ revision: 3 });
    await pause(1000); // what is written late is written by now
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b', 'c', 'd']);
    await store.close();
  });

  test('an append that the server dies of is on the log once', async () => {
    const store = await open(uri, { patienceMs: 50_000 });
    const stream = freshStream();
    await store.append(stream, events('a'), 'absent');
    fake.faults.fatalAppends = 1;
    const appending = store.append(stream, events('b', 'c'), 0);
    await until(() => fake.faults.fatalAppends === 0);
    await fake.start();
    expect(await appending).toMatchObject({ revision: 2 });
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b', 'c']);
    await store.close();
  });

  test('a read that breaks off gives each event once', async () => {
    const store = await open(uri, { patienceMs: 50_000 });
    const stream = freshStream();
    await store.append(stream, events('a', 'b', 'c'), 'absent');
    fake.faults.brokenReads = 1;
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b', 'c']);
    fake.faults.brokenReads = 1;
    expect(namesOf(await listOf(store.readAll()), stream)).toEqual(['a', 'b', 'c']);
    await store.close();
  });

  test('a time long past is found without reading again what is known to be later', async () => {
    const store = await open(uri);
    await store.append(freshStream(), events(...Array.from({ length: 2100 }, (_, index) => `${index}`)), 'absent');
    const readsOf = async () => {
      const before = fake.reads();
      expect(await listOf(store.readRecordsBack({ recordedBy: '2020-01-01T00:00:00.000Z' }))).toEqual([]);
      return fake.reads() - before;
    };
    expect(await readsOf()).toBeGreaterThanOrEqual(3);
    expect(await readsOf()).toBe(1);
    expect(await listOf(store.readRecordsBack())).toHaveLength(2100);
    await store.close();
  });

  test('a restart is survived by appends, reads and subscriptions', async () => {
    const store = await open(uri, { patienceMs: 50_000 });
    const stream = freshStream();
    const got: number[] = [];
    const subscription = store.subscribe(undefined, async ({ revision }) => void got.push(revision));
    await store.append(stream, events('a', 'b'), 'absent');
    await until(() => got.length === 2);
    fake.kill();
    const appending = store.append(stream, events('c'), 1);
    const reading = listOf(store.read(stream, 1));
    await fake.start();
    expect(await appending).toMatchObject({ revision: 2 });
    expect(namesOf(await reading, stream)[0]).toBe('b');
    await until(() => got.length === 3);
    await subscription.stop();
    expect(got).toEqual([0, 1, 2]);
    await store.close();
  });

  test('a read that takes too long is made again', async () => {
    const store = await open(uri, { callTimeoutMs: 300 });
    const stream = freshStream();
    await store.append(stream, events('a'), 'absent');
    fake.faults.slowReads = { count: 2, ms: 60_000 };
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a']);
    expect(fake.faults.slowReads.count).toBe(0);
    await store.close();
  });

  test('one that has lost the lead names the leader, and is not asked again', async () => {
    const leader = await startFakeEventStoreDb();
    const store = await open(uri);
    fake.faults.leaderPort = leader.port;
    await store.append(freshStream(), events('a'), 'absent');
    expect(leader.appends()).toBe(1);
    expect(await listOf(store.readAll())).toHaveLength(1);
    await store.close();
    leader.kill();
  });

  test('one that is away is told by name, at the start and later', async () => {
    const store = await open(uri, { patienceMs: 200 });
    fake.kill();
    const away = { code: 'service.unavailable', facts: { service: 'EventStoreDB' } };
    await expect(store.append(freshStream(), events('a'), 'any')).rejects.toMatchObject(away);
    await expect(listOf(store.readAll())).rejects.toMatchObject(away);
    await expect(open(uri, { patienceMs: 200 })).rejects.toMatchObject(away);
    const hosts = uri.replace('?', ',127.0.0.1:1?maxDiscoverAttempts=2&');
    await expect(open(hosts, { patienceMs: 200 })).rejects.toMatchObject(away);
    await store.close();
  });

  test('is not asked to pass over again what other programs had written before', async () => {
    const store = await open(uri, { patienceMs: 50_000 });
    const others = EventStoreDBClient.connectionString(uri);
    await store.append(freshStream(), events('a'), 'absent');
    const got: unknown[] = [];
    const subscription = store.subscribe(undefined, async ({ id }) => void got.push(id));
    await until(() => got.length === 1);
    await others.appendToStream('order-1', jsonEvent({ type: 'OrderPlaced', data: {} }));
    const before = fake.filteredReads();
    const reads = fake.reads();
    await until(() => fake.reads() - reads >= 6);
    expect(fake.filteredReads() - before).toBeLessThanOrEqual(1);
    await subscription.stop();
    await Promise.all([store.close(), others.dispose()]);
  });

  test('an append that is larger than the server takes is refused, and nothing of it is on the log', async () => {
    const store = await open(uri);
    const long = 'x'.repeat(600_000);
    await expect(store.append(freshStream(), events(long, long), 'absent')).rejects.toThrow('1048576');
    expect(await listOf(store.readAll())).toEqual([]);
    await store.close();
  });
});
