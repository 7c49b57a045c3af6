import { backSuite } from './back.suite.js';
import { EventIdTaken, WrongRevision, type EventStore, type ExpectedRevision } from './event-store.js';
import { event, events, freshStream, listOf, namesOf, now, type Both } from './fixtures/store-fixture.js';
import { positionSuite } from './position.suite.js';
import { subscriptionSuite } from './subscription.suite.js';

const MANY_EVENTS = 1200;

/** Every event store passes this. Each `open` gives another client of one and the same log, which may hold more. */
export const eventStoreSuite = (adapter: string, open: () => Promise<EventStore>): void => {
  describe(`the event store on ${adapter}`, () => {
    let store: EventStore;
    let elsewhere: EventStore;

    beforeAll(async () => {
      [store, elsewhere] = await Promise.all([open(), open()]);
    });
    afterAll(async () => {
      await Promise.all([store.close(), elsewhere.close()]);
    });

    const both = () => ({ store, elsewhere });
    appendSuite(both);
    retrySuite(both);
    readSuite(both);
    backSuite(both);
    positionSuite(both);
    subscriptionSuite(both);

    test('keeps what was appended when its client closes', async () => {
      const stream = freshStream();
      const client = await open();
      const appending = client.append(stream, events('a', 'b'), 'absent');
      await client.close();
      await appending;
      expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b']);
    });
  });
};

const appendSuite = (both: Both): void => {
  test('answers an append with the revision and position of its last event', async () => {
    const { store } = both();
    const stream = freshStream();
    expect(await store.append(stream, events('a'), 'absent')).toMatchObject({ revision: 0 });
    const appended = await store.append(stream, events('b', 'c'), 0);
    const stored = await listOf(store.read(stream));
    expect(stored.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(appended).toEqual({ revision: 2, position: stored[2]!.position });
  });

  test('stores an event with its stream, its id and the time it was recorded', async () => {
    const { store } = both();
    const stream = freshStream();
    const input = event('a');
    await store.append(stream, [input], 'any');
    const [stored] = await listOf(store.read(stream));
    expect(stored).toMatchObject({ ...input, stream, revision: 0 });
    expect(new Date(stored!.recordedAt).toISOString()).toBe(stored!.recordedAt);
  });

  test.each<[ExpectedRevision, number]>([
    [0, -1],
    ['absent', 2],
    [1, 2],
    [3, 2],
  ])('refuses an append that expects %s with the revision %i that the stream is at', async (expected, actual) => {
    const { store } = both();
    const stream = freshStream();
    if (actual >= 0) await store.append(stream, events('a', 'b', 'c'), 'absent');
    const appending = store.append(stream, events('d', 'e'), expected);
    await expect(appending).rejects.toBeInstanceOf(WrongRevision);
    await expect(appending).rejects.toMatchObject({ stream, expected, actual });
    expect(await listOf(store.read(stream))).toHaveLength(actual + 1);
  });

  test('lets exactly one of two appenders win each revision', async () => {
    const { store, elsewhere } = both();
    const stream = freshStream();
    for (let revision = -1; revision < 20; revision += 1) {
      const expected = revision === -1 ? 'absent' : revision;
      const outcomes = await Promise.allSettled(
        [store, elsewhere, store].map((client) => client.append(stream, [event()], expected)),
      );
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
      expect(refused).toEqual([
        expect.objectContaining({ name: 'WrongRevision', actual: revision + 1 }),
        expect.objectContaining({ name: 'WrongRevision', actual: revision + 1 }),
      ]);
    }
    expect(await listOf(store.read(stream))).toHaveLength(21);
  });

  test('keeps the events of one append together when many append to one stream', async () => {
    const { store, elsewhere } = both();
    const stream = freshStream();
    const triples = Array.from({ length: 20 }, (_, index) => events(`${index}a`, `${index}b`, `${index}c`));
    await Promise.all(triples.map((triple, index) => (index % 2 ? store : elsewhere).append(stream, triple, 'any')));
    const names = namesOf(await listOf(store.read(stream)), stream);
    const starts = names.filter((name) => name.endsWith('a')).map((name) => name.slice(0, -1));
    expect(names).toEqual(starts.flatMap((start) => [`${start}a`, `${start}b`, `${start}c`]));
    expect(new Set(starts).size).toBe(20);
  });

  test('refuses to append nothing', async () => {
    await expect(both().store.append(freshStream(), [], 'any')).rejects.toBeInstanceOf(RangeError);
  });

  test.each([
    ['200 KB', 'ä'.repeat(100_000)],
    ['any script', 'Straße, 東京, 👩‍👩‍👧, مرحبا, עברית, e\u0301 is not \u00e9'],
    ['signs that need care', '" \\ \u0000 \u2028 \ud800 </script> $1 %s'],
    ['nothing', ''],
  ])('gives back text of %s as it was', async (_, text) => {
    const { store, elsewhere } = both();
    const stream = freshStream();
    await store.append(stream, [event(text)], 'absent');
    expect(namesOf(await listOf(elsewhere.read(stream)), stream)).toEqual([text]);
  });
};

const retrySuite = (both: Both): void => {
  test.each<[string, ExpectedRevision]>([
    ['as the first time', 'absent'],
    ['with any', 'any'],
    ['with the revision before', 1],
    ['with the revision now', 2],
    ['with a revision that never was', 7],
  ])('answers a retry %s as the first time and changes nothing', async (_, expected) => {
    const { store, elsewhere } = both();
    const stream = freshStream();
    const input = events('a', 'b', 'c');
    const first = await store.append(stream, input, 'absent');
    expect(await elsewhere.append(stream, input, expected)).toEqual(first);
    expect(await store.append(stream, input.slice(1), expected)).toEqual(first);
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b', 'c']);
  });

  test('recognises a retry after others have appended', async () => {
    const { store, elsewhere } = both();
    const stream = freshStream();
    const input = events('a', 'b');
    const first = await store.append(stream, input, 'absent');
    await elsewhere.append(stream, events('c'), 1);
    expect(await store.append(stream, input, 'absent')).toEqual(first);
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b', 'c']);
  });

  test('appends once what is sent several times at the same time', async () => {
    const { store, elsewhere } = both();
    const stream = freshStream();
    const input = events('a', 'b');
    const clients = [store, elsewhere, store, elsewhere];
    const answers = await Promise.all(clients.map((client) => client.append(stream, input, 'absent')));
    expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
    expect(await listOf(store.read(stream))).toHaveLength(2);
  });

  test.each([
    ['only the first', [0, 3]],
    ['only the last', [3, 0]],
    ['one beyond the end', [2, 3]],
    ['with one left out', [0, 2]],
    ['in another order', [1, 0]],
    ['the same twice', [0, 0]],
    ['new, but the same twice', [3, 3]],
  ])('refuses ids that are there in part: %s', async (_, picks) => {
    const { store } = both();
    const stream = freshStream();
    const input = events('a', 'b', 'c', 'd');
    await store.append(stream, input.slice(0, 3), 'absent');
    const mixed = picks.map((pick) => input[pick]!);
    for (const expected of ['any', 2] as const) {
      await expect(store.append(stream, mixed, expected)).rejects.toBeInstanceOf(EventIdTaken);
    }
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(['a', 'b', 'c']);
  });
};

const readSuite = (both: Both): void => {
  test('gives no events of a stream that is not there', async () => {
    const { store } = both();
    const stream = freshStream();
    await store.append(`${stream}-other`, events('a'), 'absent');
    expect(await listOf(store.read(stream))).toEqual([]);
    expect(await listOf(store.read(`${stream}-other`, 1))).toEqual([]);
  });

  test('reads a long stream in order, from any revision on', async () => {
    const { store } = both();
    const stream = freshStream();
    const names = Array.from({ length: MANY_EVENTS }, (_, index) => String(index));
    await store.append(stream, events(...names), 'absent');
    expect(namesOf(await listOf(store.read(stream)), stream)).toEqual(names);
    expect(namesOf(await listOf(store.read(stream, MANY_EVENTS - 2)), stream)).toEqual(names.slice(-2));
  });

  test('reads the log in the order of the appends, after a position', async () => {
    const { store } = both();
    const one = freshStream();
    const other = freshStream();
    const start = await now(store);
    await store.append(one, events('a'), 'absent');
    const { position } = await store.append(other, events('b', 'c'), 'absent');
    await store.append(one, events('d'), 0);
    expect(namesOf(await listOf(store.readAll(start)), one, other)).toEqual(['a', 'b', 'c', 'd']);
    expect(namesOf(await listOf(store.readAll(position)), one, other)).toEqual(['d']);
    expect(namesOf(await listOf(store.readAll()), one, other)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('gives each event once, at growing positions, when two append at the same time', async () => {
    const { store, elsewhere } = both();
    const start = await now(store);
    const streams = Array.from({ length: 200 }, freshStream);
    await Promise.all(
      streams.map((stream, index) => (index % 2 ? store : elsewhere).append(stream, events('a', 'b'), 'absent')),
    );
    const stored = await listOf(store.readAll(start));
    expect(namesOf(stored, ...streams)).toHaveLength(400);
    const positions = stored.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort());
    expect(stored.every(({ position }) => position > start)).toBe(true);
    for (const stream of streams) expect(namesOf(stored, stream)).toEqual(['a', 'b']);
  });

  test('reads on to what was appended while it was reading', async () => {
    const { store } = both();
    const stream = freshStream();
    const start = await now(store);
    await store.append(stream, events('a'), 'absent');
    const names: string[] = [];
    for await (const stored of store.readAll(start)) {
      names.push(...namesOf([stored], stream));
      if (stored.stream === stream && stored.revision < 3) await store.append(stream, events('next'), stored.revision);
    }
    expect(names).toEqual(['a', 'next', 'next', 'next']);
  });

  test('can be left in the middle of a read', async () => {
    const { store } = both();
    const stream = freshStream();
    await store.append(stream, events('a', 'b'), 'absent');
    for await (const { revision } of store.read(stream)) {
      expect(revision).toBe(0);
      break;
    }
    expect(await listOf(store.read(stream))).toHaveLength(2);
  });
};
