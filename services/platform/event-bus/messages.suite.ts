import { Refusal } from '../../../contracts/errors.js';
import { filters } from '../../../contracts/subjects.js';
import { placeOf, requested, until, viewed, views, type Home } from './fixtures/bus-fixture.js';

/** Messages that pass beside the durable consumers. */
export const messagesSuite = (home: Home): void => {
  describe('a follower', () => {
    test('sees the events of its filter from now on, in order', async () => {
      await home.publish(...views(1, 3));
      const seen: string[] = [];
      await home.bus.follow(filters.requests, (event, subject) => void seen.push(`${placeOf(event)} ${subject}`));
      await home.publish(requested(4), viewed(5), requested(6, 'ai'));
      await until(() => seen.length === 2);
      expect(seen).toEqual([
        '4 evt.conversion.pdf.ConversionRequested.c4',
        '6 evt.conversion.ai.ConversionRequested.c6',
      ]);
    });

    test('sees no more once stopped', async () => {
      const stopped: number[] = [];
      const going: number[] = [];
      const following = await home.bus.follow(filters.everything, (event) => void stopped.push(placeOf(event)));
      await home.bus.follow(filters.everything, (event) => void going.push(placeOf(event)));
      await home.publish(viewed(1));
      await until(() => stopped.length === 1);
      await following.stop();
      await home.publish(viewed(2));
      await until(() => going.length === 2);
      expect(stopped).toEqual([1]);
    });

    test('that fails goes on with the next event', async () => {
      const seen: number[] = [];
      await home.bus.follow(filters.everything, (event) => {
        seen.push(placeOf(event));
        if (seen.length === 1) throw new Error('a defect');
      });
      await home.publish(viewed(1), viewed(2));
      await until(() => seen.length === 2);
      expect(home.reported).toEqual(['a listener failed']);
    });
  });

  describe('a signal', () => {
    test('reaches whoever listens to its subject', async () => {
      const heard: unknown[] = [];
      await home.bus.onSignal('progress.guest-1.*', (payload, subject) => void heard.push([subject, payload]));
      await home.bus.onSignal(filters.progress, (payload) => void heard.push(payload));
      home.bus.signal('progress.guest-2.c2', { percent: 10 });
      home.bus.signal('progress.guest-1.c1', { percent: 50 });
      await until(() => heard.length === 3);
      expect(heard).toHaveLength(3);
      expect(heard).toContainEqual(['progress.guest-1.c1', { percent: 50 }]);
      expect(heard).toContainEqual({ percent: 10 });
    });

    test('is a copy for each listener', async () => {
      const heard: { steps: string[] }[] = [];
      const listener = (payload: object) => {
        const mine = payload as { steps: string[] };
        mine.steps.push('spoilt');
        heard.push(mine);
      };
      const payload = { steps: ['one'] };
      await home.bus.onSignal('x.y', listener);
      await home.bus.onSignal('x.y', listener);
      home.bus.signal('x.y', payload);
      await until(() => heard.length === 2);
      expect(heard.map(({ steps }) => steps)).toEqual([
        ['one', 'spoilt'],
        ['one', 'spoilt'],
      ]);
      expect(payload).toEqual({ steps: ['one'] });
    });

    test('is lost when nobody listens any more', async () => {
      const heard: object[] = [];
      const listening = await home.bus.onSignal('x.y', (payload) => void heard.push(payload));
      await listening.stop();
      home.bus.signal('x.y', { number: 1 });
      await home.bus.onSignal('x.y', (payload) => void heard.push(payload));
      home.bus.signal('x.y', { number: 2 });
      await until(() => heard.length > 0);
      expect(heard).toEqual([{ number: 2 }]);
    });

    test('cannot pass for an event', () => {
      expect(() => home.bus.signal('evt.share.any.ShareLinkViewed.h1', {})).toThrow('kept for stored events');
    });
  });

  describe('a question', () => {
    test('gets its answer', async () => {
      await home.bus.answer<{ a: number }>('ask.double', async ({ a }) => ({ twice: 2 * a }));
      expect(await home.bus.ask('ask.double', { a: 21 })).toEqual({ twice: 42 });
    });

    test('that is refused throws the same refusal', async () => {
      await home.bus.answer('ask.pages', async () => {
        throw new Refusal('pages.out-of-range', { page: 9, count: 3 });
      });
      const asked = home.bus.ask('ask.pages', {});
      await expect(asked).rejects.toBeInstanceOf(Refusal);
      await expect(asked).rejects.toMatchObject({ code: 'pages.out-of-range', facts: { page: 9, count: 3 } });
    });

    test('that hits a defect tells the asking side nothing of it, and the log of the answering side all', async () => {
      await home.bus.answer('ask.broken', async () => {
        throw new Error('the secret reason');
      });
      const failure = await home.bus.ask('ask.broken', {}).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: 'Refusal', code: 'server.defect' });
      expect(JSON.stringify(failure)).not.toContain('secret');
      expect(home.reported).toEqual(['a question could not be answered']);
    });

    test('that nobody answers is refused', async () => {
      const refused = { code: 'service.unavailable', facts: { service: 'ask.nobody' } };
      await expect(home.bus.ask('ask.nobody', {})).rejects.toMatchObject(refused);
      const answering = await home.bus.answer('ask.nobody', async () => ({}));
      expect(await home.bus.ask('ask.nobody', {})).toEqual({});
      await answering.stop();
      await expect(home.bus.ask('ask.nobody', {})).rejects.toMatchObject(refused);
    });

    test('that is not answered in time is refused', async () => {
      let answerNow: () => void = () => undefined;
      await home.bus.answer('ask.slow', async () => {
        await new Promise<void>((resolve) => (answerNow = resolve));
        return {};
      });
      await expect(home.bus.ask('ask.slow', {}, 50)).rejects.toMatchObject({
        code: 'service.unavailable',
        facts: { service: 'ask.slow' },
      });
      answerNow();
    });

    test('goes to one of those who answer', async () => {
      let answers = 0;
      const answer = async () => ({ answers: (answers += 1) });
      await home.bus.answer('ask.shared', answer);
      await home.bus.answer('ask.shared', answer);
      await home.bus.ask('ask.shared', {});
      await home.bus.ask('ask.shared', {});
      expect(answers).toBe(2);
    });
  });
};
