import exceljs from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { jest } from '@jest/globals';
import { noOffice } from '../engines/libreoffice/office.js';
import { findLibreOffice } from '../engines/libreoffice/libreoffice-program.js';
import { findOfficePython } from '../engines/libreoffice/libreoffice-python.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { readText } from '../engines/pdfium/pdfium-text.js';
import { readPlacedWords } from '../engines/pdfium/pdfium-words.js';
import { hiddenOds, hiddenXlsx } from '../fixtures/hidden-books.js';
import { docxWith } from '../fixtures/office-files.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { presentationOf } from '../fixtures/presentations.js';
import { usualToPdf } from '../fixtures/to-pdf-options.js';
import { officeToPdf, type OfficeLayout } from './office-to-pdf.js';

jest.setTimeout(120_000);

const program = findLibreOffice();
const testWithOffice = program === undefined ? test.skip : test;
const testListening = program && (await findOfficePython(program)) !== undefined ? test : test.skip;

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const printed = async (name: string, bytes: Uint8Array, layout: Partial<OfficeLayout> = {}) => {
  const pdf = await officeToPdf(fileOf(name, bytes), work, { ...usualToPdf, ...layout });
  const seen = await withDocument(pdf.bytes, (document) => ({
    pages: document.pageCount,
    words: readPlacedWords(document, 0).map(({ text }) => text),
    annotations: document.module.FPDFPage_GetAnnotCount(document.module.FPDF_LoadPage(document.handle, 0)),
  }));
  return { ...seen, codes: pdf.notes.map(({ code }) => code) };
};

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const withBody = (body: string): Uint8Array =>
  zipSync({
    ...unzipSync(docxWith({})),
    'word/document.xml': strToU8(`<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`),
  });
const revised = withBody(
  '<w:p><w:r><w:t xml:space="preserve">Price </w:t></w:r><w:del w:id="1" w:author="A"><w:r><w:delText>900</w:delText></w:r></w:del><w:ins w:id="2" w:author="A"><w:r><w:t>700</w:t></w:r></w:ins></w:p>',
);

const {
  '[Content_Types].xml': types,
  'word/_rels/document.xml.rels': relations,
  ...parts
} = unzipSync(
  withBody(
    '<w:p><w:commentRangeStart w:id="0"/><w:r><w:t>The rent</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>',
  ),
);
const commented = zipSync({
  ...parts,
  '[Content_Types].xml': strToU8(
    strFromU8(types!).replace(
      '</Types>',
      '<Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/></Types>',
    ),
  ),
  'word/_rels/document.xml.rels': strToU8(
    strFromU8(relations!).replace(
      '</Relationships>',
      '<Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
    ),
  ),
  'word/comments.xml': strToU8(
    `<w:comments xmlns:w="${NAMESPACE}"><w:comment w:id="0" w:author="Ann"><w:p><w:r><w:t>Please look again</w:t></w:r></w:p></w:comment></w:comments>`,
  ),
});

const sheet = async (columns: number, width: number): Promise<Uint8Array> => {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('Sums');
  sheet.addRow(Array.from({ length: columns }, (_, at) => `Head ${at + 1}`));
  sheet.addRow(Array.from({ length: columns }, (_, at) => 1234567890 + at));
  for (let at = 1; at <= columns; at += 1) sheet.getColumn(at).width = width;
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

const slidesWith = (notes: string): Uint8Array =>
  presentationOf({ title: 'Slide one', notes }, { title: 'Slide two', notes: '' });

/** Lines of all pages. */
const textsOf = (bytes: Uint8Array): Promise<string[]> =>
  withDocument(bytes, (document) =>
    Array.from({ length: document.pageCount }, (_, page) =>
      readText(document, page)
        .glyphs.map(({ text, gap }) => `${{ none: '', space: ' ', break: '\n' }[gap]}${text}`)
        .join('')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ).flat(),
  );

describe('an Office document laid out as it is wished', () => {
  testWithOffice.each([
    ['shown', ['Price', '900700'], ['office.deleted-shown']],
    ['accepted', ['Price', '700'], []],
    ['rejected', ['Price', '900'], []],
  ] as const)('has its tracked changes %s (LibreOffice)', async (changes, words, codes) => {
    expect(await printed('a.docx', revised, { changes })).toMatchObject({ words, codes });
  });

  const rtf = strToU8(
    '{\\rtf1\\ansi{\\*\\revtbl{Unknown;}{A;}}{\\header\\pard Head {\\deleted\\revauthdel1 old}\\par}\\pard Price {\\deleted\\revauthdel1 900}{\\revised\\revauth1 700}\\par}',
  );

  testListening.each([
    ['shown', ['Head', 'old', 'Price', '900700'], ['office.deleted-shown']],
    ['accepted', ['Head', 'Price', '700'], []],
    ['rejected', ['Head', 'old', 'Price', '900'], []],
  ] as const)(
    'has the changes of an old text %s, which LibreOffice alone knows (LibreOffice)',
    async (changes, words, codes) => {
      expect(await printed('a.rtf', rtf, { changes })).toMatchObject({ words, codes });
    },
  );

  const rtfWithComment = strToU8(
    new TextDecoder()
      .decode(rtf)
      .replace('Price ', 'Price {\\*\\atnid A}{\\*\\atnauthor Ann}\\chatn{\\*\\annotation Please look again} '),
  );

  testWithOffice.each([
    ['shown', ['Head', 'old', 'Price', '900700'], ['office.deleted-shown']],
    ['accepted', ['Head', 'Price', '700'], []],
    ['rejected', ['Head', 'old', 'Price', '900'], []],
  ] as const)(
    'has the changes of an old text with comments %s, at which a LibreOffice that looks into it ends (LibreOffice)',
    async (changes, words, codes) => {
      expect(await printed('a.rtf', rtfWithComment, { changes })).toMatchObject({ words, codes });
    },
  );

  testListening('has sheets one page wide, with room for every number (LibreOffice)', async () => {
    const narrow = await sheet(30, 4);
    const asSet = await printed('a.xlsx', narrow);
    expect(asSet.words).toContain('###');
    expect(asSet.codes).toEqual(['office.narrow-columns']);
    const fitted = await printed('a.xlsx', narrow, { sheets: 'page-width' });
    expect(fitted).toMatchObject({ pages: 1, codes: [] });
    expect(fitted.words.filter((word) => /^1234567[89]\d\d$/.test(word))).toHaveLength(30);
  });

  testWithOffice('keeps comments as notes of the PDF, or leaves them out (LibreOffice)', async () => {
    expect((await printed('a.docx', commented, { comments: 'notes' })).annotations).toBeGreaterThan(0);
    expect(await printed('a.docx', commented)).toMatchObject({ annotations: 0, words: ['The', 'rent'] });
  });

  testWithOffice.each([
    ['xlsx', hiddenXlsx],
    ['ods', () => Promise.resolve(hiddenOds())],
  ] as const)(
    'leaves out hidden sheets of .%s files and says how many, or shows them, whatever protects them (LibreOffice)',
    async (kind, make) => {
      const book = await make();
      const words = async (layout: Partial<OfficeLayout>) => {
        const pdf = await officeToPdf(fileOf(`a.${kind}`, book), work, { ...usualToPdf, ...layout });
        const text = (await textsOf(pdf.bytes)).filter((line) => line.endsWith('words'));
        return { text, codes: pdf.notes.map(({ code }) => code) };
      };
      expect(await words({})).toEqual({ text: ['Frontwords'], codes: ['office.hidden-sheets'] });
      expect(await words({ hiddenSheets: 'shown' })).toEqual({
        text: ['Frontwords', 'Backwords', 'Deepwords'],
        codes: [],
      });
    },
  );

  test('leaves out hidden sheets, or shows them, without LibreOffice as well', async () => {
    const file = fileOf('a.xlsx', await hiddenXlsx());
    const without = { ...work, office: noOffice() };
    const usual = await officeToPdf(file, without, usualToPdf);
    expect(usual.notes.map(({ code }) => code)).toContain('office.hidden-sheets');
    expect(await textsOf(usual.bytes)).not.toContain('Backwords');
    const whole = await officeToPdf(file, without, { ...usualToPdf, hiddenSheets: 'shown' });
    expect(await textsOf(whole.bytes)).toEqual(expect.arrayContaining(['Frontwords', 'Backwords', 'Deepwords']));
  });

  testWithOffice.each([
    ['none', ['Slide one', 'Slide two']],
    ['after', ['Slide one', 'Slide two', 'Say hello', 'Slide one', 'Slide two']],
    ['only', ['Say hello', 'Slide one', 'Slide two']],
  ] as const)('has notes pages of presentations: %s (LibreOffice)', async (notesPages, lines) => {
    const file = fileOf('a.odp', slidesWith('Say hello'));
    const pdf = await officeToPdf(file, work, { ...usualToPdf, notesPages });
    expect(pdf.notes).toEqual([]);
    expect((await textsOf(pdf.bytes)).toSorted()).toEqual(lines.toSorted());
  });

  testListening('says that a presentation has no notes (LibreOffice)', async () => {
    const file = fileOf('a.odp', slidesWith(''));
    const { notes } = await officeToPdf(file, work, { ...usualToPdf, notesPages: 'after' });
    expect(notes.map(({ code }) => code)).toEqual(['office.no-notes']);
  });

  test('says where changes cannot be accepted', async () => {
    const office = { toPdf: () => Promise.resolve(PDF) };
    const file = fileOf('a.rtf', strToU8('{\\rtf1 Hello}'));
    const { notes } = await officeToPdf(file, { ...work, office }, { ...usualToPdf, changes: 'accepted' });
    expect(notes.map(({ code }) => code)).toEqual(['office.changes-kept', 'office.blank']);
  });
});

const PDF = strToU8(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R/Size 4>>',
);
