import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';
import { desktop, phones } from '../combinations.js';

const openEdit = async (
  { choose, stage, page, button }: Visit,
  sample: 'draft' | 'marked' | 'pictured' | 'prepared' = 'draft',
): Promise<void> => {
  await choose(stage.samples[sample]);
  await button('Edit').filter({ visible: true }).click();
  await page.locator('[data-page="1"] [data-marks]').waitFor();
};

/** Takes an instrument and clicks a point of the first page, a share of its width and height. */
const click = async (
  { page, button }: Visit,
  instrument: 'Rectangle' | 'Text box' | 'Form field',
  down: number,
): Promise<void> => {
  await button(instrument).click();
  const box = await page.locator('[data-page="1"] [data-marks]').boundingBox();
  if (box) await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * down);
};

const pages: AxeState = {
  name: 'edit: the pages and the instruments',
  reach: (visit) => openEdit(visit),
  shows: ({ page }) => page.locator('[data-mode=edit] [data-marks=select]').first(),
};

const selected: AxeState = {
  name: 'edit: a mark that is selected',
  reach: (visit) => click(visit, 'Rectangle', 0.1),
  shows: ({ page }) => page.locator('.mark-frame'),
};

const writing: AxeState = {
  name: 'edit: a text that is written',
  reach: (visit) => click(visit, 'Text box', 0.22),
  shows: ({ page }) => page.locator('.mark-writing'),
};

const newField: AxeState = {
  name: 'edit: a field that is new',
  reach: (visit) => click(visit, 'Form field', 0.16),
  shows: ({ page }) => page.locator('[data-region=tools] [role=switch]').first(),
};

const listOfPhone: AxeState = {
  name: 'edit: all marks on a phone',
  widths: phones,
  reach: ({ page }) => page.locator('[aria-expanded=false]').filter({ visible: true }).last().click(),
  shows: ({ page }) => page.locator('[data-region=tools] ol').first(),
};

const adding: AxeState = {
  name: 'edit: a mark by numbers and words',
  widths: desktop,
  reach: ({ text }) => text('Add without dragging').click(),
  shows: ({ page }) => page.locator('[data-region=tools] details[open] form'),
};

const markOfDocument: AxeState = {
  name: 'edit: a mark of the document with its answers',
  reach: async (visit) => {
    await openEdit(visit, 'marked');
    const mark = visit.page.locator('[data-page="1"] [data-document][data-kind=rectangle]');
    await mark.focus();
    await mark.press('Enter');
  },
  shows: ({ page }) => page.locator('[data-region=tools] textarea[name=answer]'),
};

const removedMark: AxeState = {
  name: 'edit: a mark of the document that goes',
  widths: desktop,
  reach: ({ page }) => page.locator('[data-region=tools]').getByRole('button', { name: 'Old' }).last().click(),
  shows: ({ page }) => page.locator('[data-region=tools] del'),
};

const objects: AxeState = {
  name: 'edit: the lines and the pictures of a page',
  reach: async (visit) => {
    await openEdit(visit, 'pictured');
    await visit.button('Edit text').filter({ visible: true }).click();
  },
  shows: ({ page }) => page.locator('[data-page="1"] .line-picture'),
};

const rewriting: AxeState = {
  name: 'edit: a line that is written anew',
  reach: ({ page }) => page.locator('[data-page="1"] [data-line]').first().click(),
  shows: ({ page }) => page.locator('.line-field, [data-sheet-field=line]').first(),
};

const objectsMoved: AxeState = {
  name: 'edit: a line that was moved and a picture that was removed',
  widths: desktop,
  reach: async ({ page }) => {
    await page.locator('.line-field').press('Escape');
    await page.locator('[data-page="1"] [data-line]').first().press('ArrowDown');
    await page.locator('[data-page="1"] .line-picture-grip').press('Delete');
  },
  shows: ({ page }) => page.locator('[data-moved]'),
};

const choosingPicture: AxeState = {
  name: 'edit: a picture to choose',
  reach: ({ button }) => button('Picture').filter({ visible: true }).click(),
  shows: ({ page }) => page.locator('[data-region=tools] input[data-picture]'),
};

const refusedMarks: AxeState = {
  name: 'edit: a file of marks that cannot be taken in',
  widths: desktop,
  reach: async (visit) => {
    await openEdit(visit);
    const buffer = Buffer.from('<xfdf><annots/></xfdf>');
    await visit.page
      .locator('#marks-file')
      .setInputFiles({ name: 'marks.xfdf', mimeType: 'application/vnd.adobe.xfdf', buffer });
  },
  shows: ({ page }) => page.locator('[data-region=tools] [role=alert]'),
};

const signing: AxeState = {
  name: 'edit: signatures to choose',
  reach: async (visit) => {
    await openEdit(visit, 'prepared');
    await visit.button('Signature').filter({ visible: true }).click();
  },
  shows: ({ heading }) => heading('Prepared for a signature'),
};

export const editWalks: readonly AxeWalk[] = [
  { path: '/', states: [pages, selected, writing, newField, adding, listOfPhone] },
  { path: '/', states: [markOfDocument, removedMark] },
  { path: '/', states: [refusedMarks] },
  { path: '/', states: [signing] },
  { path: '/', states: [objects, rewriting, objectsMoved, choosingPicture] },
];
