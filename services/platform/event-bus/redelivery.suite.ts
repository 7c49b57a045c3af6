import { setTimeout as pause } from 'node:timers/promises';
import { HandedBack } from './event-bus.js';
import { one, placeOf, several, stopped, until, viewed, views, type Home } from './fixtures/bus-fixture.js';

/** Which events are given again, and which are not. */
export const redeliverySuite = (home: Home): void => {
  describe('a restart', () => {
    test('brings nothing again that was acknowledged, and everything that was not', async () => {
      const { counts } = await home.consume(one, async (delivery) => {
        if (placeOf(delivery.event) < 3) return;
        await stopped(delivery);
        throw new Error('handed back');
      });
      await home.publish(...views(1, 5));
      await until(() => counts.length === 3);
      await home.reopen();
      const after = await home.consume(one, async () => undefined);
      await until(() => after.counts.length === 3);
      expect(after.counts).toEqual([
        [3, 2],
        [4, 1],
        [5, 1],
      ]);
    });

    test('brings only the unfinished ones of several slots', async () => {
      const first = await home.consume(several, async (delivery) => {
        if (placeOf(delivery.event) % 2 === 0) return;
        await stopped(delivery);
        throw new Error('handed back');
      });
      await home.publish(...views(1, 5));
      await until(() => first.counts.length === 5);
      await home.reopen();
      const after = await home.consume(several, async () => undefined);
      await home.publish(viewed(6));
      await until(() => after.counts.length === 4);
      expect(after.counts.sort()).toEqual([
        [1, 2],
        [3, 2],
        [5, 2],
        [6, 1],
      ]);
    });
  });

  test('what a handler hands back is given again at once', async () => {
    const retryDelayMs = 60_000;
    const { counts } = await home.consume({ ...one, retryDelayMs }, async ({ deliveries }) => {
      if (deliveries === 1) throw new HandedBack('for another one');
    });
    await home.publish(viewed(1));
    await until(() => counts.length === 2);
    expect(counts).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  describe('a consumer that comes back', () => {
    test('may have other slots and other times than before', async () => {
      const before = await home.consume(one, async (delivery) => {
        await stopped(delivery);
        throw new Error('handed back');
      });
      await home.publish(...views(1, 5));
      await until(() => before.counts.length === 1);
      await home.reopen();
      let running = 0;
      const after = await home.consume({ ...one, concurrency: 3, ackWaitMs: 60_000 }, async () => {
        running += 1;
        await until(() => running >= 3);
      });
      await until(() => after.counts.length === 5);
      expect(after.counts).toEqual([
        [1, 2],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
      ]);
    });
  });

  describe('a consumer that stops', () => {
    test('hands what it has to another one, at once', async () => {
      const patient = { ...one, retryDelayMs: 3_600_000 };
      const leaving = await home.consume(patient, async (delivery) => {
        await stopped(delivery);
        throw new Error('handed back');
      });
      await home.publish(viewed(1), viewed(2));
      await until(() => leaving.counts.length === 1);
      const staying = await home.consume(patient, async () => undefined);
      await leaving.consumption.stop();
      await until(() => staying.counts.length === 2);
      expect(staying.counts).toEqual([
        [1, 2],
        [2, 1],
      ]);
    });

    test('while it had nothing to do takes nothing away from another one', async () => {
      const { consumption } = await home.collect(several);
      await consumption.stop();
      const { counts } = await home.consume(several, async () => undefined);
      await home.publish(...views(1, 6));
      await until(() => counts.length === 6);
      expect(counts).toEqual([1, 2, 3, 4, 5, 6].map((place) => [place, 1]));
    });

    test('waits for its handlers, whose end still counts', async () => {
      let ended = false;
      const { counts, consumption } = await home.consume(one, async (delivery) => {
        await stopped(delivery);
        await pause(20);
        ended = true;
      });
      await home.publish(viewed(1));
      await until(() => counts.length === 1);
      await consumption.stop();
      expect(ended).toBe(true);
      const { got } = await home.collect(one);
      await home.publish(viewed(2));
      await until(() => got.length > 0);
      expect(got).toEqual([2]);
    });
  });

  describe('a handler', () => {
    test('that says it is still at work keeps its event to itself', async () => {
      const { counts } = await home.consume({ ...several, ackWaitMs: 1000 }, async (delivery) => {
        if (placeOf(delivery.event) > 1) return;
        for (let turn = 0; turn < 25; turn += 1) {
          await pause(100);
          delivery.extend();
        }
      });
      await home.publish(viewed(1));
      const finished = await home.collect({ ...one, durable: 'witness' });
      await pause(2600);
      await home.publish(viewed(2));
      await until(() => counts.some(([place]) => place === 2) && finished.got.length === 2);
      expect(counts).toEqual([
        [1, 1],
        [2, 1],
      ]);
    });

    test('that falls silent loses its event: what it does later does not count', async () => {
      const ends: string[] = [];
      let letGo: () => void = () => undefined;
      const late = new Promise<void>((resolve) => (letGo = resolve));
      const { counts } = await home.consume({ ...one, ackWaitMs: 200 }, async (delivery) => {
        if (delivery.deliveries === 1) {
          await stopped(delivery);
          ends.push('told');
          return late;
        }
        if (delivery.deliveries === 2) {
          letGo();
          await pause(20);
          throw new Error('failed after the late one resolved');
        }
      });
      await home.publish(viewed(1), viewed(2));
      await until(() => counts.some(([place]) => place === 2));
      expect(ends).toEqual(['told']);
      expect(counts).toEqual([
        [1, 1],
        [1, 2],
        [1, 3],
        [2, 1],
      ]);
    });
  });
};
