import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Notice } from '../../notice.js';
import { result, resultBoxWalk } from './fixtures/result-box.walk.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { resultBoxMachine } from './result-box.machine.js';

const given = (copy: (text: string) => Promise<void> = () => Promise.resolve()) => {
  const clock = new SimulatedClock();
  const notices: Notice[] = [];
  const machine = resultBoxMachine.provide({
    actors: { copyText: fromPromise(({ input: { text } }) => copy(text)) },
  });
  const box = createActor(machine, { clock });
  box.on('notice', (notice) => notices.push(notice));
  box.start();
  return { box, clock, notices, isShown: () => !box.getSnapshot().matches({ box: 'hidden' }) };
};

describe('the success box', () => {
  test('disappears after five seconds', () => {
    const { box, clock, isShown } = given();
    box.send({ type: 'result.ready', result });
    clock.increment(4999);
    expect(isShown()).toBe(true);
    clock.increment(1);
    expect(isShown()).toBe(false);
  });

  test('waits while somebody points at it or is in it', () => {
    const { box, clock, isShown } = given();
    box.send({ type: 'result.ready', result });
    box.send({ type: 'box.held' });
    clock.increment(60_000);
    expect(isShown()).toBe(true);
    box.send({ type: 'box.released' });
    clock.increment(5000);
    expect(isShown()).toBe(false);
  });

  test('copies the share link', async () => {
    const copied: string[] = [];
    const { box, notices } = given(async (text) => {
      copied.push(text);
    });
    box.send({ type: 'result.ready', result });
    box.send({ type: 'copy.pressed' });
    await waitFor(box, (state) => state.matches({ copy: 'resting' }));
    expect(copied).toEqual(['https://docket.test/s/h1']);
    expect(notices).toMatchObject([{ title: 'Link copied', text: 'Share link copied to clipboard', tone: 'plain' }]);
  });

  test('says so when the browser does not let it copy', async () => {
    const { box, notices } = given(() => Promise.reject(new Error('denied')));
    box.send({ type: 'result.ready', result });
    box.send({ type: 'copy.pressed' });
    await waitFor(box, (state) => state.matches({ copy: 'resting' }));
    expect(notices).toMatchObject([{ title: 'Copy Failed', text: 'Could not copy to clipboard', tone: 'destructive' }]);
  });
});

describe('every edge of the success box', () => {
  testEveryEdge(resultBoxWalk);
});
