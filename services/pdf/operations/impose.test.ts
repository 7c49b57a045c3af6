import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFNumber, degrees } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfImpose } from '../../../contracts/tools/pdf-impose.js';
import { pagesDrawnBy, type Drawer } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { FIELD_TEXTS, NOTE_TEXTS, notesAndFieldsLedTo } from '../fixtures/led-to-pdfs.js';
import { addLink, addMark, documentWith, nameDestination, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { answerOf, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { inkOn, linkTargets, outlineOf, pagesIn } from '../fixtures/rendered-look.js';
import { impose } from './impose.js';

jest.setTimeout(60_000);

const A4 = [595.28, 841.89] as const;
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const sizesOf = async (bytes: Uint8Array) =>
  (await PDFDocument.load(bytes)).getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);

describe('pages per sheet', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const run = (bytes: Uint8Array, options: Partial<OptionsOf<'pdf-impose'>> = {}) =>
    impose([fileOf('report.pdf', bytes)], pdfImpose.options.parse(options), work);
  const numbered = (count: number, size: readonly [number, number] = A4) =>
    pdfWith(...Array.from({ length: count }, (_, at) => ({ text: `Page${at + 1}`, size })));

  /** Words of each sheet, in the order of Poppler's reading. */
  const sheetsRead = (bytes: Uint8Array): string[][] =>
    textOf(bytes)
      .split('\f')
      .slice(0, -1)
      .map((sheet) => words(sheet));

  testWith('pdftotext', 'puts so many on each, row by row', async () => {
    for (const [layout, sheets] of [
      ['2', 3],
      ['4', 2],
      ['6', 1],
      ['9', 1],
      ['16', 1],
    ] as const) {
      const { bytes } = await run(await numbered(5), { layout });
      expect(await pagesIn(bytes)).toBe(sheets);
      expect(sheetsRead(bytes).flat()).toEqual(['Page1', 'Page2', 'Page3', 'Page4', 'Page5']);
    }
  });

  testWith('pdftotext', 'puts one on each in another size, turned as it is, within its margins', async () => {
    const letter = await documentWith({ text: 'upright', size: [612, 792] }, { text: 'across', size: [792, 612] });
    for (const page of letter.getPages()) {
      page.drawRectangle({ x: 0, y: 0, width: page.getWidth(), height: page.getHeight(), borderWidth: 12 });
    }
    const { bytes } = await run(await save(letter), { layout: '1', paper: 'a4', gap: 36 });
    expect(await sizesOf(bytes)).toEqual([
      [595, 842],
      [842, 595],
    ]);
    expect(sheetsRead(bytes)).toEqual([['upright'], ['across']]);
    const { left, right } = await inkOn(bytes);
    expect([Math.round(left * 595), Math.round(right * 595)]).toEqual([36, 559]);
  });

  testWith('mutool', 'keeps every word for MuPDF, too', async () => {
    const { bytes } = await run(await numbered(5), { layout: '4' });
    expect(words(answerOf('mutool', bytes, 'draw', '-q', '-F', 'text', 'FILE')).toSorted()).toEqual([
      'Page1',
      'Page2',
      'Page3',
      'Page4',
      'Page5',
    ]);
  });

  testWith('pdftotext', 'runs from right to left when asked to', async () => {
    const { bytes } = await run(await numbered(4), { layout: '4', rightToLeft: true });
    expect(sheetsRead(bytes)).toEqual([['Page2', 'Page1', 'Page4', 'Page3']]);
  });

  test('turns the paper so that pages become as large as they can', async () => {
    expect(await sizesOf((await run(await numbered(2), { layout: '2' })).bytes)).toEqual([[842, 595]]);
    expect(await sizesOf((await run(await numbered(2, [842, 595]), { layout: '2' })).bytes)).toEqual([[595, 842]]);
    expect(await sizesOf((await run(await numbered(4), { layout: '4', paper: 'letter' })).bytes)).toEqual([[612, 792]]);
    expect(await sizesOf((await run(await numbered(4), { layout: '4', paper: 'a3' })).bytes)).toEqual([[842, 1191]]);
  });

  testWith('pdftotext', 'makes a booklet whose folded sheets read in order', async () => {
    const read = async (options: Partial<OptionsOf<'pdf-impose'>>, count: number) =>
      sheetsRead((await run(await numbered(count), { layout: 'booklet', ...options })).bytes);
    expect(await read({}, 8)).toEqual([
      ['Page8', 'Page1'],
      ['Page2', 'Page7'],
      ['Page6', 'Page3'],
      ['Page4', 'Page5'],
    ]);
    expect(await read({}, 5)).toEqual([['Page1'], ['Page2'], ['Page3'], ['Page4', 'Page5']]);
    expect(await read({ rightToLeft: true }, 4)).toEqual([
      ['Page1', 'Page4'],
      ['Page3', 'Page2'],
    ]);
  });

  test('moves the inner sheets of a booklet towards the spine', async () => {
    const black = await documentWith(...Array.from({ length: 8 }, () => ({ size: A4 })));
    for (const page of black.getPages()) page.drawRectangle({ x: 0, y: 0, width: A4[0], height: A4[1] });
    const inks = async (creep: number) => {
      const { bytes } = await run(await save(black), { layout: 'booklet', creep });
      return Promise.all([0, 1, 2, 3].map(async (page) => (await inkOn(bytes, page)).left * 842));
    };
    const flat = await inks(0);
    const crept = await inks(10);
    const moved = crept.map((left, at) => Math.round(left - (flat[at] ?? 0)));
    expect(moved.slice(0, 2)).toEqual([0, 0]);
    for (const by of moved.slice(2)) expect(Math.abs(by - 10)).toBeLessThanOrEqual(2);
  });

  testWith('pdftotext', 'cuts double pages in two, and tall ones across', async () => {
    const wide = await documentWith({ size: [600, 300] }, { size: [300, 600] });
    const [first, second] = wide.getPages();
    first?.drawText('Left', { x: 40, y: 100 });
    first?.drawText('Right', { x: 400, y: 100 });
    second?.drawText('Upper', { x: 40, y: 500 });
    second?.drawText('Lower', { x: 40, y: 100 });
    const { bytes } = await run(await save(wide), { layout: 'halves' });
    expect(sheetsRead(bytes)).toEqual([['Left'], ['Right'], ['Upper'], ['Lower']]);
    expect(await sizesOf(bytes)).toEqual([
      [300, 300],
      [300, 300],
      [300, 300],
      [300, 300],
    ]);
    const back = await run(await save(wide), { layout: 'halves', rightToLeft: true });
    expect(sheetsRead(back.bytes)).toEqual([['Right'], ['Left'], ['Upper'], ['Lower']]);
  });

  testWith('pdftotext', 'makes a poster of several sheets', async () => {
    const page = await documentWith({ size: A4 });
    page.getPage(0).drawText('Corner', { x: 450, y: 60 });
    const { bytes } = await run(await save(page), { layout: 'poster', sheetsAcross: 3 });
    const sheets = sheetsRead(bytes);
    expect(sheets).toHaveLength(9);
    expect(sheets.map((read) => read.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test.each<[string, Drawer]>([
    ['Poppler', 'poppler'],
    ['MuPDF', 'mutool'],
  ])('stands pages upright as displayed: turned, cropped and in large units (%s)', async (_, drawer) => {
    const document = await documentWith({ size: [200, 300] });
    const page = document.getPage(0);
    page.drawRectangle({ x: 110, y: 160, width: 40, height: 90 });
    page.setRotation(degrees(90));
    page.setCropBox(100, 150, 100, 150);
    page.node.set(PDFName.of('UserUnit'), PDFNumber.of(3));
    const before = await save(document);
    const { bytes } = await run(before, { layout: '2', gap: 0 });
    const was = await inkOn(before);
    const is = await inkOn(bytes);
    // The page is 150 by 100 as displayed, and has the upper half of a sheet that is as wide as it.
    expect(await sizesOf(bytes)).toEqual([[595, 842]]);
    expect(is.left).toBeCloseTo(was.left, 1);
    expect(is.right).toBeCloseTo(was.right, 1);
    const heightShare = 595.28 / 1.5 / 841.89;
    const above = (0.5 - heightShare) / 2;
    expect(is.top).toBeCloseTo(above + was.top * heightShare, 1);
    const [picture] = pagesDrawnBy(drawer, bytes);
    expect(picture?.some((byte, at) => at > 100 && byte < 40)).toBe(true);
  });

  test('leads links, bookmarks and names to where their pages went', async () => {
    const document = await documentWith(...Array.from({ length: 6 }, () => ({ size: A4, text: 'x' })));
    addLink(document, 0, { page: 5 });
    addLink(document, 1, { uri: 'https://example.org' });
    addLink(document, 2, { name: 'fourth' });
    nameDestination(document, 'fourth', 3);
    setOutline(document, [
      ['One', 0],
      ['Five', 4],
    ]);
    const { bytes } = await run(await save(document), { layout: '2' });
    expect(await outlineOf(bytes)).toEqual(['One 1', 'Five 3']);
    expect(await linkTargets(bytes)).toEqual([[3, '-'], [2], []]);
  });

  testWith('mutool', 'puts a link where its words are', async () => {
    const document = await documentWith({ size: A4 }, { size: A4 });
    addLink(document, 1, { uri: 'https://example.org' });
    const { bytes } = await run(await save(document), { layout: '2', gap: 0 });
    const rect = (await PDFDocument.load(bytes)).getPage(0).node.Annots()?.lookup(0)?.toString() ?? '';
    const [left = 0, bottom = 0] = /Rect \[ ([\d.]+) ([\d.]+)/.exec(rect)?.slice(1).map(Number) ?? [];
    const scale = 420.945 / 595.28;
    expect(left).toBeCloseTo(420.945 + 10 * scale, 0);
    expect(bottom).toBeCloseTo(10 * scale, 0);
  });

  test('gives a link on a cut page to the half that shows it', async () => {
    const document = await documentWith({ size: [600, 300] });
    addLink(document, 0, { uri: 'https://example.org' });
    expect(await linkTargets((await run(await save(document), { layout: 'halves' })).bytes)).toEqual([['-'], []]);
  });

  testWith('pdftotext', 'makes fields and marks part of their pages', async () => {
    const document = await documentWith({ size: A4, text: 'Name' }, { size: A4 });
    const field = document.getForm().createTextField('name');
    field.setText('Zoe');
    field.addToPage(document.getPage(0), { x: 80, y: 300, width: 150, height: 24 });
    addMark(document, 1);
    const { bytes } = await run(await save(document), { layout: '2' });
    expect(sheetsRead(bytes).flat()).toContain('Zoe');
    const result = await PDFDocument.load(bytes);
    expect(result.catalog.has(PDFName.of('AcroForm'))).toBe(false);
    expect(result.getPage(0).node.Annots()).toBeUndefined();
  });

  testWith('qpdf', 'leaves nothing of notes and fields, whatever actions lead to', async () => {
    const { bytes } = await run(await notesAndFieldsLedTo(), { layout: '2' });
    const text = answerOf('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-');
    expect([...NOTE_TEXTS, ...FIELD_TEXTS].filter((one) => text.includes(one))).toEqual([]);
    expect(text).toContain('https://example.org');
  });

  testWith('qpdf', 'makes a file without a flaw, whatever the layout', async () => {
    for (const layout of ['2', '16', 'booklet', 'halves', 'poster'] as const) {
      expect(qpdfCheck((await run(await numbered(3), { layout })).bytes)).toContain(FLAWLESS);
    }
  });

  testWith('pdftotext', 'keeps apart pages whose content ends within a text or leaves a state behind', async () => {
    const document = await documentWith({ size: A4 }, { size: A4, text: 'Second' }, { size: A4, text: 'Third' });
    const { context } = document;
    for (const [index, content] of ['q 9 0 0 9 0 0 cm BT', '/OC /MC0 BDC 1 0 0 1 500 0 cm'].entries()) {
      const page = document.getPage(index);
      const own = page.node.get(PDFName.of('Contents'));
      const more = context.register(context.stream(content));
      page.node.set(PDFName.of('Contents'), context.obj(own ? [own, more] : [more]));
    }
    const { bytes } = await run(await save(document), { layout: '4' });
    expect(sheetsRead(bytes).flat()).toContain('Third');
    expect(await inkOn(bytes)).toMatchObject({ left: expect.any(Number) as number });
  });

  test('draws a page that the document has twice on both places', async () => {
    const document = await documentWith({ size: A4, text: 'Twice' });
    const kids = document.catalog.Pages().Kids();
    kids.push(document.getPage(0).ref);
    document.catalog.Pages().set(PDFName.of('Count'), PDFNumber.of(2));
    const { bytes } = await run(await save(document), { layout: '2' });
    const { left, right } = await inkOn(bytes);
    expect([left < 0.5, right > 0.5]).toEqual([true, true]);
  });

  test('says that the order for reading aloud is gone', async () => {
    const document = await documentWith({ text: 'x' });
    document.catalog.set(PDFName.of('StructTreeRoot'), document.context.obj({ Type: 'StructTreeRoot' }));
    const { notes } = await run(await save(document));
    expect(notes.map(({ code }) => code)).toEqual(['impose.tags-gone']);
  });

  test('refuses a poster of more sheets than a PDF may have', async () => {
    const strip = await pdfWith({ size: [3, 14_000] });
    await expect(run(strip, { layout: 'poster', sheetsAcross: 8 })).rejects.toMatchObject({
      code: 'pdf.too-many-pages',
    });
  });

  test.each([
    [{ layout: '3' }, 'layout'],
    [{ gap: 73 }, 'gap'],
    [{ gap: -1 }, 'gap'],
    [{ creep: 73 }, 'creep'],
    [{ paper: 'a9' }, 'paper'],
    [{ sheetsAcross: 1 }, 'sheetsAcross'],
    [{ sheetsAcross: 9 }, 'sheetsAcross'],
    [{ rightToLeft: 'perhaps' }, 'rightToLeft'],
  ])('takes no %j', (options, field) => {
    expect(pdfImpose.options.safeParse(options).error?.issues[0]?.path).toEqual([field]);
  });
});
