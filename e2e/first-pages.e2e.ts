import type { Page } from 'playwright-core';
import { drawn, openBrowserHouse } from './harness/browser.js';
import { testLooks } from './harness/looks.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { until } from './harness/until.js';
import { choose } from './harness/visitor.js';
import { photoPdf, png, textPdf } from './samples/sample-files.js';
import { openTool as openRow } from './harness/tool-rows.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

/** On a phone the tools lie under a tab. */
const showTools = async (page: Page): Promise<void> => {
  await page.locator('[data-workbench]').waitFor();
  const tab = page.getByRole('button', { name: 'Tools', exact: true });
  if (await tab.isVisible()) await tab.click();
};

const openTool = async (page: Page, tool: string) => {
  await showTools(page);
  return openRow(page, tool);
};

const isReady = (page: Page) => page.getByRole('heading', { name: 'Your file is ready' }).waitFor({ timeout: 90_000 });
const both = (page: Page) => page.getByRole('button', { name: 'Compare the first page before and after' });

/** The shapes of the small pages in the result, once both are drawn. */
const shapes = async (page: Page): Promise<readonly string[]> => {
  const pictures = both(page).locator('img');
  await pictures.nth(1).waitFor();
  await drawn(pictures);
  return pictures.evaluateAll((images) =>
    images.map((image) =>
      (image as HTMLImageElement).naturalWidth > (image as HTMLImageElement).naturalHeight ? 'wide' : 'high',
    ),
  );
};

const rotate = async (page: Page): Promise<void> => {
  await choose(page, [await textPdf('lease.pdf', 'Rent', 3)]);
  const form = await openTool(page, 'Rotate pages');
  await form.getByRole('button', { name: 'Rotate PDF' }).click();
  await isReady(page);
};

describe('the first page in a result, in chromium', () => {
  testInBrowser('stands before and after beside each other, and leads to both', async () => {
    const page = await house.visit(docket.address, { viewport: { width: 1280, height: 900 } });
    await rotate(page);
    expect(await shapes(page)).toEqual(['high', 'wide']);
    await both(page).click();
    await page.getByRole('button', { name: 'Close the comparison' }).waitFor();
    await page.close();
  });

  testInBrowser('stands alone where its pages look as before', async () => {
    const page = await house.visit(docket.address, { viewport: { width: 1280, height: 900 } });
    await choose(page, [await textPdf('lease.pdf', 'Rent', 3)]);
    const form = await openTool(page, 'Sanitise');
    await form.getByRole('button', { name: 'Sanitise PDF' }).click();
    await isReady(page);
    expect(await both(page).count()).toBe(0);
    await page.close();
  });

  testLooks(1, async (options, look) => {
    const page = await house.visit(docket.address, options);
    await rotate(page);
    await shapes(page);
    await look(page, 'first-pages');
  });
});

describe('a picture over every page, in chromium', () => {
  const preview = (page: Page) => page.locator('section[aria-label="Before and after"][data-preview="shown"]');

  const lookAhead = async (page: Page) => {
    await choose(page, [await photoPdf('house.pdf', 2), await png('logo.png')]);
    const form = await openTool(page, 'Image watermark');
    await form.getByRole('button', { name: 'Before and after' }).click();
    await preview(page).waitFor({ timeout: 90_000 });
    return form;
  };

  testInBrowser('is seen before and after on one page before it runs, anew with each option', async () => {
    const page = await house.visit(docket.address, { viewport: { width: 1280, height: 900 } });
    const form = await lookAhead(page);
    const looks = (): Promise<readonly string[]> =>
      preview(page)
        .locator('canvas')
        .evaluateAll((canvases) => canvases.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
    await until('both are drawn, and differ', async () => new Set(await looks()).size === 2);
    const [, once] = await looks();
    await form.getByLabel('Repeat across the page').check();
    await until('it is all over the page', async () => {
      const [, after] = await looks();
      return after !== undefined && after !== once;
    });
    await form.getByRole('button', { name: 'Add watermark' }).click();
    await isReady(page);
    await shapes(page);
    expect(house.complaints()).toEqual([]);
    await page.close();
  });

  testLooks(1, async (options, look) => {
    const page = await house.visit(docket.address, options);
    await lookAhead(page);
    await look(page, 'image-preview');
  });
});
