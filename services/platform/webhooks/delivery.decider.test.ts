import { WEBHOOK_PAUSES_MS } from '../../../contracts/webhooks.js';
import { ATTEMPTS_MAX, delivery, type Attempt, type DeliveryCommand, type DeliveryState } from './delivery.decider.js';

const start = new Date('2026-03-01T00:00:00.000Z');
const message = {
  deliveryId: 'd1',
  webhookId: 'w1',
  owner: 'member-ada',
  type: 'conversion.completed',
  about: { conversionId: 'c1' },
  happenedAt: start.toISOString(),
  isRepeated: true,
} as const;

const after = (state: DeliveryState, command: DeliveryCommand): DeliveryState =>
  delivery.decide(command, state).reduce(delivery.evolve, state);
const planned = (isRepeated = true): DeliveryState =>
  after(delivery.initial, { type: 'Plan', delivery: { ...message, isRepeated }, now: start });
const tried = (state: DeliveryState, status: number | null, now: Date): DeliveryState => {
  const attempt: Attempt = { attempt: state.attempts + 1, status, problem: null, answer: null, tookMs: 1 };
  return after(state, { type: 'NoteAttempt', made: attempt, now });
};

describe('a message to a webhook', () => {
  test('that is not taken is sent again after 5 seconds, and at last after 24 hours, nine times', () => {
    let state = planned();
    let now = start;
    const pauses: number[] = [];
    while (state.nextAt !== null) {
      pauses.push((Date.parse(state.nextAt) - now.getTime()) / 1000);
      now = new Date(state.nextAt);
      state = tried(state, 503, now);
    }
    expect([state.attempts, ATTEMPTS_MAX]).toEqual([10, 10]);
    expect(pauses).toEqual([0, ...WEBHOOK_PAUSES_MS.map((pause) => pause / 1000)]);
    expect([pauses[1], pauses.at(-1)]).toEqual([5, 24 * 60 * 60]);
  });

  test.each([200, 204, 299])('is taken with %i', (status) => {
    expect(tried(planned(), status, start).nextAt).toBeNull();
  });

  test.each([null, 199, 300, 302, 404, 500])('is not taken with %p', (status) => {
    expect(tried(planned(), status, start).nextAt).toBe('2026-03-01T00:00:05.000Z');
  });

  test('is given up at once with 410', () => {
    expect(tried(planned(), 410, start).nextAt).toBeNull();
  });

  test('counts an attempt that is told twice once', () => {
    const once = tried(planned(), 500, start);
    const attempt = { attempt: 1, status: 200, problem: null, answer: null, tookMs: 1 };
    expect(delivery.decide({ type: 'NoteAttempt', made: attempt, now: start }, once)).toEqual([]);
  });

  test('that a person has sent again is sent once, whatever comes of it', () => {
    const again = after(tried(planned(), 200, start), { type: 'Repeat', now: start });
    expect(again.nextAt).toBe(start.toISOString());
    expect(tried(again, 500, start).nextAt).toBeNull();
  });

  test('that waits is sent at once when a person says so, and goes on as before', () => {
    const now = new Date('2026-03-01T00:00:03.000Z');
    const again = after(tried(planned(), 500, start), { type: 'Repeat', now });
    expect(again.nextAt).toBe(now.toISOString());
    expect(tried(again, 500, now).nextAt).toBe('2026-03-01T00:05:03.000Z');
  });

  test('that is a test is sent once', () => {
    expect(tried(planned(false), 500, start).nextAt).toBeNull();
  });
});
