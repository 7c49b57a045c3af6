import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFString, type PDFRef } from 'pdf-lib';
import { pdfRemoveAnnotations } from '../../../contracts/tools/pdf-remove-annotations.js';
import { arrayAt, itemsOf, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { FIELD_TEXTS, NOTE_TEXTS, notesAndFieldsLedTo } from '../fixtures/led-to-pdfs.js';
import { addLink, addMark, documentWith, save } from '../fixtures/pdfs.js';
import { answerOf, askPython, FLAWLESS, qpdfCheck, testWith, testWithPython } from '../fixtures/reference-programs.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { removeAnnotations } from './remove-annotations.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array, options: object = {}) =>
  removeAnnotations([fileOf('a.pdf', bytes)], pdfRemoveAnnotations.options.parse(options), work);

const subtypesIn = async (bytes: Uint8Array) =>
  (await PDFDocument.load(bytes))
    .getPages()
    .flatMap(({ node }) => itemsOf(arrayAt(node, 'Annots')))
    .map((item) => (item instanceof PDFDict ? nameAt(item, 'Subtype') : undefined));

const saying = (document: PDFDocument, ref: PDFRef, text: string): PDFDict => {
  const dict = document.context.lookup(ref, PDFDict);
  dict.set(pdfName('Contents'), PDFString.of(text));
  return dict;
};

/** A page with a mark of each kind, a link and a field. */
const marked = async (): Promise<PDFDocument> => {
  const document = await documentWith({ text: 'report' });
  for (const subtype of ['Text', 'FreeText', 'Highlight', 'StrikeOut', 'Ink', 'Stamp', 'FileAttachment']) {
    addMark(document, 0, { subtype });
  }
  addLink(document, 0, { uri: 'https://example.org' });
  const field = document.getForm().createTextField('name');
  field.setText('Zoe');
  field.addToPage(document.getPage(0), { x: 80, y: 240, width: 90, height: 20 });
  return document;
};

/** Requirement. */
describe('marks that are removed', () => {
  test('leave links, fields and the page as it looks without them', async () => {
    const document = await documentWith({ text: 'report' });
    const plain = await save(document);
    addMark(document, 0);
    const { bytes } = await run(await save(document));
    expect(await inkOn(bytes)).toEqual(await inkOn(plain));
    const { bytes: kept, notes } = await run(await save(await marked()));
    expect(await subtypesIn(kept)).toEqual(['Link', 'Widget']);
    expect((await PDFDocument.load(kept)).getForm().getTextField('name').getText()).toBe('Zoe');
    expect(notes.map(({ text }) => text)).toEqual(['Marks that were removed: 7']);
  });

  test.each([
    ['notes', ['Highlight', 'StrikeOut', 'Ink', 'Stamp', 'FileAttachment']],
    ['text-marks', ['Text', 'FreeText', 'Ink', 'Stamp', 'FileAttachment']],
    ['drawings', ['Text', 'FreeText', 'Highlight', 'StrikeOut', 'FileAttachment']],
  ])('are only %s where these are asked for', async (markKinds, left) => {
    const { bytes } = await run(await save(await marked()), { markKinds });
    expect(await subtypesIn(bytes)).toEqual([...left, 'Link', 'Widget']);
  });

  test('take answers of any kind and their windows along', async () => {
    const document = await documentWith({}, {});
    const highlight = addMark(document, 0, { subtype: 'Highlight' });
    const answer = saying(document, addMark(document, 0, { subtype: 'Text' }), 'I agree');
    answer.set(pdfName('IRT'), highlight);
    const window = addMark(document, 0, { subtype: 'Popup' });
    document.context.lookup(window, PDFDict).set(pdfName('Parent'), highlight);
    addMark(document, 1, { subtype: 'Text' });
    const { bytes } = await run(await save(document), { markKinds: 'text-marks' });
    expect(await subtypesIn(bytes)).toEqual(['Text']);
  });

  testWith('qpdf', 'leave nothing of what they said, whatever actions and the structure lead to', async () => {
    const { bytes } = await run(await notesAndFieldsLedTo());
    const text = answerOf('qpdf', bytes, '--qdf', '--object-streams=disable', 'FILE', '-');
    expect([...NOTE_TEXTS, ...FIELD_TEXTS].filter((one) => text.includes(one))).toEqual(FIELD_TEXTS);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  testWithPython('pikepdf', 'leave no text in the structure, no small picture and no window of their own', async () => {
    const document = await documentWith({ text: 'report' });
    const { context, catalog } = document;
    const { node, ref: page } = document.getPage(0);
    const note = addMark(document, 0, { subtype: 'Text' });
    const dict = saying(document, note, 'secret one');
    dict.set(
      pdfName('Popup'),
      context.register(context.obj({ Subtype: 'Popup', Contents: PDFString.of('secret two') })),
    );
    dict.set(pdfName('StructParent'), context.obj(0));
    const element = context.register(
      context.obj({
        Type: 'StructElem',
        S: 'Annot',
        Alt: PDFString.of('secret three'),
        K: { Type: 'OBJR', Obj: note, Pg: page },
      }),
    );
    const tree = { Type: 'StructTreeRoot', K: [element], ParentTree: { Nums: [0, element] } };
    catalog.set(pdfName('StructTreeRoot'), context.register(context.obj(tree)));
    node.set(pdfName('Thumb'), context.register(context.stream('secret four')));
    const { bytes } = await run(await save(document));
    const everything = askPython(
      bytes,
      'import sys, pikepdf',
      'file = pikepdf.open(sys.argv[1])',
      'for one in file.objects:',
      '  print(one.unparse())',
      '  if isinstance(one, pikepdf.Stream): print(one.read_bytes())',
    );
    expect(everything).toContain('StructTreeRoot');
    expect(everything).not.toContain('secret');
  });

  test.each<[string, object]>([
    ['none at all', {}],
    ['none of the kind', { markKinds: 'drawings' }],
  ])('leave the file as it is where it has %s, which is told', async (_, options) => {
    const document = await documentWith({ text: 'plain' });
    addLink(document, 0, { uri: 'https://example.org' });
    if ('markKinds' in options) addMark(document, 0, { subtype: 'Highlight' });
    const before = await save(document);
    const { bytes, notes } = await run(before, options);
    expect(bytes).toEqual(before);
    expect(notes).toMatchObject([{ code: 'marks.none' }]);
  });
});
