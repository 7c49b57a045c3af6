import { jest } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { arrayAt, itemsOf, nameAt } from '../content/objects.js';
import { differenceOf, pagesDrawnBy, type Drawer } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { FIELD_TEXTS, NOTE_TEXTS, notesAndFieldsLedTo } from '../fixtures/led-to-pdfs.js';
import { addLink, addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { addLayer } from '../fixtures/pdfs-with-extras.js';
import { answerOf, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { flatten } from './flatten.js';

jest.setTimeout(60_000);

type Options = OptionsOf<'pdf-flatten'>;

const HIDDEN = 2;
const NO_ROTATE = 16;
/** The most that edges drawn anew differ, of 255 on average over a page. */
const SAME_LOOK_MAX = 0.05;

describe('flattening', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const run = async (bytes: Uint8Array, options: Options = { what: 'both' }) =>
    flatten([fileOf('form.pdf', bytes)], options, work);
  const flat = async (document: PDFDocument, options?: Options) => (await run(await save(document), options)).bytes;
  const subtypesIn = async (bytes: Uint8Array) =>
    (await PDFDocument.load(bytes))
      .getPages()
      .flatMap(({ node }) => itemsOf(arrayAt(node, 'Annots')))
      .map((item) => (item instanceof PDFDict ? nameAt(item, 'Subtype') : undefined));

  /** A page with a filled-in field and a red square. */
  const filledIn = async () => {
    const document = await documentWith({ text: 'Name:', size: [300, 300] });
    const field = document.getForm().createTextField('name');
    field.setText('Zoe Marsh');
    field.addToPage(document.getPage(0), { x: 80, y: 140, width: 150, height: 24 });
    const box = document.getForm().createCheckBox('agreed');
    box.addToPage(document.getPage(0), { x: 80, y: 100, width: 16, height: 16 });
    box.check();
    addMark(document, 0);
    return document;
  };

  const sameLook = (drawer: Drawer, before: Uint8Array, after: Uint8Array) => {
    const pages = pagesDrawnBy(drawer, after);
    return Math.max(...pagesDrawnBy(drawer, before).map((page, index) => differenceOf(page, pages[index])));
  };

  test('leaves no field and no mark, and a page that looks the same', async () => {
    const before = await save(await filledIn());
    const { bytes } = await run(before);
    expect(await subtypesIn(bytes)).toEqual([]);
    expect((await PDFDocument.load(bytes)).catalog.has(PDFName.of('AcroForm'))).toBe(false);
    expect(await inkOn(bytes)).toEqual(await inkOn(before));
  });

  testWith('pdftoppm', 'looks the same to Poppler', async () => {
    const before = await save(await filledIn());
    expect(sameLook('poppler', before, (await run(before)).bytes)).toBeLessThan(SAME_LOOK_MAX);
  });

  testWith('mutool', 'looks the same to MuPDF', async () => {
    const before = await save(await filledIn());
    expect(sameLook('mutool', before, (await run(before)).bytes)).toBeLessThan(SAME_LOOK_MAX);
  });

  testWith('pdftotext', 'keeps what was filled in as text that is found', async () => {
    expect(textOf(await flat(await filledIn()))).toContain('Zoe Marsh');
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    expect(qpdfCheck(await flat(await filledIn()))).toContain(FLAWLESS);
  });

  test('of fields leaves marks alone', async () => {
    expect(await subtypesIn(await flat(await filledIn(), { what: 'fields' }))).toEqual(['Square']);
  });

  test('of marks leaves a form that can still be filled in', async () => {
    const bytes = await flat(await filledIn(), { what: 'marks' });
    const form = (await PDFDocument.load(bytes)).getForm();
    expect(form.getTextField('name').getText()).toBe('Zoe Marsh');
    expect(await subtypesIn(bytes)).toEqual(['Widget', 'Widget']);
  });

  test('keeps links, and files that can be opened', async () => {
    const document = await filledIn();
    addLink(document, 0, { uri: 'https://example.org' });
    addMark(document, 0, { subtype: 'FileAttachment' });
    expect(await subtypesIn(await flat(document))).toEqual(['Link', 'FileAttachment']);
  });

  test('lets what is hidden go without showing it', async () => {
    const document = await documentWith({ text: 'x' });
    addMark(document, 0, { entries: { F: HIDDEN }, look: '0 0 1 rg 0 0 400 400 re f' });
    const bytes = await flat(document);
    expect(await subtypesIn(bytes)).toEqual([]);
    expect(await inkOn(bytes)).toEqual(await inkOn(await pdfWith({ text: 'x' })));
  });

  const onLayer = async (off: boolean) => {
    const document = await documentWith({ text: 'x' });
    addLayer(document, 'Draft', { page: 0, off });
    const mark = document.context.lookup(addMark(document, 0), PDFDict);
    const layers = document.catalog.lookup(PDFName.of('OCProperties'), PDFDict).lookup(PDFName.of('OCGs'), PDFArray);
    mark.set(PDFName.of('OC'), layers.get(0));
    return save(document);
  };

  test.each<Drawer>(['poppler', 'mutool'])('keeps a mark on the layer that shows or hides it (%s)', async (drawer) => {
    for (const off of [true, false]) {
      const before = await onLayer(off);
      expect(sameLook(drawer, before, (await run(before)).bytes)).toBeLessThan(SAME_LOOK_MAX);
    }
  });

  test('draws what a file leaves to its readers to draw', async () => {
    const document = await documentWith({ size: [300, 300] });
    const entries = { C: 0 };
    const mark = document.context.lookup(addMark(document, 0, { entries, look: undefined }), PDFDict);
    mark.set(PDFName.of('C'), document.context.obj([1, 0, 0]));
    const bytes = await flat(document);
    expect(await subtypesIn(bytes)).toEqual([]);
    expect((await inkOn(bytes)).left).toBeLessThan(0.2);
  });

  test.each([90, 180, 270])('keeps a mark upright that does not turn with its page (%i degrees)', async (rotate) => {
    const document = await documentWith({ size: [300, 300], rotate });
    const entries = { F: 4 + NO_ROTATE };
    addMark(document, 0, { box: [140, 140, 60, 20], subtype: 'Text', entries });
    const bytes = await save(document);
    expect(sameLook('mutool', bytes, (await run(bytes)).bytes)).toBeLessThan(SAME_LOOK_MAX);
  });

  test('draws over a page whose content ends within a text', async () => {
    const document = await filledIn();
    const page = document.getPage(0);
    page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream('q 9 0 0 9 0 0 cm BT')));
    const before = await save(document);
    expect(await inkOn((await run(before)).bytes)).toEqual(await inkOn(before));
  });

  test('takes the values of fields out of the file, not only their looks', async () => {
    const document = await filledIn();
    const secret = document.getForm().createTextField('hidden');
    secret.setText('unseen value');
    const bytes = await flat(document);
    const texts = (await PDFDocument.load(bytes)).context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object));
    expect(texts.join('\n')).not.toContain('unseen value');
  });

  testWith('qpdf', 'leaves nothing of what went, whatever actions and the structure lead to', async () => {
    const led = await notesAndFieldsLedTo();
    const left = async (what: Options['what']) => {
      const text = answerOf('qpdf', (await run(led, { what })).bytes, '--qdf', '--object-streams=disable', 'FILE', '-');
      return [...NOTE_TEXTS, ...FIELD_TEXTS].filter((one) => text.includes(one));
    };
    expect(await left('both')).toEqual([]);
    expect(await left('fields')).toEqual(NOTE_TEXTS);
    expect(await left('marks')).toEqual(FIELD_TEXTS);
  });

  testWith('pdftotext', 'keeps the pages of a damaged file that names them among its fields', async () => {
    const document = await filledIn();
    const { catalog, context } = document;
    const [page] = document.getPages();
    const form = arrayAt(catalog.lookup(PDFName.of('AcroForm'), PDFDict), 'Fields');
    for (const ref of [page?.ref, context.trailerInfo.Root]) if (ref) form?.push(ref);
    const damaged = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
    expect(textOf((await run(damaged)).bytes)).toContain('Zoe Marsh');
  });

  test('says that the texts of notes are gone, with their windows', async () => {
    const document = await documentWith({});
    const note = document.context.lookup(addMark(document, 0, { subtype: 'Text' }), PDFDict);
    note.set(PDFName.of('Contents'), PDFString.of('call me'));
    const window = addMark(document, 0, { subtype: 'Popup' });
    note.set(PDFName.of('Popup'), window);
    const { bytes, notes } = await run(await save(document));
    expect(notes).toMatchObject([{ code: 'flatten.notes-gone', text: expect.stringContaining('1') }]);
    expect(await subtypesIn(bytes)).toEqual([]);
  });

  test.each<[string, Options['what'], () => Promise<PDFDocument>]>([
    ['anything', 'both', () => documentWith({ text: 'plain' })],
    ['fields', 'fields', () => documentWithMark()],
    ['marks', 'marks', () => documentWithField()],
  ])('is refused by name for a document without %s', async (_, what, document) => {
    await expect(flat(await document(), { what })).rejects.toMatchObject({
      code: 'flatten.nothing',
      facts: { name: 'form.pdf' },
    });
  });
});

const documentWithMark = async () => {
  const document = await documentWith({});
  addMark(document, 0);
  return document;
};

const documentWithField = async () => {
  const document = await documentWith({});
  await document.embedFont(StandardFonts.Helvetica);
  document.getForm().createTextField('name').addToPage(document.getPage(0));
  return document;
};
