import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import type { Notice } from '../notice.js';
import { input, refused, sharedFile as file, shareWalk } from './fixtures/share.walk.js';
import { testEveryEdge } from '../testing/every-edge.js';
import { nameOf, shareMachine } from './share.machine.js';

const given = (...answers: readonly (SharedFile | Error)[]) => {
  const left = [...answers];
  const notices: Notice[] = [];
  const copied: string[] = [];
  const looks: boolean[] = [];
  const clock = new SimulatedClock();
  const machine = shareMachine.provide({
    actors: {
      fetchShared: fromPromise(async ({ input: { again } }) => {
        looks.push(again);
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('one question too many');
        return answer;
      }),
      copyText: fromPromise(async ({ input: { text } }) => {
        copied.push(text);
      }),
    },
  });
  const page = createActor(machine, { clock, input });
  page.on('notice', (notice) => notices.push(notice));
  return { page: page.start(), clock, notices, copied, left, looks };
};

describe('the share page', () => {
  test('shows a finished file', async () => {
    const { page } = given(file('completed'));
    const state = await waitFor(page, (snapshot) => snapshot.matches({ showing: { readiness: 'settled' } }));
    expect(state.context.file).toEqual(file('completed'));
  });

  test.each([
    { code: 'share-link.invalid', status: 400, state: 'invalid' },
    { code: 'share-link.not-found', status: 404, state: 'missing' },
    { code: 'service.unavailable', status: 503, state: 'unreachable' },
  ] as const)('tells a link that is $state from others by the code of the refusal', async ({ code, status, state }) => {
    const { page } = given(refused(status, code));
    await waitFor(page, (snapshot) => snapshot.matches(state));
  });

  test('can be tried again when the server does not answer', async () => {
    const { page } = given(new TypeError('Failed to fetch'), file('completed'));
    await waitFor(page, (snapshot) => snapshot.matches('unreachable'));
    page.send({ type: 'retry.pressed' });
    await waitFor(page, (snapshot) => snapshot.matches('showing'));
  });

  test('asks again, more and more gently and without counting as a view, while the file is processed', async () => {
    const { page, clock, left, looks } = given(file('processing'), file('processing'), file('completed'));
    await waitFor(page, (snapshot) => snapshot.matches({ showing: { readiness: 'waiting' } }));
    clock.increment(2000);
    await waitFor(page, (state) => state.context.polls === 1 && state.matches({ showing: { readiness: 'waiting' } }));
    clock.increment(2999);
    expect(left).toHaveLength(1);
    clock.increment(1);
    await waitFor(page, (snapshot) => snapshot.matches({ showing: { readiness: 'settled' } }));
    expect(looks).toEqual([false, true, true]);
  });

  test('says so when the link dies while it waits', async () => {
    const { page, clock } = given(file('processing'), refused(404, 'share-link.not-found'));
    await waitFor(page, (snapshot) => snapshot.matches({ showing: { readiness: 'waiting' } }));
    clock.increment(2000);
    await waitFor(page, (snapshot) => snapshot.matches('missing'));
  });

  test('keeps the name the recipient chose, and gives the file its own back on cancel', async () => {
    const { page } = given(file('completed'));
    await waitFor(page, (snapshot) => snapshot.matches('showing'));
    page.send({ type: 'name.edited' });
    page.send({ type: 'name.changed', text: ' mine.pdf ' });
    page.send({ type: 'name.saved' });
    expect(nameOf(page.getSnapshot().context)).toBe('mine.pdf');
    page.send({ type: 'name.edited' });
    page.send({ type: 'name.cancelled' });
    expect(nameOf(page.getSnapshot().context)).toBe('report.pdf');
  });

  test('does not take a blank name', async () => {
    const { page } = given(file('completed'));
    await waitFor(page, (snapshot) => snapshot.matches('showing'));
    page.send({ type: 'name.edited' });
    page.send({ type: 'name.changed', text: '  ' });
    page.send({ type: 'name.saved' });
    expect(page.getSnapshot().matches({ showing: { name: 'editing' } })).toBe(true);
  });

  test('copies its own address', async () => {
    const { page, copied, notices } = given(file('completed'));
    await waitFor(page, (snapshot) => snapshot.matches('showing'));
    page.send({ type: 'copy.pressed' });
    await waitFor(page, (snapshot) => snapshot.matches({ showing: { copy: 'resting' } }));
    expect(copied).toEqual(['https://docket.test/s/h1']);
    expect(notices.map(({ title }) => title)).toEqual(['Link copied']);
  });
});

describe('every edge of the share page', () => {
  testEveryEdge(shareWalk);
});
