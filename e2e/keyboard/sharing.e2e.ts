import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../../gateway/fixtures/account-provider.js';
import { openBrowserHouse } from '../harness/browser.js';
import { download, focused, press, type } from './by-keyboard.js';
import { openClient } from '../harness/http-client.js';
import { memberWithFile } from '../harness/members.js';
import { startDocket, type Docket } from '../harness/running-docket.js';
import { signIn } from '../harness/sign-in-as.js';
import { testInBrowser } from '../harness/test-with.js';
import { until } from '../harness/until.js';
import { chooseBy } from '../harness/visitor.js';
import { textPdf } from '../samples/sample-files.js';

const PASSWORD = 'correct horse';

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const visit = (path: string): Promise<Page> => house.visit(docket.address + path);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A finished file of a guest. */
const makeLink = async () => {
  const guest = openClient(docket.address);
  const { shareHash } = await guest.accepted('pdf-compress', [await textPdf('plan.pdf', 'Plan', 2)]);
  await guest.finished(shareHash);
  return { shareHash, bytes: (await guest.download(shareHash)).bytes };
};

describe('a recipient without a mouse, in chromium', () => {
  testInBrowser('names the file, takes it, and checks that it is the one that was made', async () => {
    const { shareHash, bytes } = await makeLink();
    const page = await visit(`/s/${shareHash}`);
    await press(button(page, 'Edit file name'));
    await type(page.getByLabel('File name'), 'our plan.pdf');
    await page.keyboard.press('Enter');
    const { name, path } = await download(page, page.getByRole('link', { name: /^Download / }));
    expect([name, Buffer.compare(await readFile(path), Buffer.from(bytes))]).toEqual(['our plan.pdf', 0]);
    const check = page.locator('input[type=file]');
    await chooseBy(page, () => press(check, 'Space'), [{ name: 'our plan.pdf', bytes }]);
    await page
      .getByText(/is the file that was made/)
      .first()
      .waitFor();
  });

  testInBrowser('gives the password of a link', async () => {
    const page = await memberWithFile({ house, docket, provider }, await textPdf('plan.pdf', 'Plan'));
    await press(button(page, /^Preview /));
    const dialog = page.getByRole('dialog', { name: 'Share preview' });
    await press(dialog.locator('summary').filter({ hasText: 'Share options' }));
    await type(dialog.getByLabel('Password', { exact: true }), PASSWORD);
    await press(button(page, 'Save password'));
    await button(page, 'Remove password').waitFor();
    const address = await dialog.getByRole('link', { name: 'Open in New Tab' }).getAttribute('href');
    await page.keyboard.press('Escape');
    await focused(page, button(page, /^Preview /));
    const recipient = await visit(address!);
    await type(recipient.getByLabel('Password'), PASSWORD);
    await recipient.keyboard.press('Enter');
    await recipient.getByRole('heading', { level: 1, name: 'plan_compressed.pdf' }).waitFor();
  });
});

describe('a member without a mouse, in chromium', () => {
  testInBrowser('finds conversions, takes one along and deletes it', async () => {
    const page = await memberWithFile({ house, docket, provider }, await textPdf('lease.pdf', 'Lease'));
    await page.goto(`${docket.address}/conversions`);
    await type(page.getByLabel('Name', { exact: true }), 'nothing like it');
    await page.keyboard.press('Enter');
    await page.locator('[data-id]').waitFor({ state: 'detached' });
    await type(page.getByLabel('Name', { exact: true }), 'lease');
    await page.keyboard.press('Enter');
    await press(page.getByRole('checkbox', { name: /^Select lease/ }), 'Space');
    expect((await download(page, page.getByRole('link', { name: 'Download as ZIP' }))).name).toMatch(/\.zip$/);
    await press(button(page, 'Delete selected'));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-id]').waitFor({ state: 'detached' });
    await focused(page, page.locator('main'));
  });

  testInBrowser('takes the own data along, ends a session and deletes the account', async () => {
    const page = await memberWithFile({ house, docket, provider }, await textPdf('lease.pdf', 'Lease'));
    const elsewhere = openClient(docket.address);
    await signIn(elsewhere);
    await page.goto(`${docket.address}/account`);
    expect((await download(page, page.getByRole('link', { name: 'Download as JSON' }))).name).toMatch(/\.json$/);
    await page.reload();
    await press(button(page, 'End all other sessions'));
    await until('the other one is signed out', async () => (await elsewhere.call('/api/auth/me')).status === 401);
    await press(button(page, 'Delete my account'));
    await page.keyboard.press('Escape');
    await focused(page, button(page, 'Delete my account'));
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog').getByRole('textbox');
    const words = /"(.+)"/.exec((await page.getByRole('dialog').locator('label').textContent()) ?? '')?.[1] ?? '';
    await type(confirm, words);
    await press(button(page, 'Delete everything'));
    await page
      .getByText(/sign in/i)
      .first()
      .waitFor();
    expect((await page.request.get(`${docket.address}/api/account/sessions`)).status()).toBe(401);
  });

  testInBrowser('complains of nothing', () => {
    expect(house.complaints()).toEqual([]);
  });
});
