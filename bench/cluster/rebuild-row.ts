import { join } from 'node:path';
import { projections } from '../../services/analytics/read-models/projections.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { openMongoDocuments } from '../../services/platform/documents/mongo/mongo-documents.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { openMongoLink } from '../../services/platform/mongo/mongo-link.js';
import { startMongoServer } from '../../services/platform/mongo/mongo-server.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { ratio, short } from '../report/format-numbers.js';
import type { Setting } from '../setting.js';
import { fill } from '../spine/events.js';
import type { SpineRow } from '../spine/row.js';

const EVENTS = { quick: 3000, full: 20_000 } as const;

/** The same log folded into MongoDB and into SQLite. */
export const rebuildRow = async ({ quick, folder }: Setting): Promise<SpineRow> => {
  const store = openSqliteEventStore({ path: join(folder, 'cluster-log.db'), log: silentLog });
  const server = await startMongoServer();
  try {
    const count = await fill(store, EVENTS[quick ? 'quick' : 'full']);
    const mongo = await rateInto(store, openMongoDocuments(await openMongoLink({ uri: server.freshUri() })));
    const sqlite = await rateInto(store, openSqliteDocuments({ path: join(folder, 'cluster-documents.db') }));
    return {
      what: 'rebuild of the read models in MongoDB, events/s',
      figure: short(mongo),
      note: `${count.toLocaleString('en')} events`,
      beside: { what: 'in SQLite', figure: short(sqlite), ratio: ratio(sqlite, mongo) },
    };
  } finally {
    await store.close();
    await server.dispose();
  }
};

const rateInto = async (store: EventStore, documents: Documents): Promise<number> => {
  const started = performance.now();
  const count = await rebuild(store, documents, projections);
  const rate = (count * 1000) / (performance.now() - started);
  await documents.close();
  return rate;
};
