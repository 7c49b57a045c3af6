import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { readdirSync } from 'node:fs';
import {
  fakeName,
  spawnFakeEventStoreDb,
  type FakeProcess,
} from '../services/platform/event-store/eventstoredb/fixtures/fake-eventstoredb-process.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { sampleWorkOf } from './samples/mixed-work.js';
import { fetchAlone } from './harness/own-connection.js';

const CONVERSIONS = 3;

describe(`an installation whose log is in EventStoreDB (${fakeName})`, () => {
  let fake: FakeProcess;
  let docket: Docket;

  beforeAll(async () => {
    fake = await spawnFakeEventStoreDb();
    docket = await startDocket({ settings: { EVENTSTORE_URI: fake.uri } });
  });
  afterAll(async () => {
    await docket.dispose();
    await fake.dispose();
  });

  test('says so, and keeps no log in its data folder', async () => {
    const health = (await (await fetchAlone(`${docket.address}/api/health`)).json()) as { adapters: object };
    expect(health.adapters).toMatchObject({ eventStore: 'eventstoredb' });
    expect(readdirSync(docket.dataDir)).not.toContain('events.db');
  });

  test('knows after it was killed what it had accepted before', async () => {
    const client = openClient(docket.address);
    const hashes: string[] = [];
    for (let index = 0; index < CONVERSIONS; index += 1) {
      const { operation, files, options } = await sampleWorkOf(index, 'elsewhere');
      hashes.push((await client.accepted(operation, files, options)).shareHash);
    }
    await docket.kill();
    await docket.start();
    for (const hash of hashes) {
      await until('the conversion has ended', async () => {
        const { status, code } = await client.download(hash);
        return status === 200 || code === 'conversion.failed';
      });
    }
  });

  test('starts beside events of other programs, and names one that stands for an event of its own', async () => {
    const others = EventStoreDBClient.connectionString(fake.uri);
    await others.appendToStream('order-1', jsonEvent({ type: 'OrderPlaced', data: { at: null } }));
    await others.appendToStream('delivery-7', jsonEvent({ type: 'DeliveryPlanned', data: { parcel: 7 } }));
    await docket.kill();
    await docket.start();
    await others.appendToStream(
      'user-7',
      jsonEvent({ type: 'UserSignedIn', data: { name: 'x' }, metadata: { version: 1 } }),
    );
    await others.dispose();
    await until('the one that runs says so', async () =>
      (await docket.logged()).includes('UserSignedIn in the stream user-7'),
    );
    await docket.kill();
    await expect(docket.start()).rejects.toThrow(
      /Docket cannot start\. The event UserSignedIn in the stream user-7 at position \d{40} is not as Docket writes it/,
    );
    expect(await docket.logged()).not.toMatch(/WrongLog:|(\n|\\n) {4}at /);
  });
});
