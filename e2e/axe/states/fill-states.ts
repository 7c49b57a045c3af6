import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';
import { desktop, phones } from '../combinations.js';

const openFill = async ({ choose, stage, page, button }: Visit): Promise<void> => {
  await choose(stage.samples.form);
  await button('Fill').filter({ visible: true }).click();
  await page.locator('[data-field=name]').waitFor();
};

const field = ({ page }: Visit, name: string) => page.locator(`.fill-field[data-field=${name}]`).first();

const fields: AxeState = {
  name: 'fill: the fields of a form',
  reach: openFill,
  shows: ({ page }) => page.locator('[data-mode=fill] [data-field=name]'),
};

const filling: AxeState = {
  name: 'fill: a field that is being filled',
  widths: desktop,
  reach: (visit) => field(visit, 'name').fill('Ines Marlow'),
  shows: ({ page }) => page.locator('[data-filling=true]'),
};

const wrong: AxeState = {
  name: 'fill: a field that is wrong',
  widths: desktop,
  reach: async (visit) => {
    await field(visit, 'mail').fill('ines@marlow');
    await field(visit, 'phone').focus();
  },
  shows: ({ page }) => page.locator('[data-state=wrong]'),
};

const fieldOfPhone: AxeState = {
  name: 'fill: a field on a phone',
  widths: phones,
  reach: (visit) => field(visit, 'name').click(),
  shows: ({ page }) => page.locator('[data-sheet-field=name]'),
};

const listOfPhone: AxeState = {
  name: 'fill: all fields on a phone',
  widths: phones,
  reach: async ({ page, button }) => {
    await page.locator('[data-sheet-field=name]').fill('Ines Marlow');
    await button('All fields').click();
  },
  shows: ({ button }) => button('Back to the field'),
};

const locking: AxeState = {
  name: 'fill: asked whether to lock',
  reach: ({ button }) => button('Lock and save').click(),
  shows: ({ dialog }) => dialog('Lock the fields?'),
};

const noFields: AxeState = {
  name: 'fill: no form',
  reach: async ({ choose, stage, button }) => {
    await choose(stage.samples.draft);
    await button('Fill').filter({ visible: true }).click();
  },
  shows: ({ text }) => text('There are no fields to fill in this document.'),
};

export const fillWalks: readonly AxeWalk[] = [
  { path: '/', states: [fields, filling, wrong, fieldOfPhone, listOfPhone, locking] },
  { path: '/', states: [noFields] },
];
