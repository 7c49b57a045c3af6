import type { RequestListener } from 'node:http';
import { say, startBrokenProvider } from '../fixtures/broken-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let provider: Awaited<ReturnType<typeof startBrokenProvider>>;
let running: Running;
beforeAll(async () => {
  provider = await startBrokenProvider();
  running = await startGateway({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});
beforeEach(() => provider.usually());

/** Comes back from the account provider with some code, and tells where that leads and as whom. */
const comeBack = async (query: Readonly<Record<string, string>> = { code: 'c' }) => {
  const browser = openBrowser(running.url);
  const leaving = await browser.call('/api/auth/google', { redirect: 'manual' });
  const state = new URL(leaving.headers.get('location')!).searchParams.get('state')!;
  const way = `/api/auth/google/callback?${new URLSearchParams({ state, ...query }).toString()}`;
  const arrival = await browser.call(way, { redirect: 'manual' });
  const me = await browser.call('/api/auth/me');
  return {
    status: arrival.status,
    home: arrival.headers.get('location'),
    user: ((await me.json()) as { user?: Record<string, unknown> }).user,
  };
};
const nobody = { status: 302, home: '/?auth=failed', user: undefined };

const stopsHalfWay: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"access', () => response.destroy());
};
const neverEnds: RequestListener = (_request, response) => {
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
    if (!response.destroyed) response.once('drain', more);
  };
  response.once('error', () => undefined);
  more();
};
const leadsElsewhere: RequestListener = (_request, response) =>
  response.writeHead(302, { location: `${running.url}/api/health` }).end();

describe.each(['/token', '/userinfo'] as const)('an account provider whose %s answer', (path) => {
  test.each([
    ['null', say('null')],
    ['a list', say('[]')],
    ['a number', say('7')],
    ['nothing', say('')],
    ['no JSON', say('<html>')],
    ['an error of its own', say('{"error":"server_error"}', 500)],
    ['an error without words', say('', 503)],
    ['cut off', stopsHalfWay],
    ['without an end', neverEnds],
    ['a way to elsewhere', leadsElsewhere],
  ] as const)('is %s signs nobody in, and the server lives on', async (_, answer) => {
    provider.answers(path, answer);
    expect(await comeBack()).toEqual(nobody);
    provider.usually();
    expect(await comeBack()).toMatchObject({ home: '/?auth=success', user: { name: 'Ada' } });
  });
});

describe('an account provider that says of somebody', () => {
  const says = async (person: object) => {
    provider.answers('/userinfo', say(JSON.stringify(person)));
    return comeBack();
  };

  test.each([{}, { sub: '' }, { sub: 7 }, { sub: null }, { sub: ['1'] }, { sub: 'x'.repeat(256) }])(
    '%j tells nobody from anybody, so nobody is signed in',
    async (person) => {
      expect(await says({ name: 'Ada', ...person })).toEqual(nobody);
    },
  );

  test.each([
    ['no name', {}, { name: 'Member' }],
    ['a name that is none', { name: { first: 'Ada' } }, { name: 'Member' }],
    ['a name without an end', { name: 'a'.repeat(10_000) }, { name: 'a'.repeat(200) }],
    ['a picture by plain http', { picture: 'http://x.test/a.png' }, { picture: null }],
    ['a script for a picture', { picture: 'javascript:alert(1)' }, { picture: null }],
    ['an address that is none', { email: 'root', email_verified: true }, { email: null, isAdmin: false }],
    ['an unverified address', { email: 'root@example.com', email_verified: false }, { email: null, isAdmin: false }],
    ['an address of unknown worth', { email: 'root@example.com' }, { email: null, isAdmin: false }],
    ['verified in words', { email: 'root@example.com', email_verified: 'true' }, { email: null, isAdmin: false }],
  ])('%s leaves that out and signs them in', async (_, said, user) => {
    expect(await says({ sub: '9', ...said })).toMatchObject({ home: '/?auth=success', user });
  });
});

describe('the way back', () => {
  test.each([
    { error: 'access_denied' },
    { error: 'server_error', error_description: '<script>' },
    { code: '' },
    { code: 'c', state: 'forged' },
  ])('with %j signs nobody in', async (query) => {
    expect((await comeBack(query)).user).toBeUndefined();
  });

  test('tells the account provider the verifier whose digest it was asked with', async () => {
    let sent = '';
    provider.answers('/token', (request, response) => {
      request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
      request.on('end', () => say('{"access_token":"t"}')(request, response));
    });
    await comeBack();
    expect(new URLSearchParams(sent).get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  test('gives the token to nobody’s log: it is in no address', async () => {
    provider.asked.length = 0;
    await comeBack();
    expect(provider.asked.at(-1)).toEqual({ path: '/userinfo', authorization: 'Bearer t' });
  });
});

test('answers that nobody can have given are taken to the account provider a hundred times, not more', async () => {
  const guessed = await startGateway({ settings: provider.settings });
  const browser = openBrowser(guessed.url);
  const guess = async (from: string): Promise<string | null> => {
    const leaving = await browser.call('/api/auth/google', { redirect: 'manual' });
    const state = new URL(leaving.headers.get('location')!).searchParams.get('state')!;
    const headers = { 'x-forwarded-for': from };
    const path = `/api/auth/google/callback?code=guess&state=${state}`;
    return (await browser.call(path, { redirect: 'manual', headers })).headers.get('location');
  };
  provider.answers('/token', say('{"error":"invalid_grant"}', 400));
  provider.asked.length = 0;
  for (let times = 0; times < 100; times += 1) expect(await guess('198.51.100.1')).toBe('/?auth=failed');
  for (let times = 0; times < 5; times += 1) expect(await guess('198.51.100.1')).toBe('/?auth=too-many');
  expect(provider.asked).toHaveLength(100);
  provider.usually();
  expect(await guess('198.51.100.1')).toBe('/?auth=too-many');
  expect(await guess('198.51.100.2')).toBe('/?auth=success');
  await guessed.stop();
});

test('an account provider that is down signs nobody in', async () => {
  const down = await startBrokenProvider();
  await down.stop();
  const other = await startGateway({ settings: down.settings });
  const browser = openBrowser(other.url);
  const leaving = await browser.call('/api/auth/google', { redirect: 'manual' });
  const state = new URL(leaving.headers.get('location')!).searchParams.get('state')!;
  const arrival = await browser.call(`/api/auth/google/callback?code=c&state=${state}`, { redirect: 'manual' });
  expect(arrival.headers.get('location')).toBe('/?auth=failed');
  await other.stop();
});
