import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import type { Locator, Page, Route } from 'playwright-core';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { choose, downloadBy } from './harness/visitor.js';
import { registrationPdf } from './samples/form-samples.js';
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

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const mode = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed]'));

const openForm = async (options: Parameters<typeof house.visit>[1] = {}): Promise<Page> => {
  const page = await house.visit(docket.address, options);
  await choose(page, [await registrationPdf('registration.pdf')]);
  await page.locator('[data-workbench]').waitFor();
  await mode(page, 'Fill').click();
  await page.locator('[data-field="name"]').waitFor();
  return page;
};

const field = (page: Page, name: string): Locator => page.locator(`.fill-field[data-field="${name}"]`);

const downloaded = (page: Page): Promise<{ readonly path: string }> =>
  downloadBy(page, () => page.getByRole('region', { name: 'Result' }).getByRole('link', { name: 'Download' }).click());

const save = async (page: Page): Promise<{ readonly path: string }> => {
  await page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first().click();
  return downloaded(page);
};

/** The words of the pages themselves, without what stands in fields. */
const wordsOfPages = async (path: string): Promise<string> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

const mutool = findProgram('mutool');
/** The words that MuPDF draws, those in fields among them. */
const wordsDrawn = async (path: string): Promise<string> =>
  (await runProgram(mutool ?? '', ['draw', '-q', '-F', 'txt', path])).output;

describe('a form, in chromium', () => {
  testInBrowser('is filled on a phone and saved as a version that other programs read', async () => {
    const page = await openForm(phone);
    await page.getByRole('button', { name: 'Next field' }).click();
    const sheet = page.locator('[data-sheet-field]').first();
    expect(await sheet.evaluate((one) => one === document.activeElement)).toBe(true);
    await sheet.fill('Ines Marlow');
    await sheet.press('Enter');
    const telephone = page.locator('[data-sheet-field="phone"]');
    expect(await telephone.getAttribute('inputmode')).toBe('tel');
    await telephone.fill('0117 496 0201');
    await page.getByRole('button', { name: 'Next field' }).click();
    await page.locator('[data-sheet-field="mail"]').fill('ines@marlow');
    await field(page, 'gazebo').click();
    await picture(page, 'fill-phone');
    expect(await field(page, 'mail').getAttribute('data-state')).toBe('wrong');
    expect(await violationsOn(page)).toEqual([]);
    await field(page, 'mail').click();
    await page.locator('[data-sheet-field="mail"]').fill('ines@marlow.example');
    const { path } = await save(page);
    const form = (await PDFDocument.load(await readFile(path))).getForm();
    expect([
      form.getTextField('name').getText(),
      form.getTextField('phone').getText(),
      form.getTextField('mail').getText(),
      form.getCheckBox('gazebo').isChecked(),
    ]).toEqual(['Ines Marlow', '0117 496 0201', 'ines@marlow.example', true]);
    if (mutool) expect(await wordsDrawn(path)).toContain('Ines Marlow');
    await page.close();
  });

  testInBrowser('is one version where the page was reloaded while it was being saved', async () => {
    const page = await openForm();
    await field(page, 'name').fill('Ines Marlow');
    await page.getByRole('status').filter({ hasText: 'Draft kept on this device' }).waitFor();
    const taken = new Promise<unknown>((resolve) => {
      const unheard = async (route: Route): Promise<void> => resolve((await (await route.fetch()).json()) as unknown);
      void page.route('**/api/convert', unheard, { times: 1 });
    });
    await page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first().click();
    const first = await taken;
    await page.reload();
    await page.locator('[data-workbench]').waitFor();
    await mode(page, 'Fill').click();
    await field(page, 'name').waitFor();
    const answered = page.waitForResponse('**/api/convert');
    const { path } = await save(page);
    expect((await PDFDocument.load(await readFile(path))).getForm().getTextField('name').getText()).toBe('Ines Marlow');
    expect(await (await answered).json()).toMatchObject({ id: (first as { readonly id: string }).id });
    await page.close();
  });

  testInBrowser('is filled by keys alone, survives a reload, and goes back step by step', async () => {
    const page = await openForm();
    await field(page, 'name').focus();
    await page.keyboard.type('Zoë 王 علي');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Tab');
    await page.getByRole('status').filter({ hasText: 'Draft kept on this device' }).waitFor();
    await page.reload();
    await page.locator('[data-workbench]').waitFor();
    await mode(page, 'Fill').click();
    await page.locator('[data-field="name"]').waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Zoë 王 علي');
    await page.keyboard.press('Control+z');
    expect(await field(page, 'number').inputValue()).toBe('');
    await page.keyboard.press('Control+Shift+z');
    expect(await field(page, 'number').inputValue()).toBe('123');
    await field(page, 'remarks').fill('Two tables\nand a lamp');
    await field(page, 'goods').selectOption('Bread');
    await field(page, 'pitch').nth(1).check();
    await picture(page, 'fill-desk');
    expect(await violationsOn(page)).toEqual([]);
    const { path } = await save(page);
    const form = (await PDFDocument.load(await readFile(path))).getForm();
    expect([
      form.getTextField('name').getText(),
      form.getTextField('number').getText(),
      form
        .getTextField('remarks')
        .getText()
        ?.split(/\r\n?|\n/),
      form.getDropdown('goods').getSelected(),
      form.getRadioGroup('pitch').getSelected(),
      form.getTextField('fee').getText(),
    ]).toEqual(['Zoë 王 علي', '123', ['Two tables', 'and a lamp'], ['Bread'], '3 m', '35.00']);
    await page.close();
  });

  testInBrowser('is locked once that was asked for twice: the version has text in place of fields', async () => {
    const page = await openForm();
    await field(page, 'name').fill('Ines Marlow');
    await page.getByRole('button', { name: 'Lock and save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lock and save' }).click();
    const { path } = await downloaded(page);
    expect((await PDFDocument.load(await readFile(path))).getForm().getFields()).toEqual([]);
    expect(await wordsOfPages(path)).toContain('Ines Marlow');
    await page.close();
  });

  testInBrowser('of several chosen files becomes a version of that one alone', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await textPdf('letter.pdf', 'Letter', 2), await registrationPdf('registration.pdf')]);
    await page
      .getByRole('region', { name: 'Files' })
      .getByRole('button', { name: /^registration/ })
      .first()
      .click();
    await mode(page, 'Fill').click();
    await field(page, 'name').fill('Ines');
    const { path } = await save(page);
    expect((await PDFDocument.load(await readFile(path))).getForm().getTextField('name').getText()).toBe('Ines');
    await page.close();
  });

  testInBrowser(
    'takes values from a file and gives them as one; what does not fit is named, and nothing changed',
    async () => {
      const page = await openForm();
      const choose = (name: string, text: string): Promise<void> =>
        page.locator('#values-file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
      await choose('values.csv', 'name;nobody\nAda;x\n');
      await page.getByRole('alert').filter({ hasText: 'nobody' }).waitFor();
      expect(await field(page, 'name').inputValue()).toBe('');
      expect(await violationsOn(page)).toEqual([]);
      await choose('values.csv', 'name;phone\nAda;0117 496 0201\nGrace;0117 496 0202\n');
      await page.getByLabel('Row for this form').selectOption('1');
      await picture(page, 'fill-values');
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Fill this form' }).click();
      await page.getByRole('status').filter({ hasText: '2 fields filled from the file' }).waitFor();
      expect(await field(page, 'phone').inputValue()).toBe('0117 496 0202');
      const xfdf = await downloadBy(page, () => page.getByRole('button', { name: 'Export values as XFDF' }).click());
      const text = await readFile(xfdf.path, 'utf8');
      expect(text).toContain('<field name="name"><value>Grace</value></field>');
      await choose('values.xfdf', text.replace('Grace', 'Zoë 王'));
      await page.getByRole('status').filter({ hasText: 'filled from the file' }).waitFor();
      expect(await field(page, 'name').inputValue()).toBe('Zoë 王');
      await choose('values.csv', 'name\nAda\nGrace\n');
      const zip = await downloadBy(page, () => page.getByRole('button', { name: 'A PDF of each row' }).click());
      const files = Object.values(unzipSync(await readFile(zip.path)));
      const forms = await Promise.all(files.map(async (file) => (await PDFDocument.load(file)).getForm()));
      expect(forms.map((form) => form.getTextField('name').getText())).toEqual(['Ada', 'Grace']);
      await page.close();
    },
  );

  testInBrowser('is opened by the page about filling in forms, and by a row among the tools', async () => {
    const page = await house.visit(`${docket.address}/tools/pdf-fill-form`);
    await choose(page, [await registrationPdf('registration.pdf')]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('[data-field="name"]').waitFor();
    await mode(page, 'Tools').click();
    await page.getByRole('button', { name: 'Fill in', exact: true }).click();
    await page.locator('[data-field="name"]').waitFor();
    await page.close();
  });

  testInBrowser('says so where there is none', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await textPdf('letter.pdf', 'Letter', 2)]);
    await mode(page, 'Fill').click();
    await page.getByText('There are no fields to fill in this document.').waitFor();
    await page.close();
  });

  testInBrowser('goes on in a second tab with the same document', async () => {
    const context = (await house.newPage()).context();
    const tabs = [await context.newPage(), await context.newPage()] as const;
    const bytes = await registrationPdf('registration.pdf');
    for (const tab of tabs) {
      await tab.goto(docket.address);
      await choose(tab, [bytes]);
      await mode(tab, 'Fill').click();
      await tab.locator('[data-field="name"]').waitFor();
    }
    await field(tabs[0], 'name').fill('Ines');
    await field(tabs[0], 'name').blur();
    await tabs[1].waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[data-field="name"]')?.value === 'Ines',
    );
    await context.close();
  });
});
