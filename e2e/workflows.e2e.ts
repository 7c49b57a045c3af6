import { unzipSync } from 'fflate';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { readLog } from './harness/event-log.js';
import type { Upload } from './harness/http-client.js';
import { newMember } from './harness/members.js';
import { runProgram } from './harness/other-programs.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { downloadBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';

const PASSWORD = 'open sesame';
const PATIENCE_MS = 60_000;

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
let report: Upload;
let broken: Upload;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
  report = await textPdf('report.pdf', 'report', 3);
  broken = { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing in it') };
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

const addStep = async (page: Page, tool: string): Promise<void> => {
  await press(page, 'Add a step');
  await page.locator(`[data-next="${tool}"]`).click();
};

const stepsOf = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-step]').evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step')));

const chooseFiles = (page: Page, ...files: readonly Upload[]): Promise<void> =>
  page
    .locator('#run-files')
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })));

const newWorkflow = async (): Promise<Page> => {
  const page = await newMember({ house, docket, provider });
  await page.goto(`${docket.address}/workflows`);
  await page.getByRole('link', { name: 'New workflow' }).first().click();
  await page.getByLabel('Name of the workflow').fill('Invoices');
  return page;
};

// Requirement.
describe('the workflows of a member', () => {
  testInBrowser('are put together by keyboard, checked when saved, run on files, and their results taken', async () => {
    const page = await newWorkflow();
    await addStep(page, 'pdf-protect');
    await addStep(page, 'pdf-rotate');
    await page.locator('[data-step="pdf-rotate"] button[aria-expanded]').press('Alt+ArrowUp');
    expect(await stepsOf(page)).toEqual(['pdf-rotate', 'pdf-protect']);
    await page.getByLabel('Depends on').selectOption('pages');
    await page.getByLabel('Number', { exact: true }).fill('many');
    await press(page, 'Save the workflow');
    await page.locator('[data-step="pdf-rotate"] [role=alert]').getByText('must be a number').waitFor();
    await page.getByLabel('Number', { exact: true }).fill('2');
    await page.reload();
    expect(await page.getByLabel('Name of the workflow').inputValue()).toBe('Invoices');
    expect(await stepsOf(page)).toEqual(['pdf-rotate', 'pdf-protect']);
    await press(page, 'Save the workflow');
    await page.waitForURL(/workflow=[0-9a-f-]{36}$/);
    await picture(page, 'workflow-saved');
    await page.getByLabel('Password to open').fill(PASSWORD);
    await chooseFiles(page, report);
    await page.locator('[data-run][data-status=completed]').waitFor({ timeout: PATIENCE_MS });
    expect(await page.getByLabel('Password to open').inputValue()).toBe('');
    const { path } = await downloadBy(page, () => page.getByRole('link', { name: /^Download / }).click());
    const judged = await runProgram('qpdf', [`--password=${PASSWORD}`, '--json', '--json-key=pages', path]);
    expect((JSON.parse(judged.output) as { readonly pages: readonly unknown[] }).pages).toHaveLength(3);
    expect((await runProgram('qpdf', ['--requires-password', path])).status).toBe(0);
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toContain(PASSWORD);
    await page.reload();
    await page.locator('[data-run][data-status=completed]').waitFor();
    await page.getByRole('link', { name: 'All workflows' }).click();
    await press(page, 'Delete the workflow Invoices');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No workflows yet').waitFor();
  });

  testInBrowser('run on several files at once, and say where one has failed', async () => {
    const page = await newWorkflow();
    await addStep(page, 'pdf-compress');
    await press(page, 'Save the workflow');
    await page.waitForURL(/workflow=[0-9a-f-]{36}$/);
    await chooseFiles(page, report, broken);
    await page.locator('[data-run][data-status=completed]').waitFor({ timeout: PATIENCE_MS });
    const failed = page.locator('[data-run][data-status=failed]');
    await failed.getByText(/^Failed at step 1 of 1: /).waitFor({ timeout: PATIENCE_MS });
    expect(await failed.locator('p').first().textContent()).toBe('broken.pdf');
  });

  testInBrowser('take each file that a step makes through the further steps, and end with one archive', async () => {
    const page = await newWorkflow();
    await addStep(page, 'pdf-split');
    await page.getByLabel('Split', { exact: true }).selectOption('every-page');
    await addStep(page, 'pdf-watermark');
    await page.getByLabel('Watermark text').fill('COPY');
    await page.locator('[data-step="pdf-watermark"] [data-on-parts]').waitFor();
    await picture(page, 'workflow-on-parts');
    await press(page, 'Save the workflow');
    await page.waitForURL(/workflow=[0-9a-f-]{36}$/);
    await chooseFiles(page, report);
    await page.locator('[data-run][data-status=completed]').waitFor({ timeout: PATIENCE_MS });
    await picture(page, 'workflow-parts-done');
    const { path } = await downloadBy(page, () => page.getByRole('link', { name: /^Download / }).click());
    const parts = Object.entries(unzipSync(await readFile(path)));
    expect(parts).toHaveLength(3);
    const folder = await mkdtemp(join(tmpdir(), 'docket-parts-'));
    for (const [at, [name, bytes]] of parts.entries()) {
      const part = join(folder, `${at}.pdf`);
      await writeFile(part, bytes);
      expect((await runProgram('qpdf', ['--check', part])).status).toBe(0);
      const { output } = await runProgram('pdftotext', ['-raw', part, '-']);
      expect({
        name,
        says: [output.includes(`report, page ${at + 1}`), output.replaceAll(/\s/g, '').includes('COPY')],
      }).toEqual({
        name: expect.stringMatching(/\.pdf$/),
        says: [true, true],
      });
    }
    await rm(folder, { recursive: true });
  });

  testInBrowser('are explained to guests, who are asked to sign in', async () => {
    const page = await house.visit(`${docket.address}/workflows`);
    await page.getByText('Sign in to make workflows and run them.').waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Sign in' }).count()).toBe(1);
  });
});
