import type { AxeState, AxeWalk } from '../axe-state.js';

const bookmarks: AxeState = {
  name: 'tools: the bookmarks of a document as a tree',
  reach: async ({ choose, stage, page, starting, options, button }) => {
    await choose(stage.samples.report);
    await page.locator('[data-tile="1"] img').waitFor();
    await starting('Bookmarks').first().click();
    await options('Bookmarks').getByRole('switch').click();
    await button('Add a bookmark').click();
  },
  shows: ({ page }) => page.locator('[data-act=remove]').filter({ visible: true }),
};

const pageLabels: AxeState = {
  name: 'tools: the page labels of a document, two on one page',
  reach: async ({ button }) => {
    await button('Add page labels').click();
    await button('Add page labels').click();
  },
  shows: ({ page }) => page.locator('fieldset [role=group] input[aria-invalid]').first(),
};

const properties: AxeState = {
  name: 'tools: the properties that a document has',
  reach: ({ starting }) => starting('Properties').first().click(),
  shows: ({ page }) => page.locator('#pdf-properties-subject'),
};

export const factsWalks: readonly AxeWalk[] = [{ path: '/', states: [bookmarks, pageLabels, properties] }];
