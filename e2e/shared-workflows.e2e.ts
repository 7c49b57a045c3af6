import type { BrowserContextOptions, Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { readLog } from './harness/event-log.js';
import type { Upload } from './harness/http-client.js';
import { newMember } from './harness/members.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { testInBrowser } from './harness/test-with.js';
import { downloadBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';

const PATIENCE_MS = 60_000;
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
let report: Upload;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
  report = await textPdf('report.pdf', 'report', 3);
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

const saveWorkflow = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${docket.address}/workflows?workflow=new`);
  await page.getByLabel('Name of the workflow').fill(name);
  await press(page, 'Add a step');
  await page.locator('[data-next="pdf-rotate"]').click();
  await press(page, 'Save the workflow');
  await page.waitForURL(/workflow=[0-9a-f-]{36}$/);
};

const choose = async (page: Page, who: string, visibility: string): Promise<void> => {
  await page.getByRole('radio', { name: who }).check();
  await page.locator(`fieldset[data-visibility=${visibility}]`).waitFor();
};

/** Runs the workflow on screen on a file of one's own, and takes what comes out. */
const run = async (page: Page): Promise<string> => {
  await page
    .locator('#run-files')
    .setInputFiles({ name: report.name, mimeType: 'application/pdf', buffer: Buffer.from(report.bytes) });
  await page.locator('[data-run][data-status=completed]').first().waitFor({ timeout: PATIENCE_MS });
  const link = page.getByRole('link', { name: /^Download / }).first();
  return (await downloadBy(page, () => link.click())).path;
};

const administrator = async (): Promise<Page> => {
  provider.isNow({ sub: 'root', name: 'Root', email: 'root@example.com', email_verified: true });
  const page = await house.visit(`${docket.address}/api/auth/google`);
  await page.getByText('What you convert appears here.').waitFor();
  return page;
};

// Requirement.
describe('a workflow that a member shares', () => {
  testInBrowser('is run and copied by whoever has its link, until it is taken back', async () => {
    const owner = await newMember({ house, docket, provider });
    await saveWorkflow(owner, 'Upright');
    await owner.locator('fieldset[data-visibility=private]').waitFor();
    expect(await owner.locator('fieldset[data-visibility] input').count()).toBe(2);
    await choose(owner, 'Whoever has the link', 'link');
    const link = await owner.getByLabel('Link', { exact: true }).inputValue();
    await picture(owner, 'workflow-shared');
    await owner.reload();
    expect(await owner.getByLabel('Link', { exact: true }).inputValue()).toBe(link);

    const guest = await house.visit(link, phone);
    await guest.getByRole('heading', { name: 'Upright' }).waitFor();
    expect(await guest.locator('[data-shared-steps] [data-step]').count()).toBe(1);
    expect(await guest.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await picture(guest, 'workflow-of-link');
    await run(guest);
    await guest.reload();
    await guest.locator('[data-run][data-status=completed]').waitFor();

    const member = await newMember({ house, docket, provider });
    await member.goto(link);
    await run(member);
    expect(await member.locator('[data-run]').count()).toBe(1);
    await member.getByRole('link', { name: 'Copy to your workflows' }).click();
    expect(await member.getByLabel('Name of the workflow').inputValue()).toBe('Upright');
    await press(member, 'Save the workflow');
    await member.waitForURL(/workflow=[0-9a-f-]{36}$/);
    await member.locator('fieldset[data-visibility=private]').waitFor();

    await owner.reload();
    await owner.getByText('No runs yet').waitFor();
    await choose(owner, 'Only you', 'private');
    for (const page of [guest, member]) {
      await page.goto(link);
      await page.getByText('This workflow is not there any more.').waitFor();
    }
    const secret = new URL(link).searchParams.get('workflow')?.split('.')[1] ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toContain(secret);
  });
});

describe('a workflow that an administrator publishes', () => {
  testInBrowser('is listed for everybody and run by guests, until its administrator is erased', async () => {
    const root = await administrator();
    await saveWorkflow(root, 'For the house');
    const id = new URL(root.url()).searchParams.get('workflow') ?? '';
    await choose(root, 'Everybody on this site', 'site');
    await root.goto(`${docket.address}/workflows`);
    await root.locator('[data-workflows] [data-workflow]').getByText('Everybody on this site').waitFor();
    expect(await root.locator('[data-site-workflows]').count()).toBe(0);

    const guest = await house.visit(`${docket.address}/workflows`, phone);
    await guest.getByText('Sign in to make workflows and run them.').waitFor();
    await guest.locator('[data-site-workflows]').getByRole('link', { name: 'For the house' }).click();
    await guest.getByRole('heading', { name: 'For the house' }).waitFor();
    await picture(guest, 'workflow-of-site');
    await run(guest);

    const member = await newMember({ house, docket, provider });
    await member.goto(`${docket.address}/workflows`);
    await member.locator('[data-site-workflows]').getByRole('link', { name: 'For the house' }).click();
    await run(member);

    await root.goto(`${docket.address}/account`);
    await press(root, 'Delete my account');
    await root.getByRole('dialog').getByRole('textbox').fill('delete my account');
    await press(root, 'Delete everything');
    await root.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await until('the workflow ends with its administrator', async () => {
      const reply = await guest.request.get(`${docket.address}/api/workflows/${id}`);
      return reply.status() === 404;
    });
    await member.reload();
    await member.getByText('This workflow is not there any more.').waitFor();
    await guest.goto(`${docket.address}/workflows`);
    await guest.getByText('Sign in to make workflows and run them.').waitFor();
    expect(await guest.locator('[data-site-workflows]').count()).toBe(0);
  });
});
