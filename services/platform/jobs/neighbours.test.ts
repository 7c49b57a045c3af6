import { openRecentUse } from './neighbours.js';

test('what somebody has used of a processor counts half after 20 seconds, and is theirs alone', () => {
  let now = 1000;
  const use = openRecentUse(() => now);
  use.add('anna', 8);
  now += 20_000;
  expect(use.of('anna')).toBeCloseTo(4);
  use.add('anna', 1);
  now += 40_000;
  expect(use.of('anna')).toBeCloseTo(1.25);
  expect(use.of('ben')).toBe(0);
});
