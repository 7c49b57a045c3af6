import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';
import { phones } from '../combinations.js';
import { deafServer, stuckServer } from '../stuck-server.js';

const PATIENCE_MS = 90_000;

const compress = async ({ choose, stage, button }: Visit): Promise<void> => {
  await choose(stage.samples.report);
  await button('Compress PDF').click();
};

const uploading: AxeState = {
  name: 'workbench: uploading',
  reach: compress,
  shows: ({ page }) => page.locator('main[data-state=uploading] li[data-state=uploading]'),
};

const processing: AxeState = {
  name: 'workbench: processing',
  reach: compress,
  shows: ({ page }) => page.locator('li[data-state=converting]'),
};

const lost: AxeState = {
  name: 'workbench: connection lost',
  reach: compress,
  shows: ({ text }) => text('The connection is down; it is being restored.'),
};

const summarise = async ({ choose, stage, starting }: Visit): Promise<void> => {
  await choose(stage.samples.lease);
  await starting('Cliff Notes').or(starting('Summarise')).first().click();
};

const overlay: AxeState = {
  name: 'workbench: a long wait',
  reach: summarise,
  shows: ({ page }) => page.locator('dialog[data-step]'),
};

const summary: AxeState = {
  name: 'workbench: summary',
  reach: async (visit) => {
    await summarise(visit);
    await visit.page.locator('dialog [data-state=showing]').waitFor({ timeout: PATIENCE_MS });
  },
  shows: ({ page }) => page.locator('dialog [data-state=showing]'),
};

const failed: AxeState = {
  name: 'workbench: failed',
  reach: async ({ choose, stage, button }) => {
    await choose(stage.samples.broken);
    await button('Compress PDF').click();
  },
  shows: ({ button }) => button('Retry'),
};

const result: AxeState = {
  name: 'workbench: result and its link',
  reach: async (visit) => {
    await compress(visit);
    const link = visit.page.getByRole('link', { name: /\/s\/[\w-]{32}$/ });
    await link.waitFor({ timeout: PATIENCE_MS });
    await link.focus(); // as long as it is in somebody's hands, it stays
  },
  shows: ({ region }) => region('Share link'),
};

const linkOptions: AxeState = {
  name: 'result: link options',
  reach: async (visit) => {
    await visit.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await visit.region('Share link').waitFor({ state: 'hidden' });
    await visit.text('Link options').click();
  },
  shows: ({ button }) => button('End link now'),
};

const linkUses: AxeState = {
  name: 'result: views and downloads of the link',
  reach: ({ text }) => text('Views and downloads').click(),
  shows: ({ text }) => text('Nobody has opened this link yet.'),
};

const wrongLimit: AxeState = {
  name: 'result: limit refused',
  reach: async ({ page }) => {
    await page.locator('#share-limit').fill('none');
    await page.keyboard.press('Enter');
  },
  shows: ({ page }) => page.locator('#share-limit-problem'),
};

const endLink: AxeState = {
  name: 'result: end of the link asked',
  reach: ({ button }) => button('End link now').click(),
  shows: ({ button }) => button('Keep it'),
};

const receipt: AxeState = {
  name: 'result: receipt',
  reach: async ({ button, text }) => {
    await button('Keep it').click();
    await text('Receipt').click();
  },
  shows: ({ link }) => link('Download the receipt'),
};

const rename: AxeState = {
  name: 'result: renaming',
  reach: ({ button }) => button('Edit file name').click(),
  shows: ({ field }) => field('File name'),
};

const recent: AxeState = {
  name: 'workbench: recent conversions of a guest',
  reach: ({ button }) => button('Recent Conversions').click(),
  shows: ({ heading }) => heading('Recent Conversions'),
  widths: [1280],
};

const recentOnPhone: AxeState = {
  ...recent,
  name: 'workbench: recent conversions on a phone',
  widths: phones,
  reach: async ({ button, page }) => {
    await button('Files ({n})', { n: 1 }).click();
    await page.mouse.move(1, 1);
  },
};

const deleteAll: AxeState = {
  name: 'workbench: deletion of everything asked',
  reach: ({ button }) => button('Delete all').click(),
  shows: ({ dialog }) => dialog('Delete {n} conversions', { n: 1 }),
};

const recentAtHome: AxeState = {
  name: 'home: recent conversions of a guest',
  reach: async ({ page, stage, button }) => {
    await page.keyboard.press('Escape');
    await button('Files').first().click();
    await button('Start Over').click();
    await page.getByText(stage.said('Kept in this browser until you close it.')).scrollIntoViewIfNeeded();
  },
  shows: ({ text }) => text('Kept in this browser until you close it.'),
};

export const workingWalks: readonly AxeWalk[] = [
  { path: '/', open: ({ visit }) => visit('/', deafServer), states: [uploading] },
  { path: '/', open: ({ visit }) => visit('/', stuckServer()), states: [processing] },
  { path: '/', open: ({ visit }) => visit('/', stuckServer({ isLost: true })), states: [lost] },
  { path: '/', open: ({ visit }) => visit('/', deafServer), states: [overlay] },
  { path: '/', states: [summary] },
  { path: '/', states: [failed] },
  {
    path: '/',
    states: [
      result,
      linkOptions,
      linkUses,
      wrongLimit,
      endLink,
      receipt,
      rename,
      recent,
      recentOnPhone,
      deleteAll,
      recentAtHome,
    ],
  },
];
