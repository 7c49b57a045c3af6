import { jest } from '@jest/globals';
import { PDFDict, PDFString, type PDFDocument } from 'pdf-lib';
import { pdfAccessibility } from '../../../contracts/tools/pdf-accessibility.js';
import { pdfName } from '../content/pdf-name.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { askPython, testWithPython } from '../fixtures/reference-programs.js';
import { accessibility } from './accessibility.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array, options: object = {}, name = 'annual report.pdf') =>
  accessibility([fileOf(name, bytes)], pdfAccessibility.options.parse(options), work);

const GERMAN = 'Der Bericht beschreibt, wie die Stadt im letzten Jahr ihre Schulen und Straßen erneuert hat.';

const codesOf = ({ notes }: { readonly notes: readonly { readonly code: string }[] }) => notes.map(({ code }) => code);

/** As another program finds it. */
const foundIn = (bytes: Uint8Array): string =>
  askPython(
    bytes,
    'import sys, pikepdf',
    'file = pikepdf.open(sys.argv[1])',
    'print(file.docinfo.Title, "|", file.Root.Lang, "|", file.Root.ViewerPreferences.DisplayDocTitle, "|", file.pages[0].get("/Tabs"))',
  ).trim();

const tagged = async (elements: readonly object[], finish?: (document: PDFDocument) => void): Promise<Uint8Array> => {
  const document = await documentWith({ text: GERMAN }, {});
  const { context, catalog } = document;
  const refs = elements.map((element) => context.register(context.obj({ Type: 'StructElem', ...element } as never)));
  const root = { Type: 'StructTreeRoot', K: refs, RoleMap: { Bild: 'Figure', Titel: 'H1' } };
  catalog.set(pdfName('StructTreeRoot'), context.register(context.obj(root as never)));
  catalog.set(pdfName('MarkInfo'), context.obj({ Marked: true }));
  finish?.(document);
  return save(document);
};

const text = (words: string): PDFString => PDFString.of(words);

/** Requirement. */
describe('the accessibility of a PDF', () => {
  testWithPython('pikepdf', 'is mended where a machine can, as another program finds it', async () => {
    const document = await documentWith({ text: GERMAN }, {});
    addLink(document, 0, { page: 1 });
    const result = await run(await save(document));
    expect(foundIn(result.bytes)).toBe('annual report | de | True | /R');
    expect(codesOf(result)).toEqual([
      ...['access.title', 'access.language', 'access.tabs', 'access.no-tags', 'access.no-text'],
    ]);
    const again = await run(result.bytes);
    expect([Buffer.compare(again.bytes, result.bytes), codesOf(again)[0]]).toEqual([0, 'access.nothing-mended']);
  });

  testWithPython('pikepdf', 'takes title and language as they are given', async () => {
    const result = await run(await pdfWith({ text: GERMAN }), { documentTitle: 'Bericht', documentLanguage: 'de-AT' });
    expect(foundIn(result.bytes)).toBe('Bericht | de-AT | True | None');
  });

  testWithPython('pikepdf', 'keeps a title that is there, and the country of its language', async () => {
    const document = await documentWith({ text: GERMAN });
    document.setTitle('Kept');
    document.setLanguage('de-CH');
    expect(foundIn((await run(await save(document))).bytes)).toBe('Kept | de-CH | True | None');
  });

  const findings: readonly (readonly [string, readonly object[], readonly string[]])[] = [
    [
      'pictures without a text',
      [{ S: 'Figure' }, { S: 'Bild' }, { S: 'Figure', Alt: text('A bridge') }, { S: 'Figure', Alt: text(' ') }],
      ['Pictures without an alternative text: 3'],
    ],
    ['headings that skip', [{ S: 'Titel' }, { S: 'H3' }, { S: 'H2' }, { S: 'H4' }], ['Headings that skip a level: 2']],
    [
      'tables without heads',
      [
        { S: 'Table', K: [{ S: 'TR', K: [{ S: 'TD' }] }] },
        { S: 'Table', K: [{ S: 'TR', K: [{ S: 'TH' }, { S: 'TH' }] }] },
      ],
      ['Tables without head cells: 1'],
    ],
    ['nothing amiss', [{ S: 'H1' }, { S: 'H2' }, { S: 'P' }], []],
  ];
  test.each(findings)('is told of %s', async (_, elements, expectedNotes) => {
    const { notes } = await run(await tagged(elements));
    const sentences = notes
      .map(({ text: said }) => said)
      .filter((said) => /alternative|level|head cells|no tags/.test(said));
    expect(sentences).toEqual(expectedNotes);
  });

  test('is told of fields that only have an inner name', async () => {
    const document = await documentWith({ text: GERMAN });
    const form = document.getForm();
    const [first, second] = ['one', 'two'].map((name) => form.createTextField(name));
    for (const field of [first, second]) field?.addToPage(document.getPage(0), { x: 5, y: 5 });
    second?.acroField.dict.set(pdfName('TU'), text('Your name'));
    const { notes } = await run(await save(document));
    expect(notes.map(({ text: said }) => said)).toContain('Form fields without a description: 1');
  });

  test('follows the tags with the Tab key where there are any', async () => {
    const file = await tagged([{ S: 'P' }], (document) => {
      addLink(document, 0, { page: 1 });
      document.getPage(0).node.set(pdfName('Tabs'), pdfName('R'));
    });
    expect(codesOf(await run(file))).toContain('access.tabs');
  });

  test('of tags that lead back to themselves is told all the same', async () => {
    const file = await tagged([{ S: 'Figure' }], ({ context, catalog }) => {
      const root = catalog.lookup(pdfName('StructTreeRoot'), PDFDict);
      const ring = context.nextRef();
      context.assign(ring, context.obj({ S: 'Figure', K: [ring, ring] } as never));
      root.set(pdfName('K'), context.obj([ring, ring]));
    });
    expect((await run(file)).notes.map(({ text: said }) => said)).toContain('Pictures without an alternative text: 1');
  });

  test.each([{ documentLanguage: 'german please' }, { documentTitle: 7 }])('takes no %j', (options) => {
    expect(pdfAccessibility.options.safeParse(options).error?.issues[0]?.path).toEqual(Object.keys(options));
  });
});
