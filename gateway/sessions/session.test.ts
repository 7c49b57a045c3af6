import { createHash } from 'node:crypto';
import { GUEST_ANSWERED, GUEST_HEADER } from '../../contracts/guest-header.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const cookieOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/api/auth/me`, { headers })).headers.getSetCookie();
const ownersOnLog = async () =>
  (await running.log()).flatMap(({ type, data }) => (type === 'ConversionRequested' ? [data.owner] : []));

describe('a guest', () => {
  test('is not signed in, and gets a session all the same', async () => {
    const response = await fetch(`${running.url}/api/auth/me`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'session.missing', error: 'Not signed in', facts: {} });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^docket_session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('is answered rather than refused where the call says so, as pages of the product do', async () => {
    const response = await fetch(`${running.url}/api/auth/me`, { headers: { [GUEST_HEADER]: GUEST_ANSWERED } });
    expect([response.status, await response.json()]).toEqual([200, { success: false }]);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect((await fetch(`${running.url}/api/auth/me`, { headers: { [GUEST_HEADER]: 'no' } })).status).toBe(401);
  });

  test('keeps the session it has', async () => {
    const [cookie] = await cookieOf(running.url);
    expect(await cookieOf(running.url, { cookie: cookie!.split(';')[0]! })).toEqual([]);
  });

  test.each(['', 'short', 'x'.repeat(44), '../'.repeat(20), 'ä'.repeat(43)])(
    'gets a new one for the cookie "%s"',
    async (token) => {
      const cookie = `docket_session=${encodeURIComponent(token)}`;
      expect(await cookieOf(running.url, { cookie })).toHaveLength(1);
    },
  );

  test('never gets the session of another', async () => {
    const cookies = await Promise.all(Array.from({ length: 20 }, () => cookieOf(running.url)));
    expect(new Set(cookies.flat()).size).toBe(20);
  });

  test('owns conversions by the digest of the token, which stands nowhere on the log', async () => {
    const browser = openBrowser(running.url);
    await browser.call('/api/auth/me');
    await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const token = browser.cookie().replace('docket_session=', '');
    const digest = createHash('sha256').update(token).digest('hex').slice(0, 32);
    expect(await ownersOnLog()).toContain(`guest-${digest}`);
    expect(JSON.stringify(await running.log())).not.toContain(token);
  });

  test('over https gets a cookie that no other site and no plain connection can set', async () => {
    const secure = await startGateway({ settings: { PUBLIC_URL: 'https://docket.example/' } });
    const [cookie] = await cookieOf(secure.url);
    expect(cookie).toMatch(/^__Host-docket_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const own = cookie!.split(';')[0]!;
    expect(await cookieOf(secure.url, { cookie: own })).toEqual([]);
    expect(await cookieOf(secure.url, { cookie: `docket_session=${'a'.repeat(43)}; ${own}` })).toEqual([]);
    expect(await cookieOf(secure.url, { cookie: own.replace('__Host-', '') })).toHaveLength(1);
    await secure.stop();
  });

  test('with two cookies of that name has neither session: one of them was planted', async () => {
    const one = openBrowser(running.url);
    const other = openBrowser(running.url);
    const { body } = await one.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    await other.call('/api/auth/me');
    for (const cookie of [`${one.cookie()}; ${other.cookie()}`, `${other.cookie()};${one.cookie()}`]) {
      const path = `${running.url}/api/conversions/${body['id']!}/cancel`;
      expect((await fetch(path, { method: 'POST', headers: { cookie } })).status).toBe(404);
    }
  });

  test('gets none through a page of another site, which would take the place of their own', async () => {
    expect(await cookieOf(running.url, { 'sec-fetch-site': 'cross-site' })).toEqual([]);
  });

  test('gets none with the screens', async () => {
    const response = await fetch(`${running.url}/`);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('who wants to sign in is led home, where it is said that no account provider is set up', async () => {
    const response = await fetch(`${running.url}/api/auth/google`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?auth=not-configured']);
  });
});
