import type { Box, ReadBlock, ReadCell } from '../reading/lines/document-model.js';
import { bottomOf, boxAround } from '../reading/lines/text-boxes.js';
import { columnsOf } from './table-columns.js';

type Rows = NonNullable<ReadBlock['rows']>;

/** Points: columns stand as far from the edge of their table on each page. */
const SAME_PLACE = 4;
/** Points: what a row needs beside its words. */
const ROW_ROOM = 12;

/** A table that began on the page before, joined with the next one; undefined where that is another. */
export const oneTableOf = (last: ReadBlock, next: ReadBlock, foot: number): ReadBlock | undefined => {
  const { rows: begun } = last;
  const { rows: printed } = next;
  if (!begun || !printed || last.rtl !== next.rtl || !haveSameColumns(last, next)) return undefined;
  const more = withoutEmptyHead(printed);
  const lost = printed.length - more.length;
  const headRows = headRowsOf(begun, more);
  const isToldByHead = headRows + lost > 0;
  const goesOn = isToldByHead || (endsAtFoot(last, more, foot) && !hasHeadOfItsOwn(begun, more));
  return goesOn ? together(last, next, { lost, headRows }) : undefined;
};

const endsAtFoot = ({ box, continued }: ReadBlock, more: Rows, foot: number): boolean =>
  foot - bottomOf(continued?.box ?? box) < heightOf(more[0]) + ROW_ROOM;

interface NotAgain {
  /** Rows without words. */
  readonly lost: number;
  readonly headRows: number;
}

const together = (last: ReadBlock, next: ReadBlock, { lost, headRows }: NotAgain): ReadBlock => {
  const own = (next.rows ?? []).slice(lost + headRows);
  const goesOn = own.map((cells) => cells.map(movedBy(last.box.x - next.box.x)));
  return {
    ...last,
    text: [last.text, ...next.text.split('\n').slice(lost + headRows)].join('\n'),
    lines: [...last.lines, ...goesOn.flatMap((cells) => cells.flatMap(({ lines }) => lines))],
    rows: [...(last.rows ?? []), ...goesOn],
    continued: { headRows: Math.max(headRows, last.continued?.headRows ?? 0), box: next.box },
  };
};

const haveSameColumns = (last: ReadBlock, next: ReadBlock): boolean =>
  endAlike(last, next) || [0, last.box.x - next.box.x].some((off) => standAlike(last, next, off));

const endAlike = (last: ReadBlock, next: ReadBlock): boolean => {
  const [ends, others] = [last, next].map((block) => endsOf(columnsOf(block, block.box)));
  return (
    ends?.length === others?.length &&
    ends?.every((end, at) => Math.abs(end - (others?.[at] ?? end)) < SAME_PLACE) === true
  );
};

/**
 * Columns without lines are as wide as their words, which differ from page to page: those of the same column begin, end or have their middle
 * in the same place, and none reaches into its neighbour.
 */
const standAlike = (last: ReadBlock, next: ReadBlock, off: number): boolean => {
  const one = extentsOf(last, 0);
  const other = extentsOf(next, off);
  if (!one || other?.length !== one.length) return false;
  return one.every((column, at) => {
    const twin = other[at] ?? column;
    const after = [one[at + 1], other[at + 1]].every((right) => !right || right.from > Math.max(column.to, twin.to));
    return after && areAlike(column, twin);
  });
};

interface Extent {
  readonly from: number;
  readonly to: number;
}

const areAlike = (one: Extent, other: Extent): boolean =>
  [one.from - other.from, one.to - other.to, (one.from + one.to - other.from - other.to) / 2].some(
    (apart) => Math.abs(apart) < SAME_PLACE,
  );

/** The extents of the words of each column; undefined where one has none, or a cell takes more than one. */
const extentsOf = ({ rows = [] }: ReadBlock, off: number): readonly Extent[] | undefined => {
  const count = rows[0]?.length ?? 0;
  const isEven = rows.every((cells) => cells.length === count && cells.every(({ columns }) => columns === 1));
  if (!isEven) return undefined;
  const columns = Array.from({ length: count }, (_, at) =>
    rows.flatMap((cells) => cells[at]?.lines.map(({ box }) => box) ?? []),
  );
  if (columns.some(({ length }) => length === 0)) return undefined;
  return columns.map(boxAround).map(({ x, width }) => ({ from: x + off, to: x + width + off }));
};

/** From the left edge of the table; its own right edge is that of its widest word where it has no lines. */
const endsOf = (widths: readonly number[]): number[] => {
  let end = 0;
  return widths
    .slice(0, -1)
    .map((width) => (end += width))
    .concat(0);
};

/** A row that was printed again at the head of each page has been taken for a running head, and its cells are empty. */
const withoutEmptyHead = (rows: Rows): Rows => (rows.length > 1 && textIn(rows[0] ?? []) === '' ? rows.slice(1) : rows);

/** Rows that are printed again at the head of the next page. */
const headRowsOf = (begun: Rows, more: Rows): number => {
  const differs = more.findIndex((cells, at) => textIn(cells) === '' || textIn(cells) !== textIn(begun[at] ?? []));
  return Math.max(0, differs < 0 ? more.length - 1 : differs);
};

const textIn = (cells: readonly ReadCell[]): string =>
  cells
    .map(({ text }) => text)
    .join('\t')
    .trim();

/** Another table that begins as this one did. */
const hasHeadOfItsOwn = (begun: Rows, more: Rows): boolean =>
  isBold(begun[0]) && isBold(more[0]) && !begun.slice(1).every(isBold);

const isBold = (cells: readonly ReadCell[] = []): boolean =>
  cells.some(({ lines }) => lines.length > 0) &&
  cells.every(({ lines }) => lines.every(({ words }) => words.every(({ style }) => style.bold)));

const heightOf = (cells: readonly ReadCell[] = []): number =>
  cells.length === 0 ? 0 : boxAround(cells.map(({ box }) => box)).height;

const movedBy =
  (off: number) =>
  (cell: ReadCell): ReadCell => ({
    ...cell,
    box: moved(cell.box, off),
    lines: cell.lines.map((line) => ({ ...line, box: moved(line.box, off) })),
  });

const moved = (box: Box, off: number): Box => ({ ...box, x: box.x + off });
