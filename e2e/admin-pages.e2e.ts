import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse } from './harness/browser.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { openLive } from './harness/live-messages.js';
import { textPdf } from './samples/sample-files.js';
import { downloadBy } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

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

/** Signs in by the button of the page, as whoever the provider vouches for. */
const signedIn = async (name: string): Promise<Page> => {
  provider.isNow({ sub: name, name, email: `${name}@example.com`, email_verified: true });
  const page = await house.visit(docket.address);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  return page;
};

/** A guest makes a file, and somebody downloads it. @returns its share hash. */
const makeFile = async (name: string): Promise<string> => {
  const guest = openClient(docket.address);
  const live = await openLive(guest);
  const { id, shareHash } = await guest.accepted('pdf-compress', [await textPdf(name, name, 1)]);
  await live.endOf(id);
  live.close();
  await guest.download(shareHash);
  return shareHash;
};

const numbers = async (page: Page): Promise<string[]> => {
  await page.locator('[data-overview]').waitFor();
  return page.locator('[data-overview] dd').allTextContents();
};

describe('the pages for administrators on a real log, in chromium', () => {
  testInBrowser('show what was done, to administrators only', async () => {
    await makeFile('lease.pdf');
    const member = await signedIn('eve');
    await member.goto(`${docket.address}/admin`);
    await member.getByText('Only administrators can view this page.').waitFor();

    const page = await signedIn('root');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    expect(await numbers(page)).toEqual(['2', '2', '2', '1', '1']);
    expect(await page.locator('[data-daily] li').count()).toBe(1);
    expect(await page.locator('[data-trends] li').first().textContent()).toContain(
      'Uploads 1Conversions 1Shares 1Downloads 1',
    );
    expect(await page.locator('[data-logins] tbody tr').first().textContent()).toMatch(/^rootroot@example\.com/);
  });

  testInBrowser('show the dashboard as it was, and find every document again', async () => {
    await makeFile('annex.pdf');
    const page = await signedIn('root');
    await page.goto(`${docket.address}/admin/audit`);
    await page.locator('#moment').press('Home');
    await page.getByText(/As it was on/).waitFor();
    expect(await numbers(page)).toEqual(['0', '0', '0', '0', '0']);

    await page.getByLabel('Document').fill('annex');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('End of the results').waitFor();
    const entries = page.locator('[data-activity] [data-entries] > li');
    expect((await entries.allTextContents()).every((text) => text.includes('annex'))).toBe(true);
    await entries.last().locator('summary').click();
    await entries.last().getByRole('button', { name: 'History of this document' }).click();
    await page.locator('dialog [data-entries] > li').first().waitFor();
    const story = (await page.locator('dialog [data-entries] summary').allTextContents()).join();
    for (const part of ['Upload received', 'Conversion completed', 'Share link created', 'File downloaded']) {
      expect(story).toContain(part);
    }
  });

  testInBrowser('erase a member who is named twice', async () => {
    await (await signedIn('eva')).close();
    const page = await signedIn('root');
    await page.goto(`${docket.address}/admin`);
    await page.getByLabel('E-mail address or ID of the member').fill('eva@example.com');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Erase a member' });
    const confirm = dialog.getByRole('button', { name: 'Erase for good' });
    expect(await confirm.isDisabled()).toBe(true);
    await page.keyboard.type('eva@example.com'); // the field has the focus
    await page.keyboard.press('Enter');
    await dialog.getByText('eva@example.com is erased.').waitFor();
    await page.keyboard.press('Enter'); // closes it
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-logins]').waitFor();
    expect(await page.locator('[data-logins]').textContent()).not.toContain('eva@example.com');
  });

  testInBrowser('check the log and hand it out', async () => {
    const hash = await makeFile('signed.pdf');
    await openClient(docket.address).call(`/api/proof/${hash}`); // signs the log up to there
    const page = await signedIn('root');
    await page.goto(`${docket.address}/admin/audit`);
    await page.getByRole('button', { name: 'Check the log now' }).click();
    await page.locator('[data-check=intact]').waitFor({ timeout: 30_000 });
    const { path } = await downloadBy(page, () => page.getByRole('link', { name: 'Export as CSV' }).click());
    const [head, ...lines] = (await readFile(path, 'utf8')).trim().split('\r\n');
    expect(head).toMatch(/^position,recordedAt/);
    expect(lines.length).toBeGreaterThan(5);
    expect(house.complaints()).toEqual([]);
  });
});
