import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { silentLog } from '../../services/platform/log.js';
import { ratio, short } from '../report/numbers.js';
import type { Setting } from '../setting.js';
import { view } from './events.js';
import { perSecond } from './rate.js';
import type { SpineRow } from './row.js';

const APPENDERS = 16;
const FOR_MS = { quick: 1000, full: 4000 } as const;

/** Appends that are safe on the disk when they resolve, beside the least that SQLite needs for the same. */
export const appendRows = async ({ quick, folder }: Setting): Promise<SpineRow[]> => {
  const forMs = FOR_MS[quick ? 'quick' : 'full'];
  const store = openSqliteEventStore({ path: join(folder, 'appends.db'), log: silentLog });
  try {
    const one = await perSecond(1, forMs, appender(store));
    const many = await perSecond(APPENDERS, forMs, appender(store));
    const bare = bareCommits(join(folder, 'bare.db'), forMs);
    const beside = (rate: number) => ({
      what: 'SQLite alone, one row a commit',
      figure: short(bare),
      ratio: ratio(bare, rate),
    });
    return [
      { what: 'appends/s, one appender', figure: short(one), beside: beside(one) },
      {
        what: `appends/s, ${APPENDERS} at once`,
        figure: short(many),
        note: 'they share commits',
        beside: beside(many),
      },
    ];
  } finally {
    await store.close();
  }
};

const appender =
  (store: EventStore) =>
  async (hand: number): Promise<void> => {
    await store.append(`share-${hand}`, [view(String(hand))], 'any');
  };

/** Synchronous FULL, as the store has it. */
const bareCommits = (path: string, forMs: number): number => {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE events (data TEXT NOT NULL) STRICT;');
  const insert = db.prepare('INSERT INTO events (data) VALUES (?)');
  const text = JSON.stringify(view('bare'));
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < forMs; count += 1) insert.run(text);
  const rate = (count * 1000) / (performance.now() - started);
  db.close();
  return rate;
};
