import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { subjectOf } from '../../../../contracts/subjects.js';
import type { StoredEvent } from '../../event-store/event-store.js';
import { linesOf, spawnSource } from '../../fixtures/spawn-source.js';
import { eventBusSuite } from '../event-bus.suite.js';
import { homeIn, one, placeOf, until, viewed, views, type BusHouse } from '../fixtures/bus-fixture.js';
import { openInProcessBus } from './in-process.js';

/** The log that the bus is fed from, and how many events were read from it. */
let recorded: StoredEvent[];
let reads: number;
let path: string;

const readAll = async function* (after = '') {
  for (const event of recorded) {
    if (event.position <= after) continue;
    reads += 1;
    yield event;
  }
};

const build = async (): Promise<BusHouse> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-bus-'));
  path = join(folder, 'bus.sqlite');
  recorded = [];
  reads = 0;
  return {
    open: (log) => openInProcessBus({ path, events: { readAll }, log }),
    record: (event) => {
      if (!recorded.includes(event)) recorded.push(event);
    },
    dispose: () => rm(folder, { recursive: true }),
  };
};

eventBusSuite('in-process', build);

describe('the bus in one process', () => {
  const home = homeIn(build);

  test('counts deliveries that end with the process', async () => {
    const event = JSON.stringify(viewed(1));
    const journal = `${path}.crashing`;
    const counts: string[] = [];
    for (let run = 0; run < 3; run += 1) {
      for await (const line of linesOf(spawnSource('../event-bus/fixtures/crashing-consumer.ts', journal, event))) {
        counts.push(line);
      }
    }
    expect(counts).toEqual(['1', '2', '3']);
  });

  test('keeps a slow consumer waiting on the log, not in memory', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { counts } = await home.consume(one, ({ event }) => (placeOf(event) === 1 ? held : Promise.resolve()));
    await home.publish(...views(1, 2000));
    expect(counts).toHaveLength(1);
    expect(reads).toBe(0);
    letGo();
    await until(() => counts.length === 2000);
    expect(counts.map(([place]) => place)).toEqual(views(1, 2000).map(placeOf));
    expect(reads).toBeGreaterThan(1000);
  });

  test('leaves turns to the rest of the process while a consumer catches up', async () => {
    await home.publish(...views(1, 1000));
    let turns = 0;
    const { got } = await home.collect(one);
    while (got.length < 1000) {
      await turn();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(10);
  });

  test('starts anew when its journal belongs to another log', async () => {
    const { got } = await home.collect(one);
    await home.publish(...views(1, 3));
    await until(() => got.length === 3);
    recorded = views(1, 5);
    await home.reopen();
    expect(home.reported).toEqual([
      'the journal of the bus belongs to another log; every consumer starts from the beginning',
    ]);
    expect(await home.bus.lastPublished()).toBeUndefined();
    const after = await home.collect(one);
    for (const event of recorded) await home.bus.publish(subjectOf(event), event);
    await until(() => after.got.length === 5);
    expect(after.got).toEqual([1, 2, 3, 4, 5]);
  });

  test('takes an event under its own subject only', async () => {
    await expect(home.bus.publish('evt.share.any.ShareLinkViewed.h2', viewed(1))).rejects.toThrow('is not the subject');
  });
});
