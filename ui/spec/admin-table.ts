/**
 * What the specification says of the admin dashboard, typed out from it and from nothing else; see literal-table.ts.
 */
export const adminTexts = [
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Back to Home' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Admin Dashboard' },
  { section: '2 Admin dashboard', page: 'admin, full', text: "Monitor your product's performance and user activity" },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Total Users41' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Active (7d)17' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Active (30d)29' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Conversions1,234' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Shares567' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Daily Active Users (Last 30 Days)' },
  { section: '2 Admin dashboard', page: 'admin, list of users by day', text: 'Mar 12, 20262 users' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Activity Trends (Last 30 Days)' },
  { section: '2 Admin dashboard', page: 'admin, list of trends', text: 'Mar 12, 2026' },
  { section: '2 Admin dashboard', page: 'admin, list of trends', text: '21 total' },
  { section: '2 Admin dashboard', page: 'admin, list of trends', text: 'Uploads 5Conversions 4Shares 2Downloads 10' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'UploadsConversionsSharesDownloads' },
  { section: '2 Admin dashboard', page: 'admin, full', text: 'Recent User Logins' },
  { section: '2 Admin dashboard', page: 'admin, logins', text: 'NameEmailLast Login' },
  { section: '2 Admin dashboard', page: 'admin, logins', text: 'Ada Byronada@example.comMar 01, 2026 09:05' },
  { section: '2 Admin dashboard', page: 'admin, logins', text: 'BobFeb 28, 2026 23:59' },
  { section: '2 Admin dashboard', page: 'admin, empty', text: 'Daily Active Users (Last 30 Days)No activity data yet' },
  { section: '2 Admin dashboard', page: 'admin, empty', text: 'Activity Trends (Last 30 Days)No activity data yet' },
  { section: '2 Admin dashboard', page: 'admin, empty', text: 'Recent User LoginsNo login data yet' },
  { section: '2 Admin dashboard', page: 'admin, loading', text: 'Loading dashboard...' },
  {
    section: '8 Admin',
    page: 'admin, forbidden',
    text: "Access Denied: You don't have permission to access the admin dashboard. Only administrators can view this page.",
  },
  { section: '8 Admin', page: 'admin, forbidden', text: 'Go back home' },
  { section: '8 Admin', page: 'admin, failed', text: 'Failed to load dashboard data' },
  { section: '8 Admin', page: 'admin, failed', text: 'Go back home' },
  { section: '8 Admin', page: 'admin, nobody signed in', text: 'Failed to load dashboard data' },
] as const;

export const adminValues = [
  { section: '9', what: 'days that the list of users has', value: 10 },
  { section: '9', what: 'days that the list of trends has', value: 10 },
  { section: '4', what: 'times the dashboard is asked for while nobody is signed in', value: 0 },
] as const;
