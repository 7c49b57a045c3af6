import type { BrowserContextOptions, Page } from 'playwright-core';
import { SAME_VIEW_HEADER } from '../contracts/api/shared-document.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { drawn, openBrowserHouse } from './harness/browser.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testLooks } from './harness/looks.js';
import { memberWithFile, preview, protect } from './harness/members.js';
import { textPdf } from './samples/sample-files.js';
import { downloadBy } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const PASSWORD = 'correct horse';

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, LOG_LEVEL: 'trace' } });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

/** A finished file behind a password. */
const locked = async (): Promise<string> => {
  const guest = openClient(docket.address);
  const { shareHash } = await guest.accepted('pdf-compress', [await textPdf('plan.pdf', 'plan', 1)]);
  await guest.finished(shareHash);
  const change = { method: 'PATCH', body: JSON.stringify({ password: PASSWORD }) };
  const headers = { 'content-type': 'application/json' };
  expect((await guest.call(`/api/share/${shareHash}`, { ...change, headers })).status).toBe(200);
  return shareHash;
};

const give = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open' }).click();
};

const noScripts = { javaScriptEnabled: false };

/** The page of a link leads whoever has no scripts on to one that needs none. */
const visitLink = async (hash: string): Promise<Page> => {
  const page = await house.newPage(noScripts);
  await page.goto(`${docket.address}/s/${hash}`);
  await page.waitForURL(`**/api/share/${hash}`);
  return page;
};

describe('a recipient without scripts, in chromium', () => {
  testInBrowser('gives the password in a form, and gets the page and the file', async () => {
    const page = await visitLink(await locked());
    await give(page, PASSWORD);
    await page.getByText('This link will expire in').waitFor();
    await drawn(page.locator('img'));
    const link = page.getByRole('link', { name: /^Download / });
    expect((await downloadBy(page, () => link.click())).name).toBe('plan_compressed.pdf');
  });

  testInBrowser('is told that a password was wrong and how many tries are left, then how long to wait', async () => {
    const page = await house.visit(`${docket.address}/api/share/${await locked()}`, noScripts);
    for (let left = 9; left >= 0; left -= 1) {
      await give(page, 'wrong horse');
      await page.getByText(`The password is not correct. Attempts left: ${left}`).waitFor();
    }
    await give(page, PASSWORD);
    await page.getByText('Too many wrong passwords. Please try again in 2 minutes.').waitFor();
  });

  testInBrowser('reads in words that a link is dead', async () => {
    const page = await visitLink('x'.repeat(32));
    await page.getByRole('heading', { name: 'Share link not found or expired' }).waitFor();
  });
});

describe('a recipient of a link for one download, in chromium', () => {
  testInBrowser('sees the first page alone where the link allows one download, until it is taken', async () => {
    const guest = openClient(docket.address);
    const { shareHash } = await guest.accepted('pdf-compress', [await textPdf('plan.pdf', 'plan', 2)]);
    await guest.finished(shareHash);
    const change = { method: 'PATCH', body: JSON.stringify({ maxDownloads: 1 }) };
    const headers = { 'content-type': 'application/json' };
    expect((await guest.call(`/api/share/${shareHash}`, { ...change, headers })).status).toBe(200);

    const page = await house.visit(`${docket.address}/s/${shareHash}`);
    await page.getByText('only its first page is shown here').waitFor();
    await page.getByText('One download left on this link.').waitFor();
    const shown = { headers: { [SAME_VIEW_HEADER]: '1' } };
    expect((await openClient(docket.address).call(`/api/download/${shareHash}`, shown)).status).toBe(403);
    const link = page.getByRole('link', { name: /^Download / });
    expect((await downloadBy(page, () => link.click())).name).toBe('plan_compressed.pdf');
    await page.reload();
    await page.getByText('The download limit of this link has been reached').first().waitFor();
    expect(await link.count()).toBe(0);
  });
});

describe('the pages for recipients without scripts, in chromium', () =>
  testLooks(4, async (options, look) => {
    // The pages forbid all scripts, axe's too.
    const visit = (path: string) => house.visit(docket.address + path, { ...options, bypassCSP: true });
    const page = await visit(`/api/share/${await locked()}`);
    await look(page, 'plain-locked');
    await give(page, 'wrong horse');
    await page.getByRole('alert').waitFor();
    await look(page, 'plain-wrong');
    await give(page, PASSWORD);
    await page.getByText('This link will expire in').waitFor();
    await look(page, 'plain-unlocked');
    await look(await visit(`/api/share/${'x'.repeat(32)}`), 'plain-dead');
  }));

/** Every address that the page asks for, with the page that it says it comes from. */
const watchReferrers = (page: Page): string[] => {
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
  return referrers;
};

/** Reads the frame of a page, once its picture is there. */
const framed = async (page: Page) => {
  const frame = page.frameLocator('iframe');
  await drawn(frame.locator('img'));
  return { facts: await frame.locator('h1, dl, a').count(), forms: await frame.locator('form').count() };
};

const withProtected = async (options: BrowserContextOptions = {}) => {
  const file = await textPdf('plan.pdf', 'plan', 1);
  const page = await memberWithFile({ house, docket, provider }, file, options);
  const path = await protect(page, PASSWORD);
  await page.keyboard.press('Escape');
  return { page, path };
};

describe('the owner of a protected link, in chromium', () => {
  testInBrowser('sees the document in the preview, and on the page of the link', async () => {
    const { page, path } = await withProtected();
    await preview(page);
    expect(await framed(page)).toEqual({ facts: 0, forms: 0 });
    const tab = await page.context().newPage();
    const referrers = watchReferrers(tab);
    await tab.goto(docket.address + path);
    await tab.getByRole('heading', { level: 1, name: 'plan_compressed.pdf' }).waitFor();
    await tab.getByRole('img', { name: 'Page 1', exact: true }).waitFor();
    expect([tab.url(), referrers.filter((from) => from.includes('pass='))]).toEqual([docket.address + path, []]);
  });

  testInBrowser('has a pass that nobody else gets to see: no other member, no guest, no log', async () => {
    const { page, path } = await withProtected();
    await preview(page);
    const source = await page.locator('dialog iframe').getAttribute('src');
    const pass = new URL(source!, docket.address).searchParams.get('pass')!;
    expect(pass).toMatch(/^\d+\.[\w-]{43}$/);
    const another = await memberWithFile({ house, docket, provider }, await textPdf('own.pdf', 'own', 1));
    await another.goto(docket.address + path);
    await another.getByRole('heading', { name: 'This file is protected by a password' }).waitFor();
    const stranger = await openClient(docket.address).call(`/api${path.replace('/s/', '/share/')}`);
    expect(stranger.status).toBe(401);
    expect(await stranger.text()).not.toContain(pass);
    expect(await docket.logged()).not.toContain(pass.split('.')[1]);
  });
});
