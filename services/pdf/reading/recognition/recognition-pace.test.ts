import { isTooSlow, pagesInTime, recognitionMs } from './recognition-pace.js';

const atOnce = 2;
const limitOf = (total: number): number => recognitionMs({ total, atOnce });

describe('the pace of recognition', () => {
  test('tells early that a document is far too long', () => {
    expect(isTooSlow({ done: 6, total: 1000, elapsedMs: 60_000, atOnce })).toBe(true);
  });

  test('is not judged by the first pages, nor when it is nearly fast enough', () => {
    expect(isTooSlow({ done: 2, total: 1000, elapsedMs: 30_000, atOnce })).toBe(false);
    expect(isTooSlow({ done: 10, total: 100, elapsedMs: 0.11 * limitOf(100), atOnce })).toBe(false);
  });

  test('is too slow in any case when the time is over, but for the last page', () => {
    expect(isTooSlow({ done: 99, total: 100, elapsedMs: limitOf(100) + 1, atOnce })).toBe(true);
    expect(isTooSlow({ done: 100, total: 100, elapsedMs: limitOf(100) + 1, atOnce })).toBe(false);
  });

  test('tells how many pages are enough, in round numbers', () => {
    expect(pagesInTime({ done: 10, total: 500, elapsedMs: limitOf(500) / 8.7, atOnce })).toBe(80);
    expect(pagesInTime({ done: 1, total: 500, elapsedMs: 10 * limitOf(500), atOnce })).toBe(1);
  });

  test('leaves more time to a document of more pages, up to what any job may take by the clock', () => {
    expect([1, 100, 10_000].map((pages) => Math.round(limitOf(pages) / 1000))).toEqual([233, 975, 1125]);
  });
});
