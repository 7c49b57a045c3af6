import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filters } from '../../../../contracts/subjects.js';
import type { StoredEvent } from '../../event-store/event-store.js';
import { silentLog } from '../../settings/logger.js';
import { requested, viewed, views } from '../fixtures/bus-fixture.js';
import { openFeed, type Feed } from './in-process-feed.js';
import { createReader, type Reader } from './in-process-reader.js';
import { openJournal, type Journal } from './journal.js';

describe('what a durable reads', () => {
  let folder: string;
  let journal: Journal;
  let feed: Feed;
  let events: StoredEvent[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-reader-'));
    events = [];
    journal = openJournal(join(folder, 'bus.sqlite'));
    journal.begin('rare', filters.conversions);
    const readAll = async function* (after = '') {
      for (const event of events) if (event.position > after) yield event;
    };
    feed = await openFeed({ readAll }, journal, silentLog);
  });
  afterEach(async () => {
    journal.close();
    await rm(folder, { recursive: true });
  });

  const publish = (...more: readonly StoredEvent[]) => {
    for (const event of more) {
      events.push(event);
      feed.publish(event);
    }
  };
  const readerOf = (durable: string): Reader =>
    createReader({ durable, filter: filters.conversions, cursor: journal.place(durable).cursor, feed, journal });
  const given = async (reader: Reader): Promise<string[]> => {
    const positions: string[] = [];
    for (let next = await reader.peek(); next; next = await reader.peek()) {
      positions.push(next.event.position);
      reader.skip();
    }
    return positions;
  };

  test('has no gap between the log and what is fresh', async () => {
    const all = Array.from({ length: 1500 }, (_, index) => requested(index + 1));
    publish(...all);
    expect(await given(readerOf('rare'))).toEqual(all.map(({ position }) => position));
  });

  test('goes on with what is published later', async () => {
    const reader = readerOf('rare');
    publish(viewed(1), requested(2));
    expect(await given(reader)).toEqual([requested(2).position]);
    publish(...views(3, 700), requested(701));
    expect(await given(reader)).toEqual([requested(701).position]);
  });

  test('is noted although nothing was for it, so that a restart does not read it all again', async () => {
    publish(...views(1, 1000));
    const reader = readerOf('rare');
    expect(await given(reader)).toEqual([]);
    expect(journal.place('rare').cursor).not.toBeNull();
    reader.flush();
    expect(journal.place('rare').cursor).toBe(viewed(1000).position);
  });

  test('is never noted past an event that was not given', async () => {
    publish(...views(1, 300), requested(301), ...views(302, 400));
    const reader = readerOf('rare');
    await reader.peek();
    reader.flush();
    const { cursor } = journal.place('rare');
    expect(cursor === null || cursor < requested(301).position).toBe(true);
  });
});
