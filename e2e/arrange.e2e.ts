import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { switchTo, tabTo, violationsOn, widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { openClient, type Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { findProgram } from './harness/other-programs.js';
import { seenByOthers } from './harness/seen-by-others.js';
import { lockedPdf, textPdf } from './samples/sample-files.js';
import { choose, showFiles, successBox } from './harness/visitor.js';
import { testInBrowser, testWith } from './harness/test-with.js';

const PASSWORD = 'open sesame';
const qpdf = findProgram('qpdf');

const house = openBrowserHouse();
let docket: SharedDocket;
let two: readonly Upload[];
beforeAll(async () => {
  docket = await useSharedDocket();
  two = [await textPdf('lease.pdf', 'lease', 3), await textPdf('annex.pdf', 'annex', 2)];
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const openPages = async (page: Page, files: readonly Upload[]): Promise<void> => {
  await choose(page, files);
  await showFiles(page);
  await page.getByRole('button', { name: 'Arrange pages' }).click();
};
const tile = (page: Page, label: RegExp) => page.getByRole('dialog').getByRole('button', { name: label });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Reads the rotation of each page of the result. */
const rotationsAt = async (address: string): Promise<number[]> => {
  const { bytes } = await openClient(docket.address).download(address.slice(-32));
  return (await PDFDocument.load(bytes)).getPages().map((page) => page.getRotation().angle);
};
/** And its text, page by page. */
const wordsAt = async (address: string): Promise<string[]> => {
  const { bytes } = await openClient(docket.address).download(address.slice(-32));
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), 'result.pdf');
  form.append('text', `1-${(await PDFDocument.load(bytes)).getPageCount()}`);
  const response = await openClient(docket.address).call('/api/pdf/inspect', { method: 'POST', body: form });
  const { text } = (await response.json()) as { text: { words: [string][] }[] };
  return text.map(({ words }) => words.map(([word]) => word).join(' '));
};

describe('a visitor who arranges pages, in chromium', () => {
  testInBrowser('merges them in another order, one turned and one left out', async () => {
    const page = await house.visit(docket.address);
    await openPages(page, two);
    await tile(page, /^4 of 5, p\. 1 · annex/).click();
    for (let step = 0; step < 3; step += 1) await press(page, 'Move earlier');
    await press(page, 'Rotate right');
    await press(page, 'Select all');
    await press(page, 'Select all');
    await tile(page, /^3 of 5, p\. 2 · lease/).click();
    await press(page, 'Delete');
    await page.getByText('4 of 5 pages').waitFor();
    await press(page, 'Merge 2 files');
    const address = await successBox(page).address();
    expect(await wordsAt(address)).toEqual(['annex, page 1', 'lease, page 1', 'lease, page 3', 'annex, page 2']);
    expect(await rotationsAt(address)).toEqual([90, 0, 0, 0]);
  });

  testInBrowser('drags a page to another place, takes it back, and selects several by Shift and a click', async () => {
    const page = await house.visit(docket.address);
    await openPages(page, two);
    const box = async (label: RegExp) => (await tile(page, label).boundingBox())!;
    const from = await box(/^1 of 5/);
    const to = await box(/^4 of 5/);
    await page.mouse.move(from.x + 30, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 50, from.y + 40, { steps: 3 });
    await page.mouse.move(to.x + to.width - 10, to.y + 30, { steps: 5 });
    await page.mouse.up();
    await tile(page, /^4 of 5, p\. 1 · lease/).waitFor();
    await press(page, 'Undo');
    await tile(page, /^1 of 5, p\. 1 · lease/).click();
    await tile(page, /^4 of 5/).click({ modifiers: ['Shift'] });
    await page.getByText('5 of 5 pages · 4 selected').waitFor();
  });

  testInBrowser('needs no mouse for it', async () => {
    const page = await house.visit(docket.address);
    await choose(page, two);
    await tabTo(page, 'Arrange pages');
    await page.keyboard.press('Enter');
    await tile(page, /^1 of 5/).waitFor();
    for (let presses = 0; presses < 30; presses += 1) {
      if (await page.evaluate(() => document.activeElement?.closest('[data-key]') !== null)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    await tile(page, /^1 of 5, p\. 2 · lease/).waitFor();
    await page.keyboard.press('r');
    await tile(page, /^1 of 5, p\. 2 · lease.*rotated by 90/).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await page.getByText('4 of 5 pages').waitFor();
    await tabTo(page, 'Merge 2 files');
    await page.keyboard.press('Enter');
    const address = await successBox(page).address();
    expect(await wordsAt(address)).toEqual(['lease, page 2', 'lease, page 1', 'lease, page 3', 'annex, page 1']);
    expect(await rotationsAt(address)).toEqual([90, 0, 0, 0]);
  });

  testWith(qpdf && findProgram('chromium'))('unlocks a locked file on the way (qpdf)', async () => {
    const page = await house.visit(docket.address);
    await openPages(page, [two[0]!, await lockedPdf(two[1]!, PASSWORD)]);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('wrong');
    await press(page, 'Unlock');
    await page.getByText('This is not the password for this file.').waitFor();
    await password.fill(PASSWORD);
    await press(page, 'Unlock');
    await tile(page, /^5 of 5, p\. 2 · annex/).waitFor();
    await press(page, 'Merge 2 files');
    expect(await wordsAt(await successBox(page).address())).toHaveLength(5);
  });

  testWith(qpdf && findProgram('chromium'))(
    'is asked for a password after the conversion failed for want of it (qpdf)',
    async () => {
      const page = await house.visit(docket.address);
      await choose(page, [two[0]!, await lockedPdf(two[1]!, PASSWORD)]);
      await page.getByRole('button', { name: 'Merge 2 files' }).click();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Unlock and start');
      expect(await wordsAt(await successBox(page).address())).toHaveLength(5);
    },
  );
});

const others = ['qpdf', 'pdfinfo', 'pdftotext'].every((name) => findProgram(name));

describe('what comes of arranged pages', () => {
  testWith(others ? findProgram('chromium') : undefined)(
    'is the same to other programs, a locked file among them (chromium, qpdf, pdfinfo, pdftotext)',
    async () => {
      const page = await house.visit(docket.address);
      await openPages(page, [two[0]!, await lockedPdf(two[1]!, PASSWORD)]);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Unlock');
      await tile(page, /^5 of 5, p\. 2 · annex/).click();
      await press(page, 'Rotate left');
      for (let step = 0; step < 4; step += 1) await press(page, 'Move earlier');
      await tile(page, /^1 of 5/).click();
      await tile(page, /^3 of 5, p\. 2 · lease/).click();
      await press(page, 'Delete');
      await press(page, 'Merge 2 files');
      const { bytes } = await openClient(docket.address).download((await successBox(page).address()).slice(-32));
      expect(await seenByOthers(bytes)).toEqual({
        sound: true,
        encrypted: false,
        turns: [270, 0, 0, 0],
        words: ['annex, page 2', 'lease, page 1', 'lease, page 3', 'annex, page 1'],
      });
    },
  );
});

const schemes = ['light', 'dark'] as const;
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
];

describe('arranging pages, in chromium', () => {
  testInBrowser.each(sizes)(
    'has nothing that axe objects to on a $name, light and dark',
    async ({ name, ...viewport }) => {
      const page = await house.visit(docket.address, { viewport });
      await openPages(page, two);
      await tile(page, /^2 of 5/).click();
      await page.locator('li[data-key] img').nth(4).waitFor();
      for (const colorScheme of schemes) {
        await switchTo(page, colorScheme);
        expect(await violationsOn(page)).toEqual([]);
        await picture(page, `arrange-${name}-${colorScheme}`);
      }
      await press(page, 'Back');
    },
  );

  testInBrowser('fits a screen 320 pixels wide', async () => {
    const page = await house.visit(docket.address, { viewport: { width: 320, height: 640 } });
    await openPages(page, two);
    await tile(page, /^2 of 5/).click();
    expect(await widerThanPage(page)).toEqual([]);
  });
});
