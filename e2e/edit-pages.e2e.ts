import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { PDFDocument, PDFString } from 'pdf-lib';
import { ask, isThere } from '../services/pdf/fixtures/reference-programs.js';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { choose, downloadBy, dragFinger } from './harness/visitor.js';
import { markedPdf, picturedPdf, png, textPdf } from './samples/sample-files.js';

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

const openMode = async (page: Page): Promise<void> => {
  await page.locator('[data-workbench]').waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).and(page.locator('[aria-pressed]')).click();
  await layer(page).waitFor();
};

const openDocument = async (
  options: Parameters<typeof house.visit>[1] = {},
  document = textPdf('harbour.pdf', 'Harbour report', 2),
): Promise<Page> => {
  const page = await house.visit(docket.address, options);
  await choose(page, [await document]);
  await openMode(page);
  return page;
};

/** The layer that lies over the first page. */
const layer = (page: Page): Locator => page.locator('[data-page="1"] [data-marks]');
const marks = (page: Page, kind: string): Locator => layer(page).locator(`[data-kind="${kind}"]`);

/** Takes an instrument by its key, outside of any field. */
const take = async (page: Page, name: string): Promise<void> =>
  page.getByRole('toolbar', { name: 'Instruments' }).getByRole('button', { name, exact: true }).click();

const PAGE = { width: 595, height: 842 };

/** A point of the first page, as the mouse knows it. */
const onScreen = async (page: Page, [x, y]: readonly [number, number]): Promise<[number, number]> => {
  const box = await layer(page).boundingBox();
  if (!box) throw new Error('the first page is not in sight');
  return [box.x + (x / PAGE.width) * box.width, box.y + (y / PAGE.height) * box.height];
};

const drag = async (page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
  await page.mouse.move(...(await onScreen(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await onScreen(page, to)), { steps: 4 });
  await page.mouse.up();
};

const save = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Save as version' }).filter({ visible: true }).first().click();
  return resultOf(page);
};

const resultOf = async (page: Page): Promise<string> => {
  const result = page.getByRole('region', { name: 'Result' });
  return (await downloadBy(page, () => result.getByRole('link', { name: 'Download' }).click())).path;
};

interface ReadPage {
  /** Pictures that the content of the page draws. */
  readonly pictures: number;
  readonly annotations: readonly { readonly subtype: string; readonly contents: string }[];
  readonly text: string;
}

/** The first page as pdf.js reads it. */
const readFirst = async (path: string): Promise<ReadPage> => {
  const { AnnotationMode, getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const first = await pdf.getPage(1);
  const annotations = (await first.getAnnotations()) as { subtype: string; contentsObj?: { str: string } }[];
  const { items } = await first.getTextContent();
  const { fnArray } = await first.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  await pdf.destroy();
  return {
    pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    annotations: annotations
      .filter(({ subtype }) => subtype !== 'Popup')
      .map(({ subtype, contentsObj }) => ({ subtype, contents: contentsObj?.str ?? '' })),
    text: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  };
};

describe('a document that is edited, in chromium', () => {
  testInBrowser('is marked and written on, survives a reload, and becomes a version with all of it', async () => {
    const page = await openDocument();
    await take(page, 'Highlight');
    await drag(page, [58, 136], [160, 136]);
    await page.keyboard.press('r');
    await drag(page, [100, 230], [220, 290]);
    await page.keyboard.press('t');
    await page.mouse.click(...(await onScreen(page, [100, 190])));
    await page.keyboard.type('Agreed by both');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    expect(await marks(page, 'text').count()).toBe(0);
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('status').filter({ hasText: 'Draft kept on this device' }).waitFor();
    await picture(page, 'edit-desk');
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await openMode(page);
    await marks(page, 'rectangle').waitFor();
    expect(await marks(page, 'text').innerText()).toBe('Agreed by both');
    const { annotations } = await readFirst(await save(page));
    expect(annotations.map(({ subtype }) => subtype)).toEqual(['Highlight', 'Square', 'FreeText']);
    expect(annotations[2]?.contents).toBe('Agreed by both');
    await page.close();
  });

  testInBrowser(
    'takes in the marks of another program, and gives all out again as they are at the moment',
    async () => {
      const page = await openDocument();
      const panel = page.getByRole('region', { name: 'Edit' });
      const xfdf = (annotations: string) => ({
        name: 'marks.xfdf',
        mimeType: 'application/vnd.adobe.xfdf',
        buffer: Buffer.from(`<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>${annotations}</annots></xfdf>`),
      });
      const file = panel.locator('#marks-file');
      await file.setInputFiles(xfdf('<circle page="7" rect="1,1,9,9"/>'));
      await panel.getByRole('alert').filter({ hasText: 'names a page that is not there' }).waitFor();
      const circle = '<circle page="0" name="c1" title="Zoë" rect="100,600,160,660"><contents>Why?</contents></circle>';
      const answer =
        '<text page="0" name="r1" inreplyto="c1" title="Tom" rect="0,0,9,9"><contents>No.</contents></text>';
      const wedge = '<polygon page="0" rect="200,600,300,660"><vertices>210,610;290,610;250,650</vertices></polygon>';
      await file.setInputFiles(xfdf(circle + answer + wedge));
      await panel.getByText('3 marks taken from the file').waitFor();
      await marks(page, 'polygon').waitFor();
      const { path } = await downloadBy(page, () => panel.getByRole('button', { name: 'Export marks' }).click());
      const exported = await readFile(path, 'utf8');
      for (const part of ['<circle ', 'inreplyto="c1"', 'title="Zoë"', '<polygon ', 'Why?'])
        expect(exported).toContain(part);
      expect(await violationsOn(page)).toEqual([]);
      const { annotations } = await readFirst(await save(page));
      expect(annotations).toEqual([
        { subtype: 'Circle', contents: 'Why?' },
        { subtype: 'Text', contents: 'No.' },
        { subtype: 'Polygon', contents: '' },
      ]);
      await page.close();
    },
  );

  testInBrowser('is marked without any dragging, by keys and by the list alone', async () => {
    const page = await openDocument();
    const panel = page.getByRole('region', { name: 'Edit' });
    await panel.getByText('Add without dragging').click();
    await panel.getByLabel('Words on the page').fill('nowhere to be found');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await panel.getByText('The page does not have these words.').waitFor();
    await panel.getByLabel('Words on the page').fill('report');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await marks(page, 'highlight').waitFor();
    await panel.getByLabel('Kind').selectOption('Text box');
    await panel.getByLabel('Text', { exact: true }).fill('Paid');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await panel.getByRole('switch').check();
    await panel.getByLabel('Kind').selectOption('Ellipse');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await marks(page, 'ellipse').focus();
    const before = await marks(page, 'ellipse').boundingBox();
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForFunction(
      (left) => (document.querySelector('[data-kind=ellipse]')?.getBoundingClientRect().left ?? 0) > left,
      before?.x ?? 0,
    );
    await page.keyboard.press('Delete');
    await marks(page, 'ellipse').waitFor({ state: 'detached' });
    const { annotations, text } = await readFirst(await save(page));
    expect(annotations.map(({ subtype }) => subtype)).toEqual(['Highlight']);
    expect(text).toContain('Paid');
    await page.close();
  });

  testInBrowser('says something else in a line, in the same conversion as its marks', async () => {
    const page = await openDocument();
    await page.keyboard.press('d');
    await layer(page).getByRole('button', { name: 'Change “Harbour report, page 1”' }).click();
    await page.getByRole('textbox', { name: 'Line of text' }).fill('Harbour record, page 1');
    await page.keyboard.press('Enter');
    await layer(page).locator('[data-changed=text]').waitFor();
    await take(page, 'Note');
    await page.mouse.click(...(await onScreen(page, [300, 60])));
    await page.getByLabel('Note', { exact: true }).last().fill('Checked');
    await picture(page, 'edit-text');
    const { annotations, text } = await readFirst(await save(page));
    expect(annotations).toEqual([{ subtype: 'Text', contents: 'Checked' }]);
    expect(text).toBe('Harbour record, page 1');
    await page.close();
  });

  testInBrowser('has marks of other programs, which are chosen, changed, answered and removed', async () => {
    const page = await openDocument({}, markedPdf('marked.pdf'));
    const list = page.getByRole('region', { name: 'All marks' });
    await list.getByText('It is.').waitFor();
    await page.mouse.click(...(await onScreen(page, [160, 270])));
    const panel = page.getByRole('region', { name: 'Edit' });
    await panel.getByLabel('Colour 2').click();
    await page.mouse.move(...(await onScreen(page, [160, 270])));
    await drag(page, [160, 270], [200, 330]);
    await panel.getByLabel('Your answer').fill('Thank you.');
    await panel.getByRole('button', { name: 'Answer', exact: true }).click();
    await list.getByRole('button', { name: 'Remove Note: Old' }).click();
    expect(await list.getByRole('button', { name: /Remove Stamp/ }).count()).toBe(0);
    await list.getByLabel('In order of').selectOption('Author');
    expect(await list.locator('h3').allInnerTexts()).toEqual(['Ada', 'Zoë', 'Removed (1)']);
    await picture(page, 'edit-marks-of-others');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('status').filter({ hasText: 'Draft kept on this device' }).waitFor();
    await page.reload();
    await openMode(page);
    await list.getByText('Thank you.').waitFor();
    const { annotations } = await readFirst(await save(page));
    expect(annotations).toEqual([
      { subtype: 'Square', contents: 'Is this the pier?' },
      { subtype: 'Text', contents: 'It is.' },
      { subtype: 'Text', contents: 'Thank you.' },
    ]);
    await page.close();
  });

  testInBrowser('loses a picture, has a line moved, and gets another picture, in one version', async () => {
    const page = await openDocument({}, picturedPdf('pictured.pdf'));
    await page.keyboard.press('d');
    const line = layer(page).getByRole('button', { name: 'Change “Harbour report, page 1”' });
    await line.waitFor();
    await drag(page, [100, 140], [120, 200]);
    await line.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await layer(page).getByRole('button', { name: 'Picture 1' }).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('listitem').filter({ hasText: 'Picture removed' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Line moved' }).waitFor();
    await picture(page, 'edit-objects');
    expect(await violationsOn(page)).toEqual([]);
    await take(page, 'Picture');
    const { name, bytes } = await png('seal.png');
    const file = { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
    await page.getByLabel('Picture to put on the page').setInputFiles(file);
    await page.getByRole('img', { name: 'seal.png' }).waitFor();
    await drag(page, [100, 220], [200, 320]);
    await picture(page, 'edit-picture');
    const { annotations, text, pictures } = await readFirst(await save(page));
    expect(annotations).toEqual([{ subtype: 'Stamp', contents: '' }]);
    expect([text, pictures]).toEqual(['Harbour report, page 1', 0]);
    await page.close();
  });

  testInBrowser('has marks drawn and moved, and lines moved, by a finger that drags', async () => {
    const page = await openDocument(phone);
    await take(page, 'Rectangle');
    await dragFinger(page, await onScreen(page, [100, 200]), await onScreen(page, [220, 280]));
    await marks(page, 'rectangle').waitFor();
    await take(page, 'Select');
    const before = await marks(page, 'rectangle').boundingBox();
    await dragFinger(page, await onScreen(page, [160, 240]), await onScreen(page, [160, 340]));
    const after = await marks(page, 'rectangle').boundingBox();
    expect((after?.y ?? 0) - (before?.y ?? 0)).toBeGreaterThan(20);
    await take(page, 'Edit text');
    await layer(page).getByRole('button', { name: 'Change “Harbour report, page 1”' }).tap();
    await page.locator('[data-sheet-field=line]').waitFor();
    await dragFinger(page, await onScreen(page, [80, 136]), await onScreen(page, [80, 186]));
    await page.locator('[data-moved]').first().waitFor();
    await page.close();
  });

  testInBrowser('is marked on a phone by taps', async () => {
    const page = await openDocument(phone);
    await take(page, 'Check mark');
    await page.touchscreen.tap(...(await onScreen(page, [100, 200])));
    await marks(page, 'symbol').waitFor();
    await take(page, 'Text box');
    await page.touchscreen.tap(...(await onScreen(page, [100, 260])));
    await page.keyboard.type('Seen');
    await picture(page, 'edit-phone');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Marks (2)' }).click();
    await page.getByRole('button', { name: 'Remove Check mark' }).click();
    expect(await violationsOn(page)).toEqual([]);
    const { annotations } = await readFirst(await save(page));
    expect(annotations).toEqual([{ subtype: 'FreeText', contents: 'Seen' }]);
    await page.close();
  });
});

/** A contract with a field to write in and two that wait for a signature. */
const contract = async () => {
  const document = await PDFDocument.load((await textPdf('contract.pdf', 'Contract', 2)).bytes);
  const page = document.getPage(0);
  const form = document.getForm();
  form.createTextField('Place').addToPage(page, { x: 60, y: 500, width: 180, height: 22 });
  for (const [name, x] of [
    ['Tenant', 60],
    ['Landlord', 320],
  ] as const) {
    const widget = { Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: 4, P: page.ref, Rect: [x, 200, x + 180, 260] };
    const ref = document.context.register(document.context.obj({ ...widget, T: PDFString.of(name) }));
    page.node.addAnnot(ref);
    form.acroForm.addField(ref);
  }
  return { name: 'contract.pdf', bytes: await document.save() };
};

/** The report of `pdfsig` on the signatures of a file. */
const signaturesIn = async (path: string): Promise<string> => ask('pdfsig', await readFile(path), 'FILE');

/** Saves and signs. @param versionCount  how many versions there are then */
const saveSigned = async (page: Page, versionCount: number): Promise<string> => {
  await page.getByRole('button', { name: 'Save and sign' }).click();
  await page.getByRole('list', { name: 'Versions' }).getByRole('listitem').nth(versionCount).waitFor();
  return resultOf(page);
};

describe('a document that is signed in the mode Edit, in chromium', () => {
  testInBrowser(
    'is saved with its other changes first, and signed in the prepared fields, one after the other',
    async () => {
      const page = await openDocument({}, contract());
      const panel = page.getByRole('region', { name: 'Edit' });
      await page.keyboard.press('r');
      await drag(page, [100, 230], [220, 290]);
      await take(page, 'Signature');
      await panel.getByRole('button', { name: 'Sign here: Tenant' }).and(page.locator(':disabled')).waitFor();
      await panel.getByRole('button', { name: 'New signature' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Type', exact: true }).click();
      await dialog.getByLabel('Type your signature').fill('Zoë Łukasz');
      await picture(page, 'sign-new');
      expect(await violationsOn(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Use it' }).click();
      await panel.getByRole('button', { name: 'Sign here: Tenant' }).click();
      await panel.getByText('Signature is there').waitFor();
      await panel.getByRole('button', { name: /^Date: / }).click();
      await page.mouse.click(...(await onScreen(page, [320, 260])));
      await picture(page, 'sign-desk');
      expect(await violationsOn(page)).toEqual([]);
      const path = await saveSigned(page, 2);
      const read = await readFirst(path);
      expect(read.annotations.map(({ subtype }) => subtype)).toContain('Square');
      expect(read.text).toMatch(/20\d\d/);
      if (isThere('pdfsig')) {
        const said = await signaturesIn(path);
        expect(said).toContain('Signature Field Name: Tenant');
        expect(said).toContain('Signature Validation: Signature is Valid.');
        expect(said).toContain('Total document signed');
      }
      await openMode(page);
      await take(page, 'Signature');
      await panel.getByRole('button', { name: 'Sign here: Landlord' }).waitFor();
      expect(await panel.getByRole('button', { name: 'Sign here: Tenant' }).count()).toBe(0);
      await panel.getByRole('img', { name: 'Signature 1' }).click();
      await panel.getByRole('button', { name: 'Sign here: Landlord' }).click();
      const both = await signaturesIn(await saveSigned(page, 3));
      if (isThere('pdfsig')) expect(both.match(/Signature Validation: Signature is Valid\./g)?.length).toBe(2);
      await page.close();
    },
  );
});
