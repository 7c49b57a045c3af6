import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { User } from '../../calls/session.calls.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { ada, authWalk } from './fixtures/auth.walk.js';
import { authMachine } from './auth.machine.js';

interface Given {
  readonly returning?: boolean;
  /** Answers of the server, one per check; an error is an answer that is not OK. */
  readonly checks: readonly (User | Error)[];
  readonly logout?: () => Promise<void>;
}

const given = ({ returning = false, checks, logout = () => Promise.resolve() }: Given) => {
  const done: string[] = [];
  const answers = [...checks];
  const clock = new SimulatedClock();
  const machine = authMachine.provide({
    actors: {
      checkUser: fromPromise(async () => {
        done.push('check');
        const answer = answers.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('one check too many');
        return answer;
      }),
      logout: fromPromise(logout),
      reloadPage: fromCallback(() => {
        done.push('page reloaded');
      }),
    },
    actions: {
      forgetAuthSuccess: () => done.push('auth=success forgotten'),
      leaveToAccount: () => done.push('kept by the account'),
      keepHere: () => done.push('kept here'),
      report: () => done.push('logged'),
    },
  });
  return { auth: createActor(machine, { clock, input: { returning } }).start(), clock, done };
};

describe('who is looking', () => {
  test('is asked at the start and answered with a user', async () => {
    const { auth } = given({ checks: [ada] });
    expect(auth.getSnapshot().hasTag('loading')).toBe(true);
    const state = await waitFor(auth, ({ tags }) => tags.has('authenticated'));
    expect(state.context.user).toEqual(ada);
  });

  test('is a guest when the answer is not OK, which is only logged', async () => {
    const { auth, done } = given({ checks: [new Error('401: ')] });
    const state = await waitFor(auth, ({ tags }) => tags.has('unauthenticated'));
    expect(state.context.user).toBeNull();
    expect(done).toEqual(['check', 'logged', 'kept here']);
  });

  test('is asked once more 500 ms after coming back from signing in', async () => {
    const { auth, clock, done } = given({ returning: true, checks: [new Error('401: '), ada] });
    expect(done.toSorted()).toEqual(['auth=success forgotten', 'check']);
    clock.increment(499);
    expect(done.filter((what) => what === 'check')).toHaveLength(1);
    clock.increment(1);
    const state = await waitFor(auth, ({ tags }) => tags.has('authenticated'));
    expect(state.context.user).toEqual(ada);
  });

  test('is nobody after logging out, and the page reloads', async () => {
    const { auth, done } = given({ checks: [ada] });
    await waitFor(auth, ({ tags }) => tags.has('authenticated'));
    auth.send({ type: 'logout.pressed' });
    const state = await waitFor(auth, ({ tags }) => tags.has('unauthenticated'));
    expect(state.context.user).toBeNull();
    expect(done).toEqual(['check', 'kept by the account', 'kept here', 'page reloaded']);
  });

  test('stays signed in when logging out fails, which is only logged', async () => {
    const { auth, done } = given({ checks: [ada], logout: () => Promise.reject(new Error('500: ')) });
    await waitFor(auth, ({ tags }) => tags.has('authenticated'));
    auth.send({ type: 'logout.pressed' });
    const state = await waitFor(auth, (snapshot) => snapshot.matches('authenticated'));
    expect(state.context.user).toEqual(ada);
    expect(done).toEqual(['check', 'kept by the account', 'logged', 'kept by the account']);
  });
});

describe.each([{ returning: false }, { returning: true }])('every edge of signing in, $returning', ({ returning }) => {
  testEveryEdge(authWalk(returning));
});
