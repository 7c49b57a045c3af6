import { openMongoLink } from '../../mongo/mongo-link.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../../mongo/mongo-server.js';
import { countSuite } from '../count.suite.js';
import { documentsSuite } from '../documents.suite.js';
import { openMongoDocuments } from './mongo-documents.js';

let server: MongoServer;
let uri: string;

const open = async () => openMongoDocuments(await openMongoLink({ uri }));

const onServer = () => {
  beforeAll(async () => {
    server = await startMongoServer();
    uri = server.freshUri();
  });
  afterAll(() => server.dispose());

  documentsSuite(`MongoDB by ${mongoServerName}`, open);
  countSuite(`MongoDB by ${mongoServerName}`, open);

  test('an event that fifty clients fold at the same time counts once', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, open));
    const collection = 'raced';
    for (const client of clients) await client.define({ name: collection, indexes: [] });
    const count = (before: { readonly seen: number } | undefined) => ({ seen: (before?.seen ?? 0) + 1 });
    for (const position of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']) {
      await Promise.all(clients.map((client) => client.fold({ collection, id: 'event', position }, count)));
    }
    expect(await clients[0]?.get(collection, 'event')).toEqual({ seen: 10 });
    await Promise.all(clients.map((client) => client.close()));
  });

  test('a server that is away is told by name', async () => {
    const away = openMongoLink({ uri: 'mongodb://127.0.0.1:1/docket?serverSelectionTimeoutMS=200' });
    await expect(away).rejects.toMatchObject({ code: 'service.unavailable', facts: { service: 'MongoDB' } });
  });
};

if (mongoServerName) describe('the documents', onServer);
else test.skip('the documents on MongoDB (needs MONGO_URI, or Maven with Java)', () => undefined);
