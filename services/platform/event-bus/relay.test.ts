import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from './event-bus.js';
import { one, placeOf, requested, until, viewed, views } from './fixtures/bus-fixture.js';
import { openInProcessBus } from './in-process/in-process.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.js';
import { silentLog } from '../settings/logger.js';
import { startRelay, type Relay } from './relay.js';

const succeeds = (task: Promise<void>): Promise<boolean> =>
  task.then(
    () => true,
    () => false,
  );

/**
 * A fake: what the relay and the bus need of an event store, in memory; what fails is given again at once,
 * and `stop` takes a moment to be heard.
 */
const fakeStoreOf = (events: readonly StoredEvent[]): EventStore => {
  const readAll = async function* (after = '') {
    for (const event of events) if (event.position > after) yield event;
  };
  const subscribe: EventStore['subscribe'] = (after, handle) => {
    let stopped = false;
    const follow = async () => {
      let cursor = after;
      while (!stopped) {
        const next = events.find(({ position }) => position > (cursor ?? ''));
        if (!next) await pause(1);
        else if (await succeeds(handle(next))) cursor = next.position;
        else await turn();
      }
    };
    const done = follow();
    return {
      stop: async () => {
        await pause(2);
        stopped = true;
        await done;
      },
    };
  };
  return { readAll, subscribe } as unknown as EventStore;
};

describe('the relay', () => {
  let folder: string;
  let events: StoredEvent[];
  let bus: EventBus;
  let relay: Relay;
  let published: number[];

  const start = async (changed: (bus: EventBus) => Partial<EventBus> = () => ({})) => {
    const store = fakeStoreOf(events);
    bus = await openInProcessBus({ path: join(folder, 'bus.sqlite'), events: store, log: silentLog });
    const publish: EventBus['publish'] = async (subject, event) => {
      await bus.publish(subject, event);
      published.push(placeOf(event));
    };
    relay = await startRelay(store, { ...bus, publish, ...changed({ ...bus, publish }) }, silentLog);
  };
  const stop = async () => {
    await relay.stop();
    await bus.close();
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-relay-'));
    events = [];
    published = [];
  });
  afterEach(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  test('publishes what is on the log and what comes, each event under its subject', async () => {
    events.push(viewed(1), requested(2, 'ai'));
    await start();
    const subjects: string[] = [];
    await bus.consume(one, async ({ subject }) => void subjects.push(subject));
    await until(() => subjects.length === 2);
    events.push(viewed(3));
    await until(() => subjects.length === 3);
    expect(subjects).toEqual([
      'evt.share.any.ShareLinkViewed.h1',
      'evt.conversion.ai.ConversionRequested.c2',
      'evt.share.any.ShareLinkViewed.h3',
    ]);
  });

  test('goes on after a restart where the bus is', async () => {
    events.push(...views(1, 3));
    await start();
    await until(() => published.length === 3);
    await stop();
    events.push(viewed(4));
    await start();
    await until(() => published.length === 4);
    expect(published).toEqual([1, 2, 3, 4]);
  });

  test('publishes nothing once stopped', async () => {
    await start();
    await relay.stop();
    events.push(viewed(1));
    await pause(20);
    expect(published).toEqual([]);
  });

  test('tries an event again that could not be published, before any other', async () => {
    let failures = 2;
    events.push(...views(1, 4));
    await start(({ publish }) => ({
      publish: async (subject, event) => {
        if (placeOf(event) === 2 && failures > 0) {
          failures -= 1;
          throw new Error('the bus is away');
        }
        await publish(subject, event);
      },
    }));
    await until(() => published.length === 4);
    expect(published).toEqual([1, 2, 3, 4]);
    expect(failures).toBe(0);
  });

  test('starts over from where the bus is when the bus has lost events', async () => {
    events.push(...views(1, 4));
    const batches: number[] = [];
    let lost = false;
    await start(() => ({
      lastPublished: async () => (lost ? viewed(1).position : undefined),
      publish: async (_, event) => {
        if (placeOf(event) === 4 && !lost) {
          lost = true;
          throw new Error('the bus has lost events');
        }
        batches.push(placeOf(event));
      },
    }));
    await until(() => batches.includes(4));
    expect(batches).toEqual([1, 2, 3, 2, 3, 4]);
  });

  test('waits for a bus that is away when it starts', async () => {
    events.push(viewed(1));
    let asked = 0;
    await start((inner) => ({
      lastPublished: async () => {
        asked += 1;
        if (asked === 1) throw new Error('the bus is away');
        return inner.lastPublished();
      },
    }));
    await until(() => published.length === 1);
    expect(published).toEqual([1]);
  });
});
