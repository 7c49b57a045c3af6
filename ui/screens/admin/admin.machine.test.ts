import { waitFor } from 'xstate';
import { CallFailed } from '../../calls/reply.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { adminWalk } from './fixtures/admin.walk.js';
import { givenAdmin, refusedAsNoAdmin, shownOf } from './given.js';

const answered = () => Promise.resolve(shownOf());

describe('the admin dashboard', () => {
  test('is shown to an administrator, as it is now', async () => {
    const { page, asked } = givenAdmin('user.present', answered);
    const state = await waitFor(page, (snapshot) => snapshot.matches('loaded'));
    expect(state.context.shown).toEqual(shownOf());
    expect(asked).toEqual([{ until: null }]);
  });

  test('is not asked for before it is known who is there', () => {
    const { page, asked } = givenAdmin(null, answered);
    expect(page.getSnapshot().hasTag('busy')).toBe(true);
    expect(asked).toEqual([]);
  });

  test('is never asked for where nobody is signed in', () => {
    const { page, asked } = givenAdmin('user.absent', answered);
    expect(page.getSnapshot().matches('absent')).toBe(true);
    expect(asked).toEqual([]);
  });

  test('is forbidden to other members by the server', async () => {
    const { page } = givenAdmin('user.present', () => Promise.reject(refusedAsNoAdmin()));
    const state = await waitFor(page, (snapshot) => snapshot.matches('forbidden'));
    expect(state.context.shown).toBeNull();
  });

  test('can be asked for again after any other failure', async () => {
    const answers = [Promise.reject(new CallFailed(500, '', 'Internal Server Error')), answered()];
    const { page } = givenAdmin('user.present', () => answers.shift()!);
    await waitFor(page, (snapshot) => snapshot.matches('failed'));
    page.send({ type: 'retry.pressed' });
    await waitFor(page, (snapshot) => snapshot.matches('loaded'));
  });
});

describe('every edge of the admin dashboard', () => {
  testEveryEdge(adminWalk);
});
