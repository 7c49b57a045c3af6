import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { filters, subjectOf } from '../../../contracts/subjects.js';
import type { Lane } from '../../../contracts/tools/tool.js';
import type { StoredEvent } from '../event-store/event-store.js';
import { numberOf, positionOf } from '../event-store/sqlite-log.js';
import type { Log } from '../settings/logger.js';
import type { ConsumerOptions, Delivery, EventBus } from './event-bus.js';

/** For tests: one bus that can be closed and opened again, with the log that it is fed from. */
export interface BusHouse {
  open(log: Log): Promise<EventBus>;
  /** Puts an event on the log, as an append would, before it is published. */
  record(event: StoredEvent): void;
  dispose(): Promise<void>;
}

const AT = '2026-01-01T00:00:00.000Z';

const placed = (place: number) => ({
  id: randomUUID(),
  revision: 0,
  position: positionOf(place),
  recordedAt: AT,
  version: 1 as const,
});

/** Somebody looked at share link `h{place}`. */
export const viewed = (place: number): StoredEvent => ({
  ...placed(place),
  stream: `share-h${place}`,
  type: 'ShareLinkViewed',
  version: 2,
  data: { hash: `h${place}`, owned: false, withPassword: false, at: AT },
});

/** A conversion was asked for. */
export const requested = (place: number, lane: Lane = 'pdf'): StoredEvent => ({
  ...placed(place),
  stream: `conversion-c${place}`,
  type: 'ConversionRequested',
  data: {
    conversionId: `c${place}`,
    owner: 'guest-g',
    tool: 'pdf-merge',
    lane,
    options: {},
    files: [],
    shareHash: `h${place}`,
    at: AT,
  },
});

export const placeOf = ({ position }: StoredEvent): number => numberOf(position);

/** `viewed` events at these places. */
export const views = (first: number, last: number): StoredEvent[] =>
  Array.from({ length: last - first + 1 }, (_, index) => viewed(first + index));

/** Waits for something to become true; fails when it does not. */
export const until = async (isSo: () => boolean): Promise<void> => {
  const started = performance.now();
  while (!isSo()) {
    if (performance.now() - started > 20_000) throw new Error(`never came true: ${String(isSo)}`);
    await pause(5);
  }
};

/** Resolves once the delivery is to be handed back. */
export const stopped = ({ stopping }: Delivery): Promise<void> =>
  new Promise((resolve) => {
    if (stopping.aborted) resolve();
    stopping.addEventListener('abort', () => {
      resolve();
    });
  });

export const one: ConsumerOptions = {
  durable: 'one',
  filter: filters.everything,
  concurrency: 1,
  ackWaitMs: 30_000,
  retryDelayMs: 10,
};
export const several: ConsumerOptions = { ...one, durable: 'several', concurrency: 3 };

/** Gives each test an open bus of its own, with a notebook of what it reports. */
export const homeIn = (build: () => Promise<BusHouse>) => {
  let house: BusHouse;
  let bus: EventBus;
  let reported: string[];
  const report = (_: object, text: string) => {
    reported.push(text);
  };
  const open = async () => {
    bus = await house.open({ info: report, warn: report, error: report });
  };

  beforeEach(async () => {
    reported = [];
    house = await build();
    await open();
  });
  afterEach(async () => {
    await bus.close();
    await house.dispose();
  });

  /** A consumer whose deliveries end as `handle` says, and the counts that it saw, in order. */
  const consume = async (options: ConsumerOptions, handle: (delivery: Delivery) => Promise<void>) => {
    const counts: [place: number, deliveries: number][] = [];
    const consumption = await bus.consume(options, (delivery) => {
      counts.push([placeOf(delivery.event), delivery.deliveries]);
      return handle(delivery);
    });
    return { counts, consumption };
  };

  return {
    get bus() {
      return bus;
    },
    get reported() {
      return reported;
    },
    publish: async (...events: readonly StoredEvent[]) => {
      for (const event of events) {
        house.record(event);
        await bus.publish(subjectOf(event), event);
      }
    },
    /** As a restart of the process. */
    reopen: async () => {
      await bus.close();
      await open();
    },
    consume,
    /** A consumer that acknowledges, and the places that it was given, in order. */
    collect: async (options: ConsumerOptions) => {
      const got: number[] = [];
      const consumption = await bus.consume(options, async ({ event }) => {
        got.push(placeOf(event));
      });
      return { got, consumption };
    },
  };
};

export type Home = ReturnType<typeof homeIn>;
