import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';
import { desktop, phones } from '../combinations.js';

const close = ({ page }: Visit): Promise<void> => page.keyboard.press('Escape');

const chooseReport = async ({ choose, stage, page }: Visit): Promise<void> => {
  await choose(stage.samples.report);
  await page.locator('[data-tile="1"] img').waitFor();
};

const one: AxeState = {
  name: 'workbench: a PDF',
  reach: chooseReport,
  shows: ({ heading }) => heading('What shall we do with it?'),
};

const filesOfPhone: AxeState = {
  name: 'workbench: files on a phone',
  widths: phones,
  reach: async (visit) => {
    await visit.choose(visit.stage.samples.report);
    await visit.button('Files ({n})', { n: 1 }).click();
  },
  shows: ({ button }) => button('Clear All'),
};

const documentOfPhone: AxeState = {
  name: 'workbench: document on a phone',
  widths: phones,
  reach: ({ button }) => button('Document').click(),
  shows: ({ page }) => page.locator('[data-workbench][data-height=low] .workbench-document'),
};

const options: AxeState = {
  name: 'workbench: options',
  reach: async ({ starting }) => {
    await starting('Watermark').first().click();
  },
  shows: (visit) => visit.options('Watermark'),
};

const wrongOption: AxeState = {
  name: 'workbench: an option that is refused',
  reach: async (visit) => {
    const form = visit.options('Watermark');
    await form.getByLabel(visit.stage.said('Pages'), { exact: true }).fill('9-');
    await form.getByLabel(visit.stage.said('Watermark text'), { exact: true }).press('Enter');
  },
  shows: ({ page }) => page.locator('[aria-invalid=true]'),
};

const beforeAndAfter: AxeState = {
  name: 'workbench: before and after',
  reach: async (visit) => {
    const form = visit.options('Watermark');
    await form.getByLabel(visit.stage.said('Pages'), { exact: true }).fill('');
    await form.getByRole('button', { name: visit.stage.said('Before and after') }).click();
  },
  shows: ({ page }) => page.locator('[data-preview=shown]'),
};

const ticked: AxeState = {
  name: 'workbench: pages selected',
  reach: async ({ page, button, checkbox, stage }) => {
    await button('Close the preview: {tool}', { tool: stage.said('Watermark') }).click();
    for (const number of [2, 3]) await checkbox('Page {page}', { page: String(number) }).check();
    await page.mouse.move(1, 1);
  },
  shows: ({ button }) => button('Delete pages'),
};

const find: AxeState = {
  name: 'workbench: text found',
  reach: async ({ button, field }) => {
    await button('Find text').click();
    await field('Find text in the document').fill('harbour');
  },
  shows: ({ page }) => page.locator('[data-hit=current]'),
};

const onePage: AxeState = {
  name: 'workbench: one page',
  widths: desktop,
  reach: async ({ button }) => {
    await button('Close the search').click();
    await button('One page').click();
  },
  shows: ({ button }) => button('Larger'),
};

const palette: AxeState = {
  name: 'workbench: palette',
  reach: async ({ page, button }) => {
    await button('All pages').click();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('harbour');
  },
  shows: ({ dialog }) => dialog('Find a tool').getByRole('option'),
};

const shortcuts: AxeState = {
  name: 'workbench: shortcuts',
  reach: ({ button }) => button('All shortcuts').click(),
  shows: ({ dialog }) => dialog('Shortcuts'),
};

const arrange: AxeState = {
  name: 'workbench: arrange pages',
  reach: async (visit) => {
    await close(visit);
    await visit.button('Arrange pages').click();
    const tiles = visit.page.locator('dialog li[data-key]');
    await tiles.nth(4).waitFor();
    await tiles.nth(1).getByRole('button').first().click();
    await visit
      .dialog('Arrange pages')
      .getByRole('button', { name: visit.stage.said('Rotate left') })
      .first()
      .click();
  },
  shows: ({ dialog }) => dialog('Arrange pages'),
};

const blankPages: AxeState = {
  name: 'workbench: a blank page among those that are arranged',
  reach: ({ dialog, stage }) =>
    dialog('Arrange pages')
      .getByRole('button', { name: stage.said('Insert blank page') })
      .first()
      .click(),
  shows: ({ page, stage }) =>
    page
      .locator('dialog li[data-key]')
      .filter({ hasText: stage.said('Blank page') })
      .first(),
};

const inspect: AxeState = {
  name: 'workbench: what is in a PDF',
  reach: async (visit) => {
    await close(visit);
    await visit.dialog('Arrange pages').waitFor({ state: 'detached' });
    await visit.starting('Inspect this PDF').first().click();
  },
  shows: ({ page, text }) => page.getByRole('dialog').filter({ has: text('Fonts') }),
};

const signatures: AxeState = {
  name: 'workbench: signatures checked',
  reach: async (visit) => {
    await close(visit);
    await visit.starting('Check signatures').first().click();
    await visit.options('Check signatures').getByRole('button').click();
    await visit.page.getByRole('dialog').waitFor();
    await visit.page.getByRole('dialog').getByRole('status').waitFor({ state: 'detached' });
  },
  shows: ({ dialog }) => dialog('Check signatures'),
};

const withOnePdf: AxeWalk = {
  path: '/',
  states: [
    one,
    options,
    wrongOption,
    beforeAndAfter,
    ticked,
    find,
    onePage,
    palette,
    shortcuts,
    arrange,
    blankPages,
    inspect,
    signatures,
  ],
};

const onPhone: AxeWalk = { path: '/', states: [filesOfPhone, documentOfPhone] };

const locked: AxeState = {
  name: 'workbench: a locked PDF',
  reach: ({ choose, stage }) => choose(stage.samples.locked),
  shows: ({ text }) => text('This file opens only with a password.'),
};

const unlock: AxeState = {
  name: 'workbench: password asked',
  reach: ({ button }) => button('Enter the password').click(),
  shows: ({ dialog }) => dialog('This file is locked'),
};

const wrongPassword: AxeState = {
  name: 'workbench: wrong password',
  reach: async ({ page }) => {
    await page.locator('dialog input[type=password]').fill('wrong');
    await page.keyboard.press('Enter');
  },
  shows: ({ page }) => page.locator('dialog [aria-invalid=true]'),
};

const withLockedPdf: AxeWalk = { path: '/', states: [locked, unlock, wrongPassword] };

const two: AxeState = {
  name: 'workbench: two PDFs',
  reach: ({ choose, stage }) => choose(stage.samples.draft, stage.samples.final),
  shows: ({ heading }) => heading('What shall we do with them?'),
};

const compare: AxeState = {
  name: 'compare: side by side',
  reach: ({ button }) => button('Compare').click(),
  shows: ({ heading }) => heading('Changes ({n})', { n: 3 }),
};

const slider: AxeState = {
  name: 'compare: slider',
  reach: ({ button }) => button('Slider').click(),
  shows: ({ page, stage }) => page.getByRole('slider', { name: stage.said('Before and after') }),
};

const overlay: AxeState = {
  name: 'compare: overlay',
  reach: ({ button }) => button('Overlay').click(),
  shows: ({ page, stage }) => page.getByText(stage.said('In both')),
};

const blink: AxeState = {
  name: 'compare: blink',
  reach: async ({ button }) => {
    await button('Blink').click();
    await button('Hold {side}', { side: 'B' }).click();
  },
  shows: ({ page }) => page.locator('[data-seen=after]'),
};

const withTwoPdfs: AxeWalk = { path: '/', states: [two, compare, slider, overlay, blink] };

const letter: AxeState = {
  name: 'workbench: a file without pages',
  reach: ({ choose, stage }) => choose(stage.samples.letter),
  shows: ({ heading }) => heading('What shall we do with it?'),
};

const picture: AxeState = {
  name: 'workbench: files of several kinds',
  reach: ({ choose, stage }) => choose(stage.samples.picture, stage.samples.draft),
  shows: ({ heading }) => heading('What shall we do with them?'),
};

const withOthers: AxeWalk = { path: '/', states: [letter, picture] };

export const benchWalks = [withOnePdf, onPhone, withLockedPdf, withTwoPdfs, withOthers];
