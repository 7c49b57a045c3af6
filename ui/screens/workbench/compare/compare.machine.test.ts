import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { comparison, sideOf } from './compare-fixture.js';
import { listText } from './change-list.js';
import { compareMachine, pairOnScreen } from './compare.machine.js';
import type { Comparison } from './compare-texts.js';
import { compareWalk } from './fixtures/compare.walk.js';

const comparing = (compared: () => Promise<Comparison>) =>
  createActor(compareMachine.provide({ actors: { compareTexts: fromPromise(compared) } }), {
    input: { before: sideOf(1, 'Original'), after: sideOf(-1, 'Compress') },
  }).start();

describe('a comparison', () => {
  test('goes from change to change, and round again', async () => {
    const compare = comparing(() => Promise.resolve(comparison));
    await waitFor(compare, (state) => state.matches({ work: 'shown' }));
    const steps = ([1, 1, -1] as const).map((by) => {
      compare.send({ type: 'change.stepped', by });
      return compare.getSnapshot().context.current;
    });
    expect(steps).toEqual([1, 0, 1]);
    compare.send({ type: 'change.chosen', at: 7 });
    expect(compare.getSnapshot().context.current).toBe(1);
  });

  test('begins anew with another file on a side', async () => {
    const compare = comparing(() => Promise.resolve(comparison));
    await waitFor(compare, (state) => state.matches({ work: 'shown' }));
    compare.send({ type: 'side.chosen', side: 'before', chosen: sideOf(2, 'plan.pdf') });
    expect(compare.getSnapshot()).toMatchObject({
      value: { work: 'reading' },
      context: { before: { id: 2 }, found: null },
    });
  });

  test('says why it cannot be made', async () => {
    const compare = comparing(() => Promise.reject(new Error('Too little in common')));
    const { context } = await waitFor(compare, (state) => state.matches({ work: 'failed' }));
    expect(context.problem).toBe('Too little in common');
  });
});

describe('the pages of a comparison', () => {
  const shown = async () => {
    const compare = comparing(() => Promise.resolve(comparison));
    await waitFor(compare, (state) => state.matches({ work: 'shown' }));
    return compare;
  };

  test('are gone to, with the first change on them where there is one', async () => {
    const compare = await shown();
    compare.send({ type: 'page.chosen', page: 2 });
    expect(compare.getSnapshot().context).toMatchObject({ page: 2, current: 1, facing: { before: { page: 2 } } });
    compare.send({ type: 'page.chosen', page: 3 });
    expect(compare.getSnapshot().context).toMatchObject({ page: 3, current: 1, facing: { after: { page: 3, y: 0 } } });
    compare.send({ type: 'page.chosen', page: 4 });
    expect(compare.getSnapshot().context.page).toBe(3);
  });

  test('lie on one another under a slider that stays on the page', async () => {
    const compare = await shown();
    compare.send({ type: 'view.chosen', view: 'slider', isStill: false });
    compare.send({ type: 'slider.moved', at: 120 });
    expect(compare.getSnapshot()).toMatchObject({ value: { view: 'slider' }, context: { cut: 100 } });
    compare.send({ type: 'page.reached', page: 3 });
    expect(pairOnScreen(compare.getSnapshot().context)).toMatchObject({ before: { page: 3 }, after: { page: 3 } });
  });
});

describe('pages that take turns', () => {
  const blinking = (isStill: boolean) => {
    const clock = new SimulatedClock();
    const compare = createActor(
      compareMachine.provide({ actors: { compareTexts: fromPromise(() => Promise.resolve(comparison)) } }),
      { clock, input: { before: sideOf(1, 'Original'), after: sideOf(-1, 'Compress') } },
    ).start();
    compare.send({ type: 'view.chosen', view: 'blink', isStill });
    const seenAfter = (milliseconds: number) => {
      clock.increment(milliseconds);
      return compare.getSnapshot().context.seen;
    };
    return { compare, seenAfter };
  };

  test('change every second, and stay where one of them is held', () => {
    const { compare, seenAfter } = blinking(false);
    expect([seenAfter(0), seenAfter(1000), seenAfter(1000), seenAfter(1000)]).toEqual([
      'before',
      'after',
      'before',
      'after',
    ]);
    compare.send({ type: 'seen.chosen', side: 'before' });
    expect([seenAfter(1000), seenAfter(1000)]).toEqual(['before', 'before']);
    compare.send({ type: 'turns.toggled' });
    expect([seenAfter(0), seenAfter(1000)]).toEqual(['after', 'before']);
  });

  test('wait for whoever wants nothing to move by itself', () => {
    const { compare, seenAfter } = blinking(true);
    expect([seenAfter(1000), seenAfter(1000)]).toEqual(['before', 'before']);
    compare.send({ type: 'seen.chosen', side: 'after' });
    expect(seenAfter(5000)).toBe('after');
  });
});

describe('the list of changes', () => {
  test('is copied as text', async () => {
    const copied: string[] = [];
    const copyText = fromPromise(async ({ input: { text } }: { input: { readonly text: string } }) => {
      copied.push(text);
      await Promise.resolve();
    });
    const compare = createActor(
      compareMachine.provide({ actors: { copyText, compareTexts: fromPromise(() => Promise.resolve(comparison)) } }),
      { input: { before: sideOf(1, 'Original'), after: sideOf(-1, 'Compress') } },
    ).start();
    const notices: string[] = [];
    compare.on('notice', ({ title }) => notices.push(title));
    compare.send({ type: 'copy.pressed', text: listText(['draft.pdf', 'final.pdf'], comparison) });
    await waitFor(compare, (state) => state.matches({ copy: 'resting' }));
    expect(notices).toEqual(['List copied']);
    expect(copied).toEqual([
      [
        'A: draft.pdf',
        'B: final.pdf',
        '',
        '1. Page 1 · the rent is',
        '   Removed: 31,200',
        '   Added: 32,400',
        '2. Page 2 · paid in',
        '   Removed: fourteen',
        '   Added: seven',
        '',
      ].join('\n'),
    ]);
  });
});

describe('every edge of a comparison', () => {
  testEveryEdge(compareWalk);
});
