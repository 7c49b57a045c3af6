import { checkOptions, isOrdered, retryDelayOf } from './consumer-options.js';
import { one } from './fixtures/bus-fixture.js';

describe('a consumer', () => {
  test('waits longer after each failure, 30 seconds at most', () => {
    const { retryDelayMs: _, ...plain } = one;
    expect([1, 2, 3, 5, 6, 60, 2000].map((deliveries) => retryDelayOf(plain, deliveries))).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect([1, 2, 3].map((deliveries) => retryDelayOf({ ...plain, retryDelayMs: 10 }, deliveries))).toEqual([
      10, 20, 40,
    ]);
  });

  test('with one slot is ordered unless it says otherwise', () => {
    expect([
      isOrdered({ ...one, concurrency: 1 }),
      isOrdered({ ...one, concurrency: 2 }),
      isOrdered({ ...one, concurrency: 1, ordered: false }),
      isOrdered({ ...one, concurrency: 2, ordered: true }),
    ]).toEqual([true, false, false, true]);
  });

  test.each([
    [{ durable: 'a.b' }, 'is not a name'],
    [{ durable: '' }, 'is not a name'],
    [{ concurrency: 0 }, 'concurrency 0'],
    [{ concurrency: 1.5 }, 'concurrency 1.5'],
    [{ ackWaitMs: Number.NaN }, 'ackWaitMs NaN'],
    [{ filter: 'evt..x' }, 'is not a subject filter'],
  ])('with %j is a defect', (wrong, message) => {
    expect(() => checkOptions({ ...one, ...wrong })).toThrow(message);
  });
});
