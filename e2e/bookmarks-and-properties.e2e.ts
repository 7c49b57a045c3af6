import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { PDFDocument } from 'pdf-lib';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { choose, downloadBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const open = async (row: string, options: Parameters<typeof house.visit>[1] = {}): Promise<Page> => {
  const page = await house.visit(docket.address, options);
  const { name, bytes } = await textPdf('guide.pdf', 'Guide', 3);
  const document = await PDFDocument.load(bytes);
  document.setTitle('Old guide');
  document.setSubject('Harbour');
  await choose(page, [{ name, bytes: await document.save() }]);
  await openRow(page, row);
  return page;
};

const openRow = (page: Page, row: string): Promise<void> =>
  page.locator('[data-region=tools] button[aria-expanded]').filter({ hasText: row }).first().click();

const resultOf = async (page: Page): Promise<Uint8Array> => {
  const result = page.getByRole('region', { name: 'Result' });
  return readFile((await downloadBy(page, () => result.getByRole('link', { name: 'Download' }).click())).path);
};

interface Entry {
  readonly title: string;
  readonly items: readonly Entry[];
}

/** As pdf.js reads it, a line for each bookmark. */
const outlineOf = async (data: Uint8Array): Promise<readonly string[]> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const lines = (entries: readonly Entry[], depth: number): string[] =>
    entries.flatMap(({ title, items }) => [`${' '.repeat(depth)}${title}`, ...lines(items, depth + 1)]);
  const outline = lines(await pdf.getOutline(), 0);
  await pdf.destroy();
  return outline;
};

describe('what a document has, changed on screen', () => {
  testInBrowser('bookmarks are added, named, moved and levelled, as another engine reads them', async () => {
    const page = await open('Bookmarks');
    const form = page.getByRole('form', { name: 'Bookmarks: options' });
    await form.getByRole('switch', { name: 'Make them from headings' }).click();
    for (const [title, number] of [
      ['Start', '1'],
      ['More', '2'],
      ['End', '9'],
    ] as const) {
      await form.getByRole('button', { name: 'Add a bookmark' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(title);
      await form.getByRole('spinbutton', { name: 'Page' }).last().fill(number);
    }
    await form.getByRole('textbox', { name: 'Title' }).nth(1).focus();
    await form.getByRole('button', { name: 'A level deeper' }).filter({ visible: true }).click();
    await form.getByRole('textbox', { name: 'Title' }).nth(2).focus();
    await form.getByRole('button', { name: 'Up', exact: true }).filter({ visible: true }).click();
    await picture(page, 'bookmarks');
    expect(await violationsOn(page)).toEqual([]);
    await form.getByRole('button', { name: 'Set bookmarks' }).click();
    expect(await outlineOf(await resultOf(page))).toEqual(['End', 'Start', ' More']);
    await page.close();
  });

  testInBrowser('properties begin with those of the document; what is emptied goes, also on a phone', async () => {
    const page = await open('Properties', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const form = page.getByRole('form', { name: 'Properties: options' });
    await form.getByLabel('Subject').waitFor();
    expect(await form.getByLabel('Title').inputValue()).toBe('Old guide');
    await form.getByLabel('Title').fill('Przewodnik');
    await form.getByLabel('Subject').fill('');
    await form.getByLabel('Language').fill('pl');
    await picture(page, 'properties-phone');
    expect(await violationsOn(page)).toEqual([]);
    await form.getByRole('button', { name: 'Set properties' }).click();
    const made = await PDFDocument.load(await resultOf(page));
    expect([made.getTitle(), made.getSubject()]).toEqual(['Przewodnik', undefined]);
    await page.close();
  });
});
