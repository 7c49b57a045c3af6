import { join } from 'node:path';
import { filters, subjectOf } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { openInProcessBus } from '../../services/platform/event-bus/in-process/in-process.js';
import { openNatsBus } from '../../services/platform/event-bus/nats/nats.js';
import { natsServerVersion, startNatsServer } from '../../services/platform/event-bus/nats/nats-server.js';
import type { EventStore, StoredEvent } from '../../services/platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { p50, ratio, short } from '../report/format-numbers.js';
import type { Setting } from '../setting.js';
import { fill } from './events.js';
import type { SpineRow } from './row.js';

const EVENTS = { quick: 1200, full: 9000 } as const;
const PATIENCE_MS = 30_000;
const CONSUMER = { durable: 'bench', filter: filters.everything, concurrency: 1, ackWaitMs: 30_000 } as const;

interface Passage {
  readonly p50Ms: number;
  readonly perSecond: number;
}

/** From publish to the handler of a durable consumer: one event at a time, then as fast as they go. */
export const busRates = async ({
  quick,
  folder,
}: Setting): Promise<{ inProcess: Passage; nats: Passage | undefined }> => {
  const store = openSqliteEventStore({ path: join(folder, 'bus-events.db'), log: silentLog });
  try {
    await fill(store, EVENTS[quick ? 'quick' : 'full']);
    const here = await openInProcessBus({ path: join(folder, 'bus.db'), events: store, log: silentLog });
    const inProcess = await passage(here, store);
    await here.close();
    return { inProcess, nats: await natsPassage(store) };
  } finally {
    await store.close();
  }
};

export const busRows = async (setting: Setting): Promise<SpineRow[]> => {
  const { inProcess, nats } = await busRates(setting);
  return rowsOf(inProcess, nats);
};

const alone = { note: 'in process only: nats-server is not installed' };

const rowsOf = (here: Passage, nats: Passage | undefined): SpineRow[] => {
  const what = `NATS JetStream (${natsServerVersion ?? ''})`;
  const delay = here.p50Ms;
  const rate = here.perSecond;
  return [
    {
      what: 'bus, publish to consume p50, ms',
      figure: short(delay),
      ...(nats ? { beside: { what, figure: short(nats.p50Ms), ratio: ratio(delay, nats.p50Ms) } } : alone),
    },
    {
      what: 'bus, events/s through one consumer',
      figure: short(rate),
      ...(nats ? { beside: { what, figure: short(nats.perSecond), ratio: ratio(nats.perSecond, rate) } } : alone),
    },
  ];
};

const natsPassage = async (store: EventStore): Promise<Passage | undefined> => {
  if (natsServerVersion === undefined) return undefined;
  const server = await startNatsServer();
  try {
    const bus = await openNatsBus({ url: server.url, log: silentLog });
    const passed = await passage(bus, store);
    await bus.close();
    return passed;
  } finally {
    await server.dispose();
  }
};

/** The first third of the log one by one, the rest at once. */
const passage = async (bus: EventBus, store: EventStore): Promise<Passage> => {
  const events: StoredEvent[] = [];
  for await (const event of store.readAll()) events.push(event);
  const singly = events.slice(0, Math.ceil(events.length / 3));
  const rest = events.slice(singly.length);

  const arrivals = createArrivals();
  await bus.consume(CONSUMER, async ({ event }) => arrivals.note(event.id));
  const delays: number[] = [];
  for (const event of singly) {
    const started = performance.now();
    const [at] = await Promise.all([arrivals.of(event.id), bus.publish(subjectOf(event), event)]);
    delays.push(at - started);
  }
  const started = performance.now();
  const last = arrivals.of(rest.at(-1)?.id ?? '');
  for (const event of rest) await bus.publish(subjectOf(event), event);
  return { p50Ms: p50(delays), perSecond: (rest.length * 1000) / ((await last) - started) };
};

const createArrivals = () => {
  const waiting = new Map<string, (at: number) => void>();
  return {
    note: (id: string) => waiting.get(id)?.(performance.now()),
    of: (id: string) =>
      new Promise<number>((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error(`event ${id} never arrived`)), PATIENCE_MS);
        waiting.set(id, (at) => {
          clearTimeout(patience);
          waiting.delete(id);
          resolve(at);
        });
      }),
  };
};
