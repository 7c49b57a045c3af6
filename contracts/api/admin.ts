import { z } from 'zod';

/** A day as `2026-03-01`, in UTC. */
const date = z.string();

/** The numbers of the dashboard. Days without activity are left out; the latest day comes first. Requirement. */
export const dashboard = z.object({
  overview: z.object({
    /** People who have ever signed in. */
    totalUsers: z.number(),
    activeUsersLast7Days: z.number(),
    activeUsersLast30Days: z.number(),
    totalConversions: z.number(),
    totalShares: z.number(),
  }),
  dailyActiveUsers: z.array(z.object({ date, count: z.number() })),
  activityTrends: z.array(
    z.object({ date, uploads: z.number(), conversions: z.number(), shares: z.number(), downloads: z.number() }),
  ),
  recentLogins: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), lastLoginAt: z.string() }),
  ),
});
/** The numbers as services/analytics computes them and the dashboard page shows them. */
export type Dashboard = z.output<typeof dashboard>;

/** Answer of `GET /api/admin/dashboard`. */
export const dashboardReply = z.object({ dashboard });
/** {@link Dashboard} in the envelope in which it travels. */
export type DashboardReply = z.output<typeof dashboardReply>;

/** The four counts of one day, UTC. */
export type ActivityDay = Dashboard['activityTrends'][number];
