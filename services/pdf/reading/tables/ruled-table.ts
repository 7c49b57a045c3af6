import type { Box, ReadBlock, ReadCell } from '../lines/document-model.js';
import type { Fragment } from '../lines/fragments.js';
import type { Grid, Rule } from '../lines/grids.js';
import { cellOf, tableOf } from './table-block.js';
import { withUnruledRows } from './unruled-rows.js';

const NEAR_POINTS = 3;

interface Span {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The table in a grid and the fragments that are its own; undefined where next to nothing stands in it. */
export const ruledTable = (
  drawn: Grid,
  fragments: readonly Fragment[],
): { readonly block: ReadBlock; readonly used: readonly Fragment[] } | undefined => {
  const used = fragments.filter(({ box }) => holds(drawn.box, box));
  const grid = withUnruledRows(drawn, used);
  const rows = spansOf(grid).map((spans) => spans.map((span) => filled(grid, span, used)));
  const count = rows.flat().filter(({ text }) => text !== '').length;
  if (count < 2 || count * 5 < rows.flat().length) return undefined;
  return { block: { ...tableOf(rows, grid.box), ruled: true }, used };
};

const holds = (area: Box, box: Box): boolean => {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x > area.x && x < area.x + area.width && y > area.y - 1 && y < area.y + area.height + 1;
};

const filled = (grid: Grid, span: Span, fragments: readonly Fragment[]): ReadCell => {
  const box = boxOf(grid, span);
  const size = { columns: span.columns, rows: span.rows };
  const words = fragments.flatMap(({ words: all }) => all.filter((word) => holds(box, word.box)));
  return cellOf(words, box, size);
};

const boxOf = ({ xs, ys }: Grid, { row, column, rows, columns }: Span): Box => {
  const x = xs[column] ?? 0;
  const y = ys[row] ?? 0;
  return { x, y, width: (xs[column + columns] ?? x) - x, height: (ys[row + rows] ?? y) - y };
};

/** Cells reach as far as no line stops them. */
const spansOf = (grid: Grid): Span[][] => {
  const rowCount = grid.ys.length - 1;
  const columnCount = grid.xs.length - 1;
  const taken = new Set<number>();
  return Array.from({ length: rowCount }, (_, row) => {
    const spans: Span[] = [];
    for (let column = 0; column < columnCount; column += 1) {
      if (taken.has(row * columnCount + column)) continue;
      const span = spanAt(grid, row, column);
      for (let y = 0; y < span.rows; y += 1) {
        for (let x = 0; x < span.columns; x += 1) taken.add((row + y) * columnCount + column + x);
      }
      spans.push(span);
    }
    return spans;
  });
};

const spanAt = (grid: Grid, row: number, column: number): Span => {
  let columns = 1;
  while (column + columns < grid.xs.length - 1 && !isParted(grid, row, column + columns)) columns += 1;
  let rows = 1;
  const isOpen = (below: number): boolean =>
    Array.from({ length: columns }, (_, at) => column + at).every((x) => !isCut(grid, below, x));
  while (columns === 1 && row + rows < grid.ys.length - 1 && isOpen(row + rows)) rows += 1;
  return { row, column, rows, columns };
};

const middle = (places: readonly number[], at: number): number => ((places[at] ?? 0) + (places[at + 1] ?? 0)) / 2;

/** Whether a line stands between a column and the one before it, in a row. */
const isParted = ({ xs, ys, uprights }: Grid, row: number, column: number): boolean =>
  uprights.some((rule) => isNear(rule.x, xs[column]) && reaches(rule.y, rule.height, middle(ys, row)));

/** Whether a line lies between a row and the one above it, in a column. */
const isCut = ({ xs, ys, levels }: Grid, row: number, column: number): boolean =>
  levels.some((rule: Rule) => isNear(rule.y, ys[row]) && reaches(rule.x, rule.width, middle(xs, column)));

const isNear = (one: number, other = Infinity): boolean => Math.abs(one - other) <= NEAR_POINTS;
const reaches = (from: number, length: number, place: number): boolean => from <= place && place <= from + length;
