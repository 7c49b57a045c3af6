import { ATTEMPTS_WINDOW_MINUTES, openAttempts } from './attempts.js';

describe('attempts from one address', () => {
  test('are too many once as many have failed as may', () => {
    const attempts = openAttempts(2);
    attempts.failed('192.0.2.1');
    expect(attempts.areTooMany('192.0.2.1')).toBe(false);
    attempts.failed('192.0.2.1');
    expect(attempts.areTooMany('192.0.2.1')).toBe(true);
    expect(attempts.areTooMany('192.0.2.2')).toBe(false);
  });

  test('are forgotten after a while, counted from the first', () => {
    let now = 0;
    const attempts = openAttempts(2, () => now);
    attempts.failed('192.0.2.1');
    now = ATTEMPTS_WINDOW_MINUTES * 60_000 - 1;
    attempts.failed('192.0.2.1');
    expect(attempts.areTooMany('192.0.2.1')).toBe(true);
    now += 1;
    expect(attempts.areTooMany('192.0.2.1')).toBe(false);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8:0:0:9::1', true],
    ['::1', '::2', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ])('as %s and %s are of one network: %j', (one, other, isSame) => {
    const attempts = openAttempts(1);
    attempts.failed(one);
    expect(attempts.areTooMany(other)).toBe(isSame);
  });

  test('are remembered of the last 10,000 addresses', () => {
    const attempts = openAttempts(1);
    for (let at = 0; at <= 10_000; at += 1) attempts.failed(`10.0.${at >> 8}.${at & 255}`);
    expect([attempts.areTooMany('10.0.0.0'), attempts.areTooMany('10.0.0.1')]).toEqual([false, true]);
  });
});
