import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteRules } from '../../contracts/api/site-rules.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { ada } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let root: Browser;
let guest: Browser;
let elsewhere: Server;
let answer: RequestListener;
let host: string;
let asked: string[];
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  google = await startAccountProvider();
  const settings = { ...google.settings, ADMIN_EMAILS: 'root@example.com', WEB_PAGE_ALLOW: '127.0.0.1' };
  running = await startGateway({ settings });
  root = await openSignIn(running.url, google)({ ...ada, sub: '9', name: 'Root', email: 'root@example.com' });
  guest = openBrowser(running.url);
});
beforeEach(() => {
  asked = [];
  answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Menu</title><p>Tea</p>');
});
afterAll(async () => {
  elsewhere.closeAllConnections();
  elsewhere.close();
  await running.stop();
  await google.stop();
});
afterEach(async () => void (await change({ webPageHosts: [], guests: true, tool: { id: 'to-pdf', isOff: false } })));

const sent = (method: string, body: object) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const change = async (body: object, by = root) => {
  const reply = await by.call('/api/admin/site', sent('PATCH', body));
  return { status: reply.status, ...((await reply.json()) as { site?: SiteRules; code?: string; facts?: object }) };
};
const read = (address: string, by = guest) => by.call('/api/web-pages', sent('POST', { address }));
const refusal = async (address: string) => {
  const reply = await read(address);
  return { status: reply.status, ...((await reply.json()) as { readonly code: string; readonly facts?: object }) };
};

// Requirement.
describe('web pages by their address', () => {
  test('are not read, and not offered, until an administrator lists their host', async () => {
    const told = async () => ((await (await guest.call('/api/site')).json()) as { site: SiteRules }).site.webPageHosts;
    expect(await told()).toEqual([]);
    expect(await refusal(`http://${host}/`)).toMatchObject({ status: 403, code: 'web-page.off' });
    expect(asked).toEqual([]);
    const changed = await change({ webPageHosts: [` ${host} `, '*.Example.ORG', host] });
    expect(changed.site?.webPageHosts).toEqual([host, '*.example.org']);
    expect(await told()).toEqual([host, '*.example.org']);
    const events = (await running.log()).filter(({ type }) => type === 'WebPageHostsSet');
    expect(events.at(-1)?.data).toMatchObject({
      hosts: [host, '*.example.org'],
      by: expect.stringMatching(/^member-/),
    });
  });

  test('come as one file that no browser opens by itself', async () => {
    await change({ webPageHosts: [host] });
    const reply = await read(`http://${host}/menu?token=hush`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<p>Tea</p>');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="Menu (127.0.0.1).html"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(asked).toEqual(['/menu?token=hush']);
  });

  test('of other hosts are refused with the names of those that are listed', async () => {
    await change({ webPageHosts: ['a.example', host] });
    expect(await refusal('https://b.example/')).toMatchObject({
      status: 403,
      code: 'web-page.host-not-listed',
      facts: { host: 'b.example', hosts: `a.example, ${host}` },
    });
  });

  test('that cannot be read are refused by their reason', async () => {
    await change({ webPageHosts: [host] });
    answer = (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    expect(await refusal(`http://${host}/`)).toMatchObject({
      status: 422,
      code: 'web-page.unreadable',
      facts: { host, reason: 'it leads to a place that is not allowed' },
    });
  });

  test('are not read for guests who are turned away, nor where nothing is converted', async () => {
    await change({ webPageHosts: [host], guests: false });
    expect(await refusal(`http://${host}/`)).toMatchObject({ code: 'guests.turned-away' });
    await change({ guests: true, tool: { id: 'to-pdf', isOff: true } });
    expect(await refusal(`http://${host}/`)).toMatchObject({ code: 'tool.switched-off' });
    expect(asked).toEqual([]);
  });

  test.each([
    '',
    'example.org',
    'file:///etc/passwd',
    'https://ada:hush@example.org/',
    `https://${'a'.repeat(2000)}.org/`,
  ])('have an address, and not %s', async (address) => {
    await change({ webPageHosts: [host] });
    expect(await refusal(address)).toMatchObject({ status: 400, code: 'request.invalid', facts: { field: 'address' } });
  });

  test.each([
    'https://example.org',
    'example.org/a',
    'a b',
    '*',
    '*.org',
    '*.*.example.org',
    'ada@example.org',
    '[::1]',
    '',
  ])('are of hosts by name, and not of %j', async (listed) => {
    expect(await change({ webPageHosts: [listed] })).toMatchObject({
      status: 400,
      code: 'request.invalid',
      facts: { field: 'webPageHosts.0' },
    });
  });

  test('are listed by administrators alone', async () => {
    expect((await change({ webPageHosts: [host] }, guest)).status).toBe(403);
  });
});
