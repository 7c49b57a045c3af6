import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse, touch } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
let elsewhere: Server;
let host: string;
beforeAll(async () => {
  elsewhere = createServer(({ url }, response) => {
    if (url === '/slow') return;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>Menu</title><h1>Scones</h1><p>with jam and tea</p><script src="/s.js"></script>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  provider = await startAccountProvider();
  const settings = { ...provider.settings, ADMIN_EMAILS: 'root@example.com', WEB_PAGE_ALLOW: '127.0.0.1' };
  docket = await startDocket({ settings });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
  elsewhere.closeAllConnections();
  elsewhere.close();
});

/** Keeps the page as it is seen, where somebody wants to look at it. */
const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env['DOCKET_PICTURES'] !== '1') return;
  mkdirSync('test-results', { recursive: true });
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `test-results/web-page-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
};

const FIELD = 'Web page by its address';

// Requirement.
describe('a web page by its address, in chromium', () => {
  testInBrowser('becomes a PDF once an administrator has listed its host, with the keyboard alone', async () => {
    const guest = await house.visit(docket.address);
    await guest.goto(`${docket.address}/tools/to-pdf`);
    await touch(guest);
    await guest.locator('#files').waitFor({ state: 'attached' });
    expect(await guest.getByLabel(FIELD).count()).toBe(0);

    provider.isNow({ sub: 'root', name: 'root', email: 'root@example.com', email_verified: true });
    const root = await house.visit(docket.address);
    await root.getByRole('link', { name: 'Sign in' }).click();
    await root.getByRole('button', { name: 'Logout' }).waitFor();
    await root.goto(`${docket.address}/admin`);
    const settled = () => root.locator('[data-site-rules=resting]').waitFor();
    await settled();
    const hosts = root.getByLabel('Hosts, one on each line');
    await hosts.fill('https://example.org');
    await root.getByRole('button', { name: 'Save the hosts' }).press('Enter');
    await root.locator('[data-site-rules] [role=alert]').getByText('must be a host such as').waitFor();
    await hosts.fill(`*.Example.org\n${host}`);
    await root.getByRole('button', { name: 'Save the hosts' }).press('Enter');
    await settled();
    await picture(root, 'admin');

    await guest.reload();
    await touch(guest);
    const field = guest.getByLabel(FIELD);
    await field.fill('other.test/menu');
    await field.press('Enter');
    await guest
      .getByText(`Pages of other.test are not read here, only those of *.example.org, ${host}`)
      .waitFor({ timeout: 60_000 });
    await picture(guest, 'refused');
    await field.fill(`http://${host}/slow`);
    await field.press('Enter');
    await guest.getByRole('status').getByText('The page is being read').waitFor();
    await picture(guest, 'reading');
    await guest.getByRole('button', { name: 'Cancel' }).press('Enter');
    await guest.locator('[data-web-page=resting]').waitFor();
    await field.fill(`http://${host}/menu`);
    await field.press('Enter');
    await guest.getByText('Menu (127.0.0.1).html').waitFor();
    await picture(guest, 'chosen');
    await guest.getByRole('button', { name: 'Continue' }).press('Enter');
    await guest.locator('[data-workbench]').waitFor();
    await guest.getByText('Menu (127.0.0.1).html').first().waitFor();
    await root.goto(`${docket.address}/admin/audit`);
    await root.locator('[data-entries]').getByText('Hosts of web pages changed').first().waitFor();
  });

  testInBrowser('is set as the page that it is, not as its source', async () => {
    const guest = await house.visit(docket.address);
    const headers = { origin: docket.address };
    const data = { address: `http://${host}/menu` };
    const read = await guest.request.post(`${docket.address}/api/web-pages`, { data, headers });
    expect(read.status()).toBe(200);
    const files = { name: 'Menu.html', mimeType: 'text/html', buffer: await read.body() };
    const multipart = { files, operation: 'to-pdf' };
    const made = await guest.request.post(`${docket.address}/api/convert?wait=120`, { multipart, headers });
    expect([made.status(), made.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const text = await guest.request.post(`${docket.address}/api/convert?wait=120`, {
      multipart: {
        files: { name: 'Menu.pdf', mimeType: 'application/pdf', buffer: await made.body() },
        operation: 'export-text',
        format: 'txt',
      },
      headers,
    });
    expect((await text.text()).split(/\s+/).join(' ')).toContain('Scones with jam and tea');
    expect(await text.text()).not.toContain('<h1>');
  });
});
