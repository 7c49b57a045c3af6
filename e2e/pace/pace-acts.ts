import type { Page } from 'playwright-core';

/** Something that people do with an open document. */
export interface PaceAct {
  readonly name: string;
  act(page: Page): Promise<void>;
}

const click =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();

const STEPS = 40;

const scrollBy =
  (selector: string, pixels: number) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).first().hover();
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, pixels);
      await page.waitForTimeout(50);
    }
  };

const PAGES = '[data-pages]';
const GRID = '[data-scroller]:has([data-grid])';

export const paceActs: readonly PaceAct[] = [
  { name: 'show the pages one by one', act: click('One page') },
  { name: 'scroll, a page at a time', act: scrollBy(PAGES, 900) },
  { name: 'scroll, twenty pages at a time', act: scrollBy(PAGES, 18_000) },
  { name: 'zoom in', act: click('Larger') },
  { name: 'zoom out', act: click('Smaller') },
  {
    name: 'go to a page beside',
    act: (page) => page.getByRole('navigation', { name: 'Go to page' }).getByRole('button').first().click(),
  },
  { name: 'show all pages', act: click('All pages') },
  { name: 'scroll through all pages', act: scrollBy(GRID, 3000) },
  {
    name: 'choose two hundred pages',
    act: async (page) => {
      const tick = (number: number) => page.getByRole('checkbox', { name: `Page ${number}`, exact: true });
      await tick(1).click();
      await tick(200).click({ modifiers: ['Shift'] });
    },
  },
  {
    name: 'type which pages',
    act: async (page) => {
      await page.getByLabel('Pages', { exact: true }).first().fill('');
      await page.getByLabel('Pages', { exact: true }).first().pressSequentially('1-120, 200-280');
    },
  },
  { name: 'turn them', act: click('Rotate right') },
  { name: 'take the choice back', act: click('Select none') },
  {
    name: 'find a tool by typing',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').pressSequentially('watermark');
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'find a word',
    act: async (page) => {
      await page.keyboard.press('Control+f');
      await page.keyboard.type('harbour');
      await page.waitForTimeout(1500);
      await page.keyboard.press('Escape');
    },
  },
];
