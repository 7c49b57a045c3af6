import type { BrowserContextOptions, Page } from 'playwright-core';
import { analysis, intact, modified } from './axe/signature-answers.js';
import { openBrowserHouse } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testLooks, type Look } from './harness/looks.js';
import { agreementPdf } from './samples/sample-files.js';
import { chooseBy } from './harness/visitor.js';

const house = openBrowserHouse();
let docket: SharedDocket;
let file: Upload;
beforeAll(async () => {
  docket = await useSharedDocket();
  file = await agreementPdf(`${'a-very-long-name-without-any-place-to-break_'.repeat(4)}.pdf`);
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const choosePdf = (page: Page): Promise<void> =>
  chooseBy(page, () => page.getByText('Choose a PDF', { exact: true }).click(), [file]);

const lookAtEditor = async (page: Page, look: Look): Promise<void> => {
  await look(page, 'editor-empty');
  await choosePdf(page);
  await page.locator('[data-known=true]').waitFor();
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByLabel('Type your signature').fill('Maria Olsen');
  await page.getByRole('img', { name: 'Your signature' }).waitFor();
  await page.getByText('More about the signature').click();
  await page.getByLabel('Also on pages').fill('2-9');
  await page.getByText(/page 9 does not exist/).waitFor();
  await look(page, 'editor-sign');

  await page.getByRole('tab', { name: 'Redact' }).click();
  await page.getByLabel('Find a word on every page').fill('maria@example.org');
  await page.keyboard.press('Enter');
  await page.getByText('2 places on 2 pages').waitFor();
  await page.getByLabel('Find by pattern').fill('maria@(');
  await page.keyboard.press('Enter');
  await page.getByText('a closing ) is missing').waitFor();
  await look(page, 'editor-preview');
  await page.getByRole('button', { name: 'Redact & Save' }).click();
  await page.getByText(/It is nowhere in the data of the file/).waitFor();
  await look(page, 'editor-receipt');

  await page.route('**/api/pdf/detect-sensitive', (route) => route.fulfill({ json: { analysis } }));
  await page.getByRole('tab', { name: 'Detect' }).click();
  await page.getByRole('button', { name: 'Scan for Sensitive Data' }).click();
  await page.getByText('Overall risk level').waitFor();
  await look(page, 'editor-detect');
};

const lookAtSignatures = async (page: Page, look: Look): Promise<void> => {
  await page.route('**/api/pdf/verify', (route) => route.fulfill({ json: { signatures: [intact, modified] } }));
  await chooseBy(page, () => page.getByText('Choose a signed PDF', { exact: true }).click(), [file]);
  await page.getByText('2 signatures: the document was changed after 1 of them.').waitFor();
  await page.getByText('Page 2 was changed.').waitFor();
  await look(page, 'testing-signatures');
};

const lookAtTesting = async (page: Page, look: Look): Promise<void> => {
  await choosePdf(page);
  const operation = page.getByLabel('Operation');
  const submit = page.locator('main form button[type=submit]');
  await operation.selectOption('pdf-watermark');
  await look(page, 'testing');
  await operation.selectOption('pdf-sign');
  await submit.click();
  await page.getByRole('heading', { name: 'Add Digital Signature' }).waitFor();
  await look(page, 'sign-dialog');
  await page.keyboard.press('Escape');
  await operation.selectOption('pdf-redact');
  await submit.click();
  await page.getByLabel('Text', { exact: true }).fill('maria@example.org');
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByLabel('Kind', { exact: true }).selectOption('area');
  await look(page, 'redact-dialog');
};

const walkThrough = async (options: BrowserContextOptions, look: Look): Promise<void> => {
  await lookAtEditor(await house.visit(`${docket.address}/pdf-editor`, options), look);
  await lookAtTesting(await house.visit(`${docket.address}/testing-pdf-tools`, options), look);
  await lookAtSignatures(await house.visit(`${docket.address}/testing-pdf-tools`, options), look);
  await look(await house.visit(`${docket.address}/testing-pdf-tools/pdf-split`, options), 'testing-split');
};

describe('the editor, the testing pages and their dialogs in chromium', () => testLooks(10, walkThrough));
