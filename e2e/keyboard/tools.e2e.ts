import type { Page } from 'playwright-core';
import { openBrowserHouse } from '../harness/browser.js';
import { download, focused, press, reach, type } from './by-keyboard.js';
import type { Upload } from '../harness/http-client.js';
import { useSharedDocket, type SharedDocket } from '../harness/running-docket.js';
import { textIn } from '../harness/seen-by-others.js';
import { testInBrowser } from '../harness/test-with.js';
import { chooseBy } from '../harness/visitor.js';
import { agreementPdf, textPdf } from '../samples/sample-files.js';
import { optionsOf, toolRow } from '../harness/tool-rows.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const visit = (path: string): Promise<Page> => house.visit(docket.address + path);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
/** Opens the file dialog of a page and chooses in it. */
const choose = (page: Page, files: readonly Upload[]): Promise<void> =>
  chooseBy(page, () => press(page.locator('input[type=file]'), 'Space'), files);
const lease = (name: string, rent = '31,200') => textPdf(name, `The rent is ${rent} a year`, 2);

describe('a visitor without a mouse, in chromium', () => {
  testInBrowser('has one tool work on three files, and takes all results', async () => {
    const page = await visit('/');
    const broken = { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing else\n%%EOF\n') };
    await choose(page, [await lease('may.pdf'), await lease('june.pdf'), broken]);
    await press(button(page, /^Compress (this PDF|\d+ files)(?!:)/));
    await page.getByRole('status').filter({ hasText: '2 files are done, 1 failed.' }).waitFor({ timeout: 90_000 });
    expect((await download(page, button(page, 'Download all (ZIP)'))).name).toMatch(/\.zip$/);
    await press(button(page, 'Retry broken.pdf'));
    await page.getByRole('status').filter({ hasText: '2 files are done, 1 failed.' }).waitFor({ timeout: 90_000 });
  });

  testInBrowser('compares two files and goes from change to change', async () => {
    const page = await visit('/');
    await choose(page, [await lease('draft.pdf'), await lease('final.pdf', '32,400')]);
    await press(button(page, 'Compare'));
    await page.getByRole('heading', { name: 'Changes (2)' }).waitFor();
    await page.keyboard.press('n');
    await page.getByText('2 / 2').waitFor();
    await page.keyboard.press('Escape');
    await focused(page, button(page, 'Compare'));
  });

  testInBrowser('reads what is in a file, and who has signed it', async () => {
    const page = await visit('/');
    await choose(page, [await lease('lease.pdf')]);
    await press(button(page, /^Inspect this PDF/));
    await page.keyboard.press('Enter');
    await page
      .getByText(/Helvetica/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await press(toolRow(page, 'Check signatures'));
    await focused(page, optionsOf(page, 'Check signatures').getByRole('button'));
    await page.keyboard.press('Enter');
    await page
      .getByText(/no signature|not signed/i)
      .first()
      .waitFor();
  });

  testInBrowser('looks for private data and removes it', async () => {
    const page = await visit('/pdf-editor');
    await choose(page, [await agreementPdf('agreement.pdf')]);
    await page.locator('[data-known=true]').waitFor();
    await reach(page.getByRole('tab', { selected: true }));
    await reach(page.getByRole('tab', { name: 'Detect' }), 'ArrowRight');
    await press(button(page, 'Scan for Sensitive Data'));
    const finding = page.getByRole('listitem').filter({ hasText: /^email/i });
    await press(finding.getByRole('button', { name: /^Mark for redaction/ }));
    await press(button(page, /^Review the marks/));
    const { path } = await download(page, button(page, 'Redact & Save'));
    const text = await textIn(path);
    if (text !== undefined) expect(text).not.toContain('maria@example.org');
  });

  testInBrowser('gets a Word file of a PDF', async () => {
    const page = await visit('/export');
    await choose(page, [await lease('lease.pdf')]);
    const { name } = await download(page, button(page, 'Export to Word'));
    await focused(page, button(page, 'Download again'));
    expect(name).toBe('lease.docx');
  });

  testInBrowser('brings a file along from the page about a tool', async () => {
    const page = await visit('/tools/pdf-compress');
    await choose(page, [await lease('lease.pdf')]);
    await press(button(page, 'Continue'));
    await page.locator('[data-workbench]').waitFor();
    await press(button(page, 'Compress PDF'));
    await result(page).getByText('lease_compressed.pdf').waitFor({ timeout: 60_000 });
  });

  testInBrowser('finds a tool where there is no page', async () => {
    const page = await visit('/nowhere');
    await type(page.getByPlaceholder('Find a tool or help'), 'shrink');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/pdf-compress/);
  });

  testInBrowser('chooses another language, or leaves it as it is', async () => {
    const page = await visit('/security');
    const menu = button(page, 'Language');
    await press(menu);
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await focused(page, menu);
    await page.keyboard.press('Enter');
    await reach(page.getByRole('menuitem', { name: 'Deutsch' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sicherheit und Datenschutz' }).waitFor();
  });

  testInBrowser('complains of nothing', () => {
    expect(house.complaints()).toEqual([]);
  });
});
