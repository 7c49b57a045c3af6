import { randomInt } from 'node:crypto';
import type { Dashboard } from '../../../contracts/api/admin.js';
import { DAY_MS } from '../../../contracts/durations.js';
import { memberOf } from '../../../contracts/owner.js';
import { openSqliteDocuments } from '../../platform/documents/sqlite-documents.js';
import { positionOf } from '../../platform/event-store/sqlite-log.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { defineCollections, project } from '../../platform/read-models/refresh.js';
import { randomHappenings, type Happening } from '../fixtures/random-events.js';
import { dashboardAt, dashboardProjections } from './dashboard.js';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const projections = dashboardProjections as unknown as readonly Projection[];

const shownAfter = async (happenings: readonly Happening[], now: Date): Promise<Dashboard> => {
  const documents = openSqliteDocuments({ path: ':memory:' });
  await defineCollections(documents, projections);
  for (const [index, { stream, event }] of happenings.entries()) {
    const place = { id: 'e', stream, revision: 0, position: positionOf(index), recordedAt: '' };
    await project(documents, projections, { ...event, ...place });
  }
  const shown = await dashboardAt(documents, now);
  await documents.close();
  return shown;
};

/** They tell something of a file and make nothing of it. */
const questions = [
  'detect-language',
  'pdf-inspect',
  'pdf-verify',
  'pdf-redact-preview',
  'pdf-page-preview',
  'pdf-detect-sensitive',
];

/** The raw log counted by hand, with none of the product's code. */
const recounted = (happenings: readonly Happening[], now: Date): Dashboard => {
  const events = happenings.map(({ event }) => event);
  const signIns = events.flatMap(({ type, data }) => (type === 'UserSignedIn' ? [data] : []));
  const known = new Set(signIns.map(({ userId }) => `member-${userId}`));
  const active = events.flatMap(({ type, data }) => {
    if (type === 'UserSignedIn') return [{ who: memberOf(data.userId), at: data.at }];
    const isWork = type === 'UploadReceived' || type === 'ConversionRequested';
    return isWork && data.owner.startsWith('member-') ? [{ who: data.owner, at: data.at }] : [];
  });
  const daysBack = (at: string) => Math.floor(now.getTime() / DAY_MS) - Math.floor(Date.parse(at) / DAY_MS);
  const activeSince = (days: number) =>
    new Set(active.filter(({ at }) => Date.parse(at) >= now.getTime() - days * DAY_MS).map(({ who }) => who));
  const of = (type: string, date?: string) =>
    events.filter((event) => event.type === type && (date === undefined || event.data.at.startsWith(date)));
  const count = (type: string, date?: string) => of(type, date).length;
  const conversions = (date?: string) =>
    of('ConversionRequested', date).filter(({ data }) => !('tool' in data && questions.includes(data.tool))).length;
  const dates = [...new Set(events.map(({ data }) => data.at.slice(0, 10)))]
    .filter((date) => daysBack(`${date}T12:00:00.000Z`) < 30)
    .sort()
    .reverse();
  const lastOf = new Map(signIns.map((signIn) => [signIn.userId, signIn]));
  return {
    overview: {
      totalUsers: known.size,
      activeUsersLast7Days: [...activeSince(7)].filter((who) => known.has(who)).length,
      activeUsersLast30Days: [...activeSince(30)].filter((who) => known.has(who)).length,
      totalConversions: conversions(),
      totalShares: count('ShareLinkCreated'),
    },
    dailyActiveUsers: dates
      .map((date) => ({
        date,
        count: new Set(active.filter(({ at }) => at.startsWith(date)).map(({ who }) => who)).size,
      }))
      .filter(({ count: some }) => some > 0),
    activityTrends: dates
      .map((date) => ({
        date,
        uploads: count('UploadReceived', date),
        conversions: conversions(date),
        shares: count('ShareLinkCreated', date),
        downloads: count('FileDownloaded', date),
      }))
      .filter(({ uploads, conversions: made, shares, downloads }) => uploads + made + shares + downloads > 0),
    recentLogins: [...lastOf.values()]
      .map(({ userId, name, email, at }) => ({ id: `member-${userId}`, name, email, lastLoginAt: at }))
      .sort((one, other) => (one.lastLoginAt < other.lastLoginAt ? 1 : -1))
      .slice(0, 10),
  };
};

describe(`the dashboard (SEED=${seed})`, () => {
  test('of an installation that nobody has used is empty', async () => {
    expect(await shownAfter([], new Date())).toEqual({
      overview: {
        totalUsers: 0,
        activeUsersLast7Days: 0,
        activeUsersLast30Days: 0,
        totalConversions: 0,
        totalShares: 0,
      },
      dailyActiveUsers: [],
      activityTrends: [],
      recentLogins: [],
    });
  });

  test.each([0, 1, 2, 3, 4, 5])('shows what a recount of the raw log gives, in random story %i', async (story) => {
    const happenings = randomHappenings(seed + story, 400);
    for (const share of [0.3, 0.7, 1]) {
      const some = happenings.slice(0, Math.ceil(happenings.length * share));
      const now = some.at(-1)!.at;
      expect(await shownAfter(some, now)).toEqual(recounted(some, now));
    }
  });

  test('forgets days and people that are too long ago, and keeps the totals', async () => {
    const happenings = randomHappenings(seed, 200);
    const later = new Date(happenings.at(-1)!.at.getTime() + 31 * DAY_MS);
    const { overview, dailyActiveUsers, activityTrends } = await shownAfter(happenings, later);
    expect([dailyActiveUsers, activityTrends]).toEqual([[], []]);
    expect(overview).toMatchObject({ activeUsersLast7Days: 0, activeUsersLast30Days: 0 });
    expect(overview.totalConversions).toBe(recounted(happenings, later).overview.totalConversions);
  });
});
