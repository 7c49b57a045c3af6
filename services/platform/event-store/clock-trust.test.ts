import { DAY_MS, HOUR_MS } from '../../../contracts/durations.js';
import { openClockTrust } from './clock-trust.js';
import type { BackFrom, EventRecord, Position } from './event-store.js';
import { silentLog } from '../settings/logger.js';

const T0 = Date.parse('2026-03-01T00:00:00.000Z');

/** A log with events at these hours after the first moment, and a process that was started at one. */
const given = (eventHours: readonly number[], startHour: number) => {
  const records = eventHours.map((hour, index) => ({
    position: String(index).padStart(3, '0'),
    recordedAt: new Date(T0 + hour * HOUR_MS).toISOString(),
  })) as EventRecord[];
  let wall = T0 + startHour * HOUR_MS;
  let elapsed = 0;
  const warnings: string[] = [];
  const report = { ...silentLog, warn: () => warnings.push('not believed'), info: () => warnings.push('believed') };
  const log = {
    async *readRecords(after: Position = '') {
      yield* records.filter(({ position }) => position > after);
    },
    // As the stores have it: what is before the first event that is later, where times are in no order.
    async *readRecordsBack({ recordedBy = '9' }: BackFrom = {}) {
      const end = records.findIndex(({ recordedAt }) => recordedAt > recordedBy);
      yield* records.slice(0, end < 0 ? undefined : end).toReversed();
    },
  };
  const isTrusted = openClockTrust({ log, clock: () => new Date(wall), elapsed: () => elapsed, report });
  return {
    isTrusted,
    told: warnings,
    pass: (ms: number) => {
      wall += ms;
      elapsed += ms;
    },
    set: (ms: number) => (wall += ms),
    record: () =>
      records.push({
        position: String(records.length).padStart(3, '0'),
        recordedAt: new Date(wall).toISOString(),
      } as EventRecord),
  };
};

describe('what is deleted by the clock', () => {
  test.each([
    ['there is no event yet', [], 0],
    ['all events are of today', [0, 5], 6],
    ['there was an event on each of the last days', [0, 30, 60, 80], 100],
    ['nobody came for a day and a half', [0, 30], 70],
  ])('is deleted when %s', async (_, hours, start) => {
    expect(await given(hours, start).isTrusted()).toBe(true);
  });

  test.each([
    ['is started forty days ahead of the last event', [0, 5], 40 * 24],
    ['was forty days ahead in an earlier run, too, which recorded an event', [0, 5, 40 * 24], 40 * 24 + 2],
    ['is three days before the last event', [0, 5, 100], 20],
  ])('waits when the clock %s', async (_, hours, start) => {
    const { isTrusted, told } = given(hours, start);
    expect([await isTrusted(), await isTrusted()]).toEqual([false, false]);
    expect(told).toEqual(['not believed']);
  });

  test('waits when the clock is as wrong again as it was for half a day before it was set right', async () => {
    const wrongDay = [40 * 24, 40 * 24 + 6, 40 * 24 + 12, 40 * 24 + 18];
    const { isTrusted, record, pass } = given([0, ...wrongDay, 20, 21], 41 * 24 + 8);
    record();
    expect(await isTrusted()).toBe(false);
    pass(HOUR_MS);
    record();
    expect(await isTrusted()).toBe(false);
  });

  test('is deleted when the clock is right, whatever it was before', async () => {
    expect(await given([0, 20, 40 * 24, 40 * 24 + 1, 22, 30], 31).isTrusted()).toBe(true);
  });

  test('waits when the clock jumps while it runs, also once a visitor has come after the jump', async () => {
    const { isTrusted, pass, set, record } = given([0], 1);
    pass(30 * HOUR_MS);
    record();
    expect(await isTrusted()).toBe(true);
    set(40 * DAY_MS);
    expect(await isTrusted()).toBe(false);
    record();
    pass(HOUR_MS);
    expect(await isTrusted()).toBe(false);
    set(-40 * DAY_MS);
    expect(await isTrusted()).toBe(false); // an event of the future is on the log now
  });

  test('goes on after a day without another jump, and says so', async () => {
    const { isTrusted, pass, told } = given([0], 40 * 24);
    expect(await isTrusted()).toBe(false);
    pass(23 * HOUR_MS);
    expect(await isTrusted()).toBe(false);
    pass(HOUR_MS);
    expect(await isTrusted()).toBe(true);
    expect(told).toEqual(['not believed', 'believed']);
  });

  test('goes on after a day over restarts when there were events', async () => {
    expect(await given([0, 40 * 24, 40 * 24 + 1], 41 * 24 + 2).isTrusted()).toBe(true);
  });
});
