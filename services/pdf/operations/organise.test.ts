import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { linkTargets, outlineOf, pagesIn } from '../fixtures/rendered-look.js';
import { addLink, documentWith, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { organise } from './organise.js';

jest.setTimeout(60_000);

describe('organising pages', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const organised = async (bytes: Uint8Array, pages: string) =>
    (await organise([fileOf('report.pdf', bytes)], { pages }, work)).bytes;
  const wordsIn = (bytes: Uint8Array) =>
    textOf(bytes)
      .split('\f')
      .slice(0, -1)
      .map((page) => page.trim());
  const fourPages = () => documentWith({ text: 'one' }, { text: 'two' }, { text: 'three' }, { text: 'four' });

  testWith('pdftotext', 'gives them another order, and leaves out those that are not named', async () => {
    expect(wordsIn(await organised(await save(await fourPages()), '4,1-2'))).toEqual(['four', 'one', 'two']);
    expect(wordsIn(await organised(await save(await fourPages()), '4-1'))).toEqual(['four', 'three', 'two', 'one']);
  });

  testWith('pdftotext', 'keeps them all when nothing is said', async () => {
    expect(wordsIn(await organised(await save(await fourPages()), ''))).toEqual(['one', 'two', 'three', 'four']);
  });

  testWith('pdftotext', 'takes a page as often as it is named', async () => {
    expect(wordsIn(await organised(await save(await fourPages()), '2,2,2'))).toEqual(['two', 'two', 'two']);
  });

  testWith('pdftotext', 'puts in empty pages as large as the page that each is like, upright as it is', async () => {
    const labelled = await documentWith({ text: 'one', size: [300, 500], rotate: 90 }, { text: 'two' });
    const result = await organised(await save(labelled), '1,blank1,2,blank2@90,blank2');
    expect(wordsIn(result)).toEqual(['one', '', 'two', '', '']);
    const pages = (await PDFDocument.load(result)).getPages();
    expect(pages.map((page) => [page.getWidth(), page.getRotation().angle])).toEqual([
      [300, 90],
      [300, 90],
      [200, 0],
      [200, 90],
      [200, 0],
    ]);
    expect(qpdfCheck(result)).toContain(FLAWLESS);
  });

  testWith(
    'pdftotext',
    'an empty page says nothing of the page that it is like, even where that is left out',
    async () => {
      const result = await organised(await save(await fourPages()), '1,blank2');
      expect(wordsIn(result)).toEqual(['one', '']);
      expect(Buffer.from(result).includes('two')).toBe(false);
      expect(qpdfCheck(result)).toContain(FLAWLESS);
    },
  );

  test('refuses a result of nothing but empty pages', async () => {
    await expect(organised(await save(await fourPages()), 'blank1,blank2')).rejects.toMatchObject({
      code: 'pages.all-blank',
    });
    await expect(organised(await save(await fourPages()), '1,blank9')).rejects.toMatchObject({
      code: 'pages.not-in-file',
    });
  });

  test('turns a page on top of what it is turned already', async () => {
    const result = await organised(await pdfWith({}, { rotate: 90 }, { rotate: 270 }), '2@90,1,3@180,1@270');
    const angles = (await PDFDocument.load(result)).getPages().map((page) => page.getRotation().angle);
    expect(angles).toEqual([180, 0, 90, 270]);
  });

  test('keeps the boxes of the pages', async () => {
    const result = await organised(await pdfWith({}, { size: [300, 500], crop: [1, 2, 30, 40] }), '2,1');
    const [first] = (await PDFDocument.load(result)).getPages();
    expect([first!.getSize(), first!.getCropBox()]).toEqual([
      { width: 300, height: 500 },
      { x: 1, y: 2, width: 30, height: 40 },
    ]);
  });

  test('lets outline and links follow their pages, and drops what leads nowhere any more', async () => {
    const document = await fourPages();
    setOutline(document, [
      ['One', 0],
      ['Three', 2],
      ['Four', 3],
    ]);
    addLink(document, 0, { page: 3 });
    addLink(document, 3, { page: 2 });
    const result = await organised(await save(document), '4,2,1');
    expect((await outlineOf(result)).filter((line) => /\d$/.test(line))).toEqual(['One 3', 'Four 1']);
    expect((await linkTargets(result))[2]).toEqual([1]);
    expect((await linkTargets(result)).flat()).not.toContain(2);
  });

  test('keeps the form fields of the pages that stay, with what is in them', async () => {
    const document = await fourPages();
    const form = document.getForm();
    for (const [index, name] of ['first', 'second'].entries()) {
      const field = form.createTextField(name);
      field.addToPage(document.getPage(index));
      field.setText(`value of ${name}`);
    }
    const result = (await PDFDocument.load(await organised(await save(document), '3,2'))).getForm();
    expect(result.getFields().map((field) => field.getName())).toEqual(['second']);
    expect(result.getTextField('second').getText()).toBe('value of second');
  });

  testWith('pdfinfo', 'keeps the title, and page labels with their pages', async () => {
    const document = await fourPages();
    document.setTitle('Annual report');
    const labels = { Nums: [0, { S: 'r' }, 2, { S: 'D', P: PDFString.of('A-') }] };
    document.catalog.set(PDFName.of('PageLabels'), document.context.obj(labels as never));
    const result = await organised(await save(document), '3,1');
    expect(ask('pdfinfo', result, 'FILE')).toContain('Annual report');
    const labelled = (await PDFDocument.load(result)).catalog.lookup(PDFName.of('PageLabels'));
    expect(String(labelled)).toContain('A-');
  });

  test.each([
    ['5', 'pages.not-in-file', 'report.pdf has 4 pages; page 5 does not exist'],
    ['2:1', 'pages.no-such-file', 'pages: there is no file 2; the request has 1'],
  ])('refuses %s', async (pages, code, message) => {
    await expect(organised(await save(await fourPages()), pages)).rejects.toMatchObject({ code, message });
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    const result = await organised(await save(await fourPages()), '4@90,2,2');
    expect(qpdfCheck(result)).toContain(FLAWLESS);
    expect(await pagesIn(result)).toBe(3);
  });
});
