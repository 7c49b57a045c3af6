import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';
import { desktop, phones } from '../combinations.js';

const openEdit = async ({ choose, stage, page, button }: Visit): Promise<void> => {
  await choose(stage.samples.draft);
  await button('Edit').filter({ visible: true }).click();
  await page.locator('[data-page="1"] [data-marks]').waitFor();
};

/** Takes an instrument and clicks a point of the first page, a share of its width and height. */
const click = async ({ page, button }: Visit, instrument: 'Rectangle' | 'Text box', down: number): Promise<void> => {
  await button(instrument).click();
  const box = await page.locator('[data-page="1"] [data-marks]').boundingBox();
  if (box) await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * down);
};

const pages: AxeState = {
  name: 'edit: the pages and the instruments',
  reach: openEdit,
  shows: ({ page }) => page.locator('[data-mode=edit] [data-marks=select]').first(),
};

const selected: AxeState = {
  name: 'edit: a mark that is selected',
  reach: (visit) => click(visit, 'Rectangle', 0.1),
  shows: ({ page }) => page.locator('.mark-frame'),
};

const writing: AxeState = {
  name: 'edit: a text that is written',
  reach: (visit) => click(visit, 'Text box', 0.22),
  shows: ({ page }) => page.locator('.mark-writing'),
};

const listOfPhone: AxeState = {
  name: 'edit: all marks on a phone',
  widths: phones,
  reach: ({ page }) => page.locator('[aria-expanded=false]').filter({ visible: true }).last().click(),
  shows: ({ page }) => page.locator('[data-region=tools] ol').first(),
};

const adding: AxeState = {
  name: 'edit: a mark by numbers and words',
  widths: desktop,
  reach: ({ text }) => text('Add without dragging').click(),
  shows: ({ page }) => page.locator('[data-region=tools] details[open] form'),
};

export const editWalks: readonly AxeWalk[] = [{ path: '/', states: [pages, selected, writing, adding, listOfPhone] }];
