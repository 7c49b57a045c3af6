import type { AxeState, AxeWalk } from '../axe-state.js';

const EMPTY: AxeState = {
  name: 'signature requests: empty',
  shows: ({ text }) => text('Nothing asked for yet.'),
};

const PLACING: AxeState = {
  name: 'signature requests: placing fields',
  reach: async ({ choose, stage, button, field, page }) => {
    await choose(stage.samples.agreement);
    await page.locator('#person-1-name').fill('Ada');
    await button('Signature').click();
    await field('From the left').waitFor();
  },
  shows: ({ text }) => text('Everybody has a place to sign.'),
};

const NAMING: AxeState = {
  name: 'signature requests: roles of a template asked',
  reach: ({ button }) => button('Keep as a template').click(),
  shows: ({ dialog }) => dialog('Keep as a template'),
};

const SENT: AxeState = {
  name: 'signature requests: links',
  reach: async ({ button, page }) => {
    await page.locator('#role-1').fill('Tenant');
    await page.locator('dialog[open] form button[type=submit]').click();
    await button('Make links').click();
  },
  shows: ({ heading }) => heading('The links are ready'),
};

const LISTED: AxeState = {
  name: 'signature requests: listed',
  reach: ({ button }) => button('Done').click(),
  shows: ({ page }) => page.locator('[data-request]'),
};

const TEMPLATES: AxeState = {
  name: 'signature requests: templates',
  shows: ({ heading }) => heading('Your templates'),
};

const WITHDRAWING: AxeState = {
  name: 'signature requests: withdrawal asked',
  reach: ({ button }) => button('Withdraw').click(),
  shows: ({ dialog }) => dialog('Withdraw this request?'),
};

const DELETING: AxeState = {
  name: 'signature requests: deletion of a document asked',
  reach: async ({ page }) => {
    await page.locator('dialog[open] button').last().click();
    await page.locator('[data-status=cancelled]').waitFor();
    await page.locator('[data-request] button').last().click();
  },
  shows: ({ dialog }) => dialog('Delete this document?'),
};

const LIST: AxeState = {
  name: 'signature requests: a list with a row that is wrong',
  reach: async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.locator('[data-templates] li button').nth(1).click();
    await page.locator('#rows').fill('Tenant name,Tenant email\nAda,\n,eve@example.org\n');
  },
  shows: ({ page }) => page.locator('[data-sound=false]'),
};

const LIST_SENT: AxeState = {
  name: 'signature requests: outcome of a list',
  reach: ({ button }) => button('Make the requests').click(),
  shows: ({ page }) => page.locator('[data-list=sent]'),
};

const requests: AxeWalk = {
  path: '/signature-requests',
  open: ({ visit }) => visit('/signature-requests'),
  states: [EMPTY, PLACING, NAMING, SENT, LISTED, TEMPLATES, WITHDRAWING, DELETING, LIST, LIST_SENT],
};

export const signatureWalks: readonly AxeWalk[] = [requests];
