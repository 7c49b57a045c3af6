import { silentLog as log } from '../settings/logger.js';
import { startUnderLease, type Running } from './hold-lease.js';
import type { Lease, Leases } from './leases.js';
import { openMemoryLeases } from './memory-leases.js';

/** Leases of which the test can take one away from its holder. */
const givenLeases = () => {
  const leases = openMemoryLeases();
  const openLeases: Lease[] = [];
  const acquire: Leases['acquire'] = async (name) => {
    const lease = await leases.acquire(name);
    if (lease) openLeases.push(lease);
    return lease;
  };
  return { leases: { ...leases, acquire }, lose: async () => openLeases.at(-1)?.release() };
};

const given = () => {
  const { leases, lose } = givenLeases();
  const happened: string[] = [];
  const work = (who: string) => async (): Promise<Running> => {
    happened.push(`${who} begins`);
    return { stop: async () => void happened.push(`${who} ends`) };
  };
  const until = async (count: number) => {
    while (happened.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
    return happened;
  };
  return { start: startUnderLease({ leases, log, askEveryMs: 1 }), lose, work, until };
};

describe('what may run in one process at a time', () => {
  test('runs in the next one after it has ended in the first', async () => {
    const { start, work, until } = given();
    const first = await start('signing', work('first'));
    const second = await start('signing', work('second'));
    await until(1);
    await first.stop();
    expect(await until(3)).toEqual(['first begins', 'first ends', 'second begins']);
    await second.stop();
  });

  test('ends when its lease is lost, and begins again with the next one', async () => {
    const { start, lose, work, until } = given();
    const running = await start('signing', work('it'));
    await until(1);
    await lose();
    expect(await until(3)).toEqual(['it begins', 'it ends', 'it begins']);
    await running.stop();
  });

  test('is begun again after it broke', async () => {
    const { start, work, until } = given();
    let broken = 0;
    const running = await start('signing', async () => {
      broken += 1;
      if (broken === 1) throw new Error('the disk is full');
      return work('it')();
    });
    expect(await until(1)).toEqual(['it begins']);
    await running.stop();
  });
});
