import type { Page } from 'playwright-core';
import { violationsOn } from './harness/accessibility.js';
import { ofType, readLog } from './harness/event-log.js';
import { holdUp, openBrowserHouse, picture } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { choose } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';
import { startTool } from './harness/tool-rows.js';

const house = openBrowserHouse();
let docket: Docket;
beforeAll(async () => {
  docket = await startDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const version = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Versions' }).getByRole('button', { name });
const isOnScreen = (page: Page, name: RegExp) => version(page, name).and(page.locator('[aria-pressed=true]')).waitFor();

describe('a document in chromium', () => {
  testInBrowser('is worked on version by version, without being sent or downloaded again', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await textPdf('lease.pdf', 'The rent is 31,200 a year', 2)]);
    await startTool(page, 'Sanitise');
    await isOnScreen(page, /^Sanitise/);
    await startTool(page, 'Number the pages');
    await isOnScreen(page, /^Number the pages/);

    const log = await readLog(docket.dataDir);
    const [first] = ofType(log, 'ConversionRequested');
    expect(ofType(log, 'UploadReceived').map(({ data }) => data.from)).toEqual([null, first?.data.conversionId]);
    expect(ofType(log, 'FileDownloaded')).toEqual([]);

    await page.keyboard.press('Control+z');
    await isOnScreen(page, /^Sanitise/);
    await page.keyboard.press('Control+Shift+z');
    await isOnScreen(page, /^Number the pages/);
    await page.reload();
    await isOnScreen(page, /^Number the pages/);
    await version(page, /^Sanitise/).click();
    await isOnScreen(page, /^Sanitise/);
    await picture(page, 'versions');
  });

  testInBrowser(
    'has a branch for each thing that was made of the same version, to go on from by mouse or keys',
    async () => {
      const page = await house.visit(docket.address);
      await choose(page, [await textPdf('tree.pdf', 'The rent is 31,200 a year', 2)]);
      await startTool(page, 'Sanitise');
      await isOnScreen(page, /^Sanitise/);
      await startTool(page, 'Number the pages');
      await isOnScreen(page, /^Number the pages/);
      await version(page, /^Original/).click();
      await isOnScreen(page, /^Original/);
      const letFileCome = await holdUp(page, ({ pathname }) => /^\/api\/conversions\/[^/]+\/file$/.test(pathname));
      await startTool(page, 'Rotate pages');
      await isOnScreen(page, /^Rotate pages .* from Original$/);
      await page.getByText('2 branches').waitFor();
      await page.getByText('Version 3 of 3 · from Original').waitFor();
      await page.mouse.move(640, 300);
      await picture(page, 'versions-tree');
      expect(await violationsOn(page)).toEqual([]);

      await version(page, /^Rotate/).focus();
      letFileCome();
      await page.locator('[data-region=document] [data-grid]').waitFor();
      for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await isOnScreen(page, /^Number the pages .* from Sanitise$/);
      for (const key of ['ArrowLeft', 'Enter']) await page.keyboard.press(key);
      await isOnScreen(page, /^Sanitise/);
      await startTool(page, 'Watermark');
      await isOnScreen(page, /^Watermark .* from Sanitise$/);
      await page.getByText('3 branches').waitFor();

      await page.getByRole('button', { name: 'Every branch' }).click();
      await page.getByText('2 more branches').first().waitFor();
      expect(
        await page.getByRole('list', { name: 'Versions' }).locator('[data-node] .text-sm').allTextContents(),
      ).toEqual(['Original', 'Sanitise', 'Watermark']);
      const from = ofType(await readLog(docket.dataDir), 'UploadReceived').map(({ data }) => data.from);
      const [sanitised] = ofType(await readLog(docket.dataDir), 'ConversionRequested').slice(-4);
      expect(from.slice(-4)).toEqual([null, sanitised?.data.conversionId, null, sanitised?.data.conversionId]);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: '2 more branches' }).click();
      const list = page.getByRole('region', { name: 'Versions', exact: true });
      await picture(page, 'versions-tree-phone');
      await list.getByRole('button', { name: /^Rotate pages .* from Original$/ }).click();
      await list.getByRole('button', { name: /^Rotate pages .* from Original$/, pressed: true }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
    },
  );

  testInBrowser('is compared with another word by word', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [
      await textPdf('draft.pdf', 'The rent is 31,200 a year', 3),
      await textPdf('final.pdf', 'The rent is 32,400 a year', 3),
    ]);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: 'Changes (3)' }).waitFor();
    expect(await page.locator('del').allTextContents()).toEqual(['31,200', '31,200', '31,200']);
    expect(await page.locator('ins').allTextContents()).toEqual(['32,400', '32,400', '32,400']);
    await page.getByText('Only the text is compared, not the appearance. No page reads the same.').waitFor();
    await page.keyboard.press('n');
    await page.getByText('2 / 3').waitFor();
    await page.keyboard.press('Shift+N');
    await page.getByText('1 / 3').waitFor();
    await picture(page, 'compare');
    expect(await violationsOn(page)).toEqual([]);

    const strip = page.getByRole('navigation', { name: 'Pages and their changes' });
    await strip.getByRole('button', { name: 'Page 3: 1 change' }).click();
    await page.getByText('3 / 3', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Slider' }).click();
    await page.getByRole('slider', { name: 'Before and after' }).press('ArrowRight');
    await page.getByRole('img', { name: 'Page 3, after' }).waitFor();
    expect(await page.locator('[data-stage] [data-mark]').count()).toBe(2);
    await picture(page, 'compare-slider');

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy list' }).click();
    await page.getByText('List copied').waitFor();
    const list = await page.evaluate(() => navigator.clipboard.readText());
    expect(list).toMatch(/^A: draft\.pdf\nB: final\.pdf\n\n1\. Page 1 .*\n {3}Removed: 31,200\n {3}Added: 32,400\n/);
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'Versions' }).waitFor();
    expect(house.complaints()).toEqual([]);
  });
});
