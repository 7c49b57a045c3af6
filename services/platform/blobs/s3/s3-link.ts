import { HeadBucketCommand, NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '../../../../contracts/errors.js';
import { BlobMissing } from '../blobs.js';

/** A bucket that speaks S3. */
export interface S3Place {
  /** Such as `https://s3.example.org`; default: that of AWS for the region. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Default: where the AWS tools look for them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const CONNECT_MS = 5000;
const SILENCE_MS = 30_000;
const ATTEMPTS_MAX = 4;

export const openS3Client = ({ endpoint, region, credentials }: S3Place): S3Client =>
  new S3Client({
    region,
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
    ...(credentials && { credentials }),
    // Stores other than that of AWS may not know the checksums that the client would add to every call.
    ...(endpoint !== undefined && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  });

const STORE_FULL_CODES: readonly string[] = ['QuotaExceeded', 'EntityTooLarge', 'InsufficientStorage'];
/** The client notes its attempts on whatever it throws, and an HTTP status where there was an answer. */
const isAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false;
  const { httpStatusCode } = error.$metadata as { readonly httpStatusCode?: number };
  return httpStatusCode === undefined || httpStatusCode >= 500;
};

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || error instanceof NotFound || (error instanceof Error && error.name === 'NoSuchKey');

/**
 * Turns an error of a call to the store into words of ours.
 *
 * @throws Refusal `storage.full` or `service.unavailable`, BlobMissing where a reference is given, or the error itself.
 */
export const asked = async <Result>(call: Promise<Result>, ref?: string): Promise<Result> => {
  try {
    return await call;
  } catch (error) {
    if (ref !== undefined && isMissing(error)) throw new BlobMissing(ref);
    if (error instanceof Error && STORE_FULL_CODES.includes(error.name))
      throw new Refusal('storage.full', {}, { cause: error });
    if (isAway(error)) throw new Refusal('service.unavailable', { service: 'S3' }, { cause: error });
    throw error;
  }
};

/** Whether the bucket is there for whoever asks. @throws as {@link asked}, or an AbortError where nobody answers in time. */
export const askBucket = async (place: S3Place, patienceMs: number): Promise<void> => {
  const client = openS3Client(place);
  try {
    const abortSignal = AbortSignal.timeout(patienceMs);
    await asked(client.send(new HeadBucketCommand({ Bucket: place.bucket }), { abortSignal }));
  } finally {
    client.destroy();
  }
};
