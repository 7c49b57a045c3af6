import { speak } from '../text/language.js';
import { inTime, timeLeft } from './time-left.js';

afterEach(() => speak('en'));

describe('the time that a link has left', () => {
  test.each([
    { left: '27 days', when: 'in 27 days' },
    { left: '1 day', when: 'in 1 day' },
    { left: '2 hours', when: 'in 2 hours' },
    { left: '1 minute', when: 'in 1 minute' },
    { left: 'less than a minute', when: 'in less than a minute' },
  ])('is said in English as the server says it: $left', ({ left, when }) => {
    expect([timeLeft(left), inTime(left)]).toEqual([left, when]);
  });

  test('is said in the visitor’s language', async () => {
    await speak('de');
    expect([timeLeft('27 days'), inTime('27 days')]).toEqual(['27 Tage', 'in 27 Tagen']);
    expect(inTime('less than a minute')).toBe('in weniger als einer Minute');
  });
});
