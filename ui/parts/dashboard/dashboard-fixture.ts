import type { Dashboard } from '../../../contracts/api/admin.js';
import { DAY_MS } from '../../../contracts/durations.js';
import type { AuthActor } from '../../session/auth/presence.js';
import type { LoadedDashboard } from '../../calls/admin.calls.js';
import { CallFailed } from '../../calls/server-reply.js';

const LAST = Date.parse('2026-03-12');

/** The given number of days, the latest first. */
const days = (count: number): string[] =>
  Array.from({ length: count }, (_, back) => new Date(LAST - back * DAY_MS).toISOString().slice(0, 10));

export const dashboardOf = (daysWithActivity = 12): Dashboard => ({
  overview: {
    totalUsers: 41,
    activeUsersLast7Days: 17,
    activeUsersLast30Days: 29,
    totalConversions: 1234,
    totalShares: 567,
  },
  dailyActiveUsers: days(daysWithActivity).map((date, back) => ({ date, count: back + 2 })),
  activityTrends: days(daysWithActivity).map((date, back) => ({
    date,
    uploads: back + 5,
    conversions: back + 4,
    shares: 2,
    downloads: 10,
  })),
  recentLogins:
    daysWithActivity === 0
      ? []
      : [
          {
            id: 'u1',
            name: 'Ada Byron',
            email: 'ada@example.com',
            lastLoginAt: new Date(2026, 2, 1, 9, 5).toISOString(),
          },
          { id: 'u2', name: 'Bob', email: null, lastLoginAt: new Date(2026, 1, 28, 23, 59).toISOString() },
        ],
});

export const loadedDashboardOf = (dashboard = dashboardOf()): LoadedDashboard => ({
  dashboard,
  at: '2026-03-12T15:00:00.000Z',
});

export const refusedAsNoAdmin = () =>
  new CallFailed(403, JSON.stringify({ error: 'no', code: 'session.forbidden', facts: {} }), '');

/** For machines with a fake presence. */
export const nobodyIn = undefined as unknown as AuthActor;
