import { jest, test } from '@jest/globals';
import exceljs from 'exceljs';
import { PDFDict, PDFDocument } from 'pdf-lib';
import { toPdf as tool } from '../../../contracts/tools/to-pdf.js';
import { decodedBytes, dictAt, peopleText, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { findLibreOffice } from '../engines/libreoffice/libreoffice-program.js';
import { noOffice } from '../engines/libreoffice/office.js';
import type { JudgedStandard, Verdict } from '../engines/verapdf/verapdf.js';
import { judgeByVerapdf } from '../engines/verapdf/verapdf.js';
import { docxWith } from '../fixtures/office-files.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, addLink, save } from '../fixtures/pdfs.js';
import { FLAWLESS, isThere, qpdfCheck, textOf } from '../fixtures/reference-programs.js';
import { toPdf } from './convert-to-pdf.js';

jest.setTimeout(180_000);

const VALID: Verdict = { program: 'veraPDF 1', isValid: true, pages: [], isBeyondPages: false, rules: [] };
const withOffice = findLibreOffice() === undefined ? test.skip : test;
const judged = findLibreOffice() !== undefined && isThere('verapdf') ? test : test.skip;

const ENGLISH =
  'The council met in the town hall on Monday and agreed that the old bridge over the river will be repaired in spring.';

type Standard = 'ua-1' | 'a-2a';

/** Pages as an engine might make them that says nothing of their structure. */
const printedWith = async (change: (document: PDFDocument) => void = () => undefined): Promise<Uint8Array> => {
  const document = await documentWith({ text: ENGLISH }, { text: 'Second' });
  change(document);
  return save(document);
};

/** Gives a document elements, each of its own kind, one after the other. */
const giveElements = (document: PDFDocument, ...kinds: readonly string[]): void => {
  const { context, catalog } = document;
  const root = context.nextRef();
  const elements = kinds.map((kind) => context.register(context.obj({ Type: 'StructElem', S: kind, P: root })));
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: elements }));
  catalog.set(pdfName('StructTreeRoot'), root);
  catalog.set(pdfName('MarkInfo'), context.obj({ Marked: true }));
};

const kindsIn = (element: PDFDict | undefined): string[] => {
  const kids = element?.lookup(pdfName('K'));
  const listed = kids && 'asArray' in kids ? (kids as { asArray: () => unknown[] }).asArray() : [];
  return listed.flatMap((kid) => {
    const kidObject = element?.context.lookup(kid as never);
    const kind = kidObject instanceof PDFDict ? kidObject.lookup(pdfName('S')) : undefined;
    return kind ? [String(kind).slice(1), ...kindsIn(kidObject as PDFDict)] : [];
  });
};

describe('Office files that are to keep a standard (R-3.68)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = { ...(await openWork()), now: new Date('2026-03-09T12:00:00Z') };
  });
  afterAll(() => work.end());

  /** The PDF of an engine that makes the pages given. */
  const convert = async (printed: Uint8Array, standard: Standard, verdict?: Verdict) => {
    const asked: JudgedStandard[] = [];
    const { bytes, notes } = await toPdf(
      [fileOf('Bridge report.odt', docxWith({}))],
      tool.options.parse({ standard }),
      {
        ...work,
        office: { toPdf: () => Promise.resolve(printed) },
        judgeArchive: (_, level) => {
          asked.push(level);
          return Promise.resolve(verdict);
        },
      },
    );
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const stream = streamAt(document.catalog, 'Metadata');
    const says = new TextDecoder().decode((stream && decodedBytes(stream)) ?? new Uint8Array());
    return { bytes, document, says, asked, notes, texts: notes.map(({ text }) => text) };
  };
  const wholeOf = ({ catalog }: PDFDocument) => dictAt(catalog, 'StructTreeRoot');

  test('have a title, a language, an order of tabs and a claim', async () => {
    const { document, says, texts } = await convert(await printedWith(), 'ua-1', VALID);
    expect(peopleText(document.catalog.lookup(pdfName('Lang')))).toBe('en');
    expect(says).toMatch(/<dc:title>.*Bridge report.*<pdfuaid:part>1</s);
    expect(String(dictAt(document.catalog, 'ViewerPreferences')?.get(pdfName('DisplayDocTitle')))).toBe('true');
    expect(document.getPages().map(({ node }) => String(node.get(pdfName('Tabs'))))).toEqual(['/S', '/S']);
    expect(texts).toContain('veraPDF 1 found this file to be a valid PDF/UA-1.');
    expect(texts).toContain('Its title is “Bridge report”, and readers show it.');
  });

  test('are judged by the standard that was asked for', async () => {
    expect((await convert(await printedWith(), 'ua-1', VALID)).asked).toEqual(['ua1']);
    const archived = await convert(await printedWith(), 'a-2a', VALID);
    expect(archived.asked).toEqual(['2a']);
    expect(archived.says).toMatch(/<pdfaid:part>2<.*<pdfaid:conformance>A</s);
    expect(archived.texts).toContain('veraPDF 1 found this file to be a valid PDF/A-2a.');
  });

  test('are said to be unproven where no program judges them', async () => {
    const { notes } = await convert(await printedWith(), 'a-2a');
    expect(notes.at(-1)).toMatchObject({ code: 'standard.not-proven' });
  });

  test('do not claim a standard of which a rule is broken, and the clauses are named', async () => {
    const broken = { ...VALID, isValid: false, rules: ['7.3-1', '7.5-1'] };
    const { says, texts } = await convert(await printedWith(), 'ua-1', broken);
    expect(says).not.toContain('pdfuaid');
    expect(texts.at(-1)).toBe(
      'This PDF is no valid PDF/UA-1, and does not say that it is one. Clauses that it breaks: 7.3-1, 7.5-1',
    );
  });

  test('are known to break a rule by pictures without an alternative text, even where nothing judges them', async () => {
    const printed = await printedWith((document) => giveElements(document, 'Figure', 'Figure'));
    const { says, texts } = await convert(printed, 'ua-1');
    expect(texts).toContain('Pictures without an alternative text: 2');
    expect(texts.at(-1)).toMatch(/Clauses that it breaks: 7\.3-1$/);
    expect(says).not.toContain('pdfuaid');
  });

  test('have words without structure as paragraphs, one for each line, in the order of the pages', async () => {
    const printed = await printedWith((document) => giveElements(document, 'Figure'));
    const { document, bytes, texts } = await convert(printed, 'a-2a', VALID);
    expect(kindsIn(wholeOf(document))).toEqual(['Document', 'Figure', 'Sect', 'P', 'Sect', 'P']);
    expect(texts).toContain(
      'Pages on which words had no structure, such as cells of a sheet, and are read line by line: 2',
    );
    expect(textOf(bytes)).toMatch(/The council met[^]*Second/);
    expect(qpdfCheck(bytes)).toMatch(FLAWLESS);
  });

  test('have lines and areas as decoration', async () => {
    const printed = await printedWith((document) => {
      const { context } = document;
      const page = document.getPage(1).node;
      page.set(pdfName('Contents'), context.register(context.stream('1 0 0 rg 20 20 50 50 re f 0 0 9 9 re W n')));
    });
    const { document } = await convert(printed, 'a-2a', VALID);
    const contents = streamAt(document.getPage(1).node, 'Contents');
    const drawn = new TextDecoder()
      .decode((contents && decodedBytes(contents)) ?? new Uint8Array())
      .replaceAll(/\s+/g, ' ');
    expect(drawn).toContain('/Artifact BMC 20 20 50 50 re f EMC');
    expect(drawn.match(/BMC|BDC/g)).toHaveLength(1);
  });

  test('have headings that go down one level at a time, and items in lists', async () => {
    const printed = await printedWith((document) => giveElements(document, 'H1', 'H3', 'H3', 'LI', 'LI', 'P', 'H2'));
    const { document, texts } = await convert(printed, 'a-2a', VALID);
    const kinds = kindsIn(wholeOf(document)).filter((kind) => /^(H\d|L|LI)$/.test(kind));
    expect(kinds).toEqual(['H1', 'H2', 'H2', 'L', 'LI', 'LI', 'H2']);
    expect(texts).toContain('Headings that skipped a level, and are one level higher or more now: 2');
  });

  test('have titles of slides that are headings of the first level, and notes with names of their own', async () => {
    const printed = await printedWith((document) => giveElements(document, 'H', 'H', 'Note', 'Note'));
    const { document } = await convert(printed, 'ua-1', VALID);
    expect(kindsIn(wholeOf(document)).filter((kind) => kind.startsWith('H'))).toEqual(['H1', 'H1']);
    const tree = dictAt(wholeOf(document), 'IDTree')?.lookup(pdfName('Names'));
    expect(String(tree)).toMatch(/^\[ \(note-000001\) \d+ 0 R \(note-000002\) \d+ 0 R \]$/);
  });

  test('have links that say where they lead, each with an element', async () => {
    const printed = await printedWith((document) => addLink(document, 0, { uri: 'https://example.org/bridge' }));
    const { document } = await convert(printed, 'ua-1', VALID);
    const [link] = document.getPage(0).node.Annots()?.asArray() ?? [];
    const annotation = document.context.lookup(link, PDFDict);
    expect(peopleText(annotation.lookup(pdfName('Contents')))).toBe('https://example.org/bridge');
    expect(annotation.has(pdfName('StructParent'))).toBe(true);
    expect(kindsIn(wholeOf(document))).toContain('Link');
  });

  const refusal = (name: string, options: object) =>
    toPdf([fileOf(name, docxWith({}))], tool.options.parse({ standard: 'ua-1', ...options }), work);

  test('refuse by name what is no Office file, and text recognised in pictures', async () => {
    await expect(refusal('photo.png', {})).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: 'standard', problem: expect.stringContaining('photo.png') as string },
    });
    await expect(refusal('scan.pdf', {})).rejects.toMatchObject({ facts: { field: 'standard' } });
    await expect(refusal('a.docx', { searchable: true })).rejects.toMatchObject({ facts: { field: 'searchable' } });
  });

  test('are refused where LibreOffice is not installed', async () => {
    const file = fileOf('a.docx', docxWith({}));
    const asked = toPdf([file], tool.options.parse({ standard: 'a-2a' }), { ...work, office: noOffice() });
    await expect(asked).rejects.toMatchObject({ code: 'tool.option-invalid', facts: { field: 'standard' } });
  });

  withOffice('have the structure that LibreOffice finds (LibreOffice)', async () => {
    const options = tool.options.parse({ standard: 'a-2a' });
    const { bytes } = await toPdf([fileOf('a.docx', docxWith({ paragraphs: [ENGLISH, 'End'] }))], options, work);
    const document = await PDFDocument.load(bytes);
    expect(kindsIn(wholeOf(document)).filter((kind) => kind !== 'Document')).toHaveLength(2);
  });

  const workbook = async (): Promise<Uint8Array> => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('Costs');
    sheet.addRows([
      ['Item', 'Price'],
      ['Stone', 1200],
      [{ text: 'Offer', hyperlink: 'https://example.org/' }, 300],
    ]);
    sheet.getCell('A1').note = 'As offered in spring';
    return new Uint8Array(await book.xlsx.writeBuffer());
  };

  const rtf = String.raw`{\rtf1\ansi\uc1 ${ENGLISH}\par \u1605?\u1585?\u1581?\u1576?\u1575? \u20320?\u22909?\par}`;

  judged.each(['ua-1', 'a-2a'] as const)(
    'are valid as %s: text, sheet, both in one, with comments, in Arabic and Chinese (LibreOffice, verapdf)',
    async (standard) => {
      const judging = { ...work, judgeArchive: judgeByVerapdf };
      const sheet = fileOf('costs.xlsx', await workbook());
      const letter = fileOf('letter.rtf', rtf);
      for (const files of [[sheet], [letter], [letter, sheet]] as const) {
        const options = tool.options.parse({ standard, comments: 'notes' });
        const { notes } = await toPdf(files, options, judging);
        expect(notes.map(({ code }) => code).filter((code) => code.startsWith('standard.'))).toEqual([
          'standard.proven',
        ]);
      }
    },
  );
});
