import { MINUTE_MS } from '../../../contracts/durations.js';
import type { OpenAttempts } from './attempts.js';

/**
 * Every adapter of {@link OpenAttempts} passes this. `open` answers with a new one, over everything that was counted by
 * then.
 */
export const testAttempts = (adapter: string, open: (clock: () => Date) => Promise<OpenAttempts>): void => {
  describe(`attempts by a key (${adapter})`, () => {
    test('are too many once as many have failed as may', async () => {
      const attempts = (await open(() => new Date()))({ name: 'too-many', max: 2 });
      expect(await attempts.add('a')).toBe(1);
      expect(await attempts.areTooMany('a')).toBe(false);
      expect(await attempts.add('a')).toBe(0);
      expect(await attempts.areTooMany('a')).toBe(true);
      expect(await attempts.areTooMany('b')).toBe(false);
      expect([await attempts.count('a'), await attempts.count('b')]).toEqual([2, 0]);
    });

    test('are forgotten 15 minutes after the first, whatever came since', async () => {
      let now = new Date('2026-03-01T00:00:00.000Z');
      const pass = (ms: number) => (now = new Date(now.getTime() + ms));
      const attempts = (await open(() => now))({ name: 'forgotten', max: 2 });
      await attempts.add('a');
      expect(await attempts.minutesLeft('a')).toBe(15);
      pass(14.5 * MINUTE_MS);
      await attempts.add('a');
      expect([await attempts.areTooMany('a'), await attempts.minutesLeft('a')]).toEqual([true, 1]);
      pass(0.5 * MINUTE_MS + 1);
      expect(await attempts.areTooMany('a')).toBe(false);
      expect(await attempts.add('a')).toBe(1);
      expect(await attempts.minutesLeft('a')).toBe(15);
    });

    test('are forgotten when one was right', async () => {
      const attempts = (await open(() => new Date()))({ name: 'right', max: 1 });
      await attempts.add('a');
      await attempts.forget('a');
      expect(await attempts.areTooMany('a')).toBe(false);
    });

    test('are counted by as many as there were, and taken back', async () => {
      const openOne = await open(() => new Date());
      const attempts = openOne({ name: 'bytes', max: 100 });
      expect([await attempts.add('a', 70), await attempts.add('a', -20), await attempts.count('a')]).toEqual([
        30, 50, 50,
      ]);
      expect(await openOne({ name: 'bytes', max: 1 }).count('a')).toBe(50);
    });

    test('of other things are counted apart', async () => {
      const openOne = await open(() => new Date());
      await openOne({ name: 'passwords', max: 1 }).add('a');
      expect(await openOne({ name: 'links', max: 1 }).areTooMany('a')).toBe(false);
    });

    test('made at the same time are all counted', async () => {
      const attempts = (await open(() => new Date()))({ name: 'at-once', max: 20 });
      await Promise.all(Array.from({ length: 20 }, () => attempts.add('a')));
      expect(await attempts.areTooMany('a')).toBe(true);
      expect(await attempts.add('a')).toBe(-1);
    });
  });
};
