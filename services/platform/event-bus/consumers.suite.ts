import { setTimeout as pause } from 'node:timers/promises';
import { filters, subjectOf } from '../../../contracts/subjects.js';
import type { StoredEvent } from '../event-store/event-store.js';
import { one, placeOf, requested, several, until, viewed, views, type Home } from './fixtures/bus-fixture.js';
import type { Delivery } from './event-bus.js';

/** Who gets which events, in which order. */
export const consumersSuite = (home: Home): void => {
  describe('a consumer', () => {
    test('gets each event of its filter once, in the order of the log', async () => {
      const { got } = await home.collect({ ...one, filter: filters.requestsOf('pdf') });
      await home.publish(requested(1), viewed(2), requested(3, 'ai'), requested(4), viewed(5), requested(6));
      await until(() => got.length === 3);
      expect(got).toEqual([1, 4, 6]);
    });

    test('gets the event as it was stored, with its subject', async () => {
      const deliveries: Delivery[] = [];
      await home.bus.consume(one, async (delivery) => void deliveries.push(delivery));
      const event = requested(1);
      await home.publish(event);
      await until(() => deliveries.length === 1);
      expect(deliveries[0]).toMatchObject({ event, subject: subjectOf(event), deliveries: 1 });
    });

    test('that comes late gets everything from the start', async () => {
      await home.publish(...views(1, 700));
      const { got } = await home.collect(one);
      await home.publish(viewed(701));
      await until(() => got.length === 701);
      expect(got).toEqual(views(1, 701).map(placeOf));
    });

    test('is given an event again when it throws, and is told how often', async () => {
      const { counts } = await home.consume(one, async ({ deliveries }) => {
        if (deliveries < 3) throw new Error('not yet');
      });
      await home.publish(viewed(1), viewed(2));
      await until(() => counts.length === 6);
      expect(counts.slice(0, 3)).toEqual([1, 2, 3].map((deliveries) => [1, deliveries]));
      expect(counts.slice(3)).toEqual([1, 2, 3].map((deliveries) => [2, deliveries]));
    });

    test('cannot spoil an event for the others', async () => {
      const seen: StoredEvent[] = [];
      const event = viewed(1);
      await home.bus.consume({ ...one, durable: 'vandal' }, async (delivery) => {
        Object.assign(delivery.event.data, { hash: 'spoilt' });
        if (delivery.deliveries === 1) throw new Error('once more');
        seen.push(delivery.event);
      });
      await home.bus.consume(one, async (delivery) => void seen.push(delivery.event));
      await home.bus.follow(filters.everything, (followed) => void seen.push(followed));
      await home.publish(event);
      await until(() => seen.length === 3);
      expect(seen.filter(({ data }) => 'hash' in data && data.hash === 'h1')).toHaveLength(2);
      expect(event.data).toMatchObject({ hash: 'h1' });
    });

    test('keeps to the filter that its durable began with', async () => {
      await home.collect({ ...one, filter: filters.conversions });
      await expect(home.collect({ ...one, filter: filters.shareLinks })).rejects.toThrow('began with the filter');
      await home.reopen();
      await expect(home.collect({ ...one, filter: filters.shareLinks })).rejects.toThrow('began with the filter');
    });
  });

  describe('a consumer with several slots', () => {
    test('works on as many events at a time, started in order', async () => {
      const started: number[] = [];
      let running = 0;
      let most = 0;
      await home.bus.consume(several, async ({ event }) => {
        started.push(placeOf(event));
        running += 1;
        most = Math.max(most, running);
        await until(() => most === 3);
        running -= 1;
      });
      await home.publish(...views(1, 9));
      await until(() => started.length === 9 && running === 0);
      expect(most).toBe(3);
      expect(started).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    test('goes on with other events while a failing one waits for its next turn', async () => {
      const done: number[] = [];
      await home.bus.consume(several, async ({ event }) => {
        if (placeOf(event) === 1 && done.length < 5) throw new Error('waits for the others');
        done.push(placeOf(event));
      });
      await home.publish(...views(1, 6));
      await until(() => done.length === 6);
      expect(done.at(-1)).toBe(1);
    });
  });

  describe('a durable', () => {
    test('shares its events among its consumers', async () => {
      const got: string[] = [];
      const both = (who: string) => async () => {
        got.push(who);
        await until(() => got.includes('first') && got.includes('second'));
      };
      await home.bus.consume(several, both('first'));
      await home.bus.consume(several, both('second'));
      await home.publish(...views(1, 12));
      await until(() => got.length === 12);
      await home.reopen();
      const { got: again } = await home.collect(several);
      await home.publish(viewed(13));
      await until(() => again.length > 0);
      expect(again).toEqual([13]);
    });

    test('whose consumers have one slot each lets them work side by side when told so', async () => {
      const got = new Set<string>();
      const both = (who: string) => async () => {
        got.add(who);
        await until(() => got.size === 2);
      };
      await home.bus.consume({ ...one, ordered: false }, both('first'));
      await home.bus.consume({ ...one, ordered: false }, both('second'));
      await home.publish(viewed(1), viewed(2));
      await until(() => got.size === 2);
      expect([...got].sort()).toEqual(['first', 'second']);
    });

    test('that is ordered gives one event at a time to all its consumers together', async () => {
      let running = 0;
      const most: number[] = [];
      const handle = async () => {
        running += 1;
        most.push(running);
        await pause(1);
        running -= 1;
      };
      await home.bus.consume(one, handle);
      await home.bus.consume(one, handle);
      await home.publish(...views(1, 10));
      await until(() => most.length === 10);
      expect(most).toEqual(Array(10).fill(1));
    });

    test('gets all events beside another one', async () => {
      const first = await home.collect({ ...one, durable: 'first' });
      const second = await home.collect({ ...one, durable: 'second' });
      await home.publish(...views(1, 5));
      await until(() => first.got.length === 5 && second.got.length === 5);
      expect([first.got, second.got]).toEqual([
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ]);
    });
  });
};
