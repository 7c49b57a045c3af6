import { FAKE_KEY, startFakeProvider } from '../../../services/ai/fixtures/fake-provider.js';
import { bridgeReport } from '../../../services/ai/fixtures/texts.js';
import { startDocket } from '../../harness/running-docket.js';
import { text } from '../../samples/sample-files.js';
import { holdBack } from '../hold-back.js';
import { toolRow } from '../../harness/tool-rows.js';
import type { Scene } from './scene.js';
import { asInput, FORM_WIDTH, openBench } from './workbench-acts.js';

const PATIENCE_MS = 90_000;

const inspect: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  await page.getByRole('button', { name: 'Inspect this PDF' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'In this PDF' });
  await dialog.getByText('Fonts').first().waitFor();
  await stage.take(page, 'inspect-report', { at: dialog, width: FORM_WIDTH });
};

const notes: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  await toolRow(page, 'Cliff Notes').click();
  const summary = page.getByRole('dialog', { name: 'Summary' });
  await summary.getByText('In brief').first().waitFor({ timeout: PATIENCE_MS });
  await stage.take(page, 'notes-read', { at: summary, width: FORM_WIDTH });
  const other = await stage.visit('/summarization');
  await other.setInputFiles('#document', asInput(stage.papers.report));
  const own = other.getByRole('region', { name: 'Your Summary' });
  await own.waitFor({ timeout: PATIENCE_MS });
  await other.mouse.move(1, 1);
  await stage.take(other, 'notes-page', { at: own, width: FORM_WIDTH });
  await stage.take(other, 'notes-copy', {
    at: other.getByRole('button', { name: 'Copy to Clipboard' }),
    width: FORM_WIDTH,
  });
};

const quiz: Scene = async ({ visit, take }) => {
  const page = await visit('/kahoot-quiz');
  await page.setInputFiles('input[type=file]', [asInput(text('bridge.txt', bridgeReport))]);
  await page.getByText('Selected files (1)').waitFor();
  await take(page, 'quiz-files');
  await page.getByLabel('Quiz Title').fill('The bridge');
  await page.getByLabel('Number of Questions').fill('5');
  await take(page, 'quiz-settings', { at: page.getByLabel('Custom Instructions (Optional)'), width: FORM_WIDTH });
  const go = await holdBack(page, '/api/generate-quiz');
  await page.getByRole('button', { name: 'Generate Kahoot Quiz' }).click();
  const working = page.getByRole('button', { name: 'Generating Quiz...' });
  await working.waitFor();
  await take(page, 'quiz-working', { at: working, width: FORM_WIDTH });
  go();
  await page.getByRole('button', { name: 'Download XLSX' }).waitFor({ timeout: PATIENCE_MS });
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await take(page, 'quiz-made');
};

/** Only where there is a provider; what one answers is not shown. */
const translate: Scene = async ({ papers, visit, take }) => {
  const provider = await startFakeProvider();
  const docket = await startDocket({ settings: { OPENAI_API_KEY: FAKE_KEY, OPENAI_BASE_URL: provider.baseUrl } });
  try {
    const page = await visit(`${docket.address}/translate`);
    await page.setInputFiles('#document', asInput(papers.report));
    await page.getByText(/^Detected language/).waitFor({ timeout: PATIENCE_MS });
    await page
      .getByText(/English/)
      .first()
      .waitFor();
    await take(page, 'translate-page');
    const target = page.getByLabel('Translate to');
    await target.selectOption({ label: 'German' });
    await take(page, 'translate-target', { at: page.locator('main form'), width: FORM_WIDTH });
    await take(page, 'translate-layout', {
      at: page.locator('main form').getByRole('button', { name: 'Translate Document' }),
      width: FORM_WIDTH,
    });
    await page.route('**/api/translate', () => undefined);
    await page.getByRole('button', { name: 'Translate Document' }).click();
    const working = page.getByText('Translating your document...').first();
    await working.waitFor();
    await take(page, 'translate-working', { at: working });
  } finally {
    await docket.dispose();
    await provider.close();
  }
};

export const understandScenes = { inspect, notes, quiz, translate };
