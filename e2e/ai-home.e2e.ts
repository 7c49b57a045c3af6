import type { BrowserContextOptions, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { tabTo } from './harness/accessibility.js';
import { textIn } from './harness/seen-by-others.js';
import { openBrowserHouse } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testLooks, type Look } from './harness/looks.js';
import { agreementPdf, png, text } from './samples/sample-files.js';
import { choose, downloadBy, showFiles } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const lease = [
  'The lease of the house at Harbour Street begins on 1 March 2026 and runs for two years.',
  'The tenant pays a rent of 1,200 euros on the first day of every month.',
  'The landlord keeps the roof and the heating of the house in good repair.',
  'Either side may end the lease with a notice of three months in writing.',
  'The tenant gives the house back clean and empty when the lease ends.',
].join(' ');

const house = openBrowserHouse();
let docket: SharedDocket;
let file: Upload;
beforeAll(async () => {
  docket = await useSharedDocket();
  file = text('lease.txt', lease);
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const visit = (options?: BrowserContextOptions): Promise<Page> => house.visit(docket.address, options);
const summarize = (page: Page) => page.getByRole('button', { name: /^(Cliff Notes(?!:)|Summarise)/ });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Summary' });

describe('a visitor who wants a summary, in chromium', () => {
  testInBrowser('reads it when it is ready, copies and downloads it, and finds it in the list again', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await choose(page, [file]);
    await page.getByText(/^No AI provider is used here/).waitFor();
    await summarize(page).click();
    await viewer(page).getByText(/lease/).first().waitFor();
    await viewer(page).getByText('Made without AI: sentences picked from your document').waitFor();

    await page.getByRole('button', { name: 'Copy summary' }).click();
    await page.getByText('Summary copied!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('(p. 1)');

    const { name, path } = await downloadBy(page, () => page.getByRole('button', { name: 'Download summary' }).click());
    expect(name).toBe('lease_summary.pdf');
    expect(await readFile(path, 'latin1')).toMatch(/^%PDF-/);
    expect((await textIn(path)) ?? 'lease, if pdftotext were here').toContain('lease');

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Recent Conversions' }).click();
    await page.getByRole('button', { name: 'View summary lease_summary.pdf' }).click();
    await viewer(page).getByText(/lease/).first().waitFor();
  });

  testInBrowser(
    'asks a question instead, reads the answer with its page, and asks another one of the same file',
    async () => {
      const page = await visit();
      await choose(page, [file]);
      await page.getByRole('button', { name: /^Ask a question/ }).click();
      await page.getByLabel('Your question').fill('How high is the rent?');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      const answer = page.getByRole('dialog', { name: 'Answer to your question' });
      await answer.getByText('The tenant pays a rent of 1,200 euros on the first day of every month.').waitFor();
      await answer.getByText('p. 1').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Try other options' }).click();
      await page.getByLabel('Your question').fill('Who won the chess tournament?');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page
        .getByText(/^Nothing in lease.txt answers this question/)
        .first()
        .waitFor();
    },
  );

  testInBrowser('needs no mouse for it', async () => {
    const page = await visit();
    await choose(page, [file]);
    await page.getByRole('heading', { name: /^What shall we do with/ }).waitFor();
    await tabTo(page, 'Cliff Notes One-page summary · 5\u2060–\u206010\u00a0s');
    await page.keyboard.press('Enter');
    await viewer(page).getByText(/lease/).first().waitFor();
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
  });

  testInBrowser('is told where translation is chosen that it is not set up, and nothing about settings', async () => {
    const page = await visit();
    await page.getByText('No AI provider is used here').waitFor();
    expect(await page.getByText(/OPENAI|apt-get|npm install/).count()).toBe(0);
    await choose(page, [await agreementPdf('agreement.pdf')]);
    await page
      .locator('[data-unfit]')
      .filter({ hasText: 'Translate' })
      .getByText('Translation is not set up on this site.')
      .waitFor();
    expect(await page.getByRole('button', { name: /^Translate/ }).count()).toBe(0);
  });

  testInBrowser('is told so on the page for it before anything there is touched', async () => {
    const page = await house.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(`${docket.address}/translate`);
    await page
      .getByText(/not set up on this site/)
      .first()
      .waitFor();
    await page.close();
  });
});

const failed = {
  fileName: 'scan.png',
  mimeType: 'image/png',
  success: false,
  summary: '',
  error: 'No text was found in scan.png, not even by text recognition',
  metadata: { processingTime: 1, answeredBy: { kind: 'built-in', name: 'Docket' } },
};
const summarized = {
  ...failed,
  fileName: 'lease.txt',
  success: true,
  error: null,
  summary:
    '## Terms\n\nThe lease runs for two years. (p. 1)\n- Notice is three months. (p. 1)\n- The rent is 1,200 euros. (p. 1)',
};

const lookAround = async (options: BrowserContextOptions, look: Look): Promise<void> => {
  const page = await visit(options);
  await look(page, 'ai-installation');
  await choose(page, [file]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look(page, 'ai-choosing');
  await page.route('**/api/convert', () => undefined); // never answered
  await summarize(page).click();
  await page.getByText('Summarization takes 10-30 seconds.').waitFor();
  await look(page, 'ai-overlay');

  const other = await visit(options);
  await other.route('**/api/receipt/**', (route) =>
    route.fulfill({ json: { summarizationType: 'cliff-notes', summarizationResults: [summarized, failed] } }),
  );
  await choose(other, [await png('scan.png')]);
  await other.getByRole('heading', { name: /^What shall we do with/ }).waitFor();
  await other.keyboard.press('Escape');
  await showFiles(other);
  await other.getByRole('button', { name: 'Start Over' }).click();
  await choose(other, [file]);
  await summarize(other).click();
  await viewer(other).getByText(failed.error).waitFor();
  await look(other, 'ai-summary');
  await other.keyboard.press('Escape');
  await showFiles(other);
  await other.getByRole('button', { name: 'Recent Conversions' }).click();
  await other.getByRole('button', { name: /^View summary/ }).waitFor();
  await look(other, 'ai-recent');
};

describe('the overlay, the summary viewer and what is said of the installation, in chromium', () =>
  testLooks(5, lookAround));
