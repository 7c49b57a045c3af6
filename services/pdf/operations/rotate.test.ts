import { jest } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { inkOn, linkTargets, outlineOf } from '../fixtures/rendered-look.js';
import { addLink, documentWith, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { rotate } from './rotate.js';

jest.setTimeout(60_000);

type Options = OptionsOf<'pdf-rotate'>;

describe('rotating pages', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const turned = async (bytes: Uint8Array, options: Partial<Options> = {}) =>
    (await rotate([fileOf('a.pdf', bytes)], { angle: 90, pageRanges: '', ...options }, work)).bytes;
  const anglesOf = async (bytes: Uint8Array) =>
    (await PDFDocument.load(bytes)).getPages().map((page) => page.getRotation().angle);

  test.each([
    [90, [90, 180, 0]],
    [180, [180, 270, 90]],
    [270, [270, 0, 180]],
  ] as const)('by %i degrees adds to what each page is turned already', async (angle, expected) => {
    const file = await pdfWith({}, { rotate: 90 }, { rotate: -90 });
    expect(await anglesOf(await turned(file, { angle }))).toEqual(expected);
  });

  test('leaves pages alone that were not named', async () => {
    const file = await pdfWith({}, {}, {}, {});
    expect(await anglesOf(await turned(file, { pageRanges: '1, 3-4' }))).toEqual([90, 0, 90, 90]);
  });

  test('turns a page once that is named twice', async () => {
    expect(await anglesOf(await turned(await pdfWith({}, {}), { pageRanges: '2, 1-2' }))).toEqual([90, 90]);
  });

  test('turns clockwise what is seen', async () => {
    const before = await inkOn(await pdfWith({ text: 'x', size: [200, 200] }));
    const after = await inkOn(await turned(await pdfWith({ text: 'x', size: [200, 200] })));
    expect(after.right).toBeCloseTo(1 - before.top, 1);
    expect(after.top).toBeCloseTo(before.left, 1);
  });

  test('knows what pages inherit', async () => {
    const document = await documentWith({}, {});
    for (const page of document.getPages()) page.node.delete(PDFName.of('Rotate'));
    document.catalog.Pages().set(PDFName.of('Rotate'), document.context.obj(180));
    expect(await anglesOf(await turned(await save(document), { pageRanges: '1' }))).toEqual([270, 180]);
  });

  test('keeps outline, links and form fields', async () => {
    const document = await documentWith({}, {});
    setOutline(document, [['Second', 1]]);
    addLink(document, 0, { page: 1 });
    document.getForm().createTextField('name').addToPage(document.getPage(1));
    const result = await turned(await save(document));
    expect(await outlineOf(result)).toEqual(['Second 2']);
    expect((await linkTargets(result))[0]).toEqual([2]);
    expect((await PDFDocument.load(result)).getForm().getFields()).toHaveLength(1);
  });

  test('is refused for a page that does not exist', async () => {
    await expect(turned(await pdfWith({}, {}), { pageRanges: '3' })).rejects.toMatchObject({
      code: 'pages.out-of-range',
      facts: { page: 3, count: 2 },
    });
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await turned(await pdfWith({}, {})))).toContain(FLAWLESS);
  });

  testWith('pdftotext', 'leaves the text alone', async () => {
    expect(textOf(await turned(await pdfWith({ text: 'kept as it is' })))).toContain('kept as it is');
  });
});
