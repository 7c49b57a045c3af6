import type { Cell, Worksheet } from 'exceljs';
import { plainXml } from '../plain-xml.js';
import type { CellValue } from './cell-values.js';
import type { Sheet, SheetCell } from './sheet.js';

const WIDTH_MIN = 6;
const WIDTH_MAX = 60;
/** Beside the letters of a cell, in widths of a digit. */
const WIDTH_ROOM = 2;

/** Sheets as an .xlsx file. @param createdAt  the day that it says it was made. */
export const workbookOf = async (sheets: readonly Sheet[], createdAt: Date): Promise<Uint8Array> => {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  workbook.creator = 'Docket';
  workbook.created = createdAt;
  workbook.modified = createdAt;
  for (const sheet of sheets) fill(workbook.addWorksheet(sheet.name), sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

const fill = (worksheet: Worksheet, { cells, headRows, columns, rtl }: Sheet): void => {
  worksheet.views = [
    { rightToLeft: rtl, ...(headRows > 0 ? { state: 'frozen', ySplit: headRows } : { state: 'normal' }) },
  ];
  const widths = Array.from({ length: columns }, () => WIDTH_MIN);
  for (const { row, column, rows, columns: across, ...cell } of cells) {
    write(worksheet.getCell(row + 1, column + 1), cell);
    if (rows > 1 || across > 1) worksheet.mergeCells(row + 1, column + 1, row + rows, column + across);
    else widths[column] = Math.max(widths[column] ?? WIDTH_MIN, Math.min(WIDTH_MAX, lengthOf(cell.value)));
  }
  for (const [at, width] of widths.entries()) worksheet.getColumn(at + 1).width = width;
};

const write = (cell: Cell, { value, bold }: Pick<SheetCell, 'value' | 'bold'>): void => {
  cell.value = written(value);
  if (value.kind !== 'text') cell.numFmt = value.format;
  else if (value.text.length > WIDTH_MAX) cell.alignment = { wrapText: true, vertical: 'top' };
  if (bold) cell.font = { bold };
};

/** A text stays one, whatever it begins with. */
const written = (value: CellValue): string | number | Date | null => {
  if (value.kind === 'number') return value.value;
  if (value.kind === 'date') return new Date(`${value.iso}T00:00:00Z`);
  return value.text === '' ? null : plainXml(value.text);
};

const lengthOf = (value: CellValue): number => {
  if (value.kind === 'text') return value.text.length + WIDTH_ROOM;
  return value.format.length + (value.kind === 'number' ? String(Math.trunc(value.value)).length : 0);
};
