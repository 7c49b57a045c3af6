import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { violationsOn } from './harness/accessibility.js';
import { ofType, readLog } from './harness/event-log.js';
import { holdUp, openBrowserHouse, picture } from './harness/browser.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { choose, downloadBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';
import { startTool } from './harness/tool-rows.js';

const pdftotext = findProgram('pdftotext');
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

type Seen = 'red' | 'green' | 'black' | 'other';

const seenAs = ([red = 0, green = 0, blue = 0]: Uint8Array): Seen => {
  if (Math.max(red, green, blue) < 60) return 'black';
  if (red > 150 && Math.max(green, blue) < 120) return 'red';
  return red < 80 && green > 100 ? 'green' : 'other';
};

/** How many pixels of a picture are clearly red, green or black. */
const coloursOf = async (shown: Locator): Promise<Readonly<Record<Seen, number>>> => {
  const data = await sharp(await shown.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = { red: 0, green: 0, black: 0, other: 0 };
  for (let at = 0; at < data.length; at += 3) counts[seenAs(data.subarray(at, at + 3))] += 1;
  return counts;
};

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
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
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
    await page.getByRole('button', { name: 'Overlay' }).click();
    await page.getByText('In both').waitFor();
    await until('what only one page has is in its colour', async () => {
      const colours = await coloursOf(page.locator('[data-stage]'));
      return colours.red > 0 && colours.green > 0 && colours.black > 0;
    });
    await picture(page, 'compare-overlay');
    await page.getByRole('button', { name: 'Blink' }).click();
    await page.getByRole('button', { name: 'Take turns' }).click(); // nothing moves by itself in these tests
    for (const side of ['after', 'before']) await page.locator(`[data-stage][data-seen=${side}]`).waitFor();
    await page.getByRole('button', { name: 'Hold B' }).click();
    await page.getByRole('img', { name: 'Page 3, after' }).waitFor();
    expect(await page.getByRole('img', { name: 'Page 3, before' }).count()).toBe(0);
    await picture(page, 'compare-blink');

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy list' }).click();
    await page.getByText('List copied').waitFor();
    const list = await page.evaluate(() => navigator.clipboard.readText());
    expect(list).toMatch(/^A: draft\.pdf\nB: final\.pdf\n\n1\. Page 1 .*\n {3}Removed: 31,200\n {3}Added: 32,400\n/);
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'Versions' }).waitFor();
    expect(house.complaints()).toEqual([]);
  });

  testInBrowser('is compared in a report that becomes a version of its own', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await textPdf('rent.pdf', 'The rent is 31,200 a year', 1)]);
    await startTool(page, 'Number the pages');
    await isOnScreen(page, /^Number the pages/);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('heading', { name: /^Changes \(\d+\)$/ }).waitFor();
    await page.getByRole('button', { name: 'Report (PDF)' }).click();
    await isOnScreen(page, /^Compare two files/);
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('rent_compared.pdf').waitFor();
    const { path } = await downloadBy(page, () => result.getByRole('link', { name: 'Download' }).click());
    if (pdftotext) {
      const { output } = await runProgram(pdftotext, ['-layout', path, '-']);
      expect(output).toMatch(/A\s+rent\.pdf\s+1–1\s+B\s+rent_numbered\.pdf/);
    }
    const [asked] = ofType(await readLog(docket.dataDir), 'ConversionRequested').slice(-1);
    expect(asked?.data.files.map(({ name }) => name)).toEqual(['rent.pdf', 'rent_numbered.pdf']);
    await page.reload();
    await isOnScreen(page, /^Compare two files/);
    expect(house.complaints()).toEqual([]);
  });
});
