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

const SENT: AxeState = {
  name: 'signature requests: links',
  reach: ({ button }) => button('Make links').click(),
  shows: ({ heading }) => heading('The links are ready'),
};

const LISTED: AxeState = {
  name: 'signature requests: listed',
  reach: ({ button }) => button('Done').click(),
  shows: ({ page }) => page.locator('[data-request]'),
};

const WITHDRAWING: AxeState = {
  name: 'signature requests: withdrawal asked',
  reach: ({ button }) => button('Withdraw').click(),
  shows: ({ dialog }) => dialog('Withdraw this request?'),
};

const requests: AxeWalk = {
  path: '/signature-requests',
  open: ({ visit }) => visit('/signature-requests'),
  states: [EMPTY, PLACING, SENT, LISTED, WITHDRAWING],
};

export const signatureWalks: readonly AxeWalk[] = [requests];
