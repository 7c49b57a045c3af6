import { jest } from '@jest/globals';
import { connect, type JetStreamManager } from 'nats';
import { setTimeout as pause } from 'node:timers/promises';
import { filters, subjectOf } from '../../../../contracts/subjects.js';
import type { EventStore, StoredEvent } from '../../event-store/event-store.js';
import { silentLog } from '../../settings/logger.js';
import { startRelay, type Relay } from '../relay.js';
import type { EventBus } from '../event-bus.js';
import { one, placeOf, views } from '../fixtures/bus-fixture.js';
import { openNatsBus } from './nats.js';
import { startNatsCluster, type NatsCluster } from './nats-cluster.js';
import { isOutOfReach } from './nats-link.js';
import { natsPrograms } from './nats-programs.js';
import { STREAM } from './nats-stream.js';

/** `DOCKET_NATS_EVENTS=10000` publishes as many, on every nats-server there is, and lets servers die in more ways. */
const asked = process.env['DOCKET_NATS_EVENTS'];
const EVENTS = Number(asked ?? 500);
const programs = asked === undefined ? natsPrograms.slice(-1) : natsPrograms;

/** A fake: a log that has all its events from the beginning, as far as the relay needs one. */
const logOf = (events: readonly StoredEvent[]): EventStore => {
  const subscribe: EventStore['subscribe'] = (after, handle) => {
    let stopped = false;
    const run = async () => {
      const left = events.filter(({ position }) => position > (after ?? ''));
      for (const event of left) {
        while (!stopped) {
          if (
            await handle(event).then(
              () => true,
              () => false,
            )
          )
            break;
          await pause(10);
        }
      }
    };
    const done = run();
    return {
      stop: async () => {
        stopped = true;
        await done;
      },
    };
  };
  return { subscribe } as unknown as EventStore;
};

const reached = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(10);
};

/** While no leader is elected nobody answers; the relay asks again, too. */
const inTheEnd = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      await pause(100);
    }
  }
};

/** Notes places in the order of their coming, and the longest time without one. */
const openNotebook = () => {
  const places: number[] = [];
  let last = performance.now();
  let longest = 0;
  return {
    places,
    note: (event: StoredEvent) => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      places.push(placeOf(event));
    },
    longest: () => `${(longest / 1000).toFixed(1)} s`,
  };
};

/** Whatever is given twice counts where it came first. */
const firstOf = (places: readonly number[]) => [...new Set(places)];

jest.setTimeout(300_000);

describe.each(programs)('a cluster of $version', (program) => {
  let cluster: NatsCluster;
  let buses: EventBus[];
  let relay: Relay | undefined;

  beforeEach(async () => {
    cluster = await startNatsCluster({ program });
    buses = [];
    relay = undefined;
  });
  afterEach(async () => {
    await relay?.stop();
    await Promise.all(buses.map((bus) => bus.close()));
    await cluster.dispose();
  });

  const openBus = async (url = cluster.urls, replicas?: number): Promise<EventBus> => {
    const bus = await openNatsBus({ url, replicas, log: silentLog });
    buses.push(bus);
    return bus;
  };

  const manage = async <Result>(task: (manager: JetStreamManager) => Promise<Result>): Promise<Result> => {
    const connection = await connect({ servers: cluster.urls.split(',') });
    try {
      return await task(await connection.jetstreamManager());
    } finally {
      await connection.close();
    }
  };

  /** A relay publishes all events while the faults happen; what was consumed and followed is as on the log. */
  const expectAll = async (faults: (consumed: () => number) => Promise<void>, url?: string): Promise<void> => {
    const events = views(1, EVENTS);
    const consumed = openNotebook();
    const followed = openNotebook();
    const consuming = await openBus(url);
    await consuming.consume(one, async ({ event }) => consumed.note(event));
    await consuming.follow(filters.everything, followed.note);
    relay = await startRelay(logOf(events), await openBus(), silentLog);
    await faults(() => consumed.places.length);
    await reached(() => consumed.places.at(-1) === EVENTS && followed.places.at(-1) === EVENTS);
    expect(firstOf(consumed.places)).toEqual(events.map(placeOf));
    expect(followed.places).toEqual(events.map(placeOf));
    const gaps = `longest gap ${consumed.longest()}, of a follower ${followed.longest()}`;
    console.info(`${program.version}: ${EVENTS} events, ${consumed.places.length - EVENTS} given twice, ${gaps}`);
  };

  const soFar = (part: number) => Math.floor(EVENTS * part);

  test('keeps three copies of events and durables, and loses none when the server dies that leads them', async () => {
    const first = await openBus();
    const leader = await cluster.leaderOf(STREAM);
    await expectAll(
      async (consumed) => {
        await reached(() => consumed() >= soFar(0.2));
        await cluster.kill(leader);
      },
      cluster.urlOf(cluster.names.find((name) => name !== leader) ?? leader),
    );
    expect(await inTheEnd(() => first.lastPublished())).toBe(views(EVENTS, EVENTS)[0]?.position);
    await manage(async ({ streams, consumers }) => {
      const { config, cluster: peers } = await streams.info(STREAM);
      expect([config.num_replicas, config.storage, peers?.replicas?.length]).toEqual([3, 'file', 2]);
      expect((await consumers.info(STREAM, one.durable)).cluster?.replicas).toHaveLength(2);
    });
  });

  test('raises the copies of events that had one, and never lowers them', async () => {
    const copies = () => manage(async ({ streams }) => (await streams.info(STREAM)).config.num_replicas);
    const bus = await openBus(cluster.urls, 1);
    for (const event of views(1, 3)) await bus.publish(subjectOf(event), event);
    expect(await copies()).toBe(1);
    await openBus();
    expect(await copies()).toBe(3);
    const other = await openBus(cluster.urls, 1);
    expect(await copies()).toBe(3);
    expect(await inTheEnd(() => other.lastPublished())).toBe(views(3, 3)[0]?.position);
  });

  if (asked === undefined) return;

  test('loses none when the server dies that its consumer is connected to', async () => {
    await openBus();
    const leader = await cluster.leaderOf(STREAM);
    await expectAll(async (consumed) => {
      await reached(() => consumed() >= soFar(0.2));
      await cluster.kill(leader);
    }, cluster.urlOf(leader));
  });

  test('loses none when one leader after the other dies and comes back', async () => {
    await openBus();
    await expectAll(async (consumed) => {
      for (const part of [0.2, 0.4, 0.6, 0.8]) {
        await reached(() => consumed() >= soFar(part));
        const leader = await cluster.leaderOf(STREAM, part > 0.5 ? one.durable : undefined);
        await cluster.kill(leader);
        await pause(1000);
        await cluster.restart(leader);
      }
    });
  });

  test('stands still while two of its servers are away, and goes on when they are back', async () => {
    await openBus();
    const [first, second] = cluster.names as [string, string, string];
    await expectAll(async (consumed) => {
      await reached(() => consumed() >= soFar(0.3));
      await Promise.all([first, second].map(cluster.kill));
      await pause(8000);
      await Promise.all([first, second].map(cluster.restart));
    });
  });

  test('that has no leader yet is waited for', async () => {
    const [first, second, third] = cluster.names as [string, string, string];
    await Promise.all([first, second].map(cluster.kill));
    const opening = openBus(cluster.urlOf(third));
    await pause(3000);
    await cluster.restart(first);
    const bus = await opening;
    expect(await bus.lastPublished()).toBeUndefined();
  });
});

if (programs.length === 0) {
  test.skip('a cluster of NATS (needs the program nats-server)', () => undefined);
}
