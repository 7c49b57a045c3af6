import { touch } from '../../harness/browser.js';
import { addressIn } from '../../../contracts/page-languages.js';
import type { Prepare, Stage } from '../axe-stage.js';
import type { AxeState, AxeWalk } from '../axe-state.js';

const openPublic =
  (path: string, prepare?: Prepare) =>
  ({ visit, language }: Stage) =>
    visit(addressIn(language, path), prepare);

const read = (name: string, path: string): AxeWalk => ({
  path,
  open: openPublic(path),
  states: [{ name, shows: ({ page }) => page.locator('main h1') }],
});

const picked: AxeState = {
  name: 'page about a tool: file chosen',
  reach: ({ choose, stage }) => choose(stage.samples.draft),
  shows: ({ button }) => button('Continue'),
};

const refused: AxeState = {
  name: 'page about a tool: file turned away',
  reach: async ({ page, choose, stage }) => {
    await page.reload();
    await touch(page);
    await choose(stage.samples.program);
  },
  shows: ({ page }) => page.locator('main [role=alert]:not(:empty)'),
};

const opened: AxeState = {
  name: 'page about a tool: a question opened',
  reach: ({ page }) => page.locator('main details:not([open]) summary').first().click(),
  shows: ({ page }) => page.locator('main details[open] + details[open]'),
};

const about = '/tools/pdf-merge';
const aTool: AxeWalk = {
  path: about,
  open: openPublic(about),
  states: [{ name: 'page about a tool', shows: ({ region }) => region('Upload') }, opened, picked, refused],
};

const finder: AxeState = {
  name: 'find a tool or help',
  reach: async ({ page }) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('pdf');
  },
  shows: ({ dialog }) => dialog('Find a tool').getByRole('option'),
};

const help: AxeWalk = {
  path: '/help',
  open: openPublic('/help'),
  states: [{ name: 'help', shows: ({ page }) => page.locator('main h1') }, finder],
};

const notFound: AxeWalk = {
  path: '/no-such-page',
  states: [
    { name: 'not found', shows: ({ heading }) => heading('404 Page Not Found') },
    {
      name: 'not found: another page found',
      reach: ({ page }) => page.getByRole('combobox').fill('pdf'),
      shows: ({ page }) => page.locator('main').getByRole('option'),
    },
  ],
};

export const publicWalks: readonly AxeWalk[] = [
  aTool,
  read('page about redaction', '/tools/pdf-redact'),
  read('page about the product: features', '/features'),
  read('page about the product: how it works', '/how-it-works'),
  read('page about the product: security', '/security'),
  read('page about the product: prices', '/pricing'),
  read('page about the product: speed', '/speed'),
  read('page about the product: use cases', '/use-cases'),
  read('page about the product: accessibility', '/accessibility'),
  help,
  read('help on sharing', '/help/sharing'),
  read('help on the tools', '/help/tools'),
  read('help on the calls', '/help/api'),
  notFound,
  {
    path: '/offline.html',
    states: [{ name: 'no connection', shows: ({ page }) => page.getByRole('heading', { level: 1 }) }],
  },
];
