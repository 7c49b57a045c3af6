import type { Page } from 'playwright-core';
import { switchTo, violationsOn, widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { choose } from './harness/visitor.js';
import { photoPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';
import { openTool } from './harness/tool-rows.js';
import { fetchAlone } from './harness/own-connection.js';

const house = openBrowserHouse();
let docket: SharedDocket;
let page: Page;
beforeAll(async () => {
  docket = await useSharedDocket();
  page = await house.visit(docket.address, { viewport: { width: 1280, height: 900 } });
  await choose(page, [await photoPdf('house.pdf', 6)]);
  await page.locator('[data-tile="6"]').waitFor();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Axe on phone and desktop, light and dark, and nothing wider than 320 pixels. */
const suitsEveryone = async (state: string): Promise<void> => {
  const problems: string[] = [];
  for (const size of [...sizes].reverse()) {
    await page.setViewportSize(size);
    for (const scheme of ['light', 'dark'] as const) {
      await switchTo(page, scheme);
      problems.push(...(await violationsOn(page)));
      await picture(page, `${state}-${size.width}-${scheme}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect([problems, await widerThanPage(page)]).toEqual([[], []]);
  await page.setViewportSize(sizes[0]!);
  await switchTo(page, 'light');
};

const pagesField = () => page.getByLabel('Pages', { exact: true }).first();
const chosen = () =>
  page.locator('[data-tile] input:checked').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));

describe('options about pages, in chromium', () => {
  testInBrowser('follow a range that is dragged over, and the pages follow what is typed', async () => {
    await page.locator('[data-tile="2"]').hover();
    await page.mouse.down();
    await page.locator('[data-tile="3"]').hover();
    await page.locator('[data-tile="4"]').hover();
    await page.mouse.up();
    expect(await pagesField().inputValue()).toBe('2-4');
    const ranges = page.getByLabel('Page ranges');
    expect(await ranges.inputValue()).toBe('2-4');
    await ranges.fill('1, 6');
    expect(await chosen()).toEqual(['Page 1', 'Page 6']);
    expect(await pagesField().inputValue()).toBe('1, 6');
  });

  testInBrowser('are asked for only where they mean something', async () => {
    const every = page.getByLabel('Pages per file');
    expect(await every.count()).toBe(0);
    await page.getByRole('combobox', { name: 'Split', exact: true }).selectOption('every-n');
    await every.waitFor();
    expect(await page.getByLabel('Page ranges').count()).toBe(0);
    await page.getByRole('button', { name: 'Select none' }).click();
  });
});

describe('a page before and after a tool, in chromium', () => {
  testInBrowser('is shown before the tool runs, with a slider for mouse and keys', async () => {
    const form = await openTool(page, 'Watermark');
    await form.getByRole('button', { name: 'Before and after' }).click();
    const preview = page.locator('section[aria-label="Before and after"][data-preview="shown"]');
    await preview.waitFor({ timeout: 90_000 });
    const slider = page.getByRole('slider', { name: 'Before and after' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toBe('45% before');
    await page.keyboard.down('b');
    await page.locator('[data-stage][data-held="true"]').waitFor();
    await page.keyboard.up('b');
    await page.locator('[data-stage][data-held="false"]').waitFor();
    const looks = await preview
      .locator('canvas')
      .evaluateAll((canvases) => canvases.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
    expect(new Set(looks).size).toBe(2);
    await suitsEveryone('before-after');
    await page.getByRole('button', { name: /^Close the preview/ }).click();
  });
});

describe('the card of a tool, in chromium', () => {
  testInBrowser('keeps the options of a tool that failed, with the reason, and tries again', async () => {
    const form = await openTool(page, 'Crop pages');
    await form.getByLabel('Pages', { exact: true }).fill('2');
    await form.getByRole('button', { name: 'Crop 1 page' }).click();
    const retry = form.getByRole('button', { name: 'Retry' });
    await retry.waitFor({ timeout: 90_000 });
    expect(await form.getByRole('alert').textContent()).toContain('must be above 0');
    expect(await form.getByLabel('Pages', { exact: true }).inputValue()).toBe('2');
    await suitsEveryone('tool-failed');
    await form.getByLabel('Top margin').fill('100');
    await retry.click();
    await page.getByRole('heading', { name: 'Your file is ready' }).waitFor({ timeout: 90_000 });
  });

  testInBrowser('has the options of the link and the receipt with the result', async () => {
    await page.getByText('Link options').click();
    await page.getByLabel('Download limit', { exact: true }).last().fill('3');
    await page.getByRole('button', { name: 'Save download limit' }).click();
    await page.getByText('The file can be downloaded 3 times').first().waitFor();
    await page.getByText('Receipt', { exact: true }).click();
    const address = await page.getByRole('link', { name: 'Download the receipt' }).getAttribute('href');
    const receipt = await (await fetchAlone(`${docket.address}${address ?? ''}`)).json();
    expect(receipt).toMatchObject({ format: 'docket-receipt/1', made: { tool: 'pdf-crop' } });
    await suitsEveryone('result-rows');
  });

  testInBrowser('raised no error and kept to the content policy', () => {
    expect(house.complaints()).toEqual([]);
  });
});
