import type { S3Place } from '../../services/platform/blobs/s3/s3-link.js';
import type { NatsAccess } from '../../services/platform/event-bus/nats/nats-access.js';
import type { Config } from '../../services/platform/settings/config.js';

/** Where NATS is, and what proves who asks. */
export const natsAccessOf = (config: Config): NatsAccess => {
  const { NATS_URL: url = '', NATS_CREDS: creds, NATS_TLS_CA: ca, NATS_TLS_CERT: cert, NATS_TLS_KEY: key } = config;
  return { url, creds, ca, cert, key };
};

/** Where the files are, in a bucket that is named. */
export const bucketPlaceOf = (config: Config): S3Place => {
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const isGiven = accessKeyId !== undefined && secretAccessKey !== undefined;
  return { endpoint, region, bucket, ...(isGiven && { credentials: { accessKeyId, secretAccessKey } }) };
};
