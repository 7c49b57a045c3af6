import type { RequestListener } from 'node:http';
import { say } from '../fixtures/broken-provider.js';
import { startFaultyOpenIdProvider } from '../fixtures/faulty-open-id-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { arrive, wayBack } from '../fixtures/signed-in.js';

const DISCOVERY = '/.well-known/openid-configuration';

let provider: Awaited<ReturnType<typeof startFaultyOpenIdProvider>>;
let running: Running;
beforeAll(async () => {
  provider = await startFaultyOpenIdProvider();
  running = await startGateway({ settings: provider.settings });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});
beforeEach(() => provider.usually());

/** Signs in, and tells where that leads and as whom. */
const comeBack = async () => {
  const browser = openBrowser(running.url);
  const home = await arrive(browser, await wayBack(browser, 'oidc'));
  const { user } = (await (await browser.call('/api/auth/me')).json()) as { user?: object };
  return { home, user };
};
const nobody = { home: '/?auth=failed', user: undefined };
const hour = 3600;
const neverEnds: RequestListener = (_request, response) => {
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
    if (!response.destroyed) response.once('drain', more);
  };
  response.once('error', () => undefined);
  more();
};

describe('an ID token', () => {
  test.each([
    ['for another client', { aud: 'somebody-else' }],
    ['for several clients, one of them ours, that was asked for by another', { aud: ['docket-test', 'x'], azp: 'x' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another nonce', { nonce: 'n'.repeat(43) }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - hour }],
    ['about nobody', { sub: undefined }],
    ['about somebody else than the profile', { sub: '2' }],
  ])('%s signs nobody in', async (_, claims) => {
    provider.signs((signed) => Object.assign(signed, claims));
    expect(await comeBack()).toEqual(nobody);
    provider.usually();
    expect(await comeBack()).toMatchObject({ home: '/?auth=success', user: { name: 'Ada' } });
  });

  test('signed with a key that the provider does not publish signs nobody in', async () => {
    const other = await startGateway({ settings: provider.settings });
    provider.answers('/jwks', say('{"keys":[]}'));
    const browser = openBrowser(other.url);
    expect(await arrive(browser, await wayBack(browser, 'oidc'))).toBe('/?auth=failed');
    await other.stop();
  });
});

describe.each(['/token', '/userinfo'])('an OpenID Connect provider whose %s answer', (path) => {
  test.each([
    ['null', say('null')],
    ['a list', say('[]')],
    ['no JSON', say('<html>')],
    ['without an end', neverEnds],
    ['an error of its own', say('{"error":"server_error"}', 500)],
  ] as const)('is %s signs nobody in, and the server lives on', async (_, answer) => {
    provider.answers(path, answer);
    expect(await comeBack()).toEqual(nobody);
    provider.usually();
    expect(await comeBack()).toMatchObject({ home: '/?auth=success' });
  });
});

describe('an OpenID Connect provider', () => {
  test.each([
    ['says of itself that it is another', say('{"issuer":"https://evil.example"}')],
    ['tells no end of itself', neverEnds],
  ])('that %s is left alone, and asked again', async (_, answer) => {
    const other = await startGateway({ settings: provider.settings });
    const leads = async () =>
      (await openBrowser(other.url).call('/api/auth/oidc', { redirect: 'manual' })).headers.get('location');
    provider.answers(DISCOVERY, answer);
    expect(await leads()).toBe('/?auth=failed');
    provider.usually();
    expect(await leads()).toContain(`${provider.settings.OIDC_ISSUER}/authorize?`);
    await other.stop();
  });

  test.each([
    ['an address and its worth', { email: 'a@x.test', email_verified: true }, { email: 'a@x.test' }],
    ['an address of no worth', { email: 'a@x.test', email_verified: 'true' }, { email: null }],
    ['a name without an end', { name: 'a'.repeat(10_000) }, { name: 'a'.repeat(200) }],
    ['a script for a picture', { picture: 'javascript:alert(1)' }, { picture: null }],
  ])('that tells %s is believed what can be', async (_, said, user) => {
    provider.says({ sub: '1', ...said });
    expect(await comeBack()).toMatchObject({ home: '/?auth=success', user });
  });

  test('that vouches in the token for an address other than the profile’s is not believed the latter', async () => {
    provider.signs((signed) => Object.assign(signed, { email: 'mine@x.test', email_verified: true }));
    provider.says({ sub: '1', email: 'root@x.test' });
    expect(await comeBack()).toMatchObject({ user: { email: 'mine@x.test' } });
  });
});
