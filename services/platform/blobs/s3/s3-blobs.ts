import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../../../contracts/errors.js';
import type { Blobs, ByteRange, ListedBlob, StoredBlob } from '../blobs.js';
import { digestOfFile, refusalOf, writeNewFile, type Digest } from '../disk-files.js';
import { checkNamed, checkRange, freshReference, isReference, placeOf } from '../reference.js';
import { asked, openS3Client, type S3Place } from './s3-link.js';
import { abortUploads, sendFile, type Bucket } from './s3-uploads.js';

interface Store extends Bucket {
  /** On this machine, for files whose hash is not known yet. */
  readonly incoming: string;
}

interface S3BlobsOptions extends S3Place {
  readonly scratch: string;
}

/**
 * Blobs in a bucket that speaks S3, each under `ab/cd/{ref}`. A stream is written to this machine first: only its end
 * tells the name, and nothing half done is ever seen in the bucket.
 *
 * @throws Refusal `service.unavailable` when there is no such store.
 */
export const openS3Blobs = async ({ scratch, ...place }: S3BlobsOptions): Promise<Blobs> => {
  const store: Store = { client: openS3Client(place), bucket: place.bucket, incoming: join(scratch, 'incoming') };
  await mkdir(store.incoming, { recursive: true, mode: 0o700 });
  const probe = async (): Promise<void> => {
    await asked(store.client.send(new HeadBucketCommand({ Bucket: place.bucket })));
  };
  await probe();
  return {
    adapter: 's3',
    write: (source) => write(store, source),
    take: (path) => take(store, path),
    restore: (ref, source) => restore(store, ref, source),
    read: (ref, range) => read(store, ref, range),
    place: (ref, path) => placeIn(store, ref, path),
    list: () => list(store),
    delete: (ref) => remove(store, ref),
    deleteUnfinished: (before) => abortUploads(store, before),
    probe,
    close: async () => store.client.destroy(),
  };
};

const write = async (store: Store, source: Readable): Promise<StoredBlob> => {
  const temporary = join(store.incoming, randomUUID());
  source.on('error', () => undefined); // comes out of the loop over the stream; before that nobody else listens
  try {
    return await send(store, temporary, await writeNewFile(temporary, source));
  } catch (error) {
    source.destroy();
    throw source.errored === error ? error : refusalOf(error);
  } finally {
    await rm(temporary, { force: true });
  }
};

const restore = async (store: Store, ref: string, source: Readable): Promise<void> => {
  const temporary = join(store.incoming, randomUUID());
  try {
    const { sha256, size } = await writeNewFile(temporary, source);
    checkNamed(ref, sha256);
    await sendFile(store, { path: temporary, ref, size });
  } catch (error) {
    source.destroy();
    throw refusalOf(error);
  } finally {
    await rm(temporary, { force: true });
  }
};

const send = async (store: Store, path: string, digest: Digest): Promise<StoredBlob> => {
  const ref = freshReference(digest.sha256);
  await sendFile(store, { path, ref, size: digest.size });
  return { ref, ...digest };
};

const take = async (store: Store, path: string): Promise<StoredBlob> => {
  // A link could lead anywhere and a pipe would never end; the file comes from a job that read a stranger's document.
  if (!(await lstat(path)).isFile()) throw new TypeError(`${path} is no regular file`);
  const stored = await send(store, path, await digestOfFile(path));
  await rm(path);
  return stored;
};

const read = async ({ client, bucket }: Store, ref: string, range: ByteRange | undefined): Promise<Readable> => {
  const Key = placeOf(ref);
  if (range) {
    const { ContentLength = 0 } = await asked(client.send(new HeadObjectCommand({ Bucket: bucket, Key })), ref);
    checkRange(range, ContentLength);
  }
  const Range = range && `bytes=${range.start}-${range.end}`;
  const { Body } = await asked(client.send(new GetObjectCommand({ Bucket: bucket, Key, Range })), ref);
  return Body as Readable;
};

const placeIn = async (store: Store, ref: string, path: string): Promise<void> => {
  const body = await read(store, ref, undefined);
  try {
    await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    throw body.errored === error
      ? new Refusal('service.unavailable', { service: 'S3' }, { cause: error })
      : refusalOf(error);
  }
};

const list = async function* ({ client, bucket }: Store): AsyncGenerator<ListedBlob, void> {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket });
  for await (const { Contents = [] } of pages) {
    for (const { Key = '', LastModified } of Contents) {
      const ref = Key.slice(Key.lastIndexOf('/') + 1);
      if (isReference(ref) && LastModified) yield { ref, writtenAt: LastModified };
    }
  }
};

const remove = async ({ client, bucket }: Store, ref: string): Promise<void> => {
  if (!isReference(ref)) return;
  await asked(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: placeOf(ref) })));
};
