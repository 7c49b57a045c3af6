import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { projections } from '../../services/analytics/read-models/projections.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { ratio, short } from '../report/format-numbers.js';
import type { Setting } from '../setting.js';
import { fill } from './events.js';
import type { SpineRow } from './row.js';

const EVENTS = { quick: 3000, full: 50_000 } as const;
/** A rebuild that takes longer is measured by the events that it got through. */
const REBUILD_MS = 20_000;

/** Reading the log and folding it into the read models anew. */
export const replayRows = async ({ quick, folder }: Setting): Promise<SpineRow[]> => {
  const path = join(folder, 'replay.db');
  const store = openSqliteEventStore({ path, log: silentLog });
  try {
    const count = await fill(store, EVENTS[quick ? 'quick' : 'full']);
    const replayed = await timed(() => readThrough(store));
    const bare = await timed(async () => bareRead(path));
    const rebuilt = await rebuildRate(store, join(folder, 'documents.db'));
    const note = `${count.toLocaleString('en')} events`;
    return [
      {
        what: 'replay, events/s',
        figure: short(replayed),
        note,
        beside: { what: 'SQLite alone, JSON parsed', figure: short(bare), ratio: ratio(bare, replayed) },
      },
      {
        what: 'rebuild of the read models, events/s',
        figure: short(rebuilt.rate),
        note: rebuilt.count < count ? `${rebuilt.count.toLocaleString('en')} events, then stopped` : note,
        beside: { what: 'the replay alone', figure: short(replayed), ratio: ratio(replayed, rebuilt.rate) },
      },
    ];
  } finally {
    await store.close();
  }
};

/** Events that the read models take in a second. */
export const rebuildPerSecond = async ({ quick, folder }: Setting): Promise<number> => {
  const store = openSqliteEventStore({ path: join(folder, 'rebuilt.db'), log: silentLog });
  try {
    await fill(store, EVENTS[quick ? 'quick' : 'full']);
    return (await rebuildRate(store, join(folder, 'rebuilt-documents.db'))).rate;
  } finally {
    await store.close();
  }
};

const timed = async (work: () => Promise<number>): Promise<number> => {
  const started = performance.now();
  const count = await work();
  return (count * 1000) / (performance.now() - started);
};

const readThrough = async (store: EventStore): Promise<number> => {
  let count = 0;
  for await (const event of store.readAll()) count += event.id === '' ? 0 : 1;
  return count;
};

const bareRead = (path: string): number => {
  const db = new DatabaseSync(path, { readOnly: true });
  let count = 0;
  for (const row of db.prepare('SELECT * FROM events ORDER BY position').iterate() as Iterable<{ data: string }>) {
    if (JSON.parse(row.data)) count += 1;
  }
  db.close();
  return count;
};

const rebuildRate = async (store: EventStore, path: string) => {
  const documents = openSqliteDocuments({ path });
  const started = performance.now();
  const inTime: Pick<EventStore, 'readAll'> = {
    readAll: async function* () {
      for await (const event of store.readAll()) {
        if (performance.now() - started > REBUILD_MS) return;
        yield event;
      }
    },
  };
  const count = await rebuild({ ...store, ...inTime }, documents, projections);
  const rate = (count * 1000) / (performance.now() - started);
  await documents.close();
  return { count, rate };
};
