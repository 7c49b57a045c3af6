import { PDFDocument, StandardFonts } from 'pdf-lib';
import { fileOf, openWork, type TestWork } from '../../../fixtures/operation-work.js';
import { partsOf } from '../../../fixtures/office-xml.js';
import { ask, testWith } from '../../../fixtures/reference-programs.js';
import { exportWord } from '../../../operations/export-to-word.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork('builtIn');
});
afterAll(() => work.end());

const LONG = 'Built the quay of the old harbour when the ships of any size had to be unloaded by';

/** A job with its years at the right edge, a row of a form, a value of two lines, and a line of a table of contents. */
const page = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const sheet = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const write = (text: string, x: number, y: number): void => sheet.drawText(text, { x, y, size: 11, font });
  const endAt = (text: string, end: number, y: number): void => write(text, end - font.widthOfTextAtSize(text, 11), y);
  const edge = 72 + font.widthOfTextAtSize(LONG, 11);
  write('Senior Engineer', 72, 760);
  endAt('2001 - 2005', edge, 760);
  write(LONG, 72, 746);
  write('boats.', 72, 732);
  write('Invoice number', 72, 680);
  write('4711', 200, 680);
  write('Date', 330, 680);
  write('Remarks', 72, 640);
  write('They are to be delivered to the old harbour before all the', 200, 640);
  write('ships leave it.', 200, 626);
  write('The road ......................................', 72, 580);
  endAt('14', edge, 580);
  return document.save();
};

interface Tabbed {
  readonly text: string;
  readonly stops: readonly (readonly [kind: string, points: number])[];
  readonly xml: string;
}

const paragraphsOf = (docx: Uint8Array): Tabbed[] =>
  ((partsOf(docx).get('word/document.xml') ?? '').match(/<w:p>.*?<\/w:p>/gs) ?? []).map((xml) => ({
    text: [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<|<w:tab\/>/g)].map(([, text = '\t']) => text).join(''),
    stops: [...xml.matchAll(/<w:tab w:val="(\w+)" w:pos="(\d+)"/g)].map(
      ([, kind = '', at]) => [kind, Math.round(Number(at) / 20)] as const,
    ),
    xml,
  }));

describe('what stands in places of its own within a line of a Word file', () => {
  let docx: Uint8Array;
  beforeAll(async () => {
    docx = (await exportWord([fileOf('page.pdf', await page())], { textEncoding: 'auto' }, work)).bytes;
  });
  const paragraph = (start: string) => paragraphsOf(docx).find(({ text }) => text.startsWith(start));

  test('is a tab away, and its tab stop at the right edge when it ends there', () => {
    const job = paragraph('Senior');
    expect(job?.text).toBe('Senior Engineer\t2001 - 2005');
    expect(job?.stops.map(([kind]) => kind)).toEqual(['right']);
    expect(paragraph('Built')?.text).toBe(`${LONG} boats.`);
  });

  test('begins at its tab stop, where it is printed', () => {
    expect(paragraph('Invoice')).toMatchObject({
      text: 'Invoice number\t4711\tDate',
      stops: [
        ['left', 128],
        ['left', 259],
      ],
    });
  });

  test('goes on below itself, in one paragraph', () => {
    const remarks = paragraph('Remarks');
    expect(remarks?.text).toBe('Remarks\tThey are to be delivered to the old harbour before all the ships leave it.');
    expect(remarks?.xml).toMatch(/w:hanging="25[3-6]\d"/);
  });

  test('has dots that lead to it', () => {
    expect(paragraph('The road')?.text).toBe('The road\t14');
    expect(paragraph('The road')?.xml).toMatch(/<w:tab w:val="right" w:pos="\d+" w:leader="dot"\/>/);
  });

  testWith('soffice', 'stands there in another program', async () => {
    const shown = ask('pdftotext', await work.office.toPdf(docx, '.docx'), '-layout', 'FILE', '-');
    expect(shown).toMatch(/Senior Engineer {10,}2001 - 2005/);
    expect(shown).toMatch(/Invoice number {4,}4711 {8,}Date/);
  });
});
