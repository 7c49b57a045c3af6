import type { LoadedDashboard } from '../../calls/admin.calls.js';
import { ActivityTrends } from './activity-trends.js';
import { DailyUsers } from './daily-users.js';
import { OverviewCards } from './overview-cards.js';
import { RecentLogins } from './recent-logins.js';

/** The content of the dashboard. Requirements. */
export const DashboardView = ({ shown: { dashboard, at } }: { readonly shown: LoadedDashboard }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <OverviewCards overview={dashboard.overview} />
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <DailyUsers days={dashboard.dailyActiveUsers} at={at} />
      <ActivityTrends days={dashboard.activityTrends} at={at} />
    </div>
    <RecentLogins logins={dashboard.recentLogins} />
  </div>
);
