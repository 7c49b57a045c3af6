import { mkdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { sentRequest } from '../contracts/api/signature-requests.js';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { textPdf } from './samples/sample-files.js';

const house = openBrowserHouse();
let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const administrator = async (): Promise<Page> => {
  provider.isNow({ sub: 'root', name: 'root', email: 'root@example.com', email_verified: true });
  const page = await house.visit(docket.address);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return page;
};

/** Looks at the page as it is on a phone and on a desk, in light and dark, and keeps it where somebody wants to see it. */
const lookAt = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['DOCKET_PICTURES'] === '1' ? 'test-results' : undefined;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (folder !== undefined) await page.screenshot({ path: `${folder}/brand-${name}-${width}-${colorScheme}.png` });
      expect([name, width, colorScheme, await violationsOn(page)]).toEqual([name, width, colorScheme, []]);
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
};

/** The links of a file that a guest shares, and of one that somebody is to sign. */
const linksOfGuest = async (): Promise<{ readonly share: string; readonly sign: string }> => {
  const guest = openClient(docket.address);
  const { name, bytes } = await textPdf('lease.pdf', 'lease');
  const file = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
  const shared = new FormData();
  shared.append('operation', 'pdf-compress');
  shared.append('files', file, name);
  const converted = (await (await guest.call('/api/convert', { method: 'POST', body: shared })).json()) as {
    readonly shareHash: string;
  };
  const form = new FormData();
  const box = { x: 72, y: 600, width: 200, height: 60 };
  const fields = [{ recipient: 1, kind: 'signature', page: 1, box }];
  form.append('request', JSON.stringify({ recipients: [{ name: 'Ada', order: 1 }], fields }));
  form.append('files', file, name);
  const reply = await guest.call('/api/signature-requests', { method: 'POST', body: form });
  const { links } = sentRequest.parse(await reply.json());
  return { share: `/s/${converted.shareHash}`, sign: new URL(links[0]?.link ?? '').pathname };
};

const logo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" rx="20" fill="#c2185b"/></svg>',
    ),
  )
    .webp()
    .toBuffer();

const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());

const groundOf = (element: Locator): Promise<string> =>
  element.evaluate((drawn) => getComputedStyle(drawn).backgroundColor);

// Requirement.
describe('the name and the looks of a site, in chromium', () => {
  testInBrowser('are tried out by an administrator, hold for whoever comes next, and are undone', async () => {
    const links = await linksOfGuest();
    const visitors = new Map<string, Page>();
    for (const path of ['/', links.share, links.sign]) {
      const page = await house.visit(docket.address + path);
      expect(await page.title()).toContain('Docket');
      visitors.set(path, page);
    }
    const root = await administrator();
    await root.goto(`${docket.address}/admin`);
    await root.locator('[data-site-rules=resting]').waitFor();
    await root.locator('#brand-name').fill('Acme Papers');
    await root.locator('#brand-colour').fill('#ffb300');
    await root.locator('#brand-logo').setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: await logo() });
    const light = root.locator('[data-brand-preview=light]');
    await light.getByText('Acme Papers').waitFor();
    await light.getByText('Changed to').waitFor();
    await light.locator('img').waitFor();
    const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(25, 31, 28)' };
    const buttons = new Set<string>();
    for (const [theme, ground] of Object.entries(grounds)) {
      const preview = root.locator(`[data-brand-preview=${theme}]`);
      expect([theme, await groundOf(preview)]).toEqual([theme, ground]);
      buttons.add(await groundOf(preview.getByText('Download', { exact: true })));
    }
    expect(buttons.size).toBe(2);
    expect(buttons).not.toContain('rgb(14, 93, 72)'); // the own colour of the page around them
    expect(await root.locator('header').first().textContent()).toContain('Docket');
    await root.locator('#rules-brand').scrollIntoViewIfNeeded();
    await lookAt(root, 'admin');
    await root.getByRole('button', { name: 'Save name and looks' }).click();
    await root.locator('html[data-site="Acme Papers"]').waitFor();

    for (const [path, page] of visitors) {
      await page.goto(docket.address + path, { waitUntil: 'networkidle' });
      expect([path, await page.title()]).toEqual([path, expect.stringContaining('Acme Papers')]);
      expect(await page.title()).not.toContain('Docket');
      expect(await brandOf(page)).not.toBe('#0e5d48');
      expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^\/brand\/[\da-f]{64}\.png$/);
      await page.getByText('Acme Papers').first().waitFor({ state: 'attached' });
      await lookAt(page, path === '/' ? 'home' : path.slice(1, path.indexOf('/', 1)));
    }
    const home = visitors.get('/')!;
    await home.goto(`${docket.address}/pricing`);
    expect(await home.title()).toContain('· Acme Papers');
    await home.goto(`${docket.address}/ar`);
    expect(await home.title()).toMatch(/^Acme Papers/);
    await lookAt(home, 'home-ar');

    await root.locator('[data-site-rules=resting]').waitFor();
    await root.getByRole('button', { name: "Use Docket's own" }).click();
    await root.locator('html:not([data-site])').waitFor();
    for (const [path, page] of visitors) {
      await page.goto(docket.address + path);
      expect([path, await page.title()]).toEqual([path, expect.stringContaining('Docket')]);
      expect(await brandOf(page)).toBe('#0e5d48');
    }
    await root.goto(`${docket.address}/admin/audit`);
    await root.locator('[data-entries]').getByText('Name and looks of the site changed').first().waitFor();
  });
});
