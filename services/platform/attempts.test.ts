import { openAttempts } from './attempts.js';

const MINUTE_MS = 60_000;

describe('attempts by a key', () => {
  test('are too many once as many have failed as may', () => {
    const attempts = openAttempts({ max: 2 });
    expect(attempts.add('a')).toBe(1);
    expect(attempts.areTooMany('a')).toBe(false);
    expect(attempts.add('a')).toBe(0);
    expect(attempts.areTooMany('a')).toBe(true);
    expect(attempts.areTooMany('b')).toBe(false);
  });

  test('are forgotten 15 minutes after the first, whatever came since', () => {
    let now = new Date('2026-03-01T00:00:00.000Z');
    const pass = (ms: number) => (now = new Date(now.getTime() + ms));
    const attempts = openAttempts({ max: 2, clock: () => now });
    attempts.add('a');
    expect(attempts.minutesLeft('a')).toBe(15);
    pass(14.5 * MINUTE_MS);
    attempts.add('a');
    expect([attempts.areTooMany('a'), attempts.minutesLeft('a')]).toEqual([true, 1]);
    pass(0.5 * MINUTE_MS + 1);
    expect(attempts.areTooMany('a')).toBe(false);
    expect(attempts.add('a')).toBe(1);
    expect(attempts.minutesLeft('a')).toBe(15);
  });

  test('are forgotten when one was right', () => {
    const attempts = openAttempts({ max: 1 });
    attempts.add('a');
    attempts.forget('a');
    expect(attempts.areTooMany('a')).toBe(false);
  });

  test('are remembered of the last 10,000 keys', () => {
    const attempts = openAttempts({ max: 1 });
    for (let key = 0; key <= 10_000; key += 1) attempts.add(String(key));
    expect([attempts.areTooMany('0'), attempts.areTooMany('1')]).toEqual([false, true]);
  });
});
