import { isTooSlow, pagesInTime, RECOGNITION_MS } from './recognition-pace.js';

describe('the pace of recognition', () => {
  test('tells early that a document is far too long', () => {
    expect(isTooSlow({ done: 6, total: 1000, elapsedMs: 18_000 })).toBe(true);
  });

  test('is not judged by the first pages, nor when it is nearly fast enough', () => {
    expect(isTooSlow({ done: 2, total: 1000, elapsedMs: 30_000 })).toBe(false);
    expect(isTooSlow({ done: 10, total: 100, elapsedMs: 0.11 * RECOGNITION_MS })).toBe(false);
  });

  test('is too slow in any case when the time is over, but for the last page', () => {
    expect(isTooSlow({ done: 99, total: 100, elapsedMs: RECOGNITION_MS + 1 })).toBe(true);
    expect(isTooSlow({ done: 100, total: 100, elapsedMs: RECOGNITION_MS + 1 })).toBe(false);
  });

  test('tells how many pages are enough, in round numbers', () => {
    expect(pagesInTime({ done: 10, total: 500, elapsedMs: RECOGNITION_MS / 8.7 })).toBe(80);
    expect(pagesInTime({ done: 1, total: 500, elapsedMs: 10 * RECOGNITION_MS })).toBe(1);
  });
});
