import { randomBytes } from 'node:crypto';
import { openMongoLink } from '../mongo/mongo-link.js';
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

if (mongoServerName) describe('the keys of people', onServer);
else test.skip('the keys of people on MongoDB (needs MONGO_URI, or Maven with Java)', () => undefined);
