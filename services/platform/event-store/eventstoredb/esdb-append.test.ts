import { jest } from '@jest/globals';
import type { RecordedEvent } from '@eventstore/db-client';
import { events, freshStream, listOf } from '../fixtures/store-fixture.js';
import { silentLog } from '../../settings/logger.js';
import { appenderOf } from './esdb-append.js';
import { openEsdbEventStore } from './esdb-event-store.js';
import { openEsdbLink, type EsdbLink } from './esdb-link.js';
import { esdbEventOf, placeOf } from './esdb-records.js';
import { startFakeEventStoreDb, type FakeEventStoreDb } from './fixtures/fake-eventstoredb.js';

let fake: FakeEventStoreDb;
let link: EsdbLink;

beforeEach(async () => {
  fake = await startFakeEventStoreDb();
  link = openEsdbLink({ uri: `esdb://127.0.0.1:${fake.port}?tls=false`, callTimeoutMs: 500 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await link.close();
  fake.kill();
});

const open = (times: { readonly callTimeoutMs?: number } = {}) =>
  openEsdbEventStore({ uri: `esdb://127.0.0.1:${fake.port}?tls=false`, log: silentLog, ...times });

const append = (name: string) =>
  appenderOf(link)({ stream: freshStream(), events: events(name).map(esdbEventOf), expected: 'absent' });

describe('an append (to a fake of the contract, not EventStoreDB)', () => {
  test('is tried again when the client looks for a leader for too long', async () => {
    const looksForEver = () => new Promise<never>(() => undefined);
    jest.spyOn(link.client, 'appendToStream').mockImplementationOnce(looksForEver);
    expect(await append('a')).toMatchObject({ revision: 0 });
    expect(fake.appends()).toBe(1);
  });

  const callsOf = async (work: () => Promise<unknown>) => {
    const before = { appends: fake.appends(), reads: fake.reads() };
    await work();
    return { appends: fake.appends() - before.appends, reads: fake.reads() - before.reads };
  };

  test('to a stream that was read is one call, and its answer tells where the event is read', async () => {
    const [writer, store] = await Promise.all([open(), open()]);
    const stream = freshStream();
    await writer.append(stream, events('a'), 'absent');
    await listOf(store.read(stream));
    const notified: string[] = [];
    const append = async (name: string, revision: number) =>
      notified.push((await store.append(stream, events(name), revision)).position);
    expect(await callsOf(() => append('b', 0))).toEqual({ appends: 1, reads: 0 });
    expect(await callsOf(() => append('c', 1))).toEqual({ appends: 1, reads: 0 });
    const read = await listOf(store.read(stream));
    expect(read.slice(1).map(({ position }) => position)).toEqual(notified);
    await Promise.all([writer.close(), store.close()]);
  });

  test('to a new stream is one call', async () => {
    const store = await open();
    const calls = await callsOf(() => store.append(freshStream(), events('a'), 'absent'));
    expect(calls).toEqual({ appends: 1, reads: 0 });
    await store.close();
  });

  test.each<[string, readonly string[], number]>([
    ['one event whose position the server does not tell', ['a'], 1],
    ['several events, of which the server tells one position', ['a', 'b', 'c'], 0],
  ])('of %s is read for where they are', async (_, names, untold) => {
    const store = await open();
    const stream = freshStream();
    fake.faults.untoldPositions = untold;
    const { position } = await store.append(stream, events(...names), 'absent');
    expect((await listOf(store.read(stream))).at(-1)?.position).toBe(position);
    await store.close();
  });

  test('that is sent again by another process answers as the first time', async () => {
    const stream = freshStream();
    const sent = events('a');
    const [one, other] = await Promise.all([open(), open()]);
    const first = await one.append(stream, sent, 'absent');
    await one.append(stream, events('b'), 0);
    expect(await other.append(stream, sent, 'absent')).toEqual(first);
    await Promise.all([one.close(), other.close()]);
  });

  test('whose answer was lost reads the log before it writes again', async () => {
    const store = await open({ callTimeoutMs: 300 });
    const stream = freshStream();
    await store.append(stream, events('a'), 'absent');
    fake.faults.unansweredAppends = 1;
    const calls = await callsOf(() => store.append(stream, events('b'), 0));
    expect(calls).toEqual({ appends: 1, reads: 1 });
    await store.close();
  });
});

test.each([
  ['none', undefined],
  ['the largest number there is', { commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n }],
])('a server that is too old is told by its positions: %s', (_, position) => {
  expect(() => placeOf({ position } as RecordedEvent)).toThrow('must be version 22.6 or later');
});
