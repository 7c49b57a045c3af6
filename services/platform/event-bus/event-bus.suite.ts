import { jest } from '@jest/globals';
import { subjectOf } from '../../../contracts/subjects.js';
import { homeIn, one, requested, until, viewed, type BusHouse } from './fixtures/bus-fixture.js';
import { consumersSuite } from './consumers.suite.js';
import { messagesSuite } from './messages.suite.js';
import { redeliverySuite } from './redelivery.suite.js';

/** Every bus passes this. Runs on each adapter; `build` makes an empty one. */
export const eventBusSuite = (name: string, build: () => Promise<BusHouse>): void => {
  jest.setTimeout(60_000);

  describe(`the event bus (${name})`, () => {
    const home = homeIn(build);
    describe('publishing', () => {
      test('the same event twice gives it out once, also after a restart', async () => {
        const event = viewed(1);
        await home.publish(event, event);
        await home.reopen();
        await home.bus.publish(subjectOf(event), event);
        const { got } = await home.collect(one);
        await home.publish(viewed(2));
        await until(() => got.length >= 2);
        expect(got).toEqual([1, 2]);
      });

      test('says how far it is, also after a restart', async () => {
        expect(await home.bus.lastPublished()).toBeUndefined();
        await home.publish(viewed(1), requested(2));
        expect(await home.bus.lastPublished()).toBe(requested(2).position);
        await home.reopen();
        expect(await home.bus.lastPublished()).toBe(requested(2).position);
      });

      test.each(['evt.share.any.ShareLinkViewed.a b', 'evt..x', 'evt.share.*', 'evt.share.>', 'progress.x'])(
        'under "%s" is a defect',
        async (subject) => {
          await expect(home.bus.publish(subject, viewed(1))).rejects.toThrow('is not a subject');
        },
      );
    });

    consumersSuite(home);
    redeliverySuite(home);
    messagesSuite(home);
  });
};
