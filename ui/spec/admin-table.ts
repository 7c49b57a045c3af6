/**
 * What docs/requirements.md fixes of the admin dashboard, typed out by hand; see literal-table.ts.
 */
export const adminTexts = [
  { requirement: 'R-14.2', page: 'admin, full', text: 'Back to Home' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Admin Dashboard' },
  { requirement: 'R-14.2', page: 'admin, full', text: "Monitor your product's performance and user activity" },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Total Users41' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Active (7d)17' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Active (30d)29' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Conversions1,234' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Shares567' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Daily Active Users (Last 30 Days)' },
  { requirement: 'R-14.2', page: 'admin, list of users by day', text: 'Mar 12, 20262 users' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Activity Trends (Last 30 Days)' },
  { requirement: 'R-14.2', page: 'admin, list of trends', text: 'Mar 12, 2026' },
  { requirement: 'R-14.2', page: 'admin, list of trends', text: '21 total' },
  { requirement: 'R-14.2', page: 'admin, list of trends', text: 'Uploads 5Conversions 4Shares 2Downloads 10' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'UploadsConversionsSharesDownloads' },
  { requirement: 'R-14.2', page: 'admin, full', text: 'Recent User Logins' },
  { requirement: 'R-14.2', page: 'admin, logins', text: 'NameEmailLast Login' },
  { requirement: 'R-14.2', page: 'admin, logins', text: 'Ada Byronada@example.comMar 01, 2026 09:05' },
  { requirement: 'R-14.2', page: 'admin, logins', text: 'BobFeb 28, 2026 23:59' },
  { requirement: 'R-14.2', page: 'admin, empty', text: 'Daily Active Users (Last 30 Days)No activity data yet' },
  { requirement: 'R-14.2', page: 'admin, empty', text: 'Activity Trends (Last 30 Days)No activity data yet' },
  { requirement: 'R-14.2', page: 'admin, empty', text: 'Recent User LoginsNo login data yet' },
  { requirement: 'R-14.2', page: 'admin, loading', text: 'Loading dashboard...' },
  {
    requirement: 'R-14.1',
    page: 'admin, forbidden',
    text: "Access Denied: You don't have permission to access the admin dashboard. Only administrators can view this page.",
  },
  { requirement: 'R-14.1', page: 'admin, forbidden', text: 'Go back home' },
  { requirement: 'R-14.1', page: 'admin, failed', text: 'Failed to load dashboard data' },
  { requirement: 'R-14.1', page: 'admin, failed', text: 'Go back home' },
  { requirement: 'R-14.1', page: 'admin, nobody signed in', text: 'Failed to load dashboard data' },
] as const;

export const adminValues = [
  { requirement: 'R-18.8', what: 'days that the list of users has', value: 10 },
  { requirement: 'R-18.8', what: 'days that the list of trends has', value: 10 },
  { requirement: 'R-14.1', what: 'times the dashboard is asked for while nobody is signed in', value: 0 },
] as const;
