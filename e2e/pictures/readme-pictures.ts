import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startAccountProvider } from '../../gateway/fixtures/account-provider.js';
import { touch } from '../harness/browser.js';
import { root } from '../harness/repository.js';
import { startDocket } from '../harness/running-docket.js';
import { WINDOW } from './camera.js';
import type { SamplePapers } from './sample-papers.js';
import { optionsOf } from '../harness/tool-rows.js';
import { openBench, resultOf } from './scenes/workbench-acts.js';

const PATIENCE_MS = 30_000;

/** Takes the pictures that the README shows, of an administrator at work. */
export const takeReadmePictures = async (browser: Browser, papers: SamplePapers): Promise<void> => {
  const provider = await startAccountProvider();
  provider.isNow({ sub: 'anna', name: 'Anna Miller', email: 'anna@example.org', email_verified: true });
  const docket = await startDocket({
    settings: { ...provider.settings, OPENAI_API_KEY: '', ADMIN_EMAILS: 'anna@example.org' },
  });
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    await signIn(context, docket.address);
    const visit = (path: string) => visited(context, new URL(path, docket.address).href);
    await save(await workbench(visit, papers), 'home');
    await save(await audit(visit), 'audit');
  } finally {
    await context.close();
    await docket.dispose();
    await provider.stop();
  }
};

type Visit = (path: string) => Promise<Page>;

const visited = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await touch(page);
  return page;
};

const signIn = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await visited(context, address);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
};

/** With a result, so that the log of the other picture has something to tell. */
const workbench = async (visit: Visit, papers: SamplePapers): Promise<Page> => {
  const page = await openBench({ papers, visit, take: () => Promise.resolve() }, papers.report);
  await optionsOf(page, 'Compress this PDF').getByRole('button', { name: 'Compress PDF' }).click();
  await resultOf(page);
  return page;
};

const audit = async (visit: Visit): Promise<Page> => {
  const page = await visit('/admin/audit');
  await page.getByRole('button', { name: 'Check the log now' }).click();
  await page.locator('[data-check=intact]').waitFor();
  return page;
};

const save = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'docs', `${name}.png`) });
};
