import type { Page } from 'playwright-core';

/** Keeps a call waiting, so that what a page shows meanwhile stands still. Returns what lets it go. */
export const holdBack = async (page: Page, path: string): Promise<() => void> => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return go;
};
