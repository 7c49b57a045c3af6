import type { Box, ReadBlock, ReadCell } from '../reading/lines/document-model.js';

/** Widths of the columns as they are read, from the right in a table that runs so. */
export const columnsOf = ({ rows = [], rtl }: Pick<ReadBlock, 'rows' | 'rtl'>, box: Box): number[] =>
  rtl === true
    ? columnsSeen(
        rows.map((cells) => cells.toReversed()),
        box,
      ).toReversed()
    : columnsSeen(rows, box);

/** The same from the left, told by the cells that span only one. */
const columnsSeen = (rows: readonly (readonly ReadCell[])[], box: Box): number[] => {
  const count = Math.max(...rows.map((cells) => cells.reduce((sum, { columns }) => sum + columns, 0)), 1);
  const starts = Array.from({ length: count }, () => Infinity);
  starts[0] = box.x;
  for (const cells of rows) {
    let column = 0;
    for (const cell of cells) {
      if (cell.box.width > 0) starts[column] = Math.min(starts[column] ?? Infinity, cell.box.x);
      column += cell.columns;
    }
  }
  const known = starts.map((start, at) => (Number.isFinite(start) ? start : box.x + (box.width * at) / count));
  return known.map((start, at) => Math.max(1, (known[at + 1] ?? box.x + box.width) - start));
};
