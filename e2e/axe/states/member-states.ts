import { rowOf, sendPast } from '../../harness/members.js';
import { touch } from '../../harness/browser.js';
import type { Page } from 'playwright-core';
import type { Stage } from '../axe-stage.js';
import type { AxeState, AxeWalk } from '../axe-state.js';
import { REPORT_MADE } from '../samples-to-see.js';
import type { Visit } from '../axe-visit.js';

/** The result of the file with the long name. */
const reportButton = { name: REPORT_MADE };

const PATIENCE_MS = 90_000;

const close = ({ page }: Visit): Promise<void> => page.keyboard.press('Escape');

/** Signed in, with one file finished and one failed. */
const withHistory = async (stage: Stage): Promise<Page> => {
  const page = await stage.signIn();
  for (const file of [stage.samples.broken, stage.samples.report]) await sendPast(page, file);
  await page.reload();
  await touch(page);
  for (const status of ['failed', 'completed']) await rowOf(page, status).waitFor({ timeout: PATIENCE_MS });
  return page;
};

const newcomer: AxeState = {
  name: 'member: nothing made yet',
  shows: ({ text }) => text('What you convert appears here.'),
};

const history: AxeState = {
  name: 'member: history',
  shows: ({ page }) => page.locator('[aria-labelledby=history] li[data-status=completed]'),
};

const renaming: AxeState = {
  name: 'member: renaming in the history',
  reach: ({ button }) => button('Rename {name}', reportButton).click(),
  shows: ({ field }) => field('File name'),
};

const deleting: AxeState = {
  name: 'member: deletion asked',
  reach: async (visit) => {
    await close(visit);
    await visit.button('Delete {name}', reportButton).click();
  },
  shows: ({ dialog }) => dialog('Delete conversion'),
};

const continuing: AxeState = {
  name: 'member: continue processing',
  reach: async (visit) => {
    await close(visit);
    await visit.button('Continue Processing {name}', reportButton).click();
  },
  shows: ({ page }) => page.locator('#continue-tool'),
};

const preview: AxeState = {
  name: 'member: share preview',
  reach: async (visit) => {
    await close(visit);
    await visit.button('Preview {name}', reportButton).click();
  },
  shows: ({ page }) => page.locator('dialog iframe'),
};

const shareOptions: AxeState = {
  name: 'member: share options',
  reach: async ({ page, text, button }) => {
    await text('Share options').click();
    await page.locator('#share-password').fill('correct horse');
    await page.keyboard.press('Enter');
    await button('Remove password').waitFor();
    await button('End link now').click();
  },
  shows: ({ button }) => button('Keep it'),
};

const conversions: AxeState = {
  name: 'conversions: list',
  reach: async ({ page, stage }) => {
    await page.goto(`${stage.address}/conversions`);
    await page.getByRole('checkbox').first().check();
  },
  shows: ({ button }) => button('Delete selected'),
};

const deletingSelected: AxeState = {
  name: 'conversions: deletion asked',
  reach: ({ button }) => button('Delete selected').click(),
  shows: ({ dialog }) => dialog('Delete {n} conversions', { n: 1 }),
};

const noConversions: AxeState = {
  name: 'conversions: nothing found',
  reach: async (visit) => {
    await close(visit);
    await visit.page.locator('#list-search').fill('nothing like it');
    await visit.page.keyboard.press('Enter');
  },
  shows: ({ text }) => text('Nothing found here.'),
};

const account: AxeState = {
  name: 'account: links, sessions, data',
  reach: ({ page, stage }) => page.goto(`${stage.address}/account`),
  shows: ({ text }) => text('This browser'),
};

const deletingAccount: AxeState = {
  name: 'account: deletion asked',
  reach: ({ button }) => button('Delete my account').click(),
  shows: ({ dialog }) => dialog('Delete my account'),
};

const newKey: AxeState = {
  name: 'account: a new key',
  reach: async (visit) => {
    await close(visit);
    await visit.button('New key').click();
  },
  shows: ({ dialog }) => dialog('New key'),
};

const madeKey: AxeState = {
  name: 'account: a key shown once',
  reach: async ({ page, button }) => {
    await page.locator('#key-name').fill('Bookkeeping');
    await button('Make the key').click();
  },
  shows: ({ page }) => page.locator('[data-secret="key"]'),
};

const deletingKey: AxeState = {
  name: 'account: deletion of a key asked',
  reach: ({ button }) => button('Delete the key {name}', { name: 'Bookkeeping' }).click(),
  shows: ({ dialog }) => dialog('Delete the key'),
};

const newWebhook: AxeState = {
  name: 'account: a new webhook',
  reach: async (visit) => {
    await close(visit);
    await visit.button('New webhook').click();
  },
  shows: ({ dialog }) => dialog('New webhook'),
};

const madeWebhook: AxeState = {
  name: 'account: a webhook with its secret and its messages',
  reach: async ({ page, button }) => {
    await page.locator('#webhook-url').fill('https://books.example.com/hooks/docket');
    await button('Make the webhook').click();
    await page.locator('[data-secret="webhook"]').waitFor();
    await button('Messages').click();
  },
  shows: ({ text }) => text('No messages yet'),
};

const deletingWebhook: AxeState = {
  name: 'account: deletion of a webhook asked',
  reach: ({ button }) =>
    button('Delete the webhook {address}', { address: 'https://books.example.com/hooks/docket' }).click(),
  shows: ({ dialog }) => dialog('Delete the webhook'),
};

const fails = (call: string) => (page: Page) => page.route(call, (route) => route.fulfill({ status: 500, json: {} }));

export const memberWalks: readonly AxeWalk[] = [
  { path: '/', open: ({ signIn }) => signIn(), states: [newcomer] },
  { path: '/', open: withHistory, states: [history, renaming, deleting, continuing, preview, shareOptions] },
  { path: '/conversions', open: withHistory, states: [conversions, deletingSelected, noConversions] },
  {
    path: '/conversions',
    open: ({ visit }) => visit('/conversions', fails('**/api/conversions/all*')),
    states: [
      { name: 'conversions: not loaded', shows: ({ saying }) => saying('Your conversions could not be loaded.') },
    ],
  },
  {
    path: '/account',
    open: withHistory,
    states: [account, deletingAccount, newKey, madeKey, deletingKey, newWebhook, madeWebhook, deletingWebhook],
  },
  {
    path: '/account',
    states: [{ name: 'account: signed out', shows: ({ text }) => text('You are not signed in.') }],
  },
];
