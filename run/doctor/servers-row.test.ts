import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { readConfig } from '../../services/platform/settings/config.js';
import { spawnFakeEventStoreDb } from '../../services/platform/event-store/eventstoredb/fixtures/fake-eventstoredb-process.js';
import { reachServers, serversRow } from './servers-row.js';

const PATIENCE_MS = 1500;

const serversAt = (place: string) =>
  readConfig({
    EVENTSTORE_URI: `esdb://user:hush@${place}?tls=false`,
    MONGO_URI: `mongodb://user:hush@${place}/docket`,
    SECRETS_KEY: '0'.repeat(64),
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://${place}`,
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'someone',
    S3_SECRET_ACCESS_KEY: 'hush',
    NATS_URL: `nats://user:hush@${place}`,
  });

/** Lets everybody in and never says a word. */
const startSilent = async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    place: `127.0.0.1:${port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

const expectAllTold = async (place: string) => {
  const row = serversRow(await reachServers(serversAt(place), PATIENCE_MS));
  expect(row.state).toBe('wrong');
  for (const setting of ['EVENTSTORE_URI', 'MONGO_URI', 'S3_BUCKET', 'NATS_URL']) {
    expect(row.found).toMatch(new RegExp(`${setting}: (no server answers there|the server that it names says)`));
  }
  expect(row.found).not.toMatch(/hush|\n {4}at /);
};

describe('the servers of an installation', () => {
  test('that are not there are told by the names of their settings, without what these say', () =>
    expectAllTold('127.0.0.1:1'));

  test('that never answer are told, too', async () => {
    const silent = await startSilent();
    await expectAllTold(silent.place);
    await silent.stop();
  });

  test('that answer are right, and so is to need none', async () => {
    const fake = await spawnFakeEventStoreDb();
    const reached = await reachServers(readConfig({ EVENTSTORE_URI: fake.uri }), 30_000);
    expect(serversRow(reached)).toMatchObject({ state: 'ok', found: 'those of EVENTSTORE_URI answer' });
    await fake.dispose();
    expect(serversRow(await reachServers(readConfig({}))).state).toBe('ok');
  });
});
