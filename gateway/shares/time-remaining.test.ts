import { inEnglish } from '../../contracts/texts/wording.js';
import { timeRemaining } from './time-remaining.js';

test.each([
  [28 * 86_400_000, '28 days'],
  [28 * 86_400_000 - 5000, '28 days'],
  [86_400_000, '1 day'],
  [86_400_000 - 1, '24 hours'],
  [90 * 60_000, '2 hours'],
  [60_000, '1 minute'],
  [59_999, 'less than a minute'],
  [0, 'less than a minute'],
])('%i ms are said as "%s"', (ms, text) => {
  expect(timeRemaining(inEnglish, ms)).toBe(text);
});
