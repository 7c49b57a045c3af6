import { jest } from '@jest/globals';
import exceljs from 'exceljs';
import { OfficeMissing } from '../engines/libreoffice/office.js';
import { docxWith } from '../fixtures/office-files.js';
import { inkOn, pagesIn } from '../fixtures/rendered-look.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { toPdf } from '../operations/convert-to-pdf.js';
import { usualToPdf } from '../fixtures/to-pdf-options.js';

jest.setTimeout(60_000);

const workbookWith = async (fill: (sheet: exceljs.Worksheet) => void): Promise<Uint8Array> => {
  const workbook = new exceljs.Workbook();
  fill(workbook.addWorksheet('Costs'));
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

describe('an Office document where the Office engine is missing', () => {
  let work: TestWork;
  beforeEach(async () => {
    const office = { toPdf: () => Promise.reject(new OfficeMissing()) };
    work = { ...(await openWork()), office };
  });
  afterEach(() => work.end());

  const convert = (name: string, bytes: Uint8Array | string) => toPdf([fileOf(name, bytes)], usualToPdf, work);

  testWith('pdftotext', 'keeps the text of a Word document, and says that its layout is simplified', async () => {
    const { bytes, notes } = await convert('a.docx', docxWith({ paragraphs: ['Dear reader', '#eval("1+1") = x'] }));
    expect(textOf(bytes)).toMatch(/Dear reader\s+#eval\("1\+1"\) = x/);
    expect(notes).toEqual([
      { code: 'office.simplified', text: expect.stringContaining('a.docx has a simplified layout') },
    ]);
  });

  testWith(
    'pdftotext',
    'keeps the cells of an Excel workbook, sheet by sheet, results instead of formulas',
    async () => {
      const bytes = await workbookWith((sheet) => {
        sheet.addRow(['Item', 'Price']);
        sheet.addRow(['Bread', { formula: '1+2', result: 3 }]);
      });
      expect(textOf((await convert('a.xlsx', bytes)).bytes)).toMatch(/Costs\s+Item\s+Price\s+Bread\s+3/);
    },
  );

  testWith('pdftotext', 'parts a wide and long sheet into tables that fit, and loses no cell', async () => {
    const bytes = await workbookWith((sheet) => {
      for (let row = 0; row < 500; row += 1)
        sheet.addRow(Array.from({ length: 20 }, (_, column) => `${row}x${column}`));
    });
    const pdf = (await convert('a.xlsx', bytes)).bytes;
    expect(new Set(textOf(pdf).match(/\d+x\d+/g)).size).toBe(500 * 20);
    expect((await inkOn(pdf)).right).toBeLessThan(0.95);
  });

  testWith('pdftotext', 'keeps the text of an RTF file', async () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Times;}}{\*\generator Some;}Caf\'e9 \b bold\b0\par \u8364?uro\line{\field{\*\fldinst HYPERLINK "http://x"}{\fldrslt shown}}}`;
    const text = textOf((await convert('a.rtf', rtf)).bytes);
    expect(text).toMatch(/Café bold\n€uro\nshown/);
    expect(text).not.toMatch(/Times|generator|http/);
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    const { bytes } = await convert('a.docx', docxWith({ paragraphs: ['Grüße 漢字 مرحبا'] }));
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(await pagesIn(bytes)).toBe(1);
  });

  test.each(['a.pptx', 'a.odt'])('is refused with the line that installs it: %s', async (name) => {
    await expect(convert(name, docxWith({}))).rejects.toMatchObject({ code: 'office.engine-missing' });
  });
});
