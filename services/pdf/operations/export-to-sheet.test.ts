import { unzipSync } from 'fflate';
import { exportSheet as tool } from '../../../contracts/tools/export-sheet.js';
import { typeset } from '../engines/typst.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { printedPdf } from '../fixtures/printed.js';
import { askPython, testWithPython } from '../fixtures/reference-programs.js';
import { exportSheet } from './export-to-sheet.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const PAGE = '#set page(width: 595pt, height: 400pt, margin: 40pt)\n#set text(size: 10pt)\n';
const STORY =
  'Die folgende Aufstellung nennt alles, was im vergangenen Jahr für die Werkstatt am Hafen gekauft worden ist.';
const escaped = (text: string): string => `[${text.replace(/[@=\-+"*#$]/g, '\\$&')}]`;

const tableOf = (rows: readonly (readonly string[])[], stroke: 'none' | '0.5pt'): string =>
  `#table(columns: ${rows[0]?.length ?? 1} * (1fr,), stroke: ${stroke}, ${rows.flat().map(escaped).join(', ')})`;
const pdfOf = (...parts: readonly string[]): Promise<Uint8Array> => {
  const source = PAGE + parts.join('\n\n');
  return typeset(source, {}, { text: source });
};

const exported = async (bytes: Uint8Array, options: Readonly<Record<string, unknown>> = {}) =>
  exportSheet([fileOf('hafen.pdf', bytes)], tool.options.parse(options), work);
const csvOf = async (bytes: Uint8Array, options: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const sheet = await exported(bytes, { format: 'csv', ...options });
  expect(sheet.extension).toBe('.csv');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(sheet.bytes);
};

const BOUGHT = [
  ['Ware', 'Menge', 'Preis', 'Tag'],
  ['Hammer', '2', '1.249,50', '31.03.2025'],
  ['Nägel', '500', '0,02', '01.04.2025'],
  ['Gutschrift', '', '-24,00', '02.04.2025'],
] as const;

/** Values, formats, merged cells and direction of each sheet, as another program reads them. */
const readByOpenpyxl = (bytes: Uint8Array): unknown =>
  JSON.parse(
    askPython(
      bytes,
      'import io, json, openpyxl, sys',
      'book = openpyxl.load_workbook(io.BytesIO(open(sys.argv[1], "rb").read()))',
      'def rows(sheet): return sheet.iter_rows(values_only=True)',
      'def plain(cell): return cell.isoformat()[:10] if hasattr(cell, "isoformat") else cell',
      'print(json.dumps([{',
      '  "name": sheet.title,',
      '  "rows": [[plain(cell) for cell in row] for row in rows(sheet)],',
      '  "types": [[cell.data_type for cell in row] for row in sheet.iter_rows()],',
      '  "merged": sorted(str(one) for one in sheet.merged_cells.ranges),',
      '  "rtl": bool(sheet.sheet_view.rightToLeft),',
      '} for sheet in book]))',
    ),
  );

/** Requirement R-3.40. */
describe('the tables of a PDF', () => {
  testWithPython('openpyxl', 'are sheets with numbers and dates, as another program reads them', async () => {
    const { bytes, extension } = await exported(await pdfOf('= Einkauf', tableOf(BOUGHT, '0.5pt'), STORY));
    expect(extension).toBe('.xlsx');
    expect(readByOpenpyxl(bytes)).toMatchObject([
      {
        name: 'Einkauf',
        rows: [
          ['Ware', 'Menge', 'Preis', 'Tag'],
          ['Hammer', 2, 1249.5, '2025-03-31'],
          ['Nägel', 500, 0.02, '2025-04-01'],
          ['Gutschrift', null, -24, '2025-04-02'],
        ],
        rtl: false,
      },
    ]);
  });

  testWithPython('openpyxl', 'keep merged heads and texts that look like formulas', async () => {
    const merged = `#table(columns: 3, table.cell(rowspan: 2)[Team], table.cell(colspan: 2)[Score], [Home], [Away],
      [Ajax], [3], [1], [${String.raw`\=1+1`}], [${String.raw`\@x`}], [4])`;
    const [sheet] = readByOpenpyxl((await exported(await pdfOf(merged))).bytes) as [
      { rows: unknown[][]; types: string[][]; merged: string[] },
    ];
    expect(sheet.merged).toEqual(['A1:A2', 'B1:C1']);
    expect(sheet.rows.slice(2)).toEqual([
      ['Ajax', 3, 1],
      ['=1+1', '@x', 4],
    ]);
    expect(sheet.types[3]?.[0]).not.toBe('f');
  });

  test('are lines of CSV, without lines too, and over the ends of pages with one head', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [`Ware ${at}`, String(at), `${at},50`]);
    const source = `#table(columns: (1fr, 1fr, 1fr), stroke: none, table.header([Name], [Zahl], [Preis]),
      ${rows.flat().map(escaped).join(', ')})`;
    const lines = (await csvOf(await pdfOf(STORY, source))).trim().split('\r\n');
    expect(lines.map((line) => line.replace('\uFEFF', ''))).toEqual([
      'Name,Zahl,Preis',
      ...rows.map(([name = '', count = ''], at) => `${name},${count},${at + 0.5}`),
    ]);
  });

  test('start no formula in CSV, and keep negative numbers', async () => {
    const risky = [
      ['Name', 'Wert'],
      ['=HYPERLINK(1)', '-5'],
      ['@SUM(A1)', '-2,5'],
      ['-cmd', '+7'],
    ];
    const csv = await csvOf(await pdfOf(tableOf(risky, '0.5pt')));
    expect(csv).toContain(`"'=HYPERLINK(1)",-5\r\n"'@SUM(A1)",-2.5\r\n"'-cmd",7\r\n`);
  });

  test('are a ZIP of CSV files where there are several, of the chosen pages alone', async () => {
    const pdf = await pdfOf(
      tableOf(BOUGHT, '0.5pt'),
      '#pagebreak()',
      tableOf(
        [
          ['A', 'B'],
          ['1', '2'],
        ],
        '0.5pt',
      ),
    );
    const { bytes, extension } = await exported(pdf, { format: 'csv' });
    expect(extension).toBe('.zip');
    expect(Object.keys(unzipSync(bytes))).toEqual(['hafen_1.csv', 'hafen_2.csv']);
    expect(await csvOf(pdf, { pageRanges: '2' })).toBe('\uFEFFA,B\r\n1,2\r\n');
  });

  test('say which numbers may be two, and stayed text', async () => {
    const unsure = [
      ['A', 'B'],
      ['1.234', '03/04/2025'],
    ];
    const pdf = await pdfOf('#set text(lang: "es")', tableOf(unsure, '0.5pt'));
    const { notes } = await exported(pdf);
    expect(notes.map(({ code }) => code)).toEqual(['sheet.numbers-unsure']);
    expect(await csvOf(pdf, { decimal: 'comma' })).toContain('\r\n1234,');
  });
});

test('a document without a table is refused by name', async () => {
  await expect(exported(await printedPdf('Nothing but a story.'))).rejects.toMatchObject({
    code: 'document.no-table',
    facts: { name: 'hafen.pdf' },
  });
});
