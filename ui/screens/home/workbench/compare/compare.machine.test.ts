import { createActor, fromPromise, waitFor } from 'xstate';
import { testEveryEdge } from '../../../../testing/every-edge.js';
import { found, sideOf } from './compare.given.js';
import { compareMachine } from './compare.machine.js';
import type { Comparison } from './compare-texts.js';
import { compareWalk } from './fixtures/compare.walk.js';

const comparing = (compared: () => Promise<Comparison>) =>
  createActor(compareMachine.provide({ actors: { compareTexts: fromPromise(compared) } }), {
    input: { before: sideOf(1, 'Original'), after: sideOf(-1, 'Compress') },
  }).start();

describe('a comparison', () => {
  test('goes from change to change, and round again', async () => {
    const compare = comparing(() => Promise.resolve(found));
    await waitFor(compare, (state) => state.matches('shown'));
    const steps = ([1, 1, -1] as const).map((by) => {
      compare.send({ type: 'change.stepped', by });
      return compare.getSnapshot().context.current;
    });
    expect(steps).toEqual([1, 0, 1]);
    compare.send({ type: 'change.chosen', at: 7 });
    expect(compare.getSnapshot().context.current).toBe(1);
  });

  test('begins anew with another file on a side', async () => {
    const compare = comparing(() => Promise.resolve(found));
    await waitFor(compare, (state) => state.matches('shown'));
    compare.send({ type: 'side.chosen', side: 'before', chosen: sideOf(2, 'plan.pdf') });
    expect(compare.getSnapshot()).toMatchObject({ value: 'reading', context: { before: { id: 2 }, found: null } });
  });

  test('says why it cannot be made', async () => {
    const compare = comparing(() => Promise.reject(new Error('Too little in common')));
    const { context } = await waitFor(compare, (state) => state.matches('failed'));
    expect(context.problem).toBe('Too little in common');
  });
});

describe('every edge of a comparison', () => {
  testEveryEdge(compareWalk);
});
