import { isMostlyFromRight } from '../../../../contracts/logical-order.js';
import type { Box, ReadBlock, ReadCell } from '../../reading/lines/document-model.js';
import { boxAround, median, rightOf } from '../../reading/lines/text-boxes.js';
import { countOn } from '../../reading/lists/counting.js';
import { isLetterBullet, isMarker, isOnlyMarker } from '../../reading/lists/markers.js';
import { columnsUnder, extentsOf, united, withNamesAndValues, type Extent } from './column-extents.js';
import { rowsCutAlike } from './cut-rows.js';
import { cellOfSegments, pageRows, textIn, type PageRow, type Segment } from './page-rows.js';

/** Times the letters' size: a blank row is no end of a table. */
const STEP_MAX = 3.6;
/** Times the letters' size: below it a row of fewer cells may go on with the one above. */
const STEP_WITHIN = 1.5;
/** The same: nothing stands one below the other in less. */
const STEP_LEAST = 0.9;
/** Lines of one cell stand closer than rows do, as a share of the usual step. */
const CLOSE_SHARE = 0.93;
const ROWS_MIN = 3;
/** Beyond a crowded page: each row is compared with all before it. */
const ROWS_CUT_MAX = 400;
/** The share of cells that something stands in; less where each column has a name and each row begins with one. */
const FILLED_MIN = 0.6;
const NAMED_FILLED_MIN = 0.25;
const NAMED_ROWS_MIN = 0.8;
/** Words in a cell, from which on columns are columns of text. */
const WORDS_MAX = 7;
const LEADERS = /\.{4,}|\u2026{2,}|(?:\. ){4,}/;
/** Signs that programs are full of and tables are not. */
const CODE = /[;{}]$|^[{}]|^\/[/*]|\*\/$|[=-]>|\(\)|[=!<>+-]=|\+\+|&&|\|\||^#(?:include|define)\b/;
const CODE_SHARE = 0.25;

/**
 * The tables among blocks of a page that no lines show. Whoever asks for the tables of a document would rather have one
 * too many than miss one, so that this takes more for a table than the reader of texts does: columns that stand close,
 * names over numbers at the other edge of their column, cells that are mostly empty.
 */
export const unruledTables = (blocks: readonly ReadBlock[]): readonly ReadBlock[] =>
  runsOf(pageRows(blocks)).flatMap((run) => tableIn(run) ?? []);

interface Run {
  readonly rows: readonly PageRow[];
  readonly columns: readonly Extent[];
}

/** Rows one below the other whose columns do not run into each other. */
const runsOf = (rows: readonly PageRow[]): readonly Run[] => {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const [at, row] of rows.entries()) {
    const joined = run && withRow(run, row, rows[at + 1]);
    if (joined) {
      run = joined;
      continue;
    }
    if (run) runs.push(run);
    run = row.segments.length > 1 ? { rows: [row], columns: extentsOf(row) } : undefined;
  }
  return run ? [...runs, run] : runs;
};

const stepBetween = (above: PageRow | undefined, below: PageRow): number =>
  above ? (below.baseline - above.baseline) / Math.max(above.size, below.size) : Infinity;

const withRow = (run: Run, row: PageRow, next: PageRow | undefined): Run | undefined => {
  if (stepBetween(run.rows.at(-1), row) > STEP_MAX) return undefined;
  const columns = united([...run.columns, ...extentsOf(row)]);
  const rows = [...run.rows, row];
  const isNew = columns.length !== run.columns.length;
  const isOther = ({ segments }: PageRow): boolean => isNew && segments.length > 1;
  const isWhole = isParted(row, columns) && run.rows.every((one) => !isOther(one) || isParted(one, columns));
  if (isWhole && (row.segments.length > 1 || !isNew)) return { rows, columns };
  const cut = cutAlike(rows);
  if (cut) return cut;
  return isHeadOfGroup(run, row, next) ? { ...run, rows: [...run.rows, row] } : undefined;
};

/** Whether each segment of a row, but for one across the columns, has a column of its own. */
const isParted = ({ segments }: PageRow, columns: readonly Extent[]): boolean => {
  const places = segments.map((segment) => columnsUnder(segment, columns));
  return places.every((place, at) => place?.count === 1 && place.first !== places[at - 1]?.first);
};

/** The same rows where those with close columns are cut as the others are that have wider gaps in the same places. */
const cutAlike = (rows: readonly PageRow[]): Run | undefined => {
  if (rows.length > ROWS_CUT_MAX) return undefined;
  const cut = rowsCutAlike(rows);
  if (!cut) return undefined;
  const columns = united(cut.flatMap(extentsOf));
  const isWhole = cut.every((one) => one.segments.length === 1 || isParted(one, columns));
  const last = cut.at(-1);
  return isWhole && last && isParted(last, columns) && columns.length > 1 ? { rows: cut, columns } : undefined;
};

/** A line across the columns that names the rows below it, which go on as those above. */
const isHeadOfGroup = ({ rows, columns }: Run, row: PageRow, next: PageRow | undefined): boolean => {
  const [first] = columns;
  if (!next || !first || row.segments.length > 1 || next.segments.length < 2 || rows.length < 2) return false;
  const isAtEdge = Math.abs(row.segments[0].box.x - first.from) < row.size;
  const isNear = stepBetween(row, next) < STEP_MAX / 2 && stepBetween(rows.at(-1), row) < STEP_MAX / 2;
  return isAtEdge && isNear && united([...columns, ...extentsOf(next)]).length >= columns.length;
};

const tableIn = (run: Run): ReadBlock | undefined => {
  const rows = withoutLooseEnd(run.rows);
  const full = rows.filter(({ segments }) => segments.length > 1);
  if (full.length < ROWS_MIN || full.length * 2 < rows.length) return undefined;
  const columns = withNamesAndValues(rows, run.columns);
  if (columns.length < 2 || isProse(full) || isList(full) || isOfSigns(rows)) return undefined;
  const box = boxAround(rows.flatMap(({ segments }) => segments.map((segment) => segment.box)));
  const cells = wrapped(rows, columns).map((segments) => cellsOf(segments, columns, box));
  return isSparse(cells, columns.length) ? undefined : blockOf(cells, box);
};

/** A line by itself that stands further off than rows do is the text below. */
const withoutLooseEnd = (rows: readonly PageRow[]): readonly PageRow[] => {
  const last = rows.at(-1);
  if (!last || last.segments.length > 1) return rows;
  const usual = usualStep(rows);
  return stepBetween(rows.at(-2), last) > 1.2 * usual ? withoutLooseEnd(rows.slice(0, -1)) : rows;
};

const usualStep = (rows: readonly PageRow[]): number =>
  median(rows.slice(1).flatMap((row, at) => (row.segments.length > 1 ? [stepBetween(rows[at], row)] : [])));

const isProse = (rows: readonly PageRow[]): boolean =>
  median(rows.flatMap(({ segments }) => segments.map(({ words }) => words.length))) >= WORDS_MAX;

/** A marker and a text in each row. */
const isList = (rows: readonly PageRow[]): boolean => {
  const markers = rows.flatMap(({ segments: [first, ...others] }) => {
    const [word, more] = first.words;
    return word && !more && others.length === 1 ? [word.text] : [];
  });
  const sure = markers.filter((marker) => isMarker(marker) || isLetterBullet(marker));
  if (sure.length * 2 > rows.length) return true;
  return markers.length === rows.length && markers.every(isOnlyMarker) && countOn(markers);
};

/** A table of contents, whose dots lead to pages, or a program. */
const isOfSigns = (rows: readonly PageRow[]): boolean => {
  const texts = rows.flatMap(({ segments }) => segments.map(({ words }) => textIn(words)));
  return (
    texts.some((text) => LEADERS.test(text)) ||
    texts.filter((text) => CODE.test(text)).length >= CODE_SHARE * texts.length
  );
};

/** A row of the table so far, and its last line. */
interface TableRow {
  readonly segments: readonly Segment[];
  readonly last: PageRow;
}

interface Setting {
  readonly next: PageRow | undefined;
  /** Where the first column ends. */
  readonly end: number;
  /** The step from row to row. */
  readonly usual: number;
}

const isOneRow = ({ segments, last }: TableRow, row: PageRow, setting: Setting): boolean => {
  const step = stepBetween(last, row);
  const isOpen = segments.every(({ box }) => box.x > setting.end);
  if (step < STEP_LEAST || (isOpen && step < CLOSE_SHARE * setting.usual)) return true;
  return goesOn(last, row, setting) && !isNearerBelow(last, row, setting.next);
};

/** The segments of each row of the table, which may be several lines. */
const wrapped = (rows: readonly PageRow[], columns: readonly Extent[]): readonly (readonly Segment[])[] => {
  const usual = usualStep(rows);
  const end = columns[0]?.to ?? Infinity;
  const joined: TableRow[] = [];
  for (const [at, row] of rows.entries()) {
    const above = joined.at(-1);
    const isOne = above && isOneRow(above, row, { next: rows[at + 1], end, usual });
    if (isOne) joined[joined.length - 1] = { segments: [...above.segments, ...row.segments], last: row };
    else joined.push({ segments: row.segments, last: row });
  }
  return joined.map(({ segments }) => segments);
};

/** The first line of a cell that is set around the middle of its row begins above the others of the row. */
const isNearerBelow = (above: PageRow, row: PageRow, next: PageRow | undefined): boolean =>
  next !== undefined && stepBetween(row, next) < CLOSE_SHARE * stepBetween(above, row);

/** A row close below another, with nothing in its first column, goes on with it unless it counts something itself. */
const goesOn = (above: PageRow, row: PageRow, { end, usual }: Setting): boolean => {
  const step = stepBetween(above, row);
  if (step > STEP_WITHIN) return false;
  const isIndented = row.segments[0].box.x > end;
  const isClose = step < CLOSE_SHARE * usual;
  if (isIndented) return isClose || row.segments.every(({ words }) => !/\d/.test(textIn(words)));
  return isClose && row.segments.length < Math.max(2, above.segments.length);
};

const cellsOf = (segments: readonly Segment[], columns: readonly Extent[], box: Box): readonly ReadCell[] => {
  const cells: ReadCell[] = [];
  let at = 0;
  while (at < columns.length) {
    const own = segments.filter((segment) => columnsUnder(segment, columns)?.first === at);
    const count = Math.max(1, ...own.map((segment) => columnsUnder(segment, columns)?.count ?? 1));
    const from = columns[at]?.from ?? box.x;
    const place = { ...box, x: from, width: (columns[at + count]?.from ?? rightOf(box)) - from };
    cells.push(cellOfSegments(own, place, count));
    at += count;
  }
  return cells;
};

const isSparse = (rows: readonly (readonly ReadCell[])[], columns: number): boolean => {
  const isFilled = (cell: ReadCell | undefined): boolean => cell !== undefined && cell.text !== '';
  const share = rows.flat().filter(isFilled).length / (rows.length * columns);
  const areNamed =
    rows[0]?.every((cell, at) => at === 0 || isFilled(cell)) === true &&
    rows.slice(1).filter(([first]) => isFilled(first)).length >= NAMED_ROWS_MIN * (rows.length - 1);
  return share < (areNamed ? NAMED_FILLED_MIN : FILLED_MIN);
};

const blockOf = (seen: readonly (readonly ReadCell[])[], box: Box): ReadBlock => {
  const rtl = isMostlyFromRight(seen.flatMap((cells) => cells.map(({ text }) => text)).join(' '));
  const rows = rtl ? seen.map((cells) => cells.toReversed()) : seen;
  return {
    kind: 'table',
    text: rows.map((cells) => cells.map(({ text }) => text).join('\t')).join('\n'),
    box,
    lines: rows.flatMap((cells) => cells.flatMap(({ lines }) => lines)),
    rows,
    ...(rtl && { rtl }),
  };
};
