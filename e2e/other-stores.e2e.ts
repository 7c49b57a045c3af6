import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConvertReply } from '../contracts/api/conversions.js';
import { mongoServerName, startMongoServer, type MongoServer } from '../services/platform/mongo/mongo-server.js';
import { s3ServerName, startS3Server, type S3Server } from '../services/platform/blobs/s3/s3-server.js';
import { openClient, type Client, type Download } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { sampleWorkOf } from './samples/mixed-work.js';
import { fetchAlone } from './harness/own-connection.js';

const CONVERSIONS = 14;
/** Work that a killed server had begun is given out again after 30 seconds. */
const PATIENCE_MS = 90_000;

const downloadWhenEnded = async (client: Client, { shareHash }: ConvertReply): Promise<Download> => {
  let download = await client.download(shareHash);
  await until(
    'the conversion has ended',
    async () => {
      if (download.code === 'conversion.not-ready') download = await client.download(shareHash);
      return download.code !== 'conversion.not-ready';
    },
    PATIENCE_MS,
  );
  return download;
};

const onServers = () => {
  let mongo: MongoServer;
  let s3: S3Server;
  let docket: Docket;

  beforeAll(async () => {
    [mongo, s3] = await Promise.all([startMongoServer(), startS3Server()]);
    const { endpoint = '', bucket, credentials } = await s3.freshPlace();
    docket = await startDocket({
      settings: {
        MONGO_URI: mongo.freshUri(),
        SECRETS_KEY: randomBytes(32).toString('hex'),
        S3_BUCKET: bucket,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
        S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
      },
    });
  });
  afterAll(async () => {
    await docket.dispose();
    await Promise.all([mongo.dispose(), s3.dispose()]);
  });

  test('conversions end, results are downloaded, and the same after the server was killed', async () => {
    const client = openClient(docket.address);
    const accepted: ConvertReply[] = [];
    for (let index = 0; index < CONVERSIONS; index += 1) {
      const { operation, files, options } = await sampleWorkOf(index, 'elsewhere');
      accepted.push(await client.accepted(operation, files, options));
    }
    await docket.kill();
    await docket.start();
    const downloads = await Promise.all(accepted.map((reply) => downloadWhenEnded(client, reply)));
    const ends = downloads.map(({ status, code }) => code ?? status);
    expect(new Set(ends)).toEqual(new Set([200, 'conversion.failed']));
    expect(downloads.filter(({ bytes }) => bytes.subarray(0, 5).toString() === '%PDF-').length).toBeGreaterThan(5);
  });

  test('the installation says where it keeps what', async () => {
    const health = (await (await fetchAlone(`${docket.address}/api/health`)).json()) as { adapters: object };
    expect(health.adapters).toMatchObject({ documents: 'mongodb', personKeys: 'mongodb', blobs: 's3' });
  });

  test('neither read models nor keys nor files lie in its data folder', () => {
    const names = readdirSync(docket.dataDir);
    expect(names.filter((name) => /^(documents|keys)\.db/.test(name))).toEqual([]);
    expect(readdirSync(join(docket.dataDir, 'blobs'))).toEqual([]);
    expect(names).toContain('events.db');
  });
};

if (mongoServerName && s3ServerName) describe(`on ${mongoServerName} and ${s3ServerName}`, onServers);
else
  test.skip('an installation on MongoDB and S3 (needs Maven with Java and pip, or MONGO_URI and S3_ENDPOINT)', () =>
    undefined);
