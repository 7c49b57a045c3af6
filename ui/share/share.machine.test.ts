import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import type { Notice } from '../notice.js';
import { input, refused, shareAheadWalk, sharedFile as file, shareWalk } from './fixtures/share.walk.js';
import { testEveryEdge } from '../testing/every-edge.js';
import { nameOf, shareMachine } from './share.machine.js';

type Answer = SharedFile | Error;

const given = (...answers: readonly Answer[]) => givenAhead(null, ...answers);

const givenAhead = (preloaded: SharedFile | null, ...answers: readonly Answer[]) => {
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
      unlockShared: fromPromise(async () => 'a pass'),
      copyText: fromPromise(async ({ input: { text } }) => {
        copied.push(text);
      }),
    },
  });
  const page = createActor(machine, { clock, input: { ...input, ahead: preloaded } });
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

describe('the share page that came with its file', () => {
  test('shows it at once, and asks the server about it as any visitor does, which is the view that counts', async () => {
    const { page, looks } = givenAhead(file('completed'), { ...file('completed'), expires: '26 days' });
    expect(page.getSnapshot().matches({ showing: { readiness: 'settled', answer: 'asking' } })).toBe(true);
    await waitFor(page, (snapshot) => snapshot.matches({ showing: { answer: 'given' } }));
    expect(page.getSnapshot().context.file?.expires).toBe('26 days');
    expect(looks).toEqual([false]);
  });

  test.each([
    { code: 'share-link.not-found', status: 404, state: 'missing' },
    { code: 'share-link.locked', status: 401, state: 'locked' },
  ] as const)('shows it no longer when the link is $state by now', async ({ code, status, state }) => {
    const { page } = givenAhead(file('completed'), refused(status, code));
    await waitFor(page, (snapshot) => snapshot.matches(state));
  });

  test('is shown to who gives the password of a link that was locked meanwhile, and asks no more', async () => {
    const { page, left } = givenAhead(file('completed'), refused(401, 'share-link.locked'), file('completed'));
    await waitFor(page, (snapshot) => snapshot.matches('locked'));
    page.send({ type: 'password.given', password: 'open sesame' });
    const state = await waitFor(page, (snapshot) => snapshot.matches('showing'));
    expect([state.matches({ showing: { answer: 'given' } }), state.context.pass, left]).toEqual([true, 'a pass', []]);
  });

  test('shows it on when the server does not answer', async () => {
    const { page } = givenAhead(file('completed'), new TypeError('Failed to fetch'));
    const state = await waitFor(page, (snapshot) => snapshot.matches({ showing: { answer: 'given' } }));
    expect(state.context.file).toEqual(file('completed'));
  });
});

describe('every edge of the share page that came with its file', () => {
  testEveryEdge(shareAheadWalk);
});

describe('every edge of the share page', () => {
  testEveryEdge(shareWalk);
});
