import { touch } from '../../harness/browser.js';
import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';
import { desktop, phones } from '../combinations.js';

const close = ({ page }: Visit): Promise<void> => page.keyboard.press('Escape');

const TITLE = 'Good things happen to documents here.';

const empty: AxeState = { name: 'home: empty', shows: ({ heading }) => heading(TITLE) };

const palette: AxeState = {
  name: 'home: palette',
  reach: async ({ page }) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('rot');
  },
  shows: ({ dialog }) => dialog('Find a tool').getByRole('option'),
};

const nothingFound: AxeState = {
  name: 'home: palette, nothing found',
  reach: ({ page }) => page.getByRole('combobox').fill('xylophone'),
  shows: ({ saying }) => saying('Nothing found for “{query}”. These tools fit:', { query: 'xylophone' }),
};

const shortcuts: AxeState = {
  name: 'home: shortcuts',
  reach: ({ button }) => button('All shortcuts').click(),
  shows: ({ dialog }) => dialog('Shortcuts'),
};

const dragged: AxeState = {
  name: 'home: a file over the page',
  reach: async (visit) => {
    await close(visit);
    const dataTransfer = await visit.page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['words'], 'note.txt', { type: 'text/plain' }));
      return transfer;
    });
    for (const event of ['dragenter', 'dragover']) await visit.page.dispatchEvent('main', event, { dataTransfer });
  },
  shows: ({ text }) => text('Drop them anywhere'),
};

const turnedAway: AxeState = {
  name: 'home: a file turned away',
  reach: async ({ page, choose, stage }) => {
    await page.reload();
    await touch(page);
    await choose(stage.samples.program);
  },
  shows: ({ button }) => button('Dismiss'),
};

const home: AxeWalk = { path: '/', states: [empty, palette, nothingFound, shortcuts, dragged, turnedAway] };

const toolsMenu: AxeState = {
  name: 'header: tools menu',
  widths: desktop,
  reach: ({ page, stage }) =>
    page
      .getByRole('navigation')
      .getByRole('button', { name: stage.said('Tools'), exact: true })
      .click(),
  shows: ({ page }) => page.locator('#tools-menu a'),
};

const languageMenu: AxeState = {
  name: 'header: languages',
  reach: async (visit) => {
    await close(visit);
    await visit.button('Language').click();
  },
  shows: ({ page }) => page.getByRole('menuitem', { name: 'Deutsch' }),
};

const signInMenu: AxeState = {
  name: 'header: ways to sign in',
  reach: async (visit) => {
    await close(visit);
    await visit.page
      .locator('header')
      .getByRole('button', { name: visit.stage.said('Sign in') })
      .click();
  },
  shows: ({ page }) => page.getByRole('menuitem', { name: /Town Hall/ }),
};

const phoneMenu: AxeState = {
  name: 'header: menu of phones',
  widths: phones,
  reach: async (visit) => {
    await close(visit);
    await visit.button('Menu').click();
  },
  shows: ({ page, stage }) => page.getByRole('menuitem', { name: stage.said('Find a tool') }),
};

const header: AxeWalk = { path: '/export', states: [toolsMenu, languageMenu, signInMenu, phoneMenu] };

export const homeWalks = [home, header];
