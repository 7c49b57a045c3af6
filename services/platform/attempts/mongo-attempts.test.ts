import { openMongoLink, type MongoLink } from '../mongo/mongo-link.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../mongo/mongo-server.js';
import { testAttempts } from './attempts.suite.js';
import { mongoAttempts } from './mongo-attempts.js';

const onServer = () => {
  let server: MongoServer;
  let uri: string;
  const links: MongoLink[] = [];
  const open = async (clock?: () => Date) => {
    const link = await openMongoLink({ uri });
    links.push(link);
    return mongoAttempts(link, clock);
  };
  beforeAll(async () => {
    server = await startMongoServer();
    uri = server.freshUri();
  });
  afterAll(async () => {
    await Promise.all(links.map((link) => link.close()));
    await server.dispose();
  });

  testAttempts(`MongoDB by ${mongoServerName}`, open);

  test('are counted by all processes together', async () => {
    const [one, other] = [await open(), await open()].map((openOne) => openOne({ name: 'together', max: 2 }));
    await one?.add('a');
    expect(await other?.add('a')).toBe(0);
    expect(await one?.areTooMany('a')).toBe(true);
  });

  test('that a clock counted which was ahead lock nobody out once it is right', async () => {
    const hours = 40 * 24;
    let now = Date.now() + hours * 3_600_000;
    const attempts = (await open(() => new Date(now)))({ name: 'ahead', max: 1 });
    await attempts.add('a');
    expect(await attempts.areTooMany('a')).toBe(true);
    now -= hours * 3_600_000;
    expect([await attempts.areTooMany('a'), await attempts.minutesLeft('a')]).toEqual([false, 0]);
    await attempts.add('a');
    expect([await attempts.count('a'), await attempts.minutesLeft('a')]).toEqual([1, 15]);
  });

  test('name no address in the database', async () => {
    const attempts = (await open())({ name: 'sign-in', max: 2 });
    await attempts.add('203.0.113.7');
    const stored = await links[0]?.db.collection('attempts').find().toArray();
    expect(JSON.stringify(stored)).toContain('sign-in');
    expect(JSON.stringify(stored)).not.toContain('203.0.113.7');
  });
};

if (mongoServerName) describe('the attempts', onServer);
else test.skip('attempts on MongoDB (needs MONGO_URI, or Maven with Java)', () => undefined);
