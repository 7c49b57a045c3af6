import { DatabaseSync } from '@photostructure/sqlite';
import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSource, linesOf } from '../fixtures/spawn-source.js';
import { silentLog, type Log } from '../settings/logger.js';
import { eventStoreSuite } from './event-store.suite.js';
import { EventIdTaken, type EventStore, type StoredEvent } from './event-store.js';
import { event, events, freshStream, listOf, namesOf, until } from './fixtures/store-fixture.js';
import { openSqliteEventStore } from './sqlite-event-store.js';
import { EventTooNew } from './upcast.js';

jest.setTimeout(30_000);

const NEVER_MS = 2 ** 31 - 1;
const directory = mkdtempSync(join(tmpdir(), 'docket-events-'));
let files = 0;
const freshPath = (): string => join(directory, `${(files += 1)}.db`);
const open = (path: string, log: Log = silentLog): EventStore => openSqliteEventStore({ path, log, retryPauseMs: 5 });

afterAll(() => rmSync(directory, { recursive: true }));

const shared = freshPath();
eventStoreSuite('SQLite', async () => open(shared));

describe('the SQLite event store', () => {
  let path: string;
  let store: EventStore;
  beforeEach(() => {
    path = freshPath();
    store = open(path);
  });
  afterEach(() => store.close());

  test('knows an event id from another stream', async () => {
    const input = event();
    await store.append(freshStream(), [input], 'absent');
    await expect(store.append(freshStream(), [input], 'absent')).rejects.toBeInstanceOf(EventIdTaken);
    expect(await listOf(store.readAll())).toHaveLength(1);
  });

  test('finds everything again when it is opened again', async () => {
    const stream = freshStream();
    const appended = await store.append(stream, events('a', 'b'), 'absent');
    const before = await listOf(store.readAll());
    await store.close();
    store = open(path);
    expect(await listOf(store.readAll())).toEqual(before);
    expect(await store.append(stream, events('c'), appended.revision)).toMatchObject({ revision: 2 });
  });

  test('keeps the appends of one turn apart: each has its own outcome', async () => {
    const stream = freshStream();
    const circular = { ...event(), data: {} as { self?: object } };
    circular.data.self = circular.data;
    const outcomes = await Promise.allSettled([
      store.append(stream, events('a'), 'absent'),
      store.append(stream, events('lost'), 'absent'),
      store.append(stream, [circular as never], 'any'),
      store.append('share-\0', events('lost'), 'any'),
      store.append(stream, events('b'), 0),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(namesOf(await listOf(store.readAll()), stream)).toEqual(['a', 'b']);
  });

  test('does not take a name for another that is cut short', async () => {
    await store.append('share-a', events('a'), 'absent');
    expect(await listOf(store.read('share-a\0b'))).toEqual([]);
  });

  test('refuses a position that it never gave', async () => {
    await expect(listOf(store.readAll('7'))).rejects.toThrow('"7" is no position');
    expect(() => store.subscribe('C:1/P:1', () => Promise.resolve())).toThrow('"C:1/P:1" is no position');
  });

  test('takes a position that is typed without the zeros before it', async () => {
    const { position } = await store.append('share-a', events('a'), 'absent');
    expect(store.parsePosition('1')).toBe(position);
    expect(store.parsePosition('1'.repeat(21))).toBeUndefined();
  });

  test('refuses to change or to delete an event, even by hand', () => {
    const byHand = new DatabaseSync(path);
    byHand.exec(`INSERT INTO events VALUES (1, 's', 0, 'i', 'T', 1, '{}', '')`);
    expect(() => byHand.exec(`UPDATE events SET data = '[]'`)).toThrow('events never change');
    expect(() => byHand.exec(`DELETE FROM events`)).toThrow('events never go');
    byHand.close();
  });

  test('names the type and version of an event that a newer program has written', async () => {
    const next = event().version + 1;
    await store.append('share-a', [{ ...event(), version: next } as never], 'absent');
    const reading = listOf(store.readAll());
    await expect(reading).rejects.toBeInstanceOf(EventTooNew);
    await expect(reading).rejects.toThrow(`FileDownloaded in version ${next}`);
  });

  test('reads old events in the shape of today', async () => {
    await store.append('share-a', [{ ...event('a.pdf'), version: 1 } as never], 'absent');
    const upcasters = new Map([['FileDownloaded', [(data: object) => ({ ...data, bytes: 7 })]]]);
    const newer = openSqliteEventStore({ path, log: silentLog, upcasters });
    const [stored] = await listOf(newer.read('share-a'));
    await newer.close();
    expect(stored).toMatchObject({ version: 2, data: { name: 'a.pdf', bytes: 7 } });
  });

  test('is not opened by a program older than the file', async () => {
    await store.close();
    const newer = new DatabaseSync(path);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(() => open(path)).toThrow(/version 99; this program knows up to 2/);
  });

  test('tells the operator about a subscriber that throws', async () => {
    const error = jest.fn();
    const reporting = open(path, { ...silentLog, error });
    const broken = new Error('broken');
    reporting.subscribe(undefined, () => Promise.reject(broken));
    await store.append('share-a', [event()], 'absent');
    await until(() => error.mock.calls.length > 1);
    await reporting.close();
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ error: broken }), expect.any(String));
  });

  test('wakes its subscriptions itself: they need not look again', async () => {
    const awake = openSqliteEventStore({ path, log: silentLog, pollMs: NEVER_MS });
    const got: number[] = [];
    awake.subscribe(undefined, async ({ revision }) => void got.push(revision));
    for (let revision = 0; revision < 20; revision += 1) {
      await awake.append('share-a', [event()], 'any');
      if (revision % 2) await until(() => got.length === revision + 1);
    }
    await awake.close();
    expect(got).toHaveLength(20);
  });

  test('closes only when the last handler of a subscription that is being stopped has ended', async () => {
    const steps: string[] = [];
    let finish: () => void = () => undefined;
    const subscription = store.subscribe(undefined, async () => {
      steps.push('begin');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await store.append('share-b', events('of the handler'), 'any');
      steps.push('end');
    });
    await store.append('share-a', [event()], 'absent');
    await until(() => steps.length === 1);
    const stopped = subscription.stop();
    const closed = store.close().then(() => steps.push('closed'));
    finish();
    await Promise.all([stopped, closed]);
    expect(steps).toEqual(['begin', 'end', 'closed']);
  });

  test('stops its subscriptions when it closes, and takes no more appends', async () => {
    const got: StoredEvent[] = [];
    store.subscribe(undefined, async (stored) => void got.push(stored));
    await store.append('share-a', [event()], 'absent');
    await until(() => got.length === 1);
    await store.close();
    await store.close();
    await expect(store.append('share-a', [event()], 'any')).rejects.toThrow('not open');
    expect(got).toHaveLength(1);
  });
});

describe('a process that is killed while it appends', () => {
  test('leaves every event that it was told is safe, and no half of an append', async () => {
    const path = freshPath();
    const child = spawnSource('appender.ts', path);
    const notified: { stream: string; revision: number; ids: string[] }[] = [];
    for await (const line of linesOf(child)) {
      notified.push(JSON.parse(line) as (typeof notified)[number]);
      if (notified.length === 300) child.kill('SIGKILL');
    }
    expect(child.signalCode).toBe('SIGKILL');
    const store = open(path);
    const stored = new Map((await listOf(store.readAll())).map((event) => [event.id, event]));
    for (const { stream, revision, ids } of notified) {
      expect(ids.map((id) => stored.get(id))).toMatchObject([
        { stream, revision: revision - 1, data: { name: 'first' } },
        { stream, revision, data: { name: 'second' } },
      ]);
    }
    expect([...stored.values()].filter(({ revision }) => revision % 2 === 0)).toHaveLength(stored.size / 2);
    await store.append('share-0', events('after'), 'any');
    await store.close();
  });
});
