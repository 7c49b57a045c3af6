import type { DashboardReply } from '../../../contracts/api/admin.js';
import type { StoryReply } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import { questions } from '../../../contracts/subjects.js';
import { dashboardAt } from '../read-models/dashboard.js';
import { openBusyInstallation, addTraffic, lifeOf, said, type Installation } from './fixtures/installation-fixture.js';

let docket: Installation;
beforeEach(async () => {
  docket = await openBusyInstallation();
});
afterEach(() => docket.stop());

describe('the story of a document', () => {
  const story = async (conversionId: string, after?: string): Promise<StoryReply> => {
    return docket.ask<StoryReply>(questions.story, { conversionId, after });
  };

  test('is everything from its upload on, in order, and nothing of another', async () => {
    await addTraffic(docket);
    const events = await story('c1');
    expect(said(events)).toEqual(lifeOf('c1'));
    expect(events.next).toBeNull();
  });

  test('comes in pages where it is long', async () => {
    await addTraffic(docket);
    await docket.look('hash-c1', 120);
    const first = await story('c1');
    expect(first.entries).toHaveLength(100);
    const second = await story('c1', first.next!);
    expect([second.entries.length, second.next]).toEqual([25, null]);
    const positions = [...first.entries, ...second.entries].map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort());
  });

  test('is refused where there is no such document', async () => {
    await expect(story('c9')).rejects.toEqual(new Refusal('conversion.not-found'));
    await expect(story('')).rejects.toEqual(new Refusal('conversion.not-found'));
  });
});

describe('the dashboard', () => {
  const dashboard = (question: { until?: string } = {}) => docket.ask<DashboardReply>(questions.dashboard, question);

  test('is that of now, or to the byte that of any moment', async () => {
    await docket.signIn('u1', 'Ada Lovelace');
    const position = await docket.compress('c1', 'member-u1', 'Taxes.pdf');
    const { recordedAt } = (await docket.search()).entries[0]!;
    const then = JSON.stringify({ dashboard: await dashboardAt(docket.documents, new Date(recordedAt)) });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await docket.compress('c2', 'guest-g1', 'b.pdf');
    expect((await dashboard()).dashboard.overview.totalConversions).toBe(2);
    expect(JSON.stringify(await dashboard({ until: position }))).toBe(then);
    expect(JSON.stringify(await dashboard({ until: recordedAt }))).toBe(then);
    expect(then).toContain('Ada Lovelace');
    expect((await dashboard({ until: '1' })).dashboard.overview).toMatchObject({ totalUsers: 1, totalConversions: 0 });
  });

  test('of a moment tells nothing of somebody who was erased since, however often it was shown before', async () => {
    await docket.signIn('u1', 'Ada Lovelace');
    expect((await dashboard({ until: '1' })).dashboard.recentLogins).toMatchObject([{ name: 'Ada Lovelace' }]);
    await docket.keys.destroy('member-u1');
    expect((await dashboard({ until: '1' })).dashboard.recentLogins).toMatchObject([
      { name: '[erased]', email: '[erased]' },
    ]);
  });
});
