import { setTimeout as wait } from 'node:timers/promises';
import { countSpent } from './spent-buffers.js';

const MB = 1024 * 1024;
const heldMb = (): number => process.memoryUsage().arrayBuffers / MB;

const freed = async (below: number): Promise<boolean> => {
  for (let attempt = 0; attempt < 100 && heldMb() > below; attempt += 1) await wait(20);
  return heldMb() <= below;
};

test('the buffers of what has passed are freed long before all memory would be searched for them', async () => {
  const before = heldMb();
  for (let piece = 0; piece < 23; piece += 1) countSpent(Buffer.alloc(MB));
  expect(heldMb()).toBeGreaterThan(before + 15);
  countSpent(Buffer.alloc(MB));
  expect(await freed(before + 8)).toBe(true);
});
