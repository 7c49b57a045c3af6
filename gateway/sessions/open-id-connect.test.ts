import { startAccountProvider, type Person } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startOpenIdProvider } from '../fixtures/open-id-provider.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { arrive, openSignIn, wayBack, type Browser } from '../fixtures/signed-in.js';

const ada: Person = {
  sub: '1001',
  name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  picture: 'https://x.test/a.png',
};

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
beforeAll(async () => {
  [provider, google] = await Promise.all([startOpenIdProvider(), startAccountProvider()]);
  const settings = { ...provider.settings, ...google.settings, ADMIN_EMAILS: 'ada@example.com' };
  running = await startGateway({ settings });
});
afterAll(async () => {
  await running.stop();
  await Promise.all([provider.stop(), google.stop()]);
});

const signIn = (person: Person) => openSignIn(running.url, provider, 'oidc')(person);
const me = async (browser: Browser) => (await (await browser.call('/api/auth/me')).json()) as { user?: object };
const membersOnLog = async (): Promise<string[]> =>
  (await running.log()).flatMap(({ type, data }) => (type === 'UserSignedIn' ? [data.userId] : []));

test('a provider that is down when Docket starts, and at the first sign-in, is asked again at the next', async () => {
  const browser = openBrowser(running.url);
  const leaving = await browser.call('/api/auth/oidc', { redirect: 'manual' });
  expect(leaving.headers.get('location')).toBe('/?auth=failed');
  provider.isReadyFor(running.url);
  expect((await me(await signIn(ada))).user).toMatchObject({ name: 'Ada' });
});

test('where there are several providers, who asks for a choice is led to it, and nobody else', async () => {
  const whereTo = async (path: string) =>
    (await openBrowser(running.url).call(path, { redirect: 'manual' })).headers.get('location');
  expect(await whereTo('/api/auth/google?choose')).toBe('/account');
  expect(await whereTo('/api/auth/google')).toMatch(/client_id=/);
});

describe('signing in with an OpenID Connect provider', () => {
  test('asks with state, nonce and a PKCE challenge, and for the way back to this installation', async () => {
    const { headers } = await openBrowser(running.url).call('/api/auth/oidc', { redirect: 'manual' });
    const random = expect.stringMatching(/^[\w-]{43}$/) as string;
    expect(Object.fromEntries(new URL(headers.get('location')!).searchParams)).toEqual({
      client_id: 'docket-test',
      response_type: 'code',
      redirect_uri: `${running.url}/api/auth/oidc/callback`,
      scope: 'openid email profile',
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    });
  });

  test('makes a member of a guest, and an administrator of one whose verified address is named', async () => {
    const { sub: _, email_verified: _verified, ...profile } = ada;
    expect(await me(await signIn(ada))).toEqual({ success: true, user: { ...profile, isAdmin: true } });
  });

  test.each([
    ['an address that is not verified', { ...ada, email_verified: false }, { email: null, isAdmin: false }],
    [
      'an address of unknown worth',
      { sub: '4', name: 'Eve', email: 'ada@example.com' },
      { email: null, isAdmin: false },
    ],
    ['no address and no name', { sub: '5' }, { name: 'Member', email: null, isAdmin: false }],
  ])('with %s makes no administrator', async (_, person, user) => {
    expect(await me(await signIn(person))).toMatchObject({ user });
  });

  test('finds the same member again, and another one at Google under the same number and address', async () => {
    await signIn(ada);
    await signIn(ada);
    await openSignIn(running.url, google)(ada);
    const [first, second, atGoogle] = (await membersOnLog()).slice(-3);
    expect(second).toBe(first);
    expect(atGoogle).not.toBe(first);
  });
});

describe('an answer that is not of the provider to this browser', () => {
  const refused = async (change: (way: URL) => void, ask?: (asked: URL) => void): Promise<void> => {
    const browser = openBrowser(running.url);
    provider.isNow(ada);
    const way = await wayBack(browser, 'oidc', ask);
    change(way);
    expect(await arrive(browser, way)).toBe('/?auth=failed');
    expect((await me(browser)).user).toBeUndefined();
  };

  test.each([
    ['a forged state', (way: URL) => way.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (way: URL) => way.searchParams.delete('state')],
    ['a code that was never given', (way: URL) => way.searchParams.set('code', 'guessed')],
    ['the name of another issuer', (way: URL) => way.searchParams.set('iss', 'https://evil.example')],
  ])('with %s signs nobody in', (_, change) => refused(change));

  test('with a token for another nonce signs nobody in', () =>
    refused(
      () => undefined,
      (asked) => asked.searchParams.set('nonce', 'n'.repeat(43)),
    ));

  test('that was begun with another provider signs nobody in', async () => {
    const browser = openBrowser(running.url);
    google.isNow(ada);
    provider.isNow(ada);
    const atGoogle = await wayBack(browser);
    const way = await wayBack(browser, 'oidc');
    way.searchParams.set('state', atGoogle.searchParams.get('state')!);
    expect(await arrive(browser, way)).toBe('/?auth=failed');
  });

  test('that another browser got signs nobody in, and is taken once', async () => {
    const browser = openBrowser(running.url);
    provider.isNow(ada);
    const way = await wayBack(browser, 'oidc');
    expect(await arrive(openBrowser(running.url), way)).toBe('/?auth=failed');
    expect(await arrive(browser, way)).toBe('/?auth=success');
    expect(await arrive(browser, way)).toBe('/?auth=failed');
  });

  test('that says that the visitor declined leads home', async () => {
    provider.declines(true);
    await refused(() => undefined);
    provider.declines(false);
  });
});

describe('an installation with an OpenID Connect provider alone', () => {
  test('leads there whoever begins to sign in, and one without any says so', async () => {
    const alone = await startGateway({ settings: provider.settings });
    const none = await startGateway();
    const leads = async (to: Running, path: string) =>
      (await openBrowser(to.url).call(path, { redirect: 'manual' })).headers.get('location');
    expect(await leads(alone, '/api/auth/google')).toBe('/api/auth/oidc');
    expect(await leads(none, '/api/auth/oidc')).toBe('/?auth=not-configured');
    expect(await leads(none, '/api/auth/oidc/callback?code=a&state=b')).toBe('/?auth=not-configured');
    await Promise.all([alone.stop(), none.stop()]);
  });
});
