import { join, resolve } from 'node:path';

interface TimeLimit {
  readonly limitTests: (minutes: number, now?: number) => void;
  readonly isTimeUp: (now?: number) => boolean;
}

const { limitTests, isTimeUp } = (await import(join(resolve('.'), 'house/testing/time-limit.mjs'))) as TimeLimit;

describe('the time for tests', () => {
  const before = process.env['DOCKET_TESTS_UNTIL'];
  afterEach(() => {
    delete process.env['DOCKET_TESTS_UNTIL'];
    if (before !== undefined) process.env['DOCKET_TESTS_UNTIL'] = before;
  });

  test('has no end where none was set', () => {
    delete process.env['DOCKET_TESTS_UNTIL'];
    expect(isTimeUp(Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  test('is up after so many minutes', () => {
    limitTests(2, 1000);
    expect([isTimeUp(121_000), isTimeUp(121_001)]).toEqual([false, true]);
  });
});
