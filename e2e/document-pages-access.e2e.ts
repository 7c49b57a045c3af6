import type { BrowserContextOptions, Page } from 'playwright-core';
import { answerDocuments, refuse } from './axe/document-answers.js';
import { tabTo } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testLooks, type Look } from './harness/looks.js';
import { agreementPdf } from './samples/sample-files.js';
import { chooseBy, downloadBy } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

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

/** The pages of a server whose engines answer at once, except where `hold` keeps them waiting. */
const openPage = async (path: string, visitor: BrowserContextOptions) => {
  const page = await house.visit(`${docket.address}${path}`, visitor);
  return { page, ...(await answerDocuments(page)) };
};

const chooseFile = (page: Page, name = 'Choose a file'): Promise<void> =>
  chooseBy(page, () => page.getByText(name, { exact: true }).click(), [file]);

const lookAtNotes = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  const { page, hold, release } = await openPage('/summarization', visitor);
  await look(page, 'notes-empty');
  hold();
  await chooseFile(page);
  await page.getByText('Generating your cliff notes...').waitFor();
  await look(page, 'notes-working');
  await release();
  await page.getByText('Your Summary').waitFor();
  await look(page, 'notes-done');
};

const lookAtQuiz = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  const { page, hold, release } = await openPage('/kahoot-quiz', visitor);
  await look(page, 'quiz-empty');
  hold();
  await chooseFile(page, 'Choose files');
  await page.getByRole('button', { name: 'Generate Kahoot Quiz' }).click();
  await page.getByText('Generating Quiz...').waitFor();
  await look(page, 'quiz-working');
  await release();
  await page.getByText('Ready for Kahoot!').waitFor();
  await look(page, 'quiz-done');
};

const lookAtExport = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  const { page } = await openPage('/export', visitor);
  await look(page, 'export-empty');
  await chooseFile(page);
  await page.getByRole('button', { name: 'Export to Word' }).click();
  await page.getByText('Download again').waitFor();
  await look(page, 'export-done');
};

const lookAtTranslation = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  const { page } = await openPage('/translate', visitor);
  await look(page, 'translation-empty');
  await chooseFile(page);
  await page.getByText('Detected language: English').waitFor();
  await page.getByLabel('Translate to').selectOption('es');
  await look(page, 'translation-ready');
  await refuse(page, '/api/translate');
  await page.getByRole('button', { name: 'Translate Document' }).click();
  await page.locator('[data-failure]').waitFor();
  await look(page, 'translation-failed');
};

const walkThrough = async (visitor: BrowserContextOptions, look: Look): Promise<void> => {
  await lookAtNotes(visitor, look);
  await lookAtQuiz(visitor, look);
  await lookAtExport(visitor, look);
  await lookAtTranslation(visitor, look);
};

describe('the pages for documents in chromium', () => testLooks(11, walkThrough));

describe('a visitor without a mouse, on the pages for documents in chromium', () => {
  testInBrowser('has cliff notes made and copied', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await openPage('/summarization', { permissions });
    await tabTo(page, 'Choose a file');
    await chooseBy(page, () => page.keyboard.press('Enter'), [file]);
    await page.getByText('Your Summary').waitFor();
    await tabTo(page, 'Copy to Clipboard');
    await page.keyboard.press('Enter');
    await page.getByText('Summary copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Terms\n\nThe agreement runs');
  });

  testInBrowser('has a quiz made and downloaded', async () => {
    const { page } = await openPage('/kahoot-quiz', {});
    await tabTo(page, 'Choose files');
    await chooseBy(page, () => page.keyboard.press('Enter'), [file]);
    await tabTo(page, 'Generate Kahoot Quiz');
    await page.keyboard.press('Enter');
    await page.getByText('Ready for Kahoot!').waitFor();
    await tabTo(page, 'Download XLSX');
    const { name } = await downloadBy(page, () => page.keyboard.press('Enter'));
    expect(name).toBe('generated_quiz_quiz.xlsx');
    expect(house.complaints()).toEqual([]);
  });
});
