import { jest, test } from '@jest/globals';
import { fileOf } from '../../fixtures/operation-work.js';
import { layouts, madeDocument, type Layout, type TrueValue } from '../../fixtures/made-tables.js';
import { readPages } from '../../reading/read-document.js';
import { notationOf, type CellValue } from './cell-values.js';
import { sheetOf, type Sheet } from './sheet.js';
import { tablesIn } from './tables-in-document.js';

jest.setTimeout(600_000);

const SEEDS = process.env['DOCKET_CORPUS'] === 'full' ? 24 : 2;
const UNRULED_LEAST = 0.9;

const sheetsIn = async (bytes: Uint8Array): Promise<readonly Sheet[]> => {
  const { pages } = await readPages(fileOf('made.pdf', bytes), { report: () => undefined, onlyShown: true });
  const tables = tablesIn(pages);
  const cells = tables.flatMap(({ table }) => (table.rows ?? []).flatMap((row) => row.map(({ text }) => text)));
  const notation = notationOf(cells, { decimal: 'auto', language: undefined });
  return tables.map((table, at) => sheetOf(table, notation, String(at)));
};

const said = (value: CellValue): TrueValue =>
  value.kind === 'number' ? value.value : value.kind === 'date' ? { day: value.iso } : value.text;

const rowsIn = ({ rows, columns, cells }: Sheet): readonly (readonly TrueValue[])[] => {
  const cellRows: TrueValue[][] = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const { row, column, value } of cells) (cellRows[row] ?? [])[column] = said(value);
  return cellRows;
};

/** Rows that are whole and in their place; a table too many makes none of them right. */
const measured = async (layout: Layout) => {
  let rows = 0;
  let right = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { pdf, tables } = await madeDocument(layout, seed);
    const sheets = await sheetsIn(pdf);
    for (const [at, truth] of tables.entries()) {
      const sheet = sheets[at];
      const readRows = sheet && sheets.length === tables.length ? rowsIn(sheet) : [];
      rows += truth.length;
      right += truth.filter((row, line) => JSON.stringify(row) === JSON.stringify(readRows[line])).length;
    }
  }
  return { layout, lines: layouts[layout].ruled, rows, right, share: `${((100 * right) / rows).toFixed(1)} %` };
};

test('all rows of tables with lines are read as they were made, and nine of ten of those without', async () => {
  const table: Awaited<ReturnType<typeof measured>>[] = [];
  for (const layout of Object.keys(layouts) as Layout[]) table.push(await measured(layout));
  console.table(table);
  const sum = (isRuled: boolean, of: 'rows' | 'right'): number =>
    table.filter(({ lines }) => lines === isRuled).reduce((total, row) => total + row[of], 0);
  expect(sum(true, 'right')).toBe(sum(true, 'rows'));
  expect(sum(false, 'right')).toBeGreaterThanOrEqual(UNRULED_LEAST * sum(false, 'rows'));
});
