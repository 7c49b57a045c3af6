import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowserHouse } from './harness/browser.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { choose, downloadBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';
import { openTool } from './harness/tool-rows.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const open = async (pages: number): Promise<Page> => {
  const page = await house.visit(docket.address, { viewport: { width: 1280, height: 900 } });
  await choose(page, [await textPdf('report.pdf', 'Report', pages)]);
  await page.locator('[data-tile="2"]').waitFor();
  return page;
};

const form = (page: Page) => page.getByRole('form', { name: 'PDF to images: options' });
const unfold = (page: Page) => openTool(page, 'PDF to images');
const download = (page: Page) =>
  downloadBy(page, () => page.getByRole('link', { name: 'Download', exact: true }).click());

const unzip = findProgram('unzip');
const testUnzipping = unzip === undefined ? test.skip : testInBrowser;

describe('pages as pictures, from the workbench in chromium', () => {
  testUnzipping('are the ticked pages in the format and width asked for, as a result that stays (unzip)', async () => {
    const page = await open(5);
    for (const number of [2, 4]) await page.getByLabel(`Page ${number}`, { exact: true }).check();
    await unfold(page);
    expect(await form(page).getByLabel('Pages').inputValue()).toBe('2, 4');
    await form(page).getByText('JPEG', { exact: true }).click();
    await form(page).getByLabel('Width in pixels').fill('600');
    await form(page).getByRole('button', { name: 'Save pages as images' }).click();
    await page.getByRole('heading', { name: 'Your file is ready' }).waitFor();
    const { name, path } = await download(page);
    expect(name).toBe('report_images.zip');
    await runProgram(unzip!, ['-o', path, '-d', dirname(path)]);
    const { output } = await runProgram(unzip!, ['-Z1', path]);
    const names = output.trim().split('\n');
    expect(names).toEqual(['page-2.jpg', 'page-4.jpg']);
    const seen = names.map(async (one) => sharp(readFileSync(join(dirname(path), one))).metadata());
    expect(await Promise.all(seen)).toMatchObject([
      { format: 'jpeg', width: 600 },
      { format: 'jpeg', width: 600 },
    ]);
    await page.getByRole('button', { name: 'Edit file name' }).first().click();
    await page.getByLabel('File name').fill('Pictures of the report');
    await page.keyboard.press('Enter');
    await page.getByText('File will download as Pictures of the report.zip').waitFor();
    await page.reload();
    await page.getByText('Pictures of the report.zip').first().waitFor();
    await page.getByRole('button', { name: 'Recent Conversions' }).click();
    const recent = page.getByRole('listitem').filter({ hasText: 'Pictures of the report.zip' });
    await recent.first().waitFor();
  });

  testInBrowser('say how far they are, and can be cancelled', async () => {
    const page = await open(150);
    await unfold(page);
    await form(page).getByLabel('Width in pixels').fill('2000');
    await form(page).getByRole('button', { name: 'Save pages as images' }).click();
    await page.getByText(/page \d+ of 150/i).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'What shall we do with it?' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Your file is ready' }).count()).toBe(0);
  });

  testInBrowser('are whole in the list of pages, however tall or wide, and so are their numbers', async () => {
    const document = await PDFDocument.create();
    for (const size of [
      [595, 842],
      [300, 900],
      [900, 300],
    ] as const)
      document.addPage([...size]);
    const page = await house.visit(docket.address, { viewport: { width: 1280, height: 900 } });
    await choose(page, [{ name: 'shapes.pdf', bytes: await document.save() }]);
    await page.locator('[data-tile="3"] img').waitFor();
    const beyond = await page.locator('[data-tile]').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const { top, right, bottom, left } = tile.getBoundingClientRect();
        return Array.from(tile.querySelectorAll('img, input'), (part) => part.getBoundingClientRect()).filter(
          (part) => part.top < top || part.right > right || part.bottom > bottom || part.left < left,
        );
      }),
    );
    expect(beyond).toEqual([]);
  });

  testInBrowser('raise no error and keep to the content policy', () => {
    expect(house.complaints()).toEqual([]);
  });
});
