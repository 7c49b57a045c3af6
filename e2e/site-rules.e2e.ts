import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { conversionsReply } from '../contracts/api/every-conversion.js';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { textPdf } from './samples/sample-files.js';
import { choose, suggestion } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';
import { fetchAlone } from './harness/own-connection.js';

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

const signedIn = async (name: string): Promise<Page> => {
  provider.isNow({ sub: name, name, email: `${name}@example.com`, email_verified: true });
  const page = await house.visit(docket.address);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return page;
};

/** Keeps the page as it is seen, where somebody wants to look at it. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['DOCKET_PICTURES'] === '1' ? 'test-results' : undefined;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/site-rules-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
};

const MERGE = 'main a[href="/tools/pdf-merge"]';
const SAID = 'We move <b>tonight</b>';

// Requirement.
describe('the rules of the site, in chromium', () => {
  testInBrowser('are changed by an administrator with the keyboard, and hold for whoever comes next', async () => {
    const root = await signedIn('root');
    await root.goto(`${docket.address}/admin`);
    const rules = root.locator('[data-site-rules]');
    const settled = () => root.locator('[data-site-rules=resting]').waitFor();
    await settled();
    await root.locator('#guests-allowed').focus();
    await root.keyboard.press('Space');
    await root.locator('#guests-allowed:not(:checked)').waitFor();
    await settled();
    await root.locator('#announcement-text').fill(SAID);
    await root.locator('#announcement-level').selectOption('warning');
    await rules.getByRole('button', { name: 'Announce' }).press('Enter');
    await rules.locator('[data-shown-announcement]').waitFor();
    await root.locator('[data-site-notice] [data-announcement=warning]').waitFor();
    await rules.locator('summary').press('Enter');
    await root.locator('#tool-pdf-merge').focus();
    await root.keyboard.press('Space');
    await rules.getByText('Tools switched off: 1').waitFor();
    await picture(root, 'admin');

    const guest = await house.visit(docket.address);
    const notice = guest.locator('[data-site-notice]');
    await notice.locator('[data-turned-away]').getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await notice.locator('[data-announcement] p').textContent()).toBe(SAID);
    await guest.locator('main a[href="/tools/pdf-compress"]').first().waitFor();
    await guest.locator(MERGE).first().waitFor({ state: 'detached' });
    await picture(guest, 'guest');
    await guest.goto(`${docket.address}/ar`);
    await notice.locator('[data-turned-away]').waitFor();
    await picture(guest, 'guest-ar');
    await notice.getByRole('button').press('Enter');
    await notice.locator('[data-announcement]').waitFor({ state: 'detached' });
    await guest.goto(`${docket.address}/tools/pdf-merge`);
    await guest.mouse.move(40, 200); // a public page begins to work when somebody touches it
    await guest.mouse.move(60, 260);
    await guest.locator('[data-capability=missing]').waitFor();
    expect(await notice.locator('[data-announcement]').count()).toBe(0);

    await root.locator('#guests-allowed').press('Space');
    await root.locator('#guests-allowed:checked').waitFor();
    await settled();
    await rules.getByRole('button', { name: 'Withdraw' }).click();
    await root.locator('[data-site-notice] [data-announcement]').waitFor({ state: 'detached' });
    await guest.goto(docket.address);
    await guest.locator('[data-site-notice=known]').waitFor({ state: 'attached' });
    expect(await notice.textContent()).toBe('');
    await root.goto(`${docket.address}/admin/audit`);
    for (const said of ['Guests turned away', 'Guests let in', 'Tool switched off', 'Announcement withdrawn'])
      await root.locator('[data-entries]').getByText(said).first().waitFor();
  });
});

// Requirement.
describe('a page that is open while the rules of the site change, in chromium', () => {
  testInBrowser('drops a tool and says what is announced, without being loaded again', async () => {
    const root = await signedIn('root');
    const change = (data: object) =>
      root.request.patch(`${docket.address}/api/admin/site`, { data, headers: { origin: docket.address } });
    await change({ tool: { id: 'pdf-merge', isOff: false } });
    const guest = await house.visit(docket.address);
    await guest.locator(MERGE).first().waitFor();
    await guest.evaluate(() => Object.assign(window, { isSamePage: true }));
    const announcement = { text: SAID, level: 'info' };
    expect((await change({ tool: { id: 'pdf-merge', isOff: true }, announcement })).status()).toBe(200);
    await guest.locator(MERGE).first().waitFor({ state: 'detached', timeout: 90_000 });
    await guest.locator('[data-announcement=info]').waitFor();
    expect(await guest.evaluate(() => 'isSamePage' in window)).toBe(true);
    await change({ tool: { id: 'pdf-merge', isOff: false }, announcement: null });
    await guest.locator(MERGE).first().waitFor({ timeout: 90_000 });
  });
});

// Requirement.
describe('the time that files are kept, in chromium', () => {
  testInBrowser('is shortened by an administrator and told beside each new file, whose link ends then', async () => {
    const root = await signedIn('root');
    await root.goto(`${docket.address}/admin`);
    const settled = () => root.locator('[data-site-rules=resting]').waitFor();
    await settled();
    await root.getByLabel('Days for guests').fill('29');
    await root.getByRole('button', { name: 'Save the days' }).click();
    expect(await root.getByLabel('Days for guests').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
      false,
    );
    await root.getByLabel('Days for guests').fill('2');
    await root.getByRole('button', { name: 'Save the days' }).press('Enter');
    await settled();
    await picture(root, 'retention');
    await root.reload();
    await settled();
    expect(await root.getByLabel('Days for guests').inputValue()).toBe('2');
    const guest = await house.visit(docket.address);
    await choose(guest, [await textPdf('lease.pdf', 'Lease')]);
    await (await suggestion(guest, 'pdf-compress', 1)).click();
    await guest.getByText('The file is deleted from this server after 2 days.').first().waitFor({ timeout: 60_000 });
    const reply = await guest.request.get(`${docket.address}/api/conversions/all`);
    const [listed] = conversionsReply.parse(await reply.json()).conversions;
    const { expiresAt, latestEnd } = listed!;
    expect(latestEnd).toBe(expiresAt);
    const hours = (Date.parse(expiresAt ?? '') - Date.now()) / (60 * 60 * 1000);
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThanOrEqual(48);
    await root.getByLabel('Days for guests').fill('');
    await root.getByRole('button', { name: 'Save the days' }).click();
    await settled();
    await root.goto(`${docket.address}/admin/audit`);
    await root.locator('[data-entries]').getByText('Time that files are kept changed').first().waitFor();
  });
});

// Requirement.
describe('the members of the site, in chromium', () => {
  testInBrowser('are bounded, lose a key and are signed out, and each is told so', async () => {
    const eve = await signedIn('eve');
    const root = await signedIn('root');
    const answer = await eve.request.post(`${docket.address}/api/account/keys`, {
      data: { name: 'Bookkeeping', scopes: ['convert'] },
      headers: { origin: docket.address },
    });
    const { secret } = (await answer.json()) as { readonly secret: string };
    await root.goto(`${docket.address}/admin`);
    const row = root.locator('[data-member]', { hasText: 'eve@example.com' });
    await row.getByRole('button', { name: 'Manage eve' }).press('Enter');
    const dialog = root.getByRole('dialog', { name: 'eve' });
    await dialog.getByLabel('Conversions a day').fill('1');
    await dialog.getByRole('button', { name: 'Save the quota' }).press('Enter');
    await dialog.getByRole('button', { name: 'Use the quota of this site' }).waitFor();
    await picture(root, 'member');
    const convert = async () => {
      const body = new FormData();
      body.append('operation', 'pdf-rotate');
      body.append('files', new Blob([new Uint8Array((await textPdf('a.pdf', 'small')).bytes)]), 'a.pdf');
      const headers = { authorization: `Bearer ${secret}` };
      const reply = await fetchAlone(`${docket.address}/api/convert`, { method: 'POST', headers, body });
      return { status: reply.status, ...((await reply.json()) as { readonly code?: string }) };
    };
    expect(await convert()).toMatchObject({ status: 200 });
    expect(await convert()).toMatchObject({ status: 429, code: 'quota.conversions', facts: { limit: 1 } });

    await dialog.getByRole('button', { name: 'Delete the key Bookkeeping' }).press('Enter');
    await root.getByRole('dialog', { name: 'Delete the key' }).getByRole('button', { name: 'Delete' }).press('Enter');
    await dialog.getByText('No keys').waitFor();
    expect(await convert()).toMatchObject({ status: 401, code: 'key.revoked' });
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
    await dialog.getByText('Sessions: 0').waitFor();
    await eve.reload();
    await eve.getByRole('link', { name: 'Sign in' }).waitFor();

    await root.keyboard.press('Escape');
    await row.getByText('quota of their own').waitFor();
    await picture(root, 'members');
    await root.goto(`${docket.address}/admin/audit`);
    for (const said of ['All sessions of a member ended', 'API key revoked', 'Quota of one member changed'])
      await root.locator('[data-entries]').getByText(said).first().waitFor();
  });
});
