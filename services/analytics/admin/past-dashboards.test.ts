import type { Dashboard } from '../../../contracts/api/admin.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Moment } from '../../platform/event-store/moment.js';
import type { PastDashboard } from '../read-models/replay-log.js';
import { openPastDashboards } from './past-dashboards.js';

const now = new Date('2026-03-01T12:00:00Z');
const overview = { activeUsersLast7Days: 0, activeUsersLast30Days: 0, totalConversions: 0, totalShares: 0 };
const dashboardOf = (totalUsers: number): Dashboard => ({
  overview: { totalUsers, ...overview },
  dailyActiveUsers: [],
  activityTrends: [],
  recentLogins: [],
});

/** Walks that end when they are told to; each makes a dashboard with one user more. */
const openWalks = (last?: string) => {
  const walks: { readonly moment: Moment; readonly end: () => void; readonly fail: () => void }[] = [];
  const dashboardAt = (moment: Moment, signal: AbortSignal): Promise<PastDashboard> =>
    new Promise((resolve, reject) => {
      const dashboard = dashboardOf(walks.length + 1);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      walks.push({ moment, end: () => resolve({ dashboard, last }), fail: () => reject(new Error('broken')) });
    });
  return { walks, replay: { dashboardAt } };
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const at = (text: string): Moment => ({ instant: new Date(text) });
const yesterday = at('2026-02-28T12:00:00Z');

describe('the dashboard of an earlier moment', () => {
  test('is made once for all who ask for it', async () => {
    const { walks, replay } = openWalks();
    const past = openPastDashboards({ replay, clock: () => now });
    const asked = [past.at(yesterday), past.at(yesterday)];
    await turn();
    walks[0]!.end();
    expect(await Promise.all(asked)).toEqual([dashboardOf(1), dashboardOf(1)]);
    expect(await past.at(yesterday)).toEqual(dashboardOf(1));
    expect(walks).toHaveLength(1);
  });

  test.each([
    ['the very moment', at('2026-03-01T12:00:00Z'), undefined],
    ['a moment to come', at('2027-01-01T00:00:00Z'), undefined],
    ['a position that the log has not reached', { position: '09' }, '08'],
  ])('is made anew for %s, which more may happen by', async (_, moment, last) => {
    const { walks, replay } = openWalks(last);
    const past = openPastDashboards({ replay, clock: () => now });
    for (const users of [1, 2]) {
      const asked = past.at(moment);
      await turn();
      walks[users - 1]!.end();
      expect((await asked).overview.totalUsers).toBe(users);
      await turn();
    }
  });

  test('waits for the one before it, and is refused when many wait', async () => {
    const { walks, replay } = openWalks();
    const past = openPastDashboards({ replay, clock: () => now });
    const asked = [1, 2, 3, 4].map((day) => past.at(at(`2026-01-0${day}T00:00:00Z`)));
    await expect(past.at(at('2026-01-05T00:00:00Z'))).rejects.toEqual(new Refusal('replay.busy'));
    for (const index of asked.keys()) {
      await turn();
      expect(walks).toHaveLength(index + 1);
      walks[index]!.end();
    }
    expect((await Promise.all(asked)).map((dashboard) => dashboard.overview.totalUsers)).toEqual([1, 2, 3, 4]);
  });

  test('that takes too long is given up with a refusal, and can be asked for again', async () => {
    const { walks, replay } = openWalks();
    const past = openPastDashboards({ replay, clock: () => now, deadlineMs: 10 });
    await expect(past.at(yesterday)).rejects.toEqual(new Refusal('replay.too-long', { seconds: 0.01 }));
    await expect(past.at(yesterday)).rejects.toEqual(new Refusal('replay.too-long', { seconds: 0.01 }));
    expect(walks).toHaveLength(2);
  });

  test('that broke is made anew', async () => {
    const { walks, replay } = openWalks();
    const past = openPastDashboards({ replay, clock: () => now });
    const broken = past.at(yesterday);
    await turn();
    walks[0]!.fail();
    await expect(broken).rejects.toThrow('broken');
    const again = past.at(yesterday);
    await turn();
    walks[1]!.end();
    expect(await again).toEqual(dashboardOf(2));
  });

  test('is given up when the service stops', async () => {
    const { replay } = openWalks();
    const past = openPastDashboards({ replay, clock: () => now });
    const asked = expect(past.at(yesterday)).rejects.toThrow('aborted');
    await turn();
    await past.stop();
    await asked;
  });
});
