import type { ReadCell } from '../reading/lines/document-model.js';

/** A cell, and its place in its table, from 0. */
export interface PlacedCell {
  readonly row: number;
  readonly column: number;
  readonly cell: ReadCell;
}

/** Where cells stand once those that span several rows have taken their places. */
export const placedCells = (rows: readonly (readonly ReadCell[])[]): readonly PlacedCell[] => {
  const taken = new Set<string>();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      const place = { row, column, cell };
      for (let below = 1; below < cell.rows; below += 1) {
        for (let beside = 0; beside < cell.columns; beside += 1) taken.add(`${row + below} ${column + beside}`);
      }
      column += cell.columns;
      return place;
    });
  });
};
