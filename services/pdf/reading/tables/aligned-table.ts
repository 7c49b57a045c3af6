import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
import { boxAround, median, rightOf } from '../lines/text-boxes.js';
import type { Box, ReadBlock, ReadCell } from '../lines/document-model.js';
import type { Fragment } from '../lines/fragments.js';
import { areCode } from '../lines/code-lines.js';
import { countOn } from '../lists/counting.js';
import { isOnlyMarker, isLetterBullet, isMarker } from '../lists/markers.js';
import { cellOf, tableOf } from './table-block.js';

/** From left to right. */
interface Column {
  readonly from: number;
  readonly to: number;
}

type Row = readonly Fragment[];

/** Baselines of a row differ by less than this share of the letters' size. */
const ROW_OFFSET_SHARE = 0.4;
/** Times the letters' size: a blank row is no end of a table. */
const STEP_MAX = 3.6;
/** Below it a row of fewer cells goes on with the one above. */
const STEP_WITHIN_SIZES = 1.5;
const ROWS_MIN = 3;
/** The share of cells that something stands in. */
const FILLED_MIN = 0.65;
/** Words in a cell, from which on columns are columns of text. */
const WORDS_MAX = 7;
const LEADERS = /\.{4,}|\u2026{2,}|(?:\. ){4,}/;

export interface FoundTable {
  readonly block: ReadBlock;
  readonly used: readonly Fragment[];
}

/** Tables without lines: rows whose parts stand below each other. */
export const alignedTables = (fragments: readonly Fragment[]): FoundTable[] => {
  const tables: FoundTable[] = [];
  let run: Row[] = [];
  let columns: readonly Column[] = [];
  const end = (): void => {
    const table = tableIn(run, columns);
    if (table) tables.push(table);
    [run, columns] = [[], []];
  };
  for (const row of rowsOf(fragments)) {
    const joined = run.length === 0 ? columnsOf(row) : withRow(columns, run, row);
    if (joined) [run, columns] = [[...run, row], joined];
    else {
      end();
      if (row.length > 1) [run, columns] = [[row], columnsOf(row)];
    }
    if (run.length === 1 && row.length < 2) [run, columns] = [[], []];
  }
  end();
  return tables;
};

const rowsOf = (fragments: readonly Fragment[]): Row[] =>
  groupIntoRows(
    fragments.toSorted((one, other) => one.baseline - other.baseline),
    ({ baseline, size }, [first]) => baseline - first.baseline < ROW_OFFSET_SHARE * size,
  ).map((row) => row.toSorted((one, other) => one.box.x - other.box.x));

const columnsOf = (row: Row): Column[] => row.map(({ box }) => ({ from: box.x, to: rightOf(box) }));

/** The columns once a row has joined; undefined where it doesn't fit: too far below, or across columns. */
const withRow = (columns: readonly Column[], run: readonly Row[], row: Row): readonly Column[] | undefined => {
  const last = run.at(-1)?.[0];
  const first = row[0];
  if (!last || !first || first.baseline - last.baseline > STEP_MAX * Math.max(first.size, last.size)) return undefined;
  const joined = united([...columns, ...columnsOf(row)]);
  const isWhole = joined.length >= Math.max(columns.length, row.length);
  return isWhole && (row.length > 1 || columns.length === joined.length) ? joined : undefined;
};

const united = (columns: readonly Column[]): Column[] => {
  const joined: Column[] = [];
  for (const column of columns.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    if (!before || column.from >= before.to + 2) joined.push(column);
    else joined[joined.length - 1] = { ...before, to: Math.max(before.to, column.to) };
  }
  return joined;
};

const tableIn = (run: readonly Row[], columns: readonly Column[]): FoundTable | undefined => {
  const full = run.filter((row) => row.length > 1);
  if (columns.length < 2 || full.length < ROWS_MIN || full.length * 2 < run.length) return undefined;
  const used = run.flat();
  if (isProse(used) || isList(full) || hasLeaders(used) || areCode(used)) return undefined;
  const box = boxAround(used.map((fragment) => fragment.box));
  const rows = wrapped(run, columns).map((row) => columns.map((column, at) => cell(row, { columns, column, at, box })));
  return isSparse(rows) ? undefined : { block: tableOf(rows, box), used };
};

/** The labels of a drawing stand below each other here and there only. */
const isSparse = (rows: readonly (readonly ReadCell[])[]): boolean => {
  const cells = rows.flat();
  return cells.filter(({ text }) => text !== '').length < FILLED_MIN * cells.length;
};

/** Dots lead from a title to its page. */
const hasLeaders = (fragments: readonly Fragment[]): boolean =>
  fragments.some(({ words }) => words.some(({ text }) => LEADERS.test(text)));

const isProse = (fragments: readonly Fragment[]): boolean =>
  median(fragments.map(({ words }) => words.length)) >= WORDS_MAX;

/** A lettered or numbered list is no table, however far in its levels stand: a marker and a text in each row. */
const isList = (rows: readonly Row[]): boolean => {
  const markers = rows.flatMap(([first, ...others]) => {
    const [word, more] = first?.words ?? [];
    return word && !more && others.length === 1 ? [word.text] : [];
  });
  const sure = markers.filter((marker) => isMarker(marker) || isLetterBullet(marker));
  if (sure.length * 2 > rows.length) return true;
  return markers.length === rows.length && markers.every(isOnlyMarker) && countOn(markers);
};

/** A row close below another, with nothing in its first column, goes on with it. */
const wrapped = (run: readonly Row[], [column]: readonly Column[]): Row[] => {
  const rows: Row[] = [];
  for (const row of run) {
    const above = rows.at(-1);
    if (above && column && goesOn(above, row, column)) rows[rows.length - 1] = [...above, ...row];
    else rows.push(row);
  }
  return rows;
};

const goesOn = (above: Row, row: Row, firstColumn: Column): boolean => {
  const first = row[0];
  const last = above.at(-1);
  if (!first || !last || first.box.x <= firstColumn.to) return false;
  return first.baseline - last.baseline < STEP_WITHIN_SIZES * first.size;
};

interface Place {
  readonly columns: readonly Column[];
  readonly column: Column;
  readonly at: number;
  readonly box: Box;
}

const cell = (row: Row, { columns, column, at, box }: Place) => {
  const inside = row.filter((fragment) => fragment.box.x >= column.from - 1 && fragment.box.x < column.to + 1);
  const next = columns[at + 1]?.from ?? rightOf(box);
  const around = boxAround(row.map((fragment) => fragment.box));
  const place = { x: column.from, y: around.y, width: next - column.from, height: around.height };
  return cellOf(
    inside.flatMap(({ words }) => words),
    place,
    { columns: 1, rows: 1 },
  );
};
