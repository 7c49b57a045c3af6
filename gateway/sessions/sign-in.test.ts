import { jest } from '@jest/globals';
import { startAccountProvider, type Person } from '../fixtures/account-provider.js';
import { openBrowser, raw } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { arrive, openSignIn, wayBack, type Browser } from '../fixtures/signed-in.js';
import { MEMBER_SESSION_MS } from './visitor-sessions.js';

const ada = {
  sub: '1001',
  name: 'Ada',
  email: 'Ada@Example.com',
  email_verified: true,
  picture: 'https://x.test/a.png',
};

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({
    settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com, ada@example.com' },
  });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

const signIn = (person: Person, browser?: Browser) => openSignIn(running.url, provider)(person, browser);
const me = async (browser: Browser) => {
  const response = await browser.call('/api/auth/me');
  return { status: response.status, body: (await response.json()) as object };
};
const ownerOf = async (id: string) =>
  (await running.log()).flatMap(({ type, data }) =>
    type === 'ConversionRequested' && data.conversionId === id ? [data.owner] : [],
  )[0];

describe('signing in', () => {
  test('asks with state and a PKCE challenge, and for the way back to this installation', async () => {
    const { headers } = await openBrowser(running.url).call('/api/auth/google', { redirect: 'manual' });
    const asked = new URL(headers.get('location')!).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${running.url}/api/auth/google/callback`,
      scope: 'openid profile email',
    });
  });

  test('begins at once where there is nothing to choose from', async () => {
    const { headers } = await openBrowser(running.url).call('/api/auth/google?choose', { redirect: 'manual' });
    expect(headers.get('location')).toContain('code_challenge=');
  });

  test('makes a member of a guest', async () => {
    const browser = await signIn(ada);
    expect(await me(browser)).toEqual({
      status: 200,
      body: { success: true, user: { name: 'Ada', email: 'Ada@Example.com', picture: ada.picture, isAdmin: true } },
    });
  });

  test('changes the session, so that one planted before is worth nothing', async () => {
    const browser = openBrowser(running.url);
    await browser.call('/api/auth/me');
    const planted = browser.cookie();
    await signIn(ada, browser);
    expect(browser.cookie()).not.toBe(planted);
    const response = await fetch(`${running.url}/api/auth/me`, { headers: { cookie: planted } });
    expect(response.status).toBe(401);
  });

  test('is not undone by what the page that is left for it still asks for', async () => {
    const browser = openBrowser(running.url);
    await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const cookie = browser.cookie();
    await signIn(ada, browser);
    const cookiesFor = async (method: string, mode: string): Promise<number> => {
      const headers = { cookie, 'sec-fetch-mode': mode };
      const answer = await raw(`${running.url}/api/auth/me`, { method, headers });
      return answer.headers['set-cookie']?.length ?? 0;
    };
    expect(await cookiesFor('GET', 'cors')).toBe(0);
    expect(await cookiesFor('GET', 'navigate')).toBe(1);
    expect(await cookiesFor('POST', 'cors')).toBe(1);
    const later = Date.now() + 61_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await cookiesFor('GET', 'cors')).toBe(1);
    clock.mockRestore();
  });

  test('opens a session for scripts of no page and no other site', async () => {
    const browser = openBrowser(running.url);
    provider.isNow(ada);
    const { pathname, search } = await wayBack(browser);
    const { headers } = await browser.call(pathname + search, { redirect: 'manual' });
    expect(headers.getSetCookie().at(-1)).toMatch(
      new RegExp(`^docket_session=[\\w-]{43}; Max-Age=${MEMBER_SESSION_MS / 1000}; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  test('keeps what this browser made before', async () => {
    const browser = openBrowser(running.url);
    const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    await signIn(ada, browser);
    const cancelled = await browser.call(`/api/conversions/${body['id']!}/cancel`, { method: 'POST' });
    expect(cancelled.status).toBe(200);
  });

  test('leaves whoever has copied the guest’s cookie nothing of that, and gives them a session of their own', async () => {
    const browser = openBrowser(running.url);
    const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const copied = browser.cookie();
    await signIn(ada, browser);
    const headers = { cookie: copied };
    const cancel = await fetch(`${running.url}/api/conversions/${body['id']!}/cancel`, { method: 'POST', headers });
    expect([cancel.status, cancel.headers.getSetCookie()]).toEqual([404, [expect.stringContaining('docket_session=')]]);
    expect((await browser.call(`/api/conversions/${body['id']!}/cancel`, { method: 'POST' })).status).toBe(200);
  });

  test('gives what a guest made to one member, whoever else comes back with the same cookie', async () => {
    const browser = openBrowser(running.url);
    const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const people = ['2001', '2002', '2003'];
    const ways = new Map<string, { way: URL; cookie: string }>();
    for (const sub of people) {
      const tab = openBrowser(running.url, browser.cookie());
      provider.isNow({ sub });
      ways.set(sub, { way: await wayBack(tab), cookie: tab.cookie() });
    }
    const members: Browser[] = [];
    for (const [sub, { way, cookie }] of ways) {
      const tab = openBrowser(running.url, cookie);
      provider.isNow({ sub });
      expect(await arrive(tab, way)).toBe('/?auth=success');
      members.push(tab);
    }
    const cancelled = members.map((tab) => tab.call(`/api/conversions/${body['id']!}/cancel`, { method: 'POST' }));
    expect((await Promise.all(cancelled)).map(({ status }) => status)).toEqual([200, 404, 404]);
    const guests = (await running.log()).flatMap(({ type, data }) =>
      type === 'UserSignedIn' && data.guest !== null ? [data.guest] : [],
    );
    expect(new Set(guests).size).toBe(guests.length);
  });

  test('makes a member the owner of what they do then, from any browser', async () => {
    const browsers = [await signIn(ada), await signIn(ada)];
    const owners = await Promise.all(
      browsers.map(async (browser) => {
        const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
        return ownerOf(body['id']!);
      }),
    );
    expect(owners[0]).toMatch(/^member-[0-9a-f]{32}$/);
    expect(owners[1]).toBe(owners[0]);
  });

  test.each([
    ['an address that is not verified', { ...ada, email_verified: false }, { email: null, isAdmin: false }],
    ['no address at all', { sub: '1002', name: 'Bob' }, { name: 'Bob', email: null, isAdmin: false }],
    ['an address of no administrator', { ...ada, sub: '3', email: 'eve@example.com' }, { isAdmin: false }],
  ])('with %s makes no administrator', async (_, person, user) => {
    expect((await me(await signIn(person))).body).toMatchObject({ user });
  });
});

describe('signing out', () => {
  test('ends the session at once, also for whoever has copied its cookie', async () => {
    const browser = await signIn(ada);
    const copied = browser.cookie();
    const response = await browser.call('/api/auth/logout', { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect((await me(browser)).status).toBe(401);
    expect((await fetch(`${running.url}/api/auth/me`, { headers: { cookie: copied } })).status).toBe(401);
  });

  test('leaves other sessions of the member open', async () => {
    const one = await signIn(ada);
    const other = await signIn(ada);
    await one.call('/api/auth/logout', { method: 'POST' });
    expect((await me(other)).status).toBe(200);
  });

  test('is not for pages of other sites', async () => {
    const browser = await signIn(ada);
    const headers = { origin: 'https://evil.example' };
    const response = await browser.call('/api/auth/logout', { method: 'POST', headers });
    expect(response.status).toBe(403);
    expect((await me(browser)).status).toBe(200);
  });

  test('of a guest is no harm', async () => {
    expect((await openBrowser(running.url).call('/api/auth/logout', { method: 'POST' })).status).toBe(200);
  });
});

test('accounts are told on the log without any token', async () => {
  const browser = await signIn(ada);
  await browser.call('/api/auth/logout', { method: 'POST' });
  const log = await running.log();
  const types = log.map(({ type }) => type);
  for (const type of ['UserSignedIn', 'SessionStarted', 'SessionEnded', 'UserSignedOut']) expect(types).toContain(type);
  expect(JSON.stringify(log)).not.toContain(browser.cookie().replace('docket_session=', ''));
  expect(JSON.stringify(log)).not.toContain('not-a-secret');
});
