import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { arrive, wayBack, type Browser } from '../fixtures/signed-in.js';

const ada = { sub: '1001', name: 'Ada' };

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({ settings: provider.settings });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

const me = async (browser: Browser) => ({ status: (await browser.call('/api/auth/me')).status });

describe('an answer that is not of the account provider to this browser', () => {
  const refused = async (change: (way: URL) => void, browser = openBrowser(running.url)) => {
    provider.isNow(ada);
    const way = await wayBack(browser);
    change(way);
    expect(await arrive(browser, way)).toBe('/?auth=failed');
    expect((await me(browser)).status).toBe(401);
  };

  test('with a forged state signs nobody in', () =>
    refused((way) => {
      way.searchParams.set('state', 'x'.repeat(43));
    }));

  test('without a state signs nobody in', () =>
    refused((way) => {
      way.searchParams.delete('state');
    }));

  test('with the code of another browser’s sign-in signs nobody in: the verifier is not that one’s', async () => {
    const browser = openBrowser(running.url);
    const other = openBrowser(running.url);
    provider.isNow(ada);
    const way = await wayBack(browser);
    const otherWay = await wayBack(other);
    way.searchParams.set('code', otherWay.searchParams.get('code')!);
    expect(await arrive(browser, way)).toBe('/?auth=failed');
  });

  test('to a browser that has lost the verifier signs nobody in', async () => {
    const browser = openBrowser(running.url);
    provider.isNow(ada);
    const { pathname, search } = await wayBack(browser);
    const cookie = browser.cookie().replace(/(docket_sign_in_[^;]*)\.[^;]*/, '$1.');
    expect(cookie).not.toBe(browser.cookie());
    const response = await fetch(running.url + pathname + search, { redirect: 'manual', headers: { cookie } });
    expect(response.headers.get('location')).toBe('/?auth=failed');
  });

  test('that an attacker got and a victim follows signs nobody in', async () => {
    provider.isNow({ sub: 'attacker' });
    const way = await wayBack(openBrowser(running.url));
    const victim = openBrowser(running.url);
    expect(await arrive(victim, way)).toBe('/?auth=failed');
    await wayBack(victim);
    expect(await arrive(victim, way)).toBe('/?auth=failed');
  });

  test('is taken once', async () => {
    const browser = openBrowser(running.url);
    provider.isNow(ada);
    const way = await wayBack(browser);
    expect(await arrive(browser, way)).toBe('/?auth=success');
    expect(await arrive(browser, way)).toBe('/?auth=failed');
  });

  test('whose code the account provider does not know signs nobody in', async () => {
    provider.refuseTokens(true);
    await refused(() => undefined);
    provider.refuseTokens(false);
  });

  test('that says that the visitor declined leads home', () =>
    refused((way) => {
      way.searchParams.delete('code');
      way.searchParams.set('error', 'access_denied');
    }));
});

describe('several tabs of one browser', () => {
  test('that sign in at the same time all come home signed in', async () => {
    const browser = openBrowser(running.url);
    provider.isNow(ada);
    const ways = [await wayBack(browser), await wayBack(browser), await wayBack(browser)];
    for (const way of ways) expect(await arrive(browser, way)).toBe('/?auth=success');
    expect((await me(browser)).status).toBe(200);
  });

  test('that begin and never come back leave no more than a few cookies behind', async () => {
    const browser = openBrowser(running.url);
    for (let times = 0; times < 40; times += 1) await browser.call('/api/auth/google', { redirect: 'manual' });
    expect(browser.cookie().length).toBeLessThan(1000);
    provider.isNow(ada);
    expect(await arrive(browser, await wayBack(browser))).toBe('/?auth=success');
  });
});
