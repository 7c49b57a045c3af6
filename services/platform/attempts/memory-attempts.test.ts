import { testAttempts } from './attempts.suite.js';
import { memoryAttempts } from './memory-attempts.js';

testAttempts('in memory', async (clock) => memoryAttempts(clock));

test('attempts in memory are remembered of the last 10,000 keys', async () => {
  const attempts = memoryAttempts()({ name: 'many', max: 1 });
  for (let key = 0; key <= 10_000; key += 1) await attempts.add(String(key));
  expect([await attempts.areTooMany('0'), await attempts.areTooMany('1')]).toEqual([false, true]);
});
