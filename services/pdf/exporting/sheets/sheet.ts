import type { ReadCell } from '../../reading/lines/document-model.js';
import { placedCells } from '../placed-cells.js';
import { valueOf, type CellValue, type Notation } from './cell-values.js';
import type { FoundTable } from './tables-in-document.js';

/** A cell of a sheet; it stands in the first of the rows and columns that it spans. */
export interface SheetCell {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly value: CellValue;
  readonly bold: boolean;
}

/** A table as the cells of a sheet. */
export interface Sheet {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly SheetCell[];
  /** So many rows name the columns. */
  readonly headRows: number;
  /** Its first column is on the right. */
  readonly rtl: boolean;
}

const HEAD_ROWS_MAX = 3;

/** @param name  of the sheet, as it is to be called. */
export const sheetOf = ({ table }: FoundTable, notation: Notation, name: string): Sheet => {
  const rows = table.rows ?? [];
  const cells = placedCells(rows).map(({ cell, ...place }) => ({
    ...place,
    rows: cell.rows,
    columns: cell.columns,
    value: valueOf(cell.text, notation),
    bold: isBold(cell),
  }));
  return {
    name,
    rows: rows.length,
    columns: Math.max(1, ...cells.map(({ column, columns }) => column + columns)),
    cells,
    headRows: headRowsOf(cells, table.continued?.headRows ?? 0, rows.length),
    rtl: table.rtl === true,
  };
};

const isBold = ({ lines }: ReadCell): boolean =>
  lines.length > 0 && lines.every(({ words }) => words.every(({ style }) => style.bold));

/** Rows that are printed again on each page, or rows of names above the first one with a number. */
const headRowsOf = (cells: readonly SheetCell[], repeated: number, rows: number): number => {
  if (repeated > 0) return repeated;
  const first = cells.find(({ value }) => value.kind !== 'text' || value.unsure !== undefined)?.row;
  const isNamed = first !== undefined && first > 0 && first <= HEAD_ROWS_MAX;
  if (isNamed) return first;
  const isHead = rows > 1 && cells.filter(({ row, value }) => row === 0 && saysMore(value)).every(({ bold }) => bold);
  return isHead && cells.some(({ row, bold }) => row === 0 && bold) ? 1 : 0;
};

const saysMore = (value: CellValue): boolean => value.kind !== 'text' || value.text !== '';
