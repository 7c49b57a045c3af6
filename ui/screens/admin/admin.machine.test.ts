import { waitFor } from 'xstate';
import { CallFailed } from '../../calls/server-reply.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { adminWalk } from './fixtures/admin.walk.js';
import type { LoadedDashboard } from '../../calls/admin.calls.js';
import type { Notice } from '../../notice.js';
import { dashboardOf, refusedAsNoAdmin, loadedDashboardOf } from '../../parts/dashboard/dashboard-fixture.js';
import { givenAdmin } from './admin-fixture.js';

const answered = () => Promise.resolve(loadedDashboardOf());

describe('the admin dashboard', () => {
  test('is shown to an administrator, as it is now', async () => {
    const { page, asked } = givenAdmin('user.present', answered);
    const state = await waitFor(page, (snapshot) => snapshot.matches('loaded'));
    expect(state.context.shown).toEqual(loadedDashboardOf());
    expect(asked).toHaveLength(1);
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

describe('a refresh of the admin dashboard', () => {
  const refreshed = async (answer: () => Promise<LoadedDashboard>) => {
    const answers = [answered(), answer()];
    const { page } = givenAdmin('user.present', () => answers.shift()!);
    const notices: Notice[] = [];
    page.on('notice', (notice) => notices.push(notice));
    await waitFor(page, (state) => state.matches('loaded'));
    page.send({ type: 'refresh.pressed' });
    await waitFor(page, (state) => !state.matches({ loaded: 'renewing' }));
    return { state: page.getSnapshot(), notices };
  };

  test('shows the numbers of now, and of when they are', async () => {
    const later = { ...loadedDashboardOf(dashboardOf(3)), at: '2026-03-12T16:00:00.000Z' };
    const { state } = await refreshed(() => Promise.resolve(later));
    expect(state.context.shown).toEqual(later);
  });

  test('that fails keeps what is there, and says why', async () => {
    const { state, notices } = await refreshed(() => Promise.reject(new Error('The server is restarting.')));
    expect([state.value, state.context.shown]).toEqual([{ loaded: 'resting' }, loadedDashboardOf()]);
    expect(notices).toMatchObject([{ title: 'Refresh failed', text: 'The server is restarting.' }]);
  });

  test('is forbidden to who is no administrator any more', async () => {
    const { state } = await refreshed(() => Promise.reject(refusedAsNoAdmin()));
    expect(state.value).toBe('forbidden');
  });
});

describe('every edge of the admin dashboard', () => {
  testEveryEdge(adminWalk);
});
