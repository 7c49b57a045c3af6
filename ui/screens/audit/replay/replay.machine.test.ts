import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { LoadedDashboard } from '../../../calls/admin.calls.js';
import { CallFailed } from '../../../calls/server-reply.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { loadedDashboardOf } from '../../../parts/dashboard/dashboard-fixture.js';
import { replayWalk } from './fixtures/replay.walk.js';
import { replayMachine, SETTLE_MS } from './replay.machine.js';
import { SLIDER_STOPS, timeAt } from './replay-span.js';

const span = { first: '2026-03-01T00:00:00.000Z', last: '2026-03-11T00:00:00.123Z' };

const given = (answer: () => Promise<LoadedDashboard> = () => Promise.resolve(loadedDashboardOf())) => {
  const asked: (string | null)[] = [];
  const clock = new SimulatedClock();
  const machine = replayMachine.provide({
    actors: {
      fetchDashboard: fromPromise(({ input: { until } }) => {
        asked.push(until);
        return answer();
      }),
    },
  });
  return { slider: createActor(machine, { clock, input: span }).start(), clock, asked };
};

describe('the slider over time', () => {
  test('replays once it has come to rest, and only where it rests', async () => {
    const { slider, clock, asked } = given();
    slider.send({ type: 'time.moved', stop: 900 });
    clock.increment(SETTLE_MS - 1);
    slider.send({ type: 'time.moved', stop: 500 });
    clock.increment(SETTLE_MS - 1);
    expect(asked).toEqual([]);
    clock.increment(1);
    const state = await waitFor(slider, (snapshot) => snapshot.matches('showing'));
    expect(asked).toEqual(['2026-03-06T00:00:00.062Z']);
    expect(state.context.shown).toEqual(loadedDashboardOf());
  });

  test('lets go of a replay when it is moved on', () => {
    const { slider, clock } = given(() => new Promise(() => undefined));
    slider.send({ type: 'time.moved', stop: 900 });
    clock.increment(SETTLE_MS);
    expect(slider.getSnapshot().hasTag('busy')).toBe(true);
    slider.send({ type: 'time.moved', stop: 100 });
    expect(slider.getSnapshot().children['replay']).toBeUndefined();
  });

  test('says why in the words of the server, and tries again', async () => {
    const busy = new CallFailed(503, JSON.stringify({ error: 'Other replays are under way', code: 'replay.busy' }), '');
    const answers = [Promise.reject(busy), Promise.resolve(loadedDashboardOf())];
    const { slider, clock } = given(() => answers.shift()!);
    slider.send({ type: 'time.moved', stop: 900 });
    clock.increment(SETTLE_MS);
    const state = await waitFor(slider, (snapshot) => snapshot.matches('failed'));
    expect(state.context.failure).toBe('Other replays are under way');
    slider.send({ type: 'retry.pressed' });
    await waitFor(slider, (snapshot) => snapshot.matches('showing'));
  });

  test('reaches from the first event to the last, to the millisecond', () => {
    expect([timeAt(span, 0), timeAt(span, SLIDER_STOPS)]).toEqual([span.first, span.last]);
  });
});

describe('every edge of the slider over time', () => {
  testEveryEdge(replayWalk);
});
