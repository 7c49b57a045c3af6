import { timeRemaining } from './time-remaining.js';

test.each([
  [28 * 86_400_000, '28 days'],
  [2 * 86_400_000 - 1, '1 day'],
  [86_400_000 - 1, '23 hours'],
  [60_000, '1 minute'],
  [59_999, 'less than a minute'],
  [0, 'less than a minute'],
])('%i ms are said as "%s"', (ms, text) => {
  expect(timeRemaining(ms)).toBe(text);
});
