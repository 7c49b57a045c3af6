import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { p50, ratio, short } from '../report/format-numbers.js';
import type { Setting } from '../setting.js';
import { view } from './events.js';
import { perSecond } from './rate.js';
import type { SpineRow } from './row.js';

const APPENDERS = 16;
/** In turns, so that whatever else the machine does hits all alike. */
const ROUNDS = 5;
const FOR_MS = { quick: 1000, full: 3000 } as const;

/** Appends that are safe on the disk when they resolve, beside the least that SQLite needs for the same. */
export const appendRows = async ({ quick, folder }: Setting): Promise<SpineRow[]> => {
  const forMs = FOR_MS[quick ? 'quick' : 'full'] / ROUNDS;
  const store = openSqliteEventStore({ path: join(folder, 'appends.db'), log: silentLog });
  const bareFile = openBare(join(folder, 'bare.db'));
  const rates: Record<'one' | 'many' | 'bare', number[]> = { one: [], many: [], bare: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.one.push(await perSecond(1, forMs, appender(store)));
      rates.many.push(await perSecond(APPENDERS, forMs, appender(store)));
      rates.bare.push(await perSecond(1, forMs, bareFile.write));
    }
    const one = p50(rates.one);
    const many = p50(rates.many);
    const bare = p50(rates.bare);
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
    bareFile.close();
    await store.close();
  }
};

/** Events that the log takes in a second from several at a time. */
export const manyAppendsPerSecond = async ({ quick, folder }: Setting): Promise<number> => {
  const store = openSqliteEventStore({ path: join(folder, 'many-appends.db'), log: silentLog });
  try {
    return await perSecond(APPENDERS, FOR_MS[quick ? 'quick' : 'full'], appender(store));
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
const openBare = (path: string) => {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE events (data TEXT NOT NULL) STRICT;');
  const insert = db.prepare('INSERT INTO events (data) VALUES (?)');
  const text = JSON.stringify(view('bare'));
  return { write: async () => void insert.run(text), close: () => db.close() };
};
