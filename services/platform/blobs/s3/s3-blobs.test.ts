import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MB } from '../../../../contracts/byte-sizes.js';
import { blobsSuite } from '../blobs.suite.js';
import { openS3Blobs } from './s3-blobs.js';
import { startLossyProxy } from './lossy-proxy-fixture.js';
import { openS3Client, type S3Place } from './s3-link.js';
import { s3ServerName, startS3Server, type S3Server } from './s3-server.js';

const scratch = mkdtempSync(join(tmpdir(), 'docket-s3-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const keysIn = async (place: S3Place): Promise<string[]> => {
  const client = openS3Client(place);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: place.bucket }));
  client.destroy();
  return Contents.map(({ Key = '' }) => Key);
};

const onServer = () => {
  let server: S3Server;
  let place: S3Place;
  beforeAll(async () => {
    server = await startS3Server();
    place = await server.freshPlace();
  });
  afterAll(() => server.dispose());

  const open = () => openS3Blobs({ ...place, scratch });
  blobsSuite(`S3 by ${s3ServerName}`, open);

  test('stores a file of many parts whole', async () => {
    const blobs = await open();
    const bytes = randomBytes(20 * MB + 3);
    const { ref } = await blobs.write(Readable.from([bytes]));
    expect(bytes.equals(await buffer(await blobs.read(ref)))).toBe(true);
    const part = await buffer(await blobs.read(ref, { start: 8 * MB - 2, end: 8 * MB + 1 }));
    expect(part.equals(bytes.subarray(8 * MB - 2, 8 * MB + 2))).toBe(true);
    await blobs.close();
  });

  test.each([
    ['small', 1000, /^PUT /],
    ['large', 9 * MB, /^POST .*uploadId=/],
  ])('stores a %s file once whose acknowledgement gets lost', async (_, size, request) => {
    const fresh = await server.freshPlace();
    const proxy = await startLossyProxy(fresh.endpoint ?? '', request);
    const blobs = await openS3Blobs({ ...fresh, endpoint: proxy.url, scratch });
    const bytes = randomBytes(size);
    const { ref } = await blobs.write(Readable.from([bytes]));
    expect(proxy.lost()).toBe(1);
    expect(bytes.equals(await buffer(await blobs.read(ref)))).toBe(true);
    expect(await keysIn(fresh)).toHaveLength(1);
    await blobs.close();
    proxy.close();
  });

  test('deletes parts of an upload that broke off, once they are old', async () => {
    const fresh = await server.freshPlace();
    const blobs = await openS3Blobs({ ...fresh, scratch });
    const client = openS3Client(fresh);
    const command = new CreateMultipartUploadCommand({ Bucket: fresh.bucket, Key: 'ab/cd/broken-off' });
    await client.send(command);
    const left = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: fresh.bucket }))).Uploads ?? [];
    await blobs.deleteUnfinished?.(new Date(Date.now() - 60_000));
    expect(await left()).toHaveLength(1);
    await blobs.deleteUnfinished?.(new Date(Date.now() + 60_000));
    expect(await left()).toEqual([]);
    client.destroy();
    await blobs.close();
  });

  test('leaves nothing of a stream that breaks off, neither there nor here', async () => {
    const empty = await server.freshPlace();
    const blobs = await openS3Blobs({ ...empty, scratch });
    const source = Readable.from(
      (async function* () {
        yield randomBytes(9 * MB);
        throw new Error('broken off');
      })(),
    );
    await expect(blobs.write(source)).rejects.toThrow('broken off');
    expect(await keysIn(empty)).toEqual([]);
    expect(readdirSync(join(scratch, 'incoming'))).toEqual([]);
    await blobs.close();
  });
};

if (s3ServerName) describe('the blobs', onServer);
else test.skip('the blobs on S3 (needs S3_ENDPOINT, or Python with pip)', () => undefined);

test('a store of blobs that is away is told by name', async () => {
  const nowhere = { endpoint: 'http://127.0.0.1:1', region: 'us-east-1', bucket: 'docket', scratch };
  const credentials = { accessKeyId: 'nobody', secretAccessKey: 'nothing' };
  const opening = openS3Blobs({ ...nowhere, credentials });
  await expect(opening).rejects.toMatchObject({ code: 'service.unavailable', facts: { service: 'S3' } });
});
