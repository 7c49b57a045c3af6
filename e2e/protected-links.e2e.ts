import type { BrowserContextOptions, Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse, testInBrowser } from './harness/browser.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testLooks } from './harness/looks.js';
import { memberWithFile, preview, protect } from './harness/members.js';
import { textPdf } from './samples/sample-files.js';
import { until } from './harness/until.js';
import { downloadBy } from './harness/visitor.js';

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
  await until('it is finished', async () => (await guest.download(shareHash)).status === 200);
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

describe('a recipient without scripts, in chromium', () => {
  testInBrowser('gives the password in a form, and gets the page and the file', async () => {
    const page = await house.visit(`${docket.address}/s/${await locked()}`, noScripts);
    await give(page, PASSWORD);
    await page.getByText('This link will expire in').waitFor();
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
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
    await page.getByText('Too many wrong passwords. Please try again in 15 minutes.').waitFor();
  });

  testInBrowser('reads in words that a link is dead', async () => {
    const page = await house.visit(`${docket.address}/s/${'x'.repeat(32)}`, noScripts);
    await page.getByRole('heading', { name: 'Share link not found or expired' }).waitFor();
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

/** What is in the frame of a page, once it is there: its heading, and whether its picture is. */
const framed = async (page: Page) => {
  const frame = page.frameLocator('iframe');
  await frame.getByText('This link will expire in').waitFor();
  const picture = frame.locator('img');
  await picture.waitFor();
  await until('the picture is there', () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
  return { heading: await frame.locator('h1').textContent(), forms: await frame.locator('form').count() };
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
    expect(await framed(page)).toEqual({ heading: 'Shared document', forms: 0 });
    const tab = await page.context().newPage();
    const referrers = watchReferrers(tab);
    await tab.goto(docket.address + path);
    expect(await framed(tab)).toEqual({ heading: 'Shared document', forms: 0 });
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
