import { connect, nanos, type JetStreamManager } from 'nats';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../../contracts/errors.js';
import { filters, subjectOf } from '../../../../contracts/subjects.js';
import type { StoredEvent } from '../../event-store/event-store.js';
import { silentLog, type Log } from '../../settings/logger.js';
import type { EventBus } from '../event-bus.js';
import { eventBusSuite } from '../event-bus.suite.js';
import { one, placeOf, requested, until, viewed, views, type BusHouse } from '../fixtures/bus-fixture.js';
import { openNatsBus } from './nats.js';
import { natsPrograms, type NatsProgram } from './nats-programs.js';
import { forgetStream, startNatsServer, type NatsServer } from './nats-server.js';
import { STREAM } from './nats-stream.js';

let server: NatsServer;
let program: NatsProgram;

const manage = async (task: (manager: JetStreamManager) => Promise<unknown>): Promise<void> => {
  const connection = await connect({ servers: server.url });
  await task(await connection.jetstreamManager());
  await connection.close();
};

const build = async (): Promise<BusHouse> => ({
  open: (log) => openNatsBus({ url: server.url, log }),
  record: () => undefined,
  dispose: () => manage(forgetStream),
});

let opened: EventBus[] = [];

const openBus = async (url = server.url, log: Log = silentLog): Promise<EventBus> => {
  const bus = await openNatsBus({ url, log });
  opened.push(bus);
  return bus;
};

/** Each test gets a server of its own, and leaves nothing behind however it ends. */
const withOwnServer = () => {
  beforeEach(async () => {
    server = await startNatsServer({ program });
  });
  afterEach(async () => {
    await Promise.all(opened.map((bus) => bus.close()));
    opened = [];
    await server.dispose();
  });
};

const publish = async (bus: EventBus, ...events: readonly StoredEvent[]): Promise<void> => {
  for (const event of events) await bus.publish(subjectOf(event), event);
};

/** As the relay does. */
const publishInTheEnd = async (bus: EventBus, event: StoredEvent): Promise<void> => {
  for (;;) {
    try {
      await publish(bus, event);
      return;
    } catch (error) {
      expect(error).toMatchObject({ code: 'service.unavailable', facts: { service: 'NATS' } });
    }
  }
};

const restarts = () => {
  let bus: EventBus;

  withOwnServer();
  beforeEach(async () => {
    bus = await openBus();
  });

  const collect = async (): Promise<number[]> => {
    const got: number[] = [];
    await bus.consume({ ...one, ackWaitMs: 1000 }, async ({ event }) => void got.push(placeOf(event)));
    return got;
  };

  /** Messages that the server had not yet noted as acknowledged when it was killed come again. */
  const once = (got: readonly number[]) => [...new Set(got)];

  test('is no end for consumers, followers, listeners and answers', async () => {
    const got = await collect();
    const followed: number[] = [];
    const requests: number[] = [];
    const heard: object[] = [];
    await bus.follow(filters.everything, (event) => void followed.push(placeOf(event)));
    await bus.follow(filters.requests, (event) => void requests.push(placeOf(event)));
    await bus.onSignal('x.y', (payload) => void heard.push(payload));
    await bus.answer('ask.x', async () => ({ fine: true }));
    await publish(bus, viewed(1));
    await until(() => got.length === 1 && followed.length === 1);

    await server.kill();
    const published = publishInTheEnd(bus, requested(2));
    await server.start();
    await published;
    await publish(bus, viewed(3));
    await until(() => got.includes(3) && followed.length === 3 && requests.length === 1);
    expect(once(got)).toEqual([1, 2, 3]);
    expect(followed).toEqual([1, 2, 3]);

    expect(await bus.ask('ask.x', {})).toEqual({ fine: true });
    bus.signal('x.y', { still: 'here' });
    await until(() => heard.length === 1);
  });

  test('that takes too long makes a publish fail, and the event is there once when it is tried again', async () => {
    const got = await collect();
    await server.kill();
    bus.signal('x.y', {});
    await expect(publish(bus, viewed(1))).rejects.toBeInstanceOf(Refusal);
    await server.start();
    await publishInTheEnd(bus, viewed(1));
    await publish(bus, viewed(2));
    await until(() => got.length === 2);
    expect(got).toEqual([1, 2]);
  });

  test('without its files is noticed, and everything can be published again', async () => {
    const got = await collect();
    await publish(bus, ...views(1, 3));
    await until(() => got.length === 3);
    await server.kill();
    await server.start('lost');
    await expect(publish(bus, viewed(4))).rejects.toThrow();
    expect(await bus.lastPublished()).toBeUndefined();
    await publish(bus, ...views(1, 4));
    await until(() => got.length === 7);
    expect(got).toEqual([1, 2, 3, 1, 2, 3, 4]);
  });

  test('with an older stream is noticed before a gap arises', async () => {
    await publish(bus, ...views(1, 3));
    await manage((manager) => manager.streams.delete(STREAM));
    const restored = await openBus();
    await publish(restored, viewed(1));

    await expect(publish(bus, viewed(4))).rejects.toThrow('has lost events');
    await expect(publish(bus, viewed(4))).rejects.toThrow('has lost events');
    expect(await bus.lastPublished()).toBe(viewed(1).position);
    await publish(bus, ...views(2, 4));
    expect(await bus.lastPublished()).toBe(viewed(4).position);
  });
};

const plain = () => {
  withOwnServer();

  test('is not taken for an encrypted one', async () => {
    await expect(openBus(server.url.replace('nats:', 'tls:'))).rejects.toThrow('tls');
  });

  test('that is not there is an error at once', async () => {
    await expect(openBus('nats://127.0.0.1:1')).rejects.toThrow('CONNECTION_REFUSED');
  });

  test('may hold what is no event: it is passed over', async () => {
    const reported: string[] = [];
    const report = (_: object, text: string) => void reported.push(text);
    const bus = await openBus(server.url, { info: report, warn: report, error: report });
    const got: number[] = [];
    await bus.consume(one, async ({ event }) => void got.push(placeOf(event)));
    await bus.follow(filters.everything, (event) => void got.push(placeOf(event)));
    await manage(async (manager) => {
      await manager.jetstream().publish('evt.x', 'nonsense');
      await manager.jetstream().publish('evt.user.any.OrderPlaced.1', JSON.stringify({ order: 1 }));
      await manager.jetstream().publish('evt.x', JSON.stringify(viewed(7)));
    });
    await until(() => got.length === 2);
    expect(got).toEqual([7, 7]);
    expect(reported.sort()).toEqual([
      'a listener failed',
      'a listener failed',
      'what is on the stream there is no event; it is passed over',
      'what is on the stream there is no event; it is passed over',
    ]);
  });

  test('may end in what another program has published: the relay goes on behind the last event', async () => {
    const bus = await openBus();
    await publish(bus, viewed(1));
    await manage(async (manager) => {
      await manager.jetstream().publish('evt.x', 'nonsense');
      await manager.jetstream().publish('evt.x', JSON.stringify({ position: 9 }));
    });
    expect(await bus.lastPublished()).toBe(viewed(1).position);
    await publish(bus, viewed(2));
    expect(await bus.lastPublished()).toBe(viewed(2).position);
  });

  test('gives what an older program has published in the shape of today', async () => {
    const bus = await openBus();
    const got: unknown[] = [];
    await bus.consume(one, async ({ event }) => void got.push(event));
    await bus.follow(filters.everything, (event) => void got.push(event));
    const data = { conversionId: 'c8', thumbnail: null };
    const published = { ...viewed(8), type: 'ConversionCompleted', version: 1, data };
    await manage((manager) => manager.jetstream().publish('evt.x', JSON.stringify(published)));
    await until(() => got.length === 2);
    const today = { ...published, version: 2, data: { ...data, receipt: null, made: null } };
    expect(got).toEqual([today, today]);
  });
};

const several = () => {
  withOwnServer();

  test('put each event on the stream once, however far one is behind', async () => {
    const otherBus = await openBus();
    const behind = await openBus();
    const events = views(1, 5);
    const sixth = requested(6);
    await behind.lastPublished();
    await manage((manager) => manager.streams.update(STREAM, { duplicate_window: nanos(100) }));
    await publish(otherBus, ...events);
    await pause(300); // the server has forgotten the ids by now
    await publish(behind, ...events, sixth);
    await publish(otherBus, sixth, viewed(7));
    const got: number[] = [];
    await otherBus.consume(one, async ({ event }) => void got.push(placeOf(event)));
    await until(() => got.length >= 7);
    expect(got).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('leave events waiting that no consumer of a durable takes or has done with, and the bus counts them', async () => {
    const bus = await openBus();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = false;
    const consumption = await bus.consume(one, async () => ((begun = true), held));
    await publish(bus, viewed(1));
    await until(() => begun);
    expect(await bus.waiting?.(one.durable)).toBe(1);
    release();
    while ((await bus.waiting?.(one.durable)) !== 0) await pause(5);
    await consumption.stop();
    await publish(bus, ...views(2, 4));
    while ((await bus.waiting?.(one.durable)) === 0) await pause(5); // a server counts them a moment later
    expect(await bus.waiting?.(one.durable)).toBe(3);
    expect(await bus.waiting?.('nobody')).toBeUndefined();
  });
};

describe.each(natsPrograms)('$version', (each) => {
  beforeAll(() => {
    program = each;
  });
  describe('on one server', () => {
    beforeAll(async () => {
      server = await startNatsServer({ program });
    });
    afterAll(() => server.dispose());
    eventBusSuite(each.version, build);
  });
  describe('a restart of the server', restarts);
  describe('several publishers', several);
  describe('a server', plain);
});

if (natsPrograms.length === 0) {
  test.skip('the event bus on NATS (needs the program nats-server)', () => undefined);
}
