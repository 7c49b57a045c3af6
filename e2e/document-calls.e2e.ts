import { startTool } from './harness/tool-rows.js';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { FAKE_KEY, startFakeProvider, type FakeProvider } from '../services/ai/fixtures/fake-provider.js';
import { bridgeReport } from '../services/ai/fixtures/texts.js';
import { openBrowserHouse } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { ofType, readLog } from './harness/event-log.js';
import { findProgram } from './harness/other-programs.js';
import { lockedPdf, text, textPdf } from './samples/sample-files.js';
import { until } from './harness/until.js';
import { choose, chooseBy, saveDownload } from './harness/visitor.js';
import { testInBrowser, testWith } from './harness/test-with.js';

const PASSWORD = 'open sesame';

const house = openBrowserHouse();
let provider: FakeProvider;
let docket: Docket;
beforeAll(async () => {
  provider = await startFakeProvider();
  docket = await startDocket({ settings: { OPENAI_API_KEY: FAKE_KEY, OPENAI_BASE_URL: provider.baseUrl } });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.close();
});

const visit = (path: string): Promise<Page> => house.visit(`${docket.address}${path}`);
const chooseFile = (page: Page, files: readonly Upload[], name = 'Choose a file'): Promise<void> =>
  chooseBy(page, () => page.getByText(name, { exact: true }).click(), files);
const locked = async (name: string): Promise<Upload> => lockedPdf(await textPdf(name, bridgeReport), PASSWORD);

const unlock = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Unlock and start' }).click();
};

/** A page whose file is with a provider that does not answer. */
const working = async (): Promise<Page> => {
  const page = await visit('/summarization');
  const before = provider.requests.length;
  provider.fail('hang');
  await chooseFile(page, [text('bridge.txt', bridgeReport)]);
  await until('the provider is asked', () => provider.requests.length > before);
  return page;
};
const cancelled = async () => ofType(await readLog(docket.dataDir), 'ConversionCancelled').length;

const testLocked = testWith(findProgram('chromium', 'chromium-browser', 'google-chrome') && findProgram('qpdf'));

describe('a locked PDF on the pages for documents (chromium, qpdf)', () => {
  testLocked('is opened with its password, and a wrong one is told', async () => {
    const page = await visit('/summarization');
    await chooseFile(page, [await locked('report.pdf')]);
    await unlock(page, 'wrong');
    await page.getByText('This is not the password for this file.').waitFor();
    await unlock(page, PASSWORD);
    await page.getByText('Your Summary').waitFor();
    expect(house.complaints()).toEqual([]);
  });

  testLocked('is left alone when nobody knows its password, and the page says why', async () => {
    const page = await visit('/export');
    await chooseFile(page, [await locked('report.pdf')]);
    await page.getByRole('button', { name: 'Export to Word' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page
      .locator('[data-failure]')
      .getByText(/report\.pdf/)
      .waitFor();
    await page.getByRole('button', { name: 'Export to Word' }).waitFor();
  });

  testLocked('is asked about in its turn when a quiz is made of several files', async () => {
    const page = await visit('/kahoot-quiz');
    await chooseFile(page, [text('a.txt', bridgeReport), await locked('b.pdf')], 'Choose files');
    await page.getByRole('button', { name: 'Generate Kahoot Quiz' }).click();
    await page.getByRole('dialog').getByText('b.pdf').waitFor();
    await unlock(page, PASSWORD);
    await page.getByText('Ready for Kahoot!').waitFor();
    expect(await page.getByText('Not included:').count()).toBe(0);
  });
});

describe('a file that is being worked on (chromium)', () => {
  testInBrowser('tells how far it is, in the words of the server', async () => {
    const page = await working();
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await page.getByText(/^\d+%$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  testInBrowser('is cancelled on the server, too', async () => {
    const before = await cancelled();
    const page = await working();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Drop your file here or click to upload').waitFor();
    await until('its conversion is cancelled', async () => (await cancelled()) > before);
  });

  testInBrowser('is not left without a question', async () => {
    const page = await working();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    await page.getByRole('link', { name: 'Back to Home' }).click();
    expect(new URL(page.url()).pathname).toBe('/summarization');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${docket.address}/`);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/still being processed/);
  });
});

describe('what another screen makes of a file of the workbench (chromium)', () => {
  const start = async (tool: string): Promise<Page> => {
    const page = await visit('/');
    await choose(page, [await textPdf('bridge.pdf', bridgeReport)]);
    await startTool(page, tool);
    return page;
  };

  /** Goes back, and downloads what is on screen there. */
  const broughtBack = async (page: Page, version: string): Promise<Buffer> => {
    await page.getByRole('link', { name: 'Back to your files' }).first().click();
    await page.getByRole('heading', { name: 'Your file is ready' }).waitFor();
    await page.getByRole('list', { name: 'Versions' }).getByRole('button', { name: version, pressed: true }).waitFor();
    const result = page.getByRole('region', { name: 'Result' });
    const download = page.waitForEvent('download');
    await result.getByText('Download', { exact: true }).click();
    return readFile((await saveDownload(await download)).path);
  };

  testInBrowser('comes back as a version with a link: an export', async () => {
    const page = await start('Export');
    await page.getByRole('heading', { name: 'Export to Word or PowerPoint' }).waitFor(); // the workbench has a button of that name, too
    await page.getByRole('button', { name: 'Export to Word' }).click();
    await page.getByText('Your document is downloaded').waitFor({ timeout: 90_000 });
    const bytes = await broughtBack(page, 'Export to Word');
    expect(Object.keys(unzipSync(bytes))).toContain('word/document.xml');
    await page.reload();
    await page.getByRole('button', { name: 'Copy Link' }).waitFor();
    await page.getByText('Link options').click();
    await page.getByText(`${docket.address}/s/`).waitFor();
    await page.getByText('Ends', { exact: true }).waitFor();
  });

  testInBrowser('comes back as a version with a link: a signed file', async () => {
    const page = await start('Sign this PDF');
    await page.getByText('Type', { exact: true }).click();
    await page.getByLabel('Type your signature').fill('Ada Lovelace');
    await page.getByRole('img', { name: 'Your signature' }).waitFor();
    await page.getByRole('button', { name: 'Sign PDF' }).click();
    await page.getByText('Your signed PDF has been downloaded').waitFor();
    const bytes = await broughtBack(page, 'Sign this PDF');
    expect(bytes.includes('/ByteRange')).toBe(true);
  });

  testInBrowser('comes back as a version of this browser: a quiz', async () => {
    const page = await start('Quiz questions');
    await page.getByRole('button', { name: 'Generate Kahoot Quiz' }).click();
    await page.getByText('Ready for Kahoot!').waitFor();
    const bytes = await broughtBack(page, 'Quiz questions');
    expect(Object.keys(unzipSync(bytes))).toContain('xl/workbook.xml');
    expect(await page.getByRole('button', { name: 'Copy Link' }).count()).toBe(0);
  });
});
