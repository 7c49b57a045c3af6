import { createActor, SimulatedClock } from 'xstate';
import { testEveryEdge } from '../../testing/every-edge.js';
import { overlay, overlayWalk } from './fixtures/overlay.walk.js';
import { overlayMachine, stepOf } from './overlay.machine.js';

const given = () => {
  const clock = new SimulatedClock();
  const actor = createActor(overlayMachine, { clock }).start();
  return { actor, clock, step: () => stepOf(actor.getSnapshot()) };
};

describe('the overlay of a long wait', () => {
  test('goes on every three seconds and stays at its last step', () => {
    const { actor, clock, step } = given();
    actor.send({ type: 'work.started', overlay });
    const steps = [0, 2999, 1, 3000, 3000, 60_000].map((ms) => {
      clock.increment(ms);
      return step();
    });
    expect(steps).toEqual([0, 0, 1, 2, 3, 3]);
  });

  test('leaves with the work, and begins anew with the next', () => {
    const { actor, clock, step } = given();
    actor.send({ type: 'work.started', overlay });
    clock.increment(3000);
    actor.send({ type: 'work.ended' });
    expect([step(), actor.getSnapshot().context.overlay]).toEqual([-1, null]);
    actor.send({ type: 'work.started', overlay });
    expect(step()).toBe(0);
  });

  test('has nothing to say of a tool that is quick', () => {
    const { actor, step } = given();
    actor.send({ type: 'work.started', overlay: null });
    expect(step()).toBe(-1);
  });
});

describe('every edge of the overlay', () => {
  testEveryEdge(overlayWalk);
});
