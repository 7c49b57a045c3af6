import type { AxeState, AxeWalk } from '../axe-state.js';
import { analysis, intact, modified } from '../signature-answers.js';

const EMAIL = 'maria@example.org';

const empty: AxeState = { name: 'editor: empty', shows: ({ text }) => text('Choose a PDF') };

const typed: AxeState = {
  name: 'editor: signature typed',
  reach: async ({ choose, stage, page, button, field, text }) => {
    await choose(stage.samples.agreement);
    await page.locator('[data-known=true]').waitFor();
    await button('Type').click();
    await field('Type your signature').fill('Maria Olsen');
    await text('More about the signature').click();
    await field('Also on pages').fill('2-9');
  },
  shows: ({ page, stage }) => page.getByRole('img', { name: stage.said('Your signature') }),
};

const drawn: AxeState = {
  name: 'editor: signature drawn',
  reach: async ({ button, page }) => {
    await button('Draw').click();
    await page.locator('canvas[role=img]').first().scrollIntoViewIfNeeded();
  },
  shows: ({ page }) => page.locator('canvas[role=img]'),
};

const uploaded: AxeState = {
  name: 'editor: picture of a signature',
  reach: async ({ button, page, stage }) => {
    await button('Upload').click();
    const { name, bytes } = stage.samples.picture;
    await page
      .locator('aside input[type=file]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
  },
  shows: ({ page, stage }) => page.getByRole('img', { name: stage.said('Your signature') }),
};

const signed: AxeState = {
  name: 'editor: signed',
  reach: async ({ field, button }) => {
    await field('Also on pages').fill('');
    await button('Sign PDF').click();
  },
  shows: ({ text }) => text('Signed'),
};

const marked: AxeState = {
  name: 'editor: marked for redaction',
  reach: async ({ tab, field, page }) => {
    await tab('Redact').click();
    await field('Find a word on every page').fill(EMAIL);
    await page.keyboard.press('Enter');
    await page.locator('[data-mark]').first().waitFor();
    await field('Find by pattern').fill('maria@(');
    await page.keyboard.press('Enter');
  },
  shows: ({ button }) => button('Redact & Save'),
};

const redacted: AxeState = {
  name: 'editor: redacted',
  reach: ({ button }) => button('Redact & Save').click(),
  shows: ({ heading }) => heading('Redacted'),
};

const detected: AxeState = {
  name: 'editor: private data found',
  reach: async ({ tab, page, button }) => {
    await page.route('**/api/pdf/detect-sensitive', (route) => route.fulfill({ json: { analysis } }));
    await tab('Detect').click();
    await button('Scan for Sensitive Data').click();
  },
  shows: ({ saying }) => saying('Overall risk level'),
};

const edited: AxeState = {
  name: 'editor: the pages are edited',
  reach: async ({ choose, stage, page, button }) => {
    await choose(stage.samples.agreement);
    await page.locator('[data-known=true]').waitFor();
    await button('Edit this document').click();
    await page.locator('[data-page="1"] [data-marks]').waitFor();
    await button('Rectangle').filter({ visible: true }).click();
    const box = await page.locator('[data-page="1"] [data-marks]').boundingBox();
    if (box) await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.2);
  },
  shows: ({ page }) => page.locator('.mark-frame'),
};

const savedVersion: AxeState = {
  name: 'editor: what was edited is saved',
  reach: ({ button }) => button('Save as version').filter({ visible: true }).first().click(),
  shows: ({ heading }) => heading('Saved as a version'),
};

const locked: AxeState = {
  name: 'editor: a locked PDF',
  reach: ({ choose, stage }) => choose(stage.samples.locked),
  shows: ({ dialog }) => dialog('This file is locked'),
};

const operation = (name: string, id: string, shows: AxeState['shows']): AxeState => ({
  name,
  reach: async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.locator('#operation').selectOption(id);
    if (id !== 'pdf-watermark') await page.locator('main form button[type=submit]').click();
  },
  shows,
});

const chosen: AxeState = {
  name: 'testing: file chosen',
  reach: ({ choose, stage }) => choose(stage.samples.agreement),
  shows: ({ page }) => page.locator('main form button[type=submit]:enabled'),
};

const redactItems: AxeState = {
  name: 'testing: redaction dialog, filled in',
  reach: async ({ field, button }) => {
    await field('Text').fill(EMAIL);
    await button('Add item').click();
    await field('Kind').selectOption('area');
  },
  shows: ({ page }) => page.getByRole('dialog').getByText(EMAIL),
};

const verified: AxeState = {
  name: 'testing: signatures',
  reach: async ({ page, stage }) => {
    await page.keyboard.press('Escape');
    await page.route('**/api/pdf/verify', (route) => route.fulfill({ json: { signatures: [intact, modified] } }));
    const { name, bytes } = stage.samples.agreement;
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    await page.locator('[aria-labelledby=verify] input[type=file]').setInputFiles(file);
  },
  shows: ({ page }) => page.getByText('Jon Vik').first(),
};

export const editorWalks: readonly AxeWalk[] = [
  { path: '/pdf-editor', states: [empty, typed, drawn, uploaded, signed, marked, redacted, detected] },
  { path: '/pdf-editor', states: [locked] },
  { path: '/pdf-editor', states: [edited, savedVersion] },
  {
    path: '/testing-pdf-tools',
    states: [
      chosen,
      operation('testing: options', 'pdf-watermark', ({ field }) => field('Watermark text')),
      operation('testing: signature dialog', 'pdf-sign', ({ dialog }) => dialog('Add Digital Signature')),
      operation('testing: redaction dialog', 'pdf-redact', ({ dialog }) => dialog('Redact Sensitive Information')),
      redactItems,
      verified,
    ],
  },
  {
    path: '/testing-pdf-tools/pdf-split',
    states: [{ name: 'testing: one tool', shows: ({ page }) => page.locator('main form button[type=submit]') }],
  },
];
