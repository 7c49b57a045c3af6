import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { textIn } from './harness/seen-by-others.js';
import { testInBrowser } from './harness/test-with.js';
import { choosePdf, downloadBy, dragFinger, draw, openInEditor, saveBy } from './harness/visitor.js';
import { agreementPdf, lockedPdf, textPdf } from './samples/sample-files.js';

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

/** The layer that lies over the first page. */
const layer = (page: Page): Locator => page.locator('[data-page="1"] [data-marks]');
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Edit' });

const openEdit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit this document' }).click();
  await layer(page).waitFor();
};

/** Drags over a part of the first page, in shares of it. */
const dragOver = async (page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
  const box = (await layer(page).boundingBox())!;
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
};

const retype = async (page: Page, before: string, after: string): Promise<void> => {
  await page.keyboard.press('d');
  await layer(page)
    .getByRole('button', { name: `Change “${before}”` })
    .click();
  await page.getByRole('textbox', { name: 'Line of text' }).fill(after);
  await page.keyboard.press('Enter');
};

const saveVersion = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first().click();
  await panel(page).getByRole('heading', { name: 'Saved as a version' }).waitFor();
};

const redact = async (page: Page, word: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Redact' }).click();
  await page.getByLabel('Find a word on every page').fill(word);
  await page.keyboard.press('Enter');
  await page.locator('[data-mark][data-certain=true]').first().waitFor();
  await saveBy(page, 'Redact & Save');
  await page.getByText(/It is nowhere in the data of the file/).waitFor();
};

const signed = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: 'E-Sign' }).click();
  await page.locator('[data-known=true]').waitFor();
  await draw(page);
  return (await saveBy(page, 'Sign PDF')).path;
};

const expectSealed = async (path: string): Promise<void> => {
  expect(readFileSync(path).includes('/ByteRange')).toBe(true);
  const program = findProgram('pdfsig');
  if (program === undefined) return;
  const { output } = await runProgram(program, ['-nocert', path]);
  expect(output).toContain('Signature is Valid');
  expect(output).toContain('Total document signed');
};

/** The types of the annotations of the first page. */
const marksIn = async (path: string): Promise<readonly string[]> => {
  const document = await PDFDocument.load(readFileSync(path));
  const annotations = document.getPage(0).node.Annots()?.asArray() ?? [];
  return annotations.map((one) => String(document.context.lookup(one, PDFDict).get(PDFName.of('Subtype'))));
};

describe('a document in the editor, in chromium', () => {
  testInBrowser(
    'is redacted, edited over a reload, saved, and signed: each of what the one before has made',
    async () => {
      const page = await openInEditor(
        house,
        docket.address,
        await textPdf('harbour.pdf', 'Harbour report by Maria', 2),
      );
      await redact(page, 'Maria');
      await openEdit(page);
      await retype(page, 'Harbour report by', 'Harbour record by');
      await page.keyboard.press('r');
      await dragOver(page, [0.2, 0.4], [0.5, 0.5]);
      await panel(page).getByRole('status').filter({ hasText: 'Draft kept on this device' }).waitFor();
      await picture(page, 'editor-edit');
      expect(await violationsOn(page)).toEqual([]);
      await page.reload();
      await openEdit(page);
      await layer(page).locator('[data-kind=rectangle]').waitFor();
      await saveVersion(page);
      const saved = await downloadBy(page, () => panel(page).getByRole('link', { name: 'Download' }).click());
      expect(await violationsOn(page)).toEqual([]);
      await picture(page, 'editor-edit-saved');
      const path = await signed(page);
      await expectSealed(path);
      for (const output of [saved.path, path]) {
        const text = await textIn(output);
        if (text === undefined) continue;
        expect(text).toContain('Harbour record by');
        expect(text).not.toContain('Maria');
      }
      expect(await marksIn(path)).toContain('/Square');
      await page.close();
    },
  );

  testInBrowser('is drawn on by a finger on a phone, and saved from there', async () => {
    const page = await house.visit(`${docket.address}/pdf-editor`, phone);
    await choosePdf(page, await textPdf('harbour.pdf', 'Harbour report', 1));
    await page.locator('[data-known=true]').waitFor();
    await openEdit(page);
    await page.getByRole('toolbar', { name: 'Instruments' }).getByRole('button', { name: 'Rectangle' }).tap();
    const box = (await layer(page).boundingBox())!;
    await dragFinger(page, [box.x + 60, box.y + 60], [box.x + 160, box.y + 120]);
    await layer(page).locator('[data-kind=rectangle]').waitFor();
    await picture(page, 'editor-edit-phone');
    expect(await violationsOn(page)).toEqual([]);
    await saveVersion(page);
    const { path } = await downloadBy(page, () => panel(page).getByRole('link', { name: 'Download' }).click());
    expect(await marksIn(path)).toEqual(['/Square']);
    await page.close();
  });

  const testLocked = findProgram('qpdf') === undefined ? test.skip : testInBrowser;

  testLocked('that is locked is edited with its password, which the version has, too (qpdf)', async () => {
    const page = await house.visit(`${docket.address}/pdf-editor`);
    await choosePdf(page, await lockedPdf(await agreementPdf('agreement.pdf'), 'secret'));
    await page.getByLabel('Password').fill('secret');
    await page.keyboard.press('Enter');
    await page.locator('[data-known=true]').waitFor();
    await openEdit(page);
    await retype(page, 'Consulting Agreement', 'Consulting Contract');
    await saveVersion(page);
    const { path } = await downloadBy(page, () => panel(page).getByRole('link', { name: 'Download' }).click());
    const encrypted = await runProgram(findProgram('qpdf')!, ['--is-encrypted', path]);
    expect(encrypted.status).toBe(0);
    await page.keyboard.press('d');
    await layer(page).getByRole('button', { name: 'Change “Consulting Contract”' }).waitFor();
    await page.close();
  });

  testInBrowser('keeps the draft and the file in hand where a version cannot be made without a network', async () => {
    const page = await openInEditor(house, docket.address, await textPdf('harbour.pdf', 'Harbour report', 1));
    await openEdit(page);
    await page.keyboard.press('r');
    await dragOver(page, [0.2, 0.4], [0.5, 0.5]);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first().click();
    await panel(page).getByRole('alert').filter({ hasText: 'The draft is kept.' }).waitFor();
    await page.context().setOffline(false);
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await panel(page).getByRole('heading', { name: 'Saved as a version' }).waitFor();
    await page.close();
  });
});
