import type { EventRecord } from '../event-store/event-store.js';
import { lagBehind } from './log-lag.js';

const NOW = new Date('2026-03-01T12:00:00.000Z');

/** A log of events that were recorded so many seconds ago. */
const logOf = (...ages: readonly number[]) => ({
  async *readRecords(after = '') {
    const records = ages.map((age, index) => ({
      position: String(index).padStart(6, '0'),
      recordedAt: new Date(NOW.getTime() - age * 1000).toISOString(),
    }));
    for (const record of records) if (record.position > after) yield record as EventRecord;
  },
});

describe('how far somebody is behind the log', () => {
  test('is nothing at its end', async () => {
    expect(await lagBehind(logOf(9, 5), '000001', NOW)).toEqual({ events: 0, seconds: 0 });
  });

  test('is told by the events after it and the age of the oldest of them', async () => {
    expect(await lagBehind(logOf(90, 60, 30), '000000', NOW)).toEqual({ events: 2, seconds: 60 });
    expect(await lagBehind(logOf(90, 60, 30), undefined, NOW)).toEqual({ events: 3, seconds: 90 });
  });

  test('is no negative time where the clock of another machine is ahead', async () => {
    expect(await lagBehind(logOf(-5), undefined, NOW)).toEqual({ events: 1, seconds: 0 });
  });

  test('is counted up to 1000 events only', async () => {
    const long = logOf(...Array.from({ length: 1500 }, () => 7));
    expect(await lagBehind(long, undefined, NOW)).toEqual({ events: 1000, seconds: 7 });
  });
});
