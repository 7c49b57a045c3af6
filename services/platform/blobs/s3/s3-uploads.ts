import {
  AbortMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream } from 'node:fs';
import { MB } from '../../../../contracts/byte-sizes.js';
import { placeOf } from '../reference.js';
import { asked } from './s3-link.js';

/** A larger file goes up in parts of this size, a few at a time. */
const PART_BYTES = 8 * MB;
const PARTS_AT_ONCE = 3;
const TRIES_MAX = 3;

/** Where files go. */
export interface Bucket {
  readonly client: S3Client;
  readonly bucket: string;
}

interface Sent {
  readonly path: string;
  readonly ref: string;
  /** Bytes. */
  readonly size: number;
}

/** The store takes it only where nothing is under its name, so a reference is never given twice. */
export const sendFile = async (to: Bucket, sent: Sent): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await asked(uploadOf(to, sent).done());
      return;
    } catch (error) {
      if (isAnswerToRepetition(error) && (await isThere(to, sent))) return;
      if (!isConflict(error) || tries === TRIES_MAX) throw error;
    }
  }
};

const uploadOf = ({ client, bucket }: Bucket, { path, ref }: Sent): Upload =>
  new Upload({
    client,
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
    params: {
      Bucket: bucket,
      Key: placeOf(ref),
      Body: createReadStream(path),
      ContentType: 'application/octet-stream',
      IfNoneMatch: '*',
    },
  });

interface FailedAnswer {
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

const PRECONDITION_FAILED_STATUS = 412;
const CONFLICT_STATUS = 409;

const metadataOf = (error: unknown): NonNullable<FailedAnswer['$metadata']> =>
  (error as FailedAnswer | null | undefined)?.$metadata ?? {};

/** The client asks again where an answer was lost, and then hears of its own first attempt. */
const isAnswerToRepetition = (error: unknown): boolean => {
  const { httpStatusCode, attempts = 1 } = metadataOf(error);
  const isAboutIt =
    httpStatusCode === PRECONDITION_FAILED_STATUS || (error instanceof Error && error.name === 'NoSuchUpload');
  return isAboutIt && attempts > 1;
};

/** Something else was going on under this name in the same moment, such as the end of an attempt that was given up. */
const isConflict = (error: unknown): boolean => metadataOf(error).httpStatusCode === CONFLICT_STATUS;

const isThere = async ({ client, bucket }: Bucket, { ref, size }: Sent): Promise<boolean> => {
  const { ContentLength } = await asked(client.send(new HeadObjectCommand({ Bucket: bucket, Key: placeOf(ref) })), ref);
  return ContentLength === size;
};

/** Parts of uploads that broke off with their process take room, and are in no list of files. */
export const abortUploads = async (from: Bucket, before: Date): Promise<void> => {
  const { client, bucket } = from;
  for await (const { Key, UploadId, Initiated } of unfinishedIn(from)) {
    if (!Initiated || Initiated > before) continue;
    await asked(client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })));
  }
};

const unfinishedIn = async function* ({ client, bucket }: Bucket): AsyncGenerator<MultipartUpload, void> {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await asked(client.send(new ListMultipartUploadsCommand({ Bucket: bucket, ...after })));
    yield* page.Uploads ?? [];
    if (!page.IsTruncated) return;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
};
