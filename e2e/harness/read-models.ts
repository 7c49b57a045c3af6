import { join } from 'node:path';
import { projections } from '../../services/analytics/read-models/projections.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { defineCollections, rebuild } from '../../services/platform/read-models/refresh.js';

/** One line per document: collection, id, position and the document. */
export const dumpOf = async (documents: Documents): Promise<string[]> => {
  const lines: string[] = [];
  for (const { collection } of projections) {
    for await (const document of documents.all(collection.name)) {
      lines.push(`${collection.name} ${JSON.stringify(document)}`);
    }
  }
  return lines;
};

/** The read models as the product left them in its data folder. */
export const liveReadModels = async (dataDir: string): Promise<string[]> => {
  const documents = openSqliteDocuments({ path: join(dataDir, 'documents.db') });
  await defineCollections(documents, projections);
  const lines = await dumpOf(documents);
  await documents.close();
  return lines;
};

/** The read models folded anew from the log of a data folder, in a database that is not kept. */
export const rebuiltReadModels = async (dataDir: string): Promise<string[]> => {
  const store = openSqliteEventStore({ path: join(dataDir, 'events.db'), log: silentLog });
  const documents = openSqliteDocuments({ path: ':memory:' });
  await rebuild(store, documents, projections);
  const lines = await dumpOf(documents);
  await Promise.all([store.close(), documents.close()]);
  return lines;
};
