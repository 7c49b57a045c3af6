import { setTimeout as pause } from 'node:timers/promises';
import type { Leases } from './leases.js';

/** Every adapter of {@link Leases} passes this. */
export const testLeases = (adapter: string, open: () => Promise<Leases>): void => {
  describe(`leases (${adapter})`, () => {
    let leases: Leases;
    beforeEach(async () => {
      leases = await open();
    });
    afterEach(() => leases.close());

    test('are had by one at a time, each under its own name', async () => {
      const first = await leases.acquire('signing');
      expect(first?.lost.aborted).toBe(false);
      expect(await leases.acquire('signing')).toBeUndefined();
      expect(await leases.acquire('relay')).toBeDefined();
    });

    test('are had by the next at once when they are given up, with a larger fence', async () => {
      const first = await leases.acquire('given-up');
      await first?.release();
      expect(first?.lost.aborted).toBe(true);
      const next = await leases.acquire('given-up');
      expect(next?.fence).toBeGreaterThan(first?.fence ?? Infinity);
    });

    test('of a process that ends are given up', async () => {
      const lease = await leases.acquire('ended');
      await leases.close();
      expect(lease?.lost.aborted).toBe(true);
      leases = await open();
      expect(await leases.acquire('ended')).toBeDefined();
    });

    test('stay with their holder while it lives', async () => {
      const lease = await leases.acquire('kept');
      for (let asked = 0; asked < 10; asked += 1) {
        expect(await leases.acquire('kept')).toBeUndefined();
        await pause(50);
      }
      expect(lease?.lost.aborted).toBe(false);
    });
  });
};
