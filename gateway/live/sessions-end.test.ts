import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { openLive } from '../fixtures/live-socket.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

const SESSION_OVER = 4401;

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

const signedIn = (sub: string, browser?: Browser) => openSignIn(running.url, provider)({ sub }, browser);
const codeOf = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];
const convert = async (browser: Browser): Promise<string> =>
  (await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' })).body['id']!;

describe('a page that is still open', () => {
  test('receives nothing more once its member has signed out in another tab', async () => {
    const browser = await signedIn('1');
    const here = await openLive(running.host, { cookie: browser.cookie() });
    const elsewhere = await signedIn('1');
    const closed = codeOf(here.socket);
    await browser.call('/api/auth/logout', { method: 'POST' });
    expect(await closed).toBe(SESSION_OVER);
    await convert(elsewhere);
    expect(here.received).toEqual([]);
  });

  test('goes on receiving when only another session of its member ended', async () => {
    const one = await signedIn('2');
    const other = await signedIn('2');
    const page = await openLive(running.host, { cookie: one.cookie() });
    await other.call('/api/auth/logout', { method: 'POST' });
    const id = await convert(one);
    await page.receives(({ conversionId }) => conversionId === id);
    await page.close();
  });

  test('receives nothing more, in whatever browser, once its member is erased', async () => {
    const one = await signedIn('3');
    const other = await signedIn('3');
    const pages = await Promise.all(
      [one, other].map((browser) => openLive(running.host, { cookie: browser.cookie() })),
    );
    const closed = Promise.all(pages.map(({ socket }) => codeOf(socket)));
    expect((await one.call('/api/auth/me', { method: 'DELETE' })).status).toBe(200);
    expect(await closed).toEqual([SESSION_OVER, SESSION_OVER]);
    expect((await other.call('/api/auth/me')).status).toBe(401);
  });

  test('of a guest is over once they have become a member', async () => {
    const browser = openBrowser(running.url);
    await convert(browser);
    const page = await openLive(running.host, { cookie: browser.cookie() });
    const closed = codeOf(page.socket);
    const before = browser.cookie();
    await signedIn('4', browser);
    expect(await closed).toBe(SESSION_OVER);
    const again = await openLive(running.host, { cookie: before });
    expect(await codeOf(again.socket)).toBe(SESSION_OVER);
  });
});
