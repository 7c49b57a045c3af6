import { join } from 'node:path';
import { projections } from '../../services/analytics/read-models/projections.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { openDiskBlobs } from '../../services/platform/blobs/disk.js';
import type { Config } from '../../services/platform/settings/config.js';
import { pathsIn } from '../../services/platform/settings/data-dir.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { openSqlitePersonKeys } from '../../services/platform/privacy/sqlite-person-keys.js';
import { versionedDocuments } from '../../services/platform/read-models/versioned-documents.js';
import { openSecretsKey } from '../../services/platform/secrets/stored-key.js';
import { bucketPlaceOf } from './server-places.js';

// The clients of other servers are loaded only where they are used.

export const mongoLink = async (uri: string) =>
  (await import('../../services/platform/mongo/mongo-link.js')).openMongoLink({ uri });

const openDocuments = async ({ DATA_DIR, MONGO_URI }: Config): Promise<Documents> => {
  if (MONGO_URI === undefined) return openSqliteDocuments({ path: pathsIn(DATA_DIR).documents });
  const { openMongoDocuments } = await import('../../services/platform/documents/mongo/mongo-documents.js');
  return openMongoDocuments(await mongoLink(MONGO_URI));
};

/** The documents, under names with the versions of their projections where other processes may keep them, too. */
export const openReadModels = async (config: Config): Promise<Documents> => {
  const documents = await openDocuments(config);
  return config.MONGO_URI === undefined ? documents : versionedDocuments(documents, projections);
};

export const openPersonKeys = async (config: Config): Promise<PersonKeys> => {
  const { DATA_DIR, MONGO_URI } = config;
  const key = await openSecretsKey(config);
  if (MONGO_URI === undefined) return openSqlitePersonKeys({ path: pathsIn(DATA_DIR).keys, key });
  const { openMongoPersonKeys } = await import('../../services/platform/privacy/mongo-person-keys.js');
  return openMongoPersonKeys({ link: await mongoLink(MONGO_URI), key });
};

export const openBlobs = async (config: Config): Promise<Blobs> => {
  const { blobs, scratch } = pathsIn(config.DATA_DIR);
  if (config.S3_BUCKET === undefined) return openDiskBlobs({ directory: blobs });
  const { openS3Blobs } = await import('../../services/platform/blobs/s3/s3-blobs.js');
  return openS3Blobs({ ...bucketPlaceOf(config), scratch: join(scratch, 'blobs') });
};
