import { v4 } from 'uuid';
import { DAY_MS } from '../../contracts/durations.js';
import type { MembersReply } from '../../contracts/api/members.js';
import { memberOf } from '../../contracts/owner.js';
import type { Quota } from '../../contracts/quotas.js';
import { STORED_FILES_COLLECTION } from '../../contracts/read-models/stored-files-document.js';
import { SESSIONS_COLLECTION } from '../../contracts/read-models/session-document.js';
import { SHARE_LINKS_COLLECTION } from '../../contracts/read-models/share-link-document.js';
import { USERS_COLLECTION } from '../../contracts/read-models/user-document.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';

const MB = 1024 * 1024;
const ROOT = { ...ada, sub: '9', name: 'Root', email: 'root@example.com' };
let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let signIn: ReturnType<typeof openSignIn>;
let root: Browser;
let member: Browser;
let userId: string;
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: { ...google.settings, ADMIN_EMAILS: ROOT.email } });
  signIn = openSignIn(running.url, google);
  root = await signIn(ROOT);
  member = await signIn(ada);
  userId = await idOf('Ada');
});
afterAll(async () => {
  await running.stop();
  await google.stop();
});

const idOf = async (name: string): Promise<string> => {
  const signedIn = (await running.log()).findLast(({ type, data }) => type === 'UserSignedIn' && data.name === name);
  return signedIn?.type === 'UserSignedIn' ? signedIn.data.userId : '';
};
const sendBy = (by: Browser) => async (method: string, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await by.call(`/api/admin/${path}`, { method, ...(body && { headers, body: JSON.stringify(body) }) });
  return { status: reply.status, ...((await reply.json()) as object) };
};
const send = (method: string, path: string, body?: object) => sendBy(root)(method, path, body);
const noLimit: Quota = { conversionsPerDay: null, storedMb: null };
const bound = (quota: Partial<Quota> | null, id = userId) =>
  send('PATCH', `members/${id}`, { quota: quota && { ...noLimit, ...quota } });
const file = { bytes: pdf(), name: 'a.pdf' };
const wanted = { operation: 'pdf-compress', quality: 'low' };
const compress = (by: Browser) => by.convert([file], wanted);
const fold = (collection: string, id: string, doc: object) =>
  running.documents.fold({ collection, id, position: '0001' }, () => doc);
const eventsOf = async (stream: string) => (await running.log()).filter((event) => event.stream === stream);

afterEach(async () => {
  await bound(null);
  await send('PATCH', 'site', { quota: noLimit });
});

// Requirement.
describe('the members of a site', () => {
  test('are listed for administrators, page by page, with what is theirs', async () => {
    const at = '2026-03-01T10:00:00.000Z';
    const known = { since: at, lastActiveAt: at };
    const mine = memberOf(userId);
    const rootId = memberOf(await idOf('Root'));
    await fold(USERS_COLLECTION, mine, { id: mine, name: 'Ada', email: null, ...known, lastLoginAt: at });
    const later = '2026-03-02T10:00:00.000Z';
    await fold(USERS_COLLECTION, rootId, { id: rootId, name: 'Root', email: ROOT.email, ...known, lastLoginAt: later });
    const session = { owner: mine, startedAt: new Date().toISOString(), seenAt: null, device: null, isEnded: false };
    for (const id of ['s1', 's2', mine]) await fold(SESSIONS_COLLECTION, id, { id, ...session });
    await fold(SESSIONS_COLLECTION, 's3', { id: 's3', ...session, isEnded: true });
    await fold(STORED_FILES_COLLECTION, 'c1', { owner: mine, bytes: 300 });
    await fold(STORED_FILES_COLLECTION, 'c2', { owner: mine, bytes: 0 });
    await bound({ storedMb: 5 });
    const first = (await send('GET', 'members?limit=1')) as unknown as MembersReply;
    expect(first.members).toMatchObject([{ name: 'Root', quota: null, files: 0 }]);
    const second = (await send('GET', `members?limit=1&after=${first.next}`)) as unknown as MembersReply;
    expect(second.members).toEqual([
      {
        id: userId,
        name: 'Ada',
        email: null,
        ...known,
        files: 1,
        storedBytes: 300,
        sessions: 2,
        keys: 0,
        quota: { ...noLimit, storedMb: 5 },
      },
    ]);
    expect(second.next).toBeNull();
  });

  test('are neither seen nor changed by anybody else', async () => {
    for (const by of [member, openBrowser(running.url)])
      for (const [method, path] of [
        ['GET', 'members'],
        ['PATCH', `members/${userId}`],
        ['DELETE', `members/${userId}/sessions`],
      ] as const)
        expect(await sendBy(by)(method, path)).toMatchObject({ status: 403, code: 'session.forbidden' });
  });

  test('that nobody knows cannot be bounded or signed out', async () => {
    const unknown = { status: 404, code: 'member.not-found', facts: { member: 'nobody' } };
    expect(await bound({ storedMb: 1 }, 'nobody')).toMatchObject(unknown);
    expect(await send('DELETE', 'members/nobody/sessions')).toMatchObject(unknown);
  });

  test('are signed out everywhere at once, with who did it on the log, and can sign in again', async () => {
    const one = await signIn(eve);
    const two = await signIn(eve);
    const id = await idOf(eve.name);
    const isIn = async (browser: Browser) => (await browser.call('/api/auth/me')).status === 200;
    expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
    expect(await send('DELETE', `members/${id}/sessions`)).toMatchObject({ status: 200 });
    expect([await isIn(one), await isIn(two)]).toEqual([false, false]);
    expect((await eventsOf(`user-${id}`)).at(-1)).toMatchObject({
      type: 'UserSessionsEnded',
      data: { userId: id, by: memberOf(await idOf('Root')) },
    });
    expect(await isIn(await signIn(eve))).toBe(true);
  });
});

// Requirement.
describe('a quota of conversions', () => {
  const used = (limit: number) => ({
    status: 429,
    body: { code: 'quota.conversions', facts: { limit, date: expect.stringMatching(/^\d{4}-\d\d-\d\d 00:00 UTC$/) } },
  });

  test('of the site bounds each member, and neither guests nor what screens ask for by themselves', async () => {
    await send('PATCH', 'site', { quota: { conversionsPerDay: 1, storedMb: null } });
    const fresh = await signIn({ ...ada, sub: '77', name: 'Fresh', email: 'fresh@example.com' });
    expect((await compress(fresh)).status).toBe(200);
    const files = await running.blobCount();
    const refused = await compress(fresh);
    expect(refused).toMatchObject(used(1));
    expect(await running.blobCount()).toBe(files);
    expect((await compress(openBrowser(running.url))).status).toBe(200);
  });

  test('tells when it opens again: at the end of the day in UTC', async () => {
    const fresh = await signIn({ ...ada, sub: '78', name: 'Late', email: 'late@example.com' });
    await bound({ conversionsPerDay: 1 }, await idOf('Late'));
    await compress(fresh);
    const before = Date.now();
    const { facts } = (await compress(fresh)).body as unknown as { readonly facts: { readonly date: string } };
    const opensAt = Date.parse(facts.date.replace(' 00:00 UTC', 'T00:00:00Z'));
    expect(opensAt).toBeGreaterThan(before);
    expect(opensAt).toBeLessThanOrEqual(before + DAY_MS);
  });

  test('holds for as many as are asked for at once', async () => {
    const fresh = await signIn({ ...ada, sub: '79', name: 'Many', email: 'many@example.com' });
    await bound({ conversionsPerDay: 3 }, await idOf('Many'));
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await compress(fresh)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('counts a request that is sent again under its key once', async () => {
    const fresh = await signIn({ ...ada, sub: '80', name: 'Again', email: 'again@example.com' });
    await bound({ conversionsPerDay: 1 }, await idOf('Again'));
    const headers = { 'idempotency-key': v4() };
    const ask = () => fresh.call('/api/convert', { method: 'POST', headers, body: formOf([file], wanted) });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    expect(await compress(fresh)).toMatchObject(used(1));
  });

  test('of one member takes the place of that of the site, and lifted that holds again', async () => {
    const fresh = await signIn({ ...ada, sub: '81', name: 'More', email: 'more@example.com' });
    const id = await idOf('More');
    await send('PATCH', 'site', { quota: { conversionsPerDay: 1, storedMb: null } });
    await bound({ conversionsPerDay: 2 }, id);
    expect([(await compress(fresh)).status, (await compress(fresh)).status]).toEqual([200, 200]);
    await bound(null, id);
    expect(await compress(fresh)).toMatchObject(used(1));
    const types = (await eventsOf('site-rules')).map(({ type }) => type);
    for (const type of ['QuotaSet', 'MemberQuotaSet', 'MemberQuotaLifted']) expect(types).toContain(type);
  });
});

// Requirement.
describe('a quota of stored files', () => {
  test('refuses files beyond it, with the quota and when a link ends', async () => {
    const owner = memberOf(userId);
    await bound({ storedMb: 1 });
    await fold(STORED_FILES_COLLECTION, 'c9', { owner, bytes: MB });
    const link = { hash: 'h', conversionId: 'c9', owner, status: 'live', expiresAt: '2126-05-04T10:20:30.000Z' };
    await fold(SHARE_LINKS_COLLECTION, 'h', link);
    const facts = { limit: 1, date: '2126-05-04 10:20 UTC' };
    expect(await compress(member)).toMatchObject({ status: 507, body: { code: 'quota.storage', facts } });
    await bound({ storedMb: 100 });
    expect((await compress(member)).status).toBe(200);
  });
});
