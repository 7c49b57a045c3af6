import { jest } from '@jest/globals';
import type { RecordedEvent } from '@eventstore/db-client';
import { events, freshStream } from '../event-store.given.js';
import { appenderOf } from './esdb-append.js';
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

const append = (name: string) =>
  appenderOf(link)({ stream: freshStream(), events: events(name).map(esdbEventOf), expected: 'absent' });

describe('an append', () => {
  test('is tried again when the client looks for a leader for too long', async () => {
    const looksForEver = () => new Promise<never>(() => undefined);
    jest.spyOn(link.client, 'appendToStream').mockImplementationOnce(looksForEver);
    expect(await append('a')).toMatchObject({ revision: 0 });
    expect(fake.appends()).toBe(1);
  });
});

test.each([
  ['none', undefined],
  ['the largest number there is', { commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n }],
])('a server that is too old is told by its positions: %s', (_, position) => {
  expect(() => placeOf({ position } as RecordedEvent)).toThrow('must be version 22.6 or later');
});
