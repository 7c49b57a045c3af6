import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { PDFDocument, PDFHexString, PDFName, PDFString, type PDFRef } from 'pdf-lib';

import { askPython, FLAWLESS, isImported, qpdfCheck } from '../services/pdf/fixtures/reference-programs.js';
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

/**
 * A guide of three pages with nested bookmarks as other programs write them: to a page by a name of the document, by its
 * reference and by its number, and to a name that is nowhere.
 */
const bookmarkedPdf = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.load((await textPdf('guide.pdf', 'Guide', 3)).bytes);
  const { context, catalog } = document;
  const [root, size, height, width, gone] = Array.from({ length: 5 }, () => context.nextRef()) as [PDFRef, ...PDFRef[]];
  const line = (title: string, dest: unknown, more: object) =>
    context.obj({ Title: PDFHexString.fromText(title), Dest: dest, ...more } as never);
  const to = (page: unknown) => [page, 'Fit'];
  const second = PDFString.of('second');
  context.assign(root, context.obj({ Type: 'Outlines', First: size!, Last: gone!, Count: 2 }));
  const below = { First: height, Last: width, Count: -2 };
  context.assign(size!, line('Größe', second, { Parent: root, Next: gone, ...below }));
  context.assign(height!, line('Höhe', to(document.getPage(2).ref), { Parent: size, Next: width }));
  context.assign(width!, line('Breite', to(1), { Parent: size, Prev: height }));
  context.assign(gone!, line('Gone', PDFString.of('nowhere'), { Parent: root, Prev: size }));
  catalog.set(PDFName.of('Outlines'), root);
  const names = [second, [document.getPage(1).ref, 'XYZ', null, 700, null]];
  catalog.set(PDFName.of('Names'), context.obj({ Dests: { Names: names } } as never));
  return document.save();
};

/** As MuPDF and qpdf read them, where their modules are installed: level, title and page. */
const readers: Readonly<Record<string, readonly string[]>> = {
  pymupdf: ['import sys, pymupdf', 'for l, t, p, *_ in pymupdf.open(sys.argv[1]).get_toc(): print(l, t, p)'],
  pikepdf: [
    'import sys, pikepdf',
    'pdf = pikepdf.open(sys.argv[1])',
    'def show(items, depth):',
    '  for item in items:',
    '    print(depth, item.title, [page.objgen for page in pdf.pages].index(item.destination[0].objgen) + 1)',
    '    show(item.children, depth + 1)',
    'with pdf.open_outline() as outline: show(outline.root, 1)',
  ],
};

const openFile = async (bytes: Uint8Array, row: string): Promise<Page> => {
  const page = await house.visit(docket.address);
  await choose(page, [{ name: 'guide.pdf', bytes }]);
  await openRow(page, row);
  return page;
};

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

  testInBrowser(
    'bookmarks that a document has stand where they lead to, and are read back as they were left',
    async () => {
      const page = await openFile(await bookmarkedPdf(), 'Bookmarks');
      const form = page.getByRole('form', { name: 'Bookmarks: options' });
      const rows = form.getByRole('listitem');
      await rows.nth(3).waitFor();
      const shown = await Promise.all(
        (await rows.all()).map(async (row) => [
          await row.getByRole('group').getAttribute('aria-label'),
          await row.getByRole('spinbutton').inputValue(),
        ]),
      );
      expect(shown).toEqual([
        ['Größe, level 1', '2'],
        ['Höhe, level 2', '3'],
        ['Breite, level 2', '2'],
        ['Gone, level 1', '2'],
      ]);
      await form.getByText('Bookmarks that lead to no page of this document, and will lead to one: 1').waitFor();
      await form.getByRole('textbox', { name: 'Title' }).nth(2).fill('Länge');
      await picture(page, 'bookmarks-of-a-document');
      await form.getByRole('button', { name: 'Set bookmarks' }).click();
      const output = await resultOf(page);
      for (const [module, script] of Object.entries(readers).filter(([name]) => isImported(name))) {
        const read = askPython(output, ...script).split('\n');
        expect([module, ...read]).toEqual([module, '1 Größe 2', '2 Höhe 3', '2 Länge 2', '1 Gone 2']);
      }
      expect(qpdfCheck(output)).toContain(FLAWLESS);
      await page.close();
    },
  );

  testInBrowser(
    'page labels that a document has are a table, and are called so by another engine as they were left',
    async () => {
      const { bytes } = await textPdf('guide.pdf', 'Guide', 3);
      const document = await PDFDocument.load(bytes);
      const nums = [0, { S: 'r' }, 2, { S: 'D', P: PDFString.of('A-'), St: 5 }];
      document.catalog.set(PDFName.of('PageLabels'), document.context.obj({ Nums: nums } as never));
      const page = await openFile(await document.save(), 'Bookmarks');
      const form = page.getByRole('form', { name: 'Bookmarks: options' });
      await form.getByRole('switch', { name: 'Make them from headings' }).click();
      const rows = form.getByRole('list', { name: 'Page labels' }).getByRole('listitem');
      await rows.nth(1).waitFor();
      expect(await rows.nth(1).getByRole('textbox', { name: 'Prefix' }).inputValue()).toBe('A-');
      expect(await rows.nth(1).innerText()).toContain('A-5');
      await rows.nth(0).getByRole('combobox', { name: 'Style' }).selectOption('Letters');
      await form.getByRole('button', { name: 'Add page labels' }).click();
      await rows.nth(2).getByText('Another row begins on this page.').waitFor();
      await rows.nth(2).getByRole('spinbutton', { name: 'First page' }).fill('2');
      await rows.nth(2).getByRole('textbox', { name: 'Prefix' }).fill('S ');
      await picture(page, 'page-labels');
      expect(await violationsOn(page)).toEqual([]);
      await form.getByRole('button', { name: 'Set bookmarks' }).click();
      const output = await resultOf(page);
      const scripts = {
        pymupdf: ['import sys, pymupdf', 'print(*[p.get_label() for p in pymupdf.open(sys.argv[1])], sep="|")'],
        pikepdf: [
          'import sys, pikepdf',
          'pdf = pikepdf.open(sys.argv[1])',
          'print(*[page.label for page in pdf.pages], sep="|")',
        ],
      };
      for (const [module, script] of Object.entries(scripts).filter(([name]) => isImported(name)))
        expect([module, askPython(output, ...script)]).toEqual([module, 'A|S 1|A-5']);
      await page.close();
    },
  );

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
    const document = await PDFDocument.load(await resultOf(page));
    expect([document.getTitle(), document.getSubject()]).toEqual(['Przewodnik', undefined]);
    await page.close();
  });
});
