import type { BrowserContextOptions, Page } from 'playwright-core';
import { switchTo, violationsOn, widerThanPage } from './accessibility.js';
import { picture, testInBrowser } from './browser.js';

/** Called wherever a page is worth a look, with a name of its own for what is shown. */
export type Look = (page: Page, state: string) => Promise<void>;

const schemes = ['light', 'dark'] as const;
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
];

/** Tests that all states which a walk comes by, as many as said, suit everyone and fit small screens. */
export const testLooks = (
  states: number,
  walkThrough: (options: BrowserContextOptions, look: Look) => Promise<void>,
): void => {
  testInBrowser.each(sizes)(
    'have nothing that axe objects to on a $name, light and dark',
    async ({ name, ...viewport }) => {
      const seen: Record<string, string[]> = {};
      await walkThrough({ viewport }, async (page, state) => {
        for (const colorScheme of schemes) {
          await switchTo(page, colorScheme);
          seen[`${state}-${colorScheme}`] = await violationsOn(page);
          await picture(page, `${state}-${name}-${colorScheme}`);
        }
      });
      expect(Object.entries(seen).filter(([, violations]) => violations.length > 0)).toEqual([]);
      expect(Object.keys(seen)).toHaveLength(states * schemes.length);
    },
  );

  testInBrowser('fit a screen 320 pixels wide', async () => {
    const seen: Record<string, string[]> = {};
    await walkThrough({ viewport: { width: 320, height: 640 } }, async (page, state) => {
      seen[state] = await widerThanPage(page);
    });
    expect(Object.entries(seen).filter(([, elements]) => elements.length > 0)).toEqual([]);
    expect(Object.keys(seen)).toHaveLength(states);
  });
};
