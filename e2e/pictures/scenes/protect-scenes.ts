import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Upload } from '../../harness/http-client.js';
import { openTool, startTool } from '../../harness/tool-rows.js';
import type { Scene, Stage } from './scene.js';
import { beforeAndAfter, FORM_WIDTH, openBench, previewShown, resultOf, settled } from './workbench-acts.js';

const PATIENCE_MS = 120_000;

const watermark: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  const form = await openTool(page, 'Watermark');
  await stage.take(page, 'watermark-text', { at: form.getByLabel('Watermark text') });
  await form.getByText('Centre', { exact: true }).click();
  await stage.take(page, 'watermark-place', { at: form.getByText('Position', { exact: true }) });
  await beforeAndAfter(page, form);
  await page.getByRole('button', { name: 'Next page' }).click();
  await previewShown(page);
  await stage.take(page, 'watermark-preview');
};

const imageWatermark: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report, stage.papers.logo);
  await stage.take(page, 'logo-chosen');
  const form = await openTool(page, 'Image watermark');
  await stage.take(page, 'logo-options', { at: form.getByText('Position', { exact: true }) });
  await form.getByLabel('Pages', { exact: true }).fill('2-5');
  await stage.take(page, 'logo-pages', { at: form.getByLabel('Pages', { exact: true }) });
  await form.getByRole('button', { name: 'Add watermark' }).click();
  await resultOf(page);
  await stage.take(page, 'logo-result');
};

const protect: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  const form = await openTool(page, 'Set a password');
  await form.getByLabel('Password to open').fill('a long sentence');
  await stage.take(page, 'protect-password', { at: form.getByLabel('Password to open') });
  await form.getByLabel('Allow copying text and images').uncheck();
  await stage.take(page, 'protect-allowed', { at: form.getByLabel('Allow copying text and images') });
  await form.getByRole('button', { name: 'Protect PDF' }).click();
  const card = await resultOf(page);
  await stage.take(page, 'protect-result', { at: card });
};

const sanitise: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.report);
  const form = await openTool(page, 'Sanitise');
  await stage.take(page, 'sanitise-switches', { at: form.getByLabel('Remove attached files and media') });
  await form.getByLabel(/^Remove properties/).check();
  await stage.take(page, 'sanitise-button', { at: form.getByRole('button', { name: 'Sanitise PDF' }) });
  await form.getByRole('button', { name: 'Sanitise PDF' }).click();
  const card = await resultOf(page);
  await stage.take(page, 'sanitise-notes', { at: card });
};

const flatten: Scene = async (stage) => {
  const page = await openBench(stage, stage.papers.form);
  const form = await openTool(page, 'Flatten');
  await stage.take(page, 'flatten-what', { at: form.getByText('What to flatten', { exact: true }) });
  await form.getByText('Form fields', { exact: true }).click();
  await stage.take(page, 'flatten-button', { at: form.getByRole('button', { name: 'Flatten PDF' }) });
  await form.getByRole('button', { name: 'Flatten PDF' }).click();
  const card = await resultOf(page);
  await stage.take(page, 'flatten-result', { at: card });
};

const openEditor = async (stage: Stage, file: Upload, tool: string): Promise<Page> => {
  const page = await openBench(stage, file);
  await startTool(page, tool);
  await page.locator('[data-known=true]').waitFor();
  await settled(page);
  return page;
};

const verify = async (stage: Stage, signed: Upload): Promise<void> => {
  const page = await openBench(stage, signed);
  await stage.take(page, 'signed-chosen');
  await startTool(page, 'Check signatures');
  const dialog = page.getByRole('dialog', { name: 'Check signatures' });
  await dialog.getByText(/^Inspecting/).waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  await stage.take(page, 'verify-verdict', { at: dialog, width: FORM_WIDTH });
};

const sign: Scene = async (stage) => {
  const page = await openEditor(stage, stage.papers.agreement, 'Sign this PDF');
  await stage.take(page, 'sign-open');
  await page.getByRole('group', { name: 'Signature type' }).getByRole('button', { name: 'Type' }).click();
  await page.getByLabel('Type your signature').fill('Maria Olsen');
  await page.getByRole('img', { name: 'Your signature' }).waitFor();
  await stage.take(page, 'sign-typed', { at: page.getByRole('img', { name: 'Your signature' }) });
  await page.getByRole('button', { name: 'Bottom right' }).click();
  await page.mouse.move(1, 1);
  await stage.take(page, 'sign-placed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sign PDF', exact: true }).click();
  const signed = await (await download).path();
  await page.getByText('Your signed PDF has been downloaded').waitFor();
  await stage.take(page, 'sign-done');
  await verify(stage, { name: 'agreement_signed.pdf', bytes: await readFile(signed) });
};

const redact: Scene = async (stage) => {
  const page = await openEditor(stage, stage.papers.agreement, 'Redact');
  await stage.take(page, 'redact-open');
  await page.getByLabel('Find a word on every page').fill('maria@example.org');
  await page.keyboard.press('Enter');
  await page.getByText('2 places on 1 page').first().waitFor();
  await stage.take(page, 'redact-marked', { at: page.getByText(/^Marked \(/) });
  await stage.take(page, 'redact-places');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Redact & Save', exact: true }).click();
  await download;
  await page.getByRole('heading', { name: 'Redacted', exact: true }).waitFor();
  await settled(page);
  await stage.take(page, 'redact-done', { at: page.getByRole('heading', { name: 'Redacted', exact: true }) });
};

const detect: Scene = async (stage) => {
  const page = await openEditor(stage, stage.papers.agreement, 'Find private data');
  await stage.take(page, 'detect-open');
  await stage.take(page, 'detect-scan', { at: page.getByRole('button', { name: 'Scan for Sensitive Data' }) });
  await page.getByRole('button', { name: 'Scan for Sensitive Data' }).click();
  await page.getByText('Overall risk level').waitFor({ timeout: 90_000 });
  await stage.take(page, 'detect-findings', { at: page.getByText('Overall risk level') });
  await page
    .getByRole('button', { name: /^Mark for redaction/ })
    .first()
    .click();
  await stage.take(page, 'detect-marked');
};

export const protectScenes = { watermark, imageWatermark, protect, flatten, sanitise, sign, redact, detect };
