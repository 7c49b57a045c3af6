import { linesOf, spawnSource } from '../fixtures/spawn-source.js';

interface HeldMb {
  readonly before: number;
  readonly spent: number;
  readonly freed: number;
}

test('the buffers of what has passed are freed long before all memory would be searched for them', async () => {
  const { value } = await linesOf(spawnSource('spend-buffers.ts')).next();
  const { before, spent, freed } = JSON.parse(String(value)) as HeldMb;
  expect(spent).toBeGreaterThan(before + 8);
  expect(freed).toBeLessThanOrEqual(before + 8);
});
