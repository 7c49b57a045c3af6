import { holdBack } from '../hold-back.js';
import { optionsOf, startTool, toolRow } from '../../harness/tool-rows.js';
import type { Scene } from './scene.js';
import { PASSWORD } from '../sample-papers.js';
import { asInput, CLOSE_WIDTH, FORM_WIDTH, openBench, resultOf, settled } from './workbench-acts.js';

const merge: Scene = async (stage) => {
  const { offer, report, invoice } = stage.papers;
  const page = await openBench(stage, report, offer, invoice);
  await stage.take(page, 'merge-chosen');
  await page.getByRole('button', { name: 'Move up offer.pdf' }).hover();
  await stage.take(page, 'merge-order', { at: page.getByRole('button', { name: 'Move up offer.pdf' }) });
  const form = optionsOf(page, 'Merge into one PDF');
  await stage.take(page, 'merge-button', { at: form });
  await form.getByRole('button', { name: 'Merge 3 files' }).click();
  await resultOf(page);
  await stage.take(page, 'merge-result');
};

const toPdf: Scene = async (stage) => {
  const { letter, logo, report } = stage.papers;
  const page = await openBench(stage, report, letter, logo);
  await stage.take(page, 'mixed-chosen');
  await stage.take(page, 'mixed-order', { at: page.getByRole('button', { name: 'Move up letter.docx' }) });
  const form = optionsOf(page, 'Convert to PDF');
  await stage.take(page, 'to-pdf-options', { at: form });
  await form.getByRole('button', { name: /^Convert/ }).click();
  await resultOf(page);
  await stage.take(page, 'to-pdf-result');
};

const searchable: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.scan);
  await stage.take(page, 'scan-facts', {
    at: page.getByText('In this file', { exact: true }),
    width: CLOSE_WIDTH,
  });
  await startTool(page, 'Make searchable');
  const progress = page.getByRole('region', { name: 'Progress' });
  await progress.waitFor();
  await stage.take(page, 'searchable-working', { at: progress });
  await resultOf(page);
  await page.getByRole('button', { name: 'Find text' }).click();
  await page.keyboard.type('quay');
  await page.keyboard.press('Enter');
  await settled(page);
  await stage.take(page, 'searchable-found');
};

const unlock: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.locked);
  await stage.take(page, 'locked-file', { at: page.getByRole('button', { name: /^Locked: enter/ }) });
  await startTool(page, 'Remove the password');
  await page.getByRole('dialog').getByLabel('Password').first().fill(PASSWORD);
  await stage.take(page, 'unlock-asked', { at: page.getByRole('dialog') });
  await page.keyboard.press('Enter');
  const card = await resultOf(page);
  await stage.take(page, 'unlock-result', { at: card });
};

const share: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  await toolRow(page, 'Secure share').click();
  await page.getByRole('region', { name: 'Share link' }).waitFor({ timeout: 90_000 });
  await page.getByRole('region', { name: 'Share link' }).hover();
  await stage.take(page, 'share-link');
  const card = await resultOf(page);
  await page.getByText('Link options').click();
  await card.getByLabel('Download limit', { exact: true }).last().fill('3');
  await stage.take(page, 'share-limits', { at: card.getByLabel('Download limit', { exact: true }).last() });
  await stage.take(page, 'share-end', { at: card.getByRole('button', { name: 'End link now' }) });
};

const formats = [
  ['Word', 'word'],
  ['PowerPoint', 'powerpoint'],
] as const;

const exportPages: Scene = async ({ papers, visit, take }) => {
  const page = await visit('/export');
  await page.setInputFiles('#document', asInput(papers.report));
  await take(page, 'export-page');
  const form = page.locator('main form');
  const whole = { at: form, width: FORM_WIDTH };
  for (const [format, name] of formats) {
    await form.getByText(format, { exact: true }).click();
    await take(page, `export-${name}`, whole);
    const download = page.waitForEvent('download');
    const go = await holdBack(page, `/api/export/${name}`);
    await form.getByRole('button', { name: `Export to ${format}` }).click();
    const working = page.getByText('Generating your export...').first();
    await working.waitFor();
    await take(page, `export-${name}-working`, { at: working });
    go();
    await download;
    await page.locator('main').getByText('Your document is downloaded').first().waitFor();
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await take(page, `export-${name}-done`);
  }
};

export const fileScenes = { merge, toPdf, searchable, unlock, share, exportPages };
