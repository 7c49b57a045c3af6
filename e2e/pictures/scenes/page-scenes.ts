import { openTool, optionsOf, startTool, toolRow } from '../../harness/tool-rows.js';
import type { Scene } from './scene.js';
import { beforeAndAfter, CLOSE_WIDTH, openBench, previewShown, resultOf } from './workbench-acts.js';

const lists: Scene = async (stage) => {
  const { take, papers } = stage;
  const page = await openBench(stage, papers.report);
  await take(page, 'pdf-chosen');
  await take(page, 'file-facts', {
    at: page.getByText('In this file', { exact: true }),
    width: CLOSE_WIDTH,
  });
  await take(page, 'file-column', { at: page.getByRole('button', { name: 'Arrange pages' }) });
  await take(page, 'organise-tools', { at: toolRow(page, 'Crop pages') });
  await take(page, 'convert-tools', { at: toolRow(page, 'PDF to images') });
  await take(page, 'understand-tools', { at: toolRow(page, 'Quiz questions') });
  await take(page, 'protect-tools', { at: toolRow(page, 'Sanitise') });
  await take(page, 'check-tools', { at: toolRow(page, 'Check signatures') });
};

const compress: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  const form = optionsOf(page, 'Compress this PDF');
  await stage.take(page, 'compress-options', { at: form });
  await form.getByRole('button', { name: 'Compress PDF' }).click();
  const card = await resultOf(page);
  await stage.take(page, 'compress-result');
  await stage.take(page, 'result-actions', { at: card });
};

const crop: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  const form = await openTool(page, 'Crop pages');
  for (const side of ['Top', 'Right', 'Bottom', 'Left']) await form.getByLabel(`${side} margin`).fill('50');
  await stage.take(page, 'crop-margins', { at: form.getByLabel('Top margin') });
  await beforeAndAfter(page, form);
  await page.getByRole('button', { name: 'Next page' }).click();
  await previewShown(page);
  await stage.take(page, 'crop-preview');
  await page.getByRole('button', { name: /^Close the preview/ }).click();
  await optionsOf(page, 'Crop pages').getByRole('button', { name: 'Crop PDF' }).click();
  await resultOf(page);
  await stage.take(page, 'crop-result');
};

const pageNumbers: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  const form = await openTool(page, 'Number the pages');
  await stage.take(page, 'numbers-place', { at: form.getByText('Format', { exact: true }) });
  await stage.take(page, 'numbers-pages', { at: form.getByLabel('From page') });
  await form.getByRole('button', { name: 'Add page numbers' }).click();
  await resultOf(page);
  await stage.take(page, 'numbers-result');
};

const rotate: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.sideways);
  await stage.take(page, 'rotate-find');
  for (const number of [2, 4]) await page.getByLabel(`Page ${number}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Rotate left' }).hover();
  await stage.take(page, 'rotate-ticked', { at: page.getByRole('button', { name: 'Rotate left' }) });
  const form = await openTool(page, 'Rotate pages');
  await stage.take(page, 'rotate-options', { at: form });
  await form.getByText('270', { exact: false }).first().click();
  await form.getByRole('button', { name: 'Rotate 2 pages' }).click();
  await resultOf(page);
  await stage.take(page, 'rotate-result');
};

const split: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  for (const number of [2, 3]) await page.getByLabel(`Page ${number}`, { exact: true }).check();
  const form = optionsOf(page, 'Split by pages');
  await form.waitFor();
  await stage.take(page, 'split-ticked');
  await form.getByRole('combobox', { name: 'Split', exact: true }).selectOption('every-n');
  await form.getByLabel('Pages per file').fill('2');
  await stage.take(page, 'split-every', { at: form });
  await form.getByRole('button', { name: 'Split PDF' }).click();
  await resultOf(page);
  await stage.take(page, 'split-result');
};

const organise: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.sideways);
  await page.getByRole('button', { name: 'Arrange pages' }).click();
  const tiles = page.locator('dialog li[data-key]');
  await tiles.nth(4).waitFor();
  await tiles.nth(1).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate left', exact: true }).click();
  await stage.take(page, 'arrange-turned');
  await page.keyboard.press('Delete');
  await stage.take(page, 'arrange-deleted', { at: page.getByRole('dialog').getByRole('button', { name: 'Undo' }) });
  await page.getByRole('dialog').getByRole('button', { name: 'Save new order' }).click();
  await resultOf(page);
  await stage.take(page, 'arrange-result');
};

const images: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  for (const number of [1, 2, 3]) await page.getByLabel(`Page ${number}`, { exact: true }).check();
  await stage.take(page, 'pages-ticked', { at: page.locator('[data-tile="2"]') });
  await startTool(page, 'PDF to images');
  await resultOf(page);
  await stage.take(page, 'images-saved');
};

export const pageScenes = { lists, compress, crop, pageNumbers, rotate, split, organise, images };
