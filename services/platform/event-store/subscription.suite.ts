import type { StoredEvent } from './event-store.js';
import { event, events, freshStream, listOf, namesOf, now, until, type Both } from './fixtures/store-fixture.js';

/** Every subscription to an event store passes this. */
export const subscriptionSuite = (both: Both): void => {
  /** Subscribes to the events of one stream. */
  const follow = (after: string | undefined, stream: string, handle: (stored: StoredEvent) => Promise<void>) =>
    both().store.subscribe(after, async (stored) => {
      if (stored.stream === stream) await handle(stored);
    });

  test('gives a subscriber what is there, then what comes', async () => {
    const { store, elsewhere } = both();
    const stream = freshStream();
    const got: StoredEvent[] = [];
    const start = await now(store);
    await store.append(stream, events('a', 'b'), 'absent');
    const subscription = follow(start, stream, async (stored) => void got.push(stored));
    await until(() => got.length === 2);
    await store.append(stream, events('c'), 1);
    await until(() => got.length === 3);
    await elsewhere.append(stream, events('d'), 2);
    await until(() => got.length === 4);
    await subscription.stop();
    expect(got).toEqual(await listOf(store.read(stream)));
  });

  test('begins after the position asked for, or at the beginning of the log', async () => {
    const { store } = both();
    const stream = freshStream();
    const { position } = await store.append(stream, events('a', 'b'), 'absent');
    await store.append(stream, events('c'), 1);
    const late: string[] = [];
    const all: string[] = [];
    const subscriptions = [
      follow(position, stream, async (stored) => void late.push(...namesOf([stored], stream))),
      follow(undefined, stream, async (stored) => void all.push(...namesOf([stored], stream))),
    ];
    await until(() => late.length >= 1 && all.length >= 3);
    await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    expect([late, all]).toEqual([['c'], ['a', 'b', 'c']]);
  });

  test('loses and repeats nothing where catching up meets new appends', async () => {
    const { store, elsewhere } = both();
    const start = await now(store);
    const stream = freshStream();
    const appendMany = async (client: typeof store) => {
      for (let count = 0; count < 150; count += 1) await client.append(stream, [event()], 'any');
    };
    const got: number[] = [];
    const appending = Promise.all([appendMany(store), appendMany(elsewhere)]);
    await store.append(stream, events('early'), 'any');
    const subscription = follow(start, stream, async ({ revision }) => void got.push(revision));
    await appending;
    await until(() => got.length >= 301);
    await subscription.stop();
    expect(got).toEqual(Array.from({ length: 301 }, (_, revision) => revision));
  });

  test('gives one event at a time', async () => {
    const { store } = both();
    const stream = freshStream();
    const start = await now(store);
    const steps: string[] = [];
    const subscription = follow(start, stream, async ({ revision }) => {
      steps.push(`begin ${revision}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      steps.push(`end ${revision}`);
    });
    await Promise.all([1, 2, 3].map(() => store.append(stream, [event()], 'any')));
    await until(() => steps.length === 6);
    await subscription.stop();
    expect(steps).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1', 'begin 2', 'end 2']);
  });

  test('gives an event again when its handler throws, and the next one only then', async () => {
    const { store } = both();
    const stream = freshStream();
    const start = await now(store);
    const got: number[] = [];
    const subscription = follow(start, stream, async ({ revision }) => {
      got.push(revision);
      if (revision === 1 && got.length < 4) throw new Error('not yet');
    });
    await store.append(stream, events('a', 'b', 'c'), 'absent');
    await until(() => got.includes(2));
    await subscription.stop();
    expect(got).toEqual([0, 1, 1, 1, 2]);
  });

  test('lets one subscriber fail without holding up another', async () => {
    const { store } = both();
    const stream = freshStream();
    const start = await now(store);
    const got: number[] = [];
    const failing = follow(start, stream, () => Promise.reject(new Error('never')));
    const working = follow(start, stream, async ({ revision }) => void got.push(revision));
    await store.append(stream, events('a', 'b'), 'absent');
    await until(() => got.length === 2);
    await Promise.all([failing.stop(), working.stop()]);
    expect(got).toEqual([0, 1]);
  });

  test('has stopped only when its handler has ended, and gives nothing afterwards', async () => {
    const { store } = both();
    const stream = freshStream();
    const start = await now(store);
    const steps: string[] = [];
    let finish: () => void = () => undefined;
    const subscription = follow(start, stream, async () => {
      steps.push('begin');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      steps.push('end');
    });
    await store.append(stream, events('a', 'b'), 'absent');
    await until(() => steps.length === 1);
    const stopped = subscription.stop().then(() => steps.push('stopped'));
    await store.append(stream, events('c'), 1);
    finish();
    await stopped;
    await store.append(stream, events('d'), 2);
    await listOf(store.readAll(start));
    expect(steps).toEqual(['begin', 'end', 'stopped']);
  });

  test('can be stopped before its first event, and twice', async () => {
    const { store } = both();
    const got: string[] = [];
    const subscription = store.subscribe(undefined, async ({ id }) => void got.push(id));
    await subscription.stop();
    const count = got.length;
    await store.append(freshStream(), [event()], 'absent');
    await subscription.stop();
    expect(got).toHaveLength(count);
  });

  test('may append in its handler', async () => {
    const { store } = both();
    const stream = freshStream();
    const start = await now(store);
    const got: number[] = [];
    const subscription = follow(start, stream, async ({ revision }) => {
      got.push(revision);
      if (revision < 3) await store.append(stream, [event()], revision);
    });
    await store.append(stream, events('a'), 'absent');
    await until(() => got.length === 4);
    await subscription.stop();
    expect(got).toEqual([0, 1, 2, 3]);
  });
};
