import { dashboardReply, type Dashboard } from '../contracts/api/admin.js';
import {
  activityReply,
  logState,
  documentReply,
  storyReply,
  type ActivityEntry,
  type LogState,
} from '../contracts/api/audit.js';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { npmRun } from './harness/commands.js';
import { openClient, type Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { ofType, readLog } from './harness/event-log.js';
import { openLive } from './harness/live-messages.js';
import { textPdf } from './samples/sample-files.js';
import { signIn } from './harness/sign-in-as.js';
import { until } from './harness/until.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
let root: Client;
let ada: Client;

const member = async (sub: string, name: string): Promise<Client> => {
  const client = openClient(docket.address);
  provider.isNow({ sub, name, email: `${sub}@example.com`, email_verified: true });
  await signIn(client);
  return client;
};
const makeConversion = async (client: Client, name: string) => {
  const live = await openLive(client);
  const accepted = await client.accepted('pdf-compress', [await textPdf(name, name, 1)]);
  await live.endOf(accepted.id);
  live.close();
  return accepted;
};

beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
  root = await member('root', 'Rita Root');
  ada = await member('ada', 'Ada Quux');
  const { shareHash } = await makeConversion(ada, 'Vogon taxes.pdf');
  await openClient(docket.address).download(shareHash);
  await makeConversion(openClient(docket.address), 'holiday.pdf');
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
});

const textOf = async (path: string, client = root): Promise<string> => (await client.call(`/api/admin/${path}`)).text();
const dashboard = async (): Promise<Dashboard> => dashboardReply.parse(JSON.parse(await textOf('dashboard'))).dashboard;
const state = async (): Promise<LogState> => logState.parse(JSON.parse(await textOf('log/state')));
const activity = async (query: string): Promise<ActivityEntry[]> =>
  activityReply.parse(JSON.parse(await textOf(`activity?${query}`))).entries;
const run = async (script: string, ...args: readonly string[]): Promise<string> => {
  const { status, stdout } = await npmRun(docket.dataDir, script, ...args);
  expect(status).toBe(0);
  return stdout;
};

/** The same numbers, counted on the raw log. */
const recount = async () => {
  const log = await readLog(docket.dataDir);
  const members = new Set(ofType(log, 'UserSignedIn').map(({ data }) => data.userId));
  const counts = {
    uploads: ofType(log, 'UploadReceived').length,
    conversions: ofType(log, 'ConversionRequested').length,
    shares: ofType(log, 'ShareLinkCreated').length,
    downloads: ofType(log, 'FileDownloaded').length,
  };
  return { members: members.size, ...counts };
};

describe('the dashboard', () => {
  test('says what a recount of the raw log says', async () => {
    const counted = await recount();
    expect(counted).toEqual({ members: 2, uploads: 2, conversions: 2, shares: 2, downloads: 1 });
    await until('it has everything', async () => (await dashboard()).activityTrends[0]?.downloads === 1);
    const { overview, dailyActiveUsers, activityTrends, recentLogins } = await dashboard();
    const { members, ...counts } = counted;
    expect(overview).toEqual({
      totalUsers: members,
      activeUsersLast7Days: members,
      activeUsersLast30Days: members,
      totalConversions: counts.conversions,
      totalShares: counts.shares,
    });
    const sum = (field: keyof typeof counts) => activityTrends.reduce((total, day) => total + day[field], 0);
    expect([sum('uploads'), sum('conversions'), sum('shares'), sum('downloads')]).toEqual(Object.values(counts));
    expect(Math.max(...dailyActiveUsers.map(({ count }) => count))).toBe(members);
    expect(recentLogins.map(({ name }) => name)).toEqual(['Ada Quux', 'Rita Root']);
  });

  test('of an earlier moment is to the byte what was shown then, and what the command says', async () => {
    const shown = await textOf('dashboard');
    const position = (await state()).last!.position;
    const instant = new Date().toISOString();
    await makeConversion(openClient(docket.address), 'later.pdf');
    await until('it has grown', async () => (await dashboard()).overview.totalConversions === 3);
    expect(await textOf(`dashboard?until=${position}`)).toBe(shown);
    expect(await textOf(`dashboard?until=${instant}`)).toBe(shown);
    expect(await run('replay', '--until', position, '--as', 'dashboard')).toBe(`${shown}\n`);
  });

  test.each([
    ['a guest', async () => openClient(docket.address)],
    ['a member', async () => ada],
  ])('is refused to %s with 403 and no data, as is everything like it', async (_, open) => {
    const client = await open();
    for (const path of ['dashboard', 'activity', 'story/c1', 'document/c1', 'log/state', 'log/export']) {
      const response = await client.call(`/api/admin/${path}`);
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.text()).not.toMatch(/Quux|Root|overview|Vogon/);
    }
  });
});

describe('the log before an administrator', () => {
  test('is searched by actor, document and action, and tells the story of a document', async () => {
    const types = (entries: readonly ActivityEntry[]) => entries.map(({ type }) => type);
    expect(types(await activity('actor=quux&document=vogon&action=UploadReceived,FileDownloaded'))).toEqual([
      'FileDownloaded',
      'UploadReceived',
    ]);
    const [download] = await activity('document=vogon&action=FileDownloaded');
    const { conversionId } = download!.document!;
    const story = storyReply.parse(JSON.parse(await textOf(`story/${conversionId}`)));
    expect(types(story.entries)).toEqual(
      expect.arrayContaining(['UploadReceived', 'ConversionRequested', 'ShareLinkCreated', 'ConversionCompleted']),
    );
    expect(new Set(story.entries.map(({ document }) => document?.conversionId))).toEqual(new Set([conversionId]));
    expect([...types(story.entries)].reverse()).toEqual(types(await activity(`document=${conversionId}`)));
  });

  test('shows a document as it was after each of its events', async () => {
    const [download] = await activity('document=vogon&action=FileDownloaded');
    const { conversionId } = download!.document!;
    const { entries } = storyReply.parse(JSON.parse(await textOf(`story/${conversionId}`)));
    const after = async (type: string) => {
      const { position } = entries.find((entry) => entry.type === type)!;
      const { conversion, link } = documentReply.parse(
        JSON.parse(await textOf(`document/${conversionId}?until=${position}`)),
      );
      return [conversion?.status, link?.status, link?.downloadCount];
    };
    expect(await after('UploadReceived')).toEqual([undefined, undefined, undefined]);
    expect(await after('ShareLinkCreated')).toEqual(['processing', 'live', 0]);
    expect(await after('ConversionCompleted')).toEqual(['completed', 'live', 0]);
    expect(await after('FileDownloaded')).toEqual(['completed', 'live', 1]);
  });

  test('is exported as the command exports it, as it is kept and opened', async () => {
    const last = (await state()).last!.position;
    for (const format of ['jsonl', 'csv']) {
      const exportArguments = `--format ${format} --until ${last}`;
      const opened = `--format ${format} --until ${last} --open`;
      const query = `log/export?format=${format}&until=${last}`;
      expect(await textOf(query)).toBe(await run('export-log', ...exportArguments.split(' ')));
      expect(await textOf(`${query}&open=true`)).toBe(await run('export-log', ...opened.split(' ')));
    }
    expect(await textOf(`log/export?until=${last}`)).not.toContain('Quux');
    expect(await textOf(`log/export?until=${last}&open=true`)).toContain('Quux');
  });

  test('is held against what was signed', async () => {
    expect((await root.call('/api/admin/log/check', { method: 'POST' })).status).toBe(200);
    await until('the check has ended', async () => (await state()).check?.status !== 'running');
    const { check, events, isSigning } = await state();
    expect([isSigning, check?.finding]).toEqual([true, null]);
    expect(['intact', 'unvouched']).toContain(check?.status);
    expect(check!.events).toBeLessThanOrEqual(events);
    expect(check!.events).toBeGreaterThan(10);
  });

  test('tells nothing any more of somebody who was erased, now or of an earlier moment', async () => {
    const { position } = (await state()).last!;
    expect(await textOf(`dashboard?until=${position}`)).toContain('Ada Quux');
    expect((await ada.call('/api/auth/me', { method: 'DELETE' })).status).toBe(200);
    await until('it is gone', async () => !(await textOf('dashboard')).includes('Quux'));
    for (const path of ['dashboard', `dashboard?until=${position}`, 'activity', 'log/export?open=true']) {
      const text = await textOf(path);
      expect([path, text.includes('[erased]')]).toEqual([path, true]);
      expect(text).not.toMatch(/Quux|ada@example|Vogon/);
    }
  });
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
