import type { Page } from 'playwright-core';
import { openBrowserHouse } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { agreementPdf } from './samples/sample-files.js';
import { textIn } from './harness/seen-by-others.js';
import { chooseBy, downloadBy } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let docket: SharedDocket;
let agreement: Upload;
beforeAll(async () => {
  docket = await useSharedDocket();
  agreement = await agreementPdf('agreement.pdf');
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const openEditor = async (): Promise<Page> => {
  const page = await house.visit(`${docket.address}/pdf-editor`);
  await chooseBy(page, () => page.getByText('Choose a PDF', { exact: true }).click(), [agreement]);
  await page.locator('[data-known=true]').waitFor();
  return page;
};
const scan = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Detect' }).click();
  await page.getByRole('button', { name: 'Scan for Sensitive Data' }).click();
};
const redact = (page: Page) => downloadBy(page, () => page.getByRole('button', { name: 'Redact & Save' }).click());
const home = (page: Page) => page.getByRole('link', { name: 'Docket' });

describe('looking for sensitive data in the editor, in chromium', () => {
  testInBrowser('redacts what a scan has found, in one step from the finding', async () => {
    const page = await openEditor();
    await scan(page);
    const finding = page.getByRole('listitem').filter({ hasText: /^email/i });
    await finding.getByRole('button', { name: /^Mark for redaction/ }).click();
    await page.getByText(/^Answered by /).waitFor();
    // However long the list is, it scrolls in its own place.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.getByRole('button', { name: 'Review the marks (2)' }).click();
    await page.getByText('Marked (2)').waitFor();
    const { path } = await redact(page);
    await page.getByRole('heading', { name: 'Redacted', exact: true }).waitFor();
    const text = await textIn(path);
    if (text === undefined) return;
    expect(text).toContain('Between Harbour');
    expect(text).toContain('Contact:');
    expect(text).not.toContain('maria@example.org');
  });
});

describe('leaving the editor, in chromium', () => {
  testInBrowser(
    'asks whoever leaves it while a file is on its way; what was sent is in the workbench and on its list',
    async () => {
      const page = await openEditor();
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        void dialog.dismiss();
      });
      await page.route('**/api/pdf/detect-sensitive', () => undefined); // never answered
      await scan(page);
      await home(page).click();
      expect(questions).toEqual(['Your file is still being processed. If you leave this page now, that will stop.']);
      expect(new URL(page.url()).pathname).toBe('/pdf-editor');

      const other = await openEditor();
      await other.getByRole('tab', { name: 'Redact' }).click();
      await other.getByLabel('Find a word on every page').fill('maria@example.org');
      await other.keyboard.press('Enter');
      await redact(other);
      await home(other).click();
      await other.getByRole('region', { name: 'Result' }).getByText('agreement_redacted.pdf').waitFor();
      await other.getByText('Recent Conversions', { exact: true }).click();
      await other.getByRole('link', { name: 'agreement_redacted.pdf', exact: true }).waitFor();
    },
  );
});
