import type { Dashboard } from '../../../contracts/api/admin.js';
import { DAY_MS } from '../../../contracts/durations.js';
import { DASHBOARD_LOGINS_MAX, DASHBOARD_WINDOW_DAYS } from '../../../contracts/limits.js';
import type { ActivityDayDocument, ActivityTotalsDocument } from '../../../contracts/read-models/activity-documents.js';
import type { UserDocument } from '../../../contracts/read-models/user-document.js';
import type { Documents } from '../../platform/documents/documents.js';
import { dayOf } from './active-member.js';
import { activeDays, activityDays, activityTotals } from './dashboard.projection.js';
import { logins } from './logins.projection.js';

/** The read models that the dashboard is made of. */
export const dashboardProjections = [activityDays, activityTotals, activeDays, logins] as const;

/** The numbers of the admin's dashboard at a time, of the read models as they were then. */
export const dashboardAt = async (documents: Documents, now: Date): Promise<Dashboard> => {
  const days = lastDays(now);
  return {
    overview: await overviewOf(documents, now),
    dailyActiveUsers: (await Promise.all(days.map((date) => activeOn(documents, date)))).filter(
      ({ count }) => count > 0,
    ),
    activityTrends: (
      await Promise.all(days.map((date) => documents.get<ActivityDayDocument>(activityDays.collection.name, date)))
    ).filter((day) => day !== undefined),
    recentLogins: await recentLogins(documents),
  };
};

/** Today and the days before it, the latest first. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: DASHBOARD_WINDOW_DAYS }, (_, back) =>
    dayOf(new Date(now.getTime() - back * DAY_MS).toISOString()),
  );

const activeOn = async (documents: Documents, date: string) => ({
  date,
  count: await documents.count(activeDays.collection.name, { where: { date } }),
});

const overviewOf = async (documents: Documents, now: Date): Promise<Dashboard['overview']> => {
  const { name } = logins.collection;
  const activeFor = (days: number) => {
    const from = new Date(now.getTime() - days * DAY_MS).toISOString();
    return documents.count(name, { since: { field: 'lastActiveAt', from } });
  };
  const totals = await documents.get<ActivityTotalsDocument>(activityTotals.collection.name, 'all');
  return {
    totalUsers: await documents.count(name, {}),
    activeUsersLast7Days: await activeFor(7),
    activeUsersLast30Days: await activeFor(30),
    totalConversions: totals?.conversions ?? 0,
    totalShares: totals?.shares ?? 0,
  };
};

const recentLogins = async (documents: Documents): Promise<Dashboard['recentLogins']> => {
  const sort = { field: 'lastLoginAt', direction: 'descending' } as const;
  const users = await documents.find<UserDocument>(logins.collection.name, { sort, limit: DASHBOARD_LOGINS_MAX });
  return users.map(({ id, name, email, lastLoginAt }) => ({ id, name, email, lastLoginAt }));
};
