import type { Cell, Worksheet } from 'exceljs';
import { evenRows, plainRun, type SimpleBlock } from '../../office-files/simple-document.js';

/** Rows of one table that are typeset at once: they take memory in proportion, and more columns don't fit on a page. */
const ROWS_AT_ONCE = 400;
const COLUMNS_AT_ONCE = 8;

/** The cells of an .xlsx file as they are shown, sheet by sheet; formulas as their last result. */
export const readSimpleExcel = async (bytes: Uint8Array): Promise<readonly SimpleBlock[]> => {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as never);
  return workbook.worksheets.filter(({ state }) => state === 'visible').flatMap(blocksOf);
};

const blocksOf = (sheet: Worksheet): SimpleBlock[] => {
  const rows: string[][] = [];
  sheet.eachRow({ includeEmpty: true }, (row) => {
    const cells: string[] = [];
    row.eachCell({ includeEmpty: true }, (cell) => cells.push(shown(cell)));
    rows.push(cells);
  });
  const title: SimpleBlock = { kind: 'heading', level: 1, runs: [plainRun(sheet.name)] };
  return [title, ...tablesOf(evenRows(rows))];
};

/** The text of a cell; among merged cells only the first one says something. */
const shown = (cell: Cell): string => (cell.isMerged && cell.master !== cell ? '' : cell.text);

const tablesOf = (rows: readonly (readonly string[])[]): SimpleBlock[] => {
  const tables: SimpleBlock[] = [];
  for (let column = 0; column < (rows[0]?.length ?? 0); column += COLUMNS_AT_ONCE) {
    for (let row = 0; row < rows.length; row += ROWS_AT_ONCE) {
      const part = rows.slice(row, row + ROWS_AT_ONCE).map((cells) => cells.slice(column, column + COLUMNS_AT_ONCE));
      if (part.some((cells) => cells.some((cell) => cell !== ''))) tables.push({ kind: 'table', rows: part });
    }
  }
  return tables;
};
