import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
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

const openMode = (page: Page, name: 'Edit' | 'Fill'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed]')).click();

const openDocument = async (options: Parameters<typeof house.visit>[1] = {}): Promise<Page> => {
  const page = await house.visit(docket.address, options);
  await choose(page, [await textPdf('visit.pdf', 'Visit', 1)]);
  await page.locator('[data-workbench]').waitFor();
  await openMode(page, 'Edit');
  await layer(page).waitFor();
  return page;
};

const layer = (page: Page): Locator => page.locator('[data-page="1"] [data-marks]');
const panel = (page: Page): Locator => page.locator('[data-region=tools]');

/** Puts a field of this kind under a point of the first page, a share of its width and height. */
const place = async (page: Page, kind: string, [x, y]: readonly [number, number]): Promise<void> => {
  await panel(page).getByText(kind, { exact: true }).click();
  const box = await layer(page).boundingBox();
  if (box) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
};

const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first().click();

const fieldsOf = async (page: Page): Promise<readonly (readonly [name: string, kind: string])[]> => {
  const result = page.getByRole('region', { name: 'Result' });
  const { path } = await downloadBy(page, () => result.getByRole('link', { name: 'Download' }).click());
  const form = (await PDFDocument.load(await readFile(path))).getForm();
  return form.getFields().map((field) => [field.getName(), field.constructor.name] as const);
};

describe('a form that is created, in chromium', () => {
  testInBrowser('has its fields placed and named on the page, and is filled in its next version', async () => {
    const page = await openDocument();
    await page.keyboard.press('f');
    await place(page, 'Text field', [0.2, 0.25]);
    await panel(page).getByLabel('Name of the field').fill('visitor');
    await panel(page).getByLabel('What people read instead of the name').fill('Your name');
    await panel(page).getByRole('switch', { name: 'Has to be filled in' }).click();
    await place(page, 'Drop-down list', [0.2, 0.32]);
    await panel(page).getByLabel('Choices, one on each line').fill('Monday\nTuesday');
    await place(page, 'Signature field', [0.2, 0.4]);
    await panel(page).getByLabel('Name of the field').fill('visitor');
    await picture(page, 'create-form');
    expect(await violationsOn(page)).toEqual([]);
    await save(page);
    await page.getByRole('alert').filter({ hasText: 'Another new field of another kind has this name.' }).waitFor();
    await panel(page).getByLabel('Name of the field').fill('visitor_2');
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(await fieldsOf(page)).toEqual([
      ['visitor', 'PDFTextField'],
      ['choice_1', 'PDFDropdown'],
      ['visitor_2', 'PDFSignature'],
    ]);
    await openMode(page, 'Fill');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Żaneta');
    await page.locator('select[data-field=choice_1]').selectOption('Tuesday');
    await page.locator('[data-field=visitor_2]', { hasText: 'Signature' }).waitFor();
    await picture(page, 'created-form-filled');
    await save(page);
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await page.close();
  });

  testInBrowser('has its fields placed without a pointer, and on a phone by taps', async () => {
    const page = await openDocument({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('toolbar', { name: 'Instruments' }).getByRole('button', { name: 'Form field' }).click();
    await panel(page).getByText('Tick box', { exact: true }).click();
    const box = await layer(page).boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.2);
    await layer(page).locator('[data-kind=field]').waitFor();
    await picture(page, 'create-form-phone');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Marks (1)' }).click();
    await panel(page).getByText('Add without dragging').click();
    const form = panel(page).locator('details[open] form');
    await form.getByLabel('Kind', { exact: true }).selectOption('Form field');
    await form.getByText('Signature field', { exact: true }).click();
    await form.getByLabel('Name of the field').fill('sign here');
    await form.getByLabel('From the top').fill('400');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await save(page);
    expect(await fieldsOf(page)).toEqual([
      ['check_1', 'PDFCheckBox'],
      ['sign here', 'PDFSignature'],
    ]);
    await page.close();
  });
});
