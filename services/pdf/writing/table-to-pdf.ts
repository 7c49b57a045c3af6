import { Refusal } from '../../../contracts/errors.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { runsFromTheRight } from '../text/direction.js';
import { joinFirstPages, type FirstPages } from '../opening/join.js';
import { typesetTold } from '../engines/typst.js';
import type { CsvTable } from '../text/csv-table.js';
import { TABLE_END, tableMarkup } from '../text/table-markup.js';
import { CELL_INSET_POINTS, planTable, type Strip, type TablePlan } from '../text/table-plan.js';
import { widthOf, withWordsWithin } from '../text/text-width.js';
import type { WritingWork } from './writing-work.js';

/** A part that is typeset at once takes memory in proportion. */
const CELLS_AT_ONCE = 8000;
const CHARACTERS_AT_ONCE = 150_000;
/** No page has more. */
const ROWS_PER_PAGE = 70;
/** Lines in a cell from which on its row may go on on the next page. */
const TALL_FROM = 12;
/** Lines of a header from which on it is not repeated. */
const HEADER_MAX = 10;

interface End {
  readonly before: number;
  readonly pages: number;
}

interface Row {
  readonly cells: readonly { readonly text: string; readonly rtl: boolean }[];
  readonly tall: boolean;
}

interface StripToSet {
  readonly title: string;
  readonly strip: Strip;
  readonly plan: TablePlan;
  readonly header: Row | undefined;
  readonly rows: readonly (readonly string[])[];
}

/**
 * Sets a table on A4 pages, the names of its columns on each; one that is too wide in strips.
 *
 * @throws Refusal `pdf.too-many-pages`
 */
export const tableToPdf = async (
  { rows, hasHeader }: CsvTable,
  title: string,
  work: WritingWork,
): Promise<Uint8Array> => {
  const plan = planTable({ rows, hasHeader });
  const parts: FirstPages[] = [];
  refuseOver(title, Math.ceil(rows.length / ROWS_PER_PAGE) * plan.strips.length);
  const total = rows.length * plan.strips.length;
  for (const [index, strip] of plan.strips.entries()) {
    const report = (done: number): void =>
      work.report({ done: index * rows.length + done, total, step: 'setting the table' });
    const first = rowOf(rows[0] ?? [], strip, plan);
    const header = hasHeader && linesIn(first, strip, plan) <= HEADER_MAX ? first : undefined;
    const body = header ? rows.slice(1) : rows;
    parts.push(...(await stripToPdf({ title, strip, plan, header, rows: body }, report)));
  }
  refuseOver(
    title,
    parts.reduce((sum, { pages }) => sum + pages, 0),
  );
  return joinFirstPages(parts, work);
};

const refuseOver = (name: string, count: number): void => {
  if (count > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count, limit: PAGES_MAX });
};

/** Part by part; what is on the last page of one comes with the next, so that pages are full. */
const stripToPdf = async (set: StripToSet, report: (done: number) => void): Promise<FirstPages[]> => {
  const parts: FirstPages[] = [];
  let from = 0;
  do {
    report(from);
    const rows = rowsFrom(set, from);
    const isLast = from + rows.length >= set.rows.length;
    const { bytes, told } = await typesetRows(set, rows);
    const { before, pages } = told as End;
    const isWhole = isLast || before === 0 || rows[before - 1]?.tall === true;
    parts.push({ bytes, pages: isWhole ? pages : pages - 1 });
    from += isWhole ? rows.length : before;
  } while (from < set.rows.length);
  return parts;
};

const rowsFrom = ({ rows, strip, plan }: StripToSet, from: number): Row[] => {
  const most = Math.max(1, Math.floor(CELLS_AT_ONCE / strip.columns.length));
  const some: Row[] = [];
  let characters = 0;
  for (let at = from; at < rows.length && some.length < most && characters < CHARACTERS_AT_ONCE; at += 1) {
    const row = rowOf(rows[at] ?? [], strip, plan);
    some.push(row);
    characters += row.cells.reduce((sum, { text }) => sum + text.length, 0);
  }
  return some;
};

const typesetRows = ({ title, strip, plan, header }: StripToSet, rows: readonly Row[]) => {
  const table = JSON.stringify({
    landscape: plan.landscape,
    size: plan.size,
    widths: strip.widths,
    numeric: strip.columns.map((column) => plan.numeric[column]),
    header: header?.cells ?? [],
    rows,
    rtl: plan.rtl,
  });
  return typesetTold(tableMarkup(table), { title, table }, TABLE_END);
};

const rowOf = (row: readonly string[], strip: Strip, plan: TablePlan): Row => {
  const cells = strip.columns.map((column, at) => {
    const text = withWordsWithin((row[column] ?? '').replace(/\r\n?/g, '\n').trim(), roomAt(strip, at, plan));
    return { text, rtl: runsFromTheRight(text) };
  });
  return { cells, tall: linesIn({ cells, tall: false }, strip, plan) >= TALL_FROM };
};

/** The room in a cell, in sizes of the letters. */
const roomAt = ({ widths }: Strip, at: number, { size }: TablePlan): number =>
  ((widths[at] ?? 0) - 2 * CELL_INSET_POINTS) / size;

/** About how many lines the highest cell has. */
const linesIn = ({ cells }: Row, strip: Strip, plan: TablePlan): number =>
  cells.reduce((most, { text }, at) => {
    const room = Math.max(1, roomAt(strip, at, plan));
    const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / room)), 0);
    return Math.max(most, lines);
  }, 1);
