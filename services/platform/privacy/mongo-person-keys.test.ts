import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openMongoLink, type MongoLink } from '../mongo/mongo-link.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../mongo/mongo-server.js';
import { openMongoPersonKeys } from './mongo-person-keys.js';
import { testPersonKeys } from './person-keys.suite.js';

const installation = randomBytes(32);
const REMEMBERED_MS = 50;

const onServer = () => {
  let server: MongoServer;
  let uri: string;
  beforeAll(async () => {
    server = await startMongoServer();
    uri = server.freshUri();
  });
  afterAll(() => server.dispose());

  const open = async (rememberedMs = REMEMBERED_MS) =>
    openMongoPersonKeys({ link: await openMongoLink({ uri }), key: installation, rememberedMs });

  testPersonKeys(`MongoDB by ${mongoServerName}`, open);

  test('a key that one server destroys is gone on every other by the time that it says so', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const before = await other.current('guest-7');
    expect(await other.find(before.id)).toEqual(before.key);
    await one.destroy('guest-7');
    expect(await other.find(before.id)).toBeUndefined();
    expect((await other.current('guest-7')).id).not.toBe(before.id);
    await Promise.all([one.close(), other.close()]);
  });

  test('two servers that need the key of somebody new at the same time get the same one', async () => {
    const servers = await Promise.all(Array.from({ length: 8 }, () => open()));
    const keys = await Promise.all(servers.map((keys) => keys.current('guest-8')));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    await Promise.all(servers.map((keys) => keys.close()));
  });

  test('a key lies sealed in the database', async () => {
    const keys = await open();
    const { id, key } = await keys.current('guest-9');
    const link = await openMongoLink({ uri });
    const stored = await link.db.collection<{ _id: string }>('person-keys').findOne({ _id: id });
    expect(JSON.stringify(stored)).toContain(id);
    expect(JSON.stringify(stored)).not.toContain(key.toString('base64').slice(0, 20));
    await Promise.all([link.close(), keys.close()]);
  });
};

describe('a key that is destroyed while it is being read', () => {
  /** Keys in memory; what is found takes a while to arrive. */
  const slowLink = (arrivesAfterMs: () => number, asked: object[] = []) => {
    const stored = new Map<string, { _id: string; owner: string; sealed: Buffer }>();
    const collection = {
      createIndexes: async () => [],
      insertOne: async (key: { _id: string; owner: string; sealed: Buffer }) => void stored.set(key._id, key),
      findOne: async (filter: { _id?: string; owner?: string }, options: object) => {
        asked.push(options);
        const match = [...stored.values()].find(({ _id, owner }) => _id === filter._id || owner === filter.owner);
        await pause(arrivesAfterMs());
        return match ?? null;
      },
      deleteMany: async ({ owner }: { owner: string }) => {
        const gone = [...stored.values()].filter((key) => key.owner === owner);
        for (const { _id } of gone) stored.delete(_id);
        return { deletedCount: gone.length };
      },
    };
    return {
      db: { collection: () => collection },
      isReplicated: true,
      close: async () => undefined,
    } as never as MongoLink;
  };

  test('is gone on every server by the time that its destruction is done, however late the answer arrives', async () => {
    let arrivesAfterMs = 0;
    const asked: object[] = [];
    const common = { link: slowLink(() => arrivesAfterMs, asked), key: installation, rememberedMs: 200 };
    const [reads, destroys] = await Promise.all([openMongoPersonKeys(common), openMongoPersonKeys(common)]);
    const { id } = await destroys.current('guest-10');
    arrivesAfterMs = 350;
    const reading = reads.find(id);
    await pause(20);
    await destroys.destroy('guest-10');
    arrivesAfterMs = 0;
    expect(await reading).toBeUndefined();
    expect(await reads.find(id)).toBeUndefined();
    expect(asked).toContainEqual(expect.objectContaining({ readConcern: { level: 'linearizable' } }));
  });

  test('is not used at all where every answer comes too late', async () => {
    let arrivesAfterMs = 0;
    const keys = await openMongoPersonKeys({
      link: slowLink(() => arrivesAfterMs),
      key: installation,
      rememberedMs: 10,
    });
    arrivesAfterMs = 15;
    await expect(keys.current('guest-11')).rejects.toMatchObject({ code: 'service.unavailable' });
  });
});

if (mongoServerName) describe('the keys of people', onServer);
else test.skip('the keys of people on MongoDB (needs MONGO_URI, or Maven with Java)', () => undefined);
