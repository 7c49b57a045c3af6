import type { BrowserContextOptions, Page } from 'playwright-core';
import { COLOUR_RULES, switchTo, violationsOn, widerThanPage } from './accessibility.js';
import { picture } from './browser.js';
import { testInBrowser } from './test-with.js';

/** Called wherever a page is worth a look, with a name of its own for what is shown. */
export type Look = (page: Page, state: string) => Promise<void>;

const schemes = ['light', 'dark'] as const;
const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
/** Five screens of every state, on a busy machine. */
const PATIENCE_MS = 300_000;
const SMALLEST = { width: 320, height: 640 };

interface Seen {
  readonly violations: Record<string, readonly string[]>;
  readonly tooWide: Record<string, readonly string[]>;
}

/** All looks of one page as it stands: whoever has come so far need not do so again for another screen. */
const lookAt = async (page: Page, state: string, seen: Seen): Promise<void> => {
  const before = page.viewportSize();
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await switchTo(page, colorScheme);
      const look = `${state}-${name}-${colorScheme}`;
      seen.violations[look] = await violationsOn(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
      await picture(page, look);
    }
    seen.tooWide[`${state}-${name}`] = await widerThanPage(page);
  }
  await page.setViewportSize(SMALLEST);
  seen.tooWide[`${state}-smallest`] = await widerThanPage(page);
  if (before) await page.setViewportSize(before);
};

const withFindings = (looks: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(looks).filter(([, findings]) => findings.length > 0);

/** Tests that all states which a walk comes by, as many as said, suit everyone and fit small screens. */
export const testLooks = (
  states: number,
  walkThrough: (options: BrowserContextOptions, look: Look) => Promise<void>,
): void => {
  testInBrowser(
    'suit everyone: axe on phone and desktop, light and dark; nothing wider than the page, down to 320 pixels',
    async () => {
      const seen: Seen = { violations: {}, tooWide: {} };
      await walkThrough({ viewport: sizes.phone }, (page, state) => lookAt(page, state, seen));
      expect(withFindings(seen.violations)).toEqual([]);
      expect(withFindings(seen.tooWide)).toEqual([]);
      expect(Object.keys(seen.tooWide)).toHaveLength(states * (Object.keys(sizes).length + 1));
    },
    PATIENCE_MS,
  );
};
