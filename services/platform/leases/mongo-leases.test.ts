import { setTimeout as pause } from 'node:timers/promises';
import { silentLog as log } from '../settings/logger.js';
import { openMongoLink, type MongoLink } from '../mongo/mongo-link.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../mongo/mongo-server.js';
import type { Lease, Leases } from './leases.js';
import { testLeases } from './leases.suite.js';
import { LEASES_COLLECTION, openMongoLeases, type StoredLease } from './mongo-leases.js';

/** Long against the pauses of a busy machine, short against the patience of a test. */
const SILENCE_MS = 1500;

const untilAcquired = async (leases: Leases, name: string): Promise<Lease> => {
  for (;;) {
    const lease = await leases.acquire(name);
    if (lease) return lease;
    await pause(50);
  }
};

const onServer = () => {
  let server: MongoServer;
  let uri: string;
  beforeAll(async () => {
    server = await startMongoServer();
    uri = server.freshUri();
  });
  afterAll(() => server.dispose());

  const openLink = () => openMongoLink({ uri });
  const open = async (link?: MongoLink) =>
    openMongoLeases({ link: link ?? (await openLink()), log, silenceMs: SILENCE_MS });

  testLeases(`MongoDB by ${mongoServerName}`, open);

  test('of eight processes that want a lease at the same time one gets it', async () => {
    const processes = await Promise.all(Array.from({ length: 8 }, () => open()));
    const got = await Promise.all(processes.map((leases) => leases.acquire('wanted')));
    expect(got.filter((lease) => lease !== undefined)).toHaveLength(1);
    await Promise.all(processes.map((leases) => leases.close()));
  });

  test('a holder of whom nothing is heard lets go before another gets the lease', async () => {
    const link = await openLink();
    const silent = await open(link);
    const other = await open();
    const lease = await silent.acquire('silent');
    expect(await other.acquire('silent')).toBeUndefined();
    await link.close(); // it runs on, cut off
    const next = await untilAcquired(other, 'silent');
    expect(lease?.lost.aborted).toBe(true);
    expect(next.fence).toBeGreaterThan(lease?.fence ?? Infinity);
    await other.close();
  });

  test('a holder learns that another has taken its lease', async () => {
    const link = await openLink();
    const leases = await open(link);
    const lease = await leases.acquire('taken');
    const stored = link.db.collection<StoredLease>(LEASES_COLLECTION);
    await stored.updateOne({ _id: 'taken' }, { $set: { holder: 'another' }, $inc: { fence: 1 } });
    await new Promise((resolve) => lease?.lost.addEventListener('abort', resolve));
    await lease?.release();
    expect(await stored.findOne({ _id: 'taken' })).toMatchObject({ holder: 'another' });
    await leases.close();
  });
};

if (mongoServerName) describe('the leases', onServer);
else test.skip('leases on MongoDB (needs MONGO_URI, or Maven with Java)', () => undefined);
