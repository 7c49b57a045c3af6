import { connect, nanos, type JetStreamManager } from 'nats';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../contracts/errors.js';
import { filters, subjectOf } from '../../../contracts/subjects.js';
import type { StoredEvent } from '../event-store/event-store.js';
import { silentLog } from '../log.js';
import type { EventBus } from './event-bus.js';
import { eventBusSuite } from './event-bus.suite.js';
import { one, placeOf, requested, until, viewed, views, type BusHouse } from './given.js';
import { openNatsBus } from './nats.js';
import { natsServerVersion, startNatsServer, type NatsServer } from './nats-server.js';
import { STREAM } from './nats-stream.js';

let server: NatsServer;

const manage = async (task: (manager: JetStreamManager) => Promise<unknown>): Promise<void> => {
  const connection = await connect({ servers: server.url });
  await task(await connection.jetstreamManager());
  await connection.close();
};

const build = async (): Promise<BusHouse> => ({
  open: (log) => openNatsBus({ url: server.url, log }),
  record: () => undefined,
  dispose: () => manage((manager) => manager.streams.delete(STREAM)),
});

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

  beforeEach(async () => {
    server = await startNatsServer();
    bus = await openNatsBus({ url: server.url, log: silentLog });
  });
  afterEach(async () => {
    await bus.close();
    await server.dispose();
  });

  const collect = async (): Promise<number[]> => {
    const got: number[] = [];
    await bus.consume({ ...one, ackWaitMs: 1000 }, async ({ event }) => void got.push(placeOf(event)));
    return got;
  };

  /** What the server had not yet noted as acknowledged when it was killed comes again. */
  const once = (got: readonly number[]) => [...new Set(got)];

  test('is no end for consumers, followers, listeners and answers', async () => {
    const got = await collect();
    const followed: number[] = [];
    const heard: object[] = [];
    await bus.follow(filters.everything, (event) => void followed.push(placeOf(event)));
    await bus.onSignal('x.y', (payload) => void heard.push(payload));
    await bus.answer('ask.x', async () => ({ fine: true }));
    await publish(bus, viewed(1));
    await until(() => got.length === 1 && followed.length === 1);

    await server.kill();
    const published = publishInTheEnd(bus, viewed(2));
    await server.start();
    await published;
    await publish(bus, viewed(3));
    await until(() => got.includes(3) && followed.length === 3);
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
    const restored = await openNatsBus({ url: server.url, log: silentLog });
    await publish(restored, viewed(1));
    await restored.close();

    await expect(publish(bus, viewed(4))).rejects.toThrow('has lost events');
    await expect(publish(bus, viewed(4))).rejects.toThrow('has lost events');
    expect(await bus.lastPublished()).toBe(viewed(1).position);
    await publish(bus, ...views(2, 4));
    expect(await bus.lastPublished()).toBe(viewed(4).position);
  });
};

const reaching = () => {
  test('with a user and a password in its address', async () => {
    const guarded = await startNatsServer('--user', 'docket', '--pass', 's p@ce');
    const address = guarded.url.replace('//', '//docket:s%20p%40ce@');
    const bus = await openNatsBus({ url: address, log: silentLog });
    await publish(bus, viewed(1));
    expect(await bus.lastPublished()).toBe(viewed(1).position);
    await bus.close();
    await expect(openNatsBus({ url: guarded.url, log: silentLog })).rejects.toThrow('Authorization');
    await guarded.dispose();
  });

  test('without encryption is not taken for one with it', async () => {
    const plain = await startNatsServer();
    await expect(openNatsBus({ url: plain.url.replace('nats:', 'tls:'), log: silentLog })).rejects.toThrow('tls');
    await plain.dispose();
  });

  test('that is not there is an error at once', async () => {
    await expect(openNatsBus({ url: 'nats://127.0.0.1:1', log: silentLog })).rejects.toThrow('CONNECTION_REFUSED');
  });
};

const strangers = () => {
  beforeEach(async () => {
    server = await startNatsServer();
  });
  afterEach(() => server.dispose());

  test('are passed over', async () => {
    const reported: string[] = [];
    const report = (_: object, text: string) => void reported.push(text);
    const bus = await openNatsBus({ url: server.url, log: { info: report, warn: report, error: report } });
    const got: number[] = [];
    await bus.consume(one, async ({ event }) => void got.push(placeOf(event)));
    await bus.follow(filters.everything, (event) => void got.push(placeOf(event)));
    const stranger = await connect({ servers: server.url });
    await stranger.jetstream().publish('evt.x', 'nonsense');
    await stranger.jetstream().publish('evt.x', JSON.stringify(viewed(7)));
    await until(() => got.length === 2);
    expect(got).toEqual([7, 7]);
    expect(reported.sort()).toEqual([
      'a listener failed',
      'what is on the stream there is no event; it is passed over',
    ]);
    await stranger.close();
    await bus.close();
  });
};

const several = () => {
  beforeAll(async () => {
    server = await startNatsServer();
  });
  afterAll(() => server.dispose());

  test('put each event on the stream once, however far one is behind', async () => {
    const [ahead, behind] = [
      await openNatsBus({ url: server.url, log: silentLog }),
      await openNatsBus({ url: server.url, log: silentLog }),
    ];
    const events = views(1, 5);
    await behind.lastPublished();
    await manage((manager) => manager.streams.update(STREAM, { duplicate_window: nanos(100) }));
    await publish(ahead, ...events);
    await pause(300); // the server has forgotten the ids by now
    const sixth = requested(6);
    await publish(behind, ...events, sixth);
    await publish(ahead, sixth, viewed(7));
    const got: number[] = [];
    await ahead.consume(one, async ({ event }) => void got.push(placeOf(event)));
    await until(() => got.length >= 7);
    expect(got).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await ahead.close();
    await behind.close();
  });
};

const version = natsServerVersion;
if (version) {
  describe('on one server', () => {
    beforeAll(async () => {
      server = await startNatsServer();
    });
    afterAll(() => server.dispose());
    eventBusSuite(version, build);
  });
  describe('a restart of the server', restarts);
  describe('several publishers', several);
  describe('messages of others on the stream', strangers);
  describe('a server', reaching);
} else {
  test.skip('the event bus on NATS (needs the program nats-server)', () => undefined);
}
