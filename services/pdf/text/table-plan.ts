import { isNumber, type CsvTable } from './csv-table.js';
import { runsFromTheRight } from './direction.js';
import { widthOf } from './text-width.js';

/** A table's columns that stand beside each other on one page. */
export interface Strip {
  readonly columns: readonly number[];
  /** Points, with the room inside of the cells. */
  readonly widths: readonly number[];
}

/** How a table is set on A4 pages. */
export interface TablePlan {
  readonly landscape: boolean;
  /** The size of the letters, in points. */
  readonly size: number;
  /** One after the other, each over as many pages as it takes; all but the first begin with the first column. */
  readonly strips: readonly Strip[];
  /** Columns whose cells stand at the right. */
  readonly numeric: readonly boolean[];
  /** The first column stands at the right. */
  readonly rtl: boolean;
}

/** Points. */
export const TABLE_MARGIN_POINTS = 36;
export const CELL_INSET_POINTS = 3;
const PORTRAIT_WIDTH_POINTS = 595 - 2 * TABLE_MARGIN_POINTS;
const LANDSCAPE_WIDTH_POINTS = 842 - 2 * TABLE_MARGIN_POINTS;
const SIZES = [9, 8, 7];
/** In parts of the letters' size: cells with more than the first are wrapped, words longer than the second cut. */
const WRAPPED_CELL_SIZES = 26;
const CUT_WORD_SIZES = 14;
/** Bold letters are so many times as wide as regular ones. */
const BOLD_WIDTH_FACTOR = 1.08;
/** The share of cells that must be numbers. */
const NUMERIC_MIN = 0.8;
/** Rows that the widths are told from. */
const ROWS_ASKED = 5000;

interface Need {
  /** Nothing is cut below it. */
  readonly least: number;
  /** Nothing but long texts is wrapped. */
  readonly usual: number;
  readonly whole: number;
}

/** The paper, letters and widths that fit a table best: upright if it can be, in parts if it must. */
export const planTable = (table: CsvTable): TablePlan => {
  const count = table.rows[0]?.length ?? 0;
  const asked = someOf(table.rows);
  const columns = Array.from({ length: count }, (_, at) => at);
  const needs = columns.map((at) =>
    needOf(
      asked.map((row) => row[at] ?? ''),
      table.hasHeader,
    ),
  );
  const numeric = columns.map((at) => isNumeric(asked.slice(table.hasHeader ? 1 : 0).map((row) => row[at] ?? '')));
  return { ...placed(needs), numeric, rtl: isFromTheRight(table.rows) };
};

/** Whether a table is read from the right, by the names of its columns and its first rows. */
const isFromTheRight = (rows: CsvTable['rows']): boolean => {
  const said = rows
    .slice(0, 20)
    .flat()
    .filter((cell) => /\p{L}/u.test(cell));
  return said.filter(runsFromTheRight).length * 2 > said.length;
};

/** From everywhere in a long table: its first rows may be shorter than the others. */
const someOf = (rows: CsvTable['rows']): CsvTable['rows'] => {
  const step = Math.ceil(rows.length / ROWS_ASKED);
  return step <= 1 ? rows : rows.filter((_, at) => at % step === 0);
};

const needOf = (cells: readonly string[], hasHeader: boolean): Need => {
  let least = 1;
  let whole = 1;
  for (const [row, cell] of cells.entries()) {
    const weight = hasHeader && row === 0 ? BOLD_WIDTH_FACTOR : 1;
    for (const line of cell.split('\n')) whole = Math.max(whole, weight * widthOf(line));
    for (const word of cell.split(/\s+/)) least = Math.max(least, Math.min(CUT_WORD_SIZES, weight * widthOf(word)));
  }
  return { least, usual: Math.max(least, Math.min(WRAPPED_CELL_SIZES, whole)), whole };
};

const isNumeric = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.filter(isNumber).length >= NUMERIC_MIN * filled.length;
};

const placed = (needs: readonly Need[]): Omit<TablePlan, 'numeric' | 'rtl'> => {
  const all = needs.map((_, at) => at);
  const takes = (size: number, measure: keyof Need): number =>
    needs.reduce((sum, need) => sum + size * need[measure] + 2 * CELL_INSET_POINTS, 0);
  const inOne = (landscape: boolean, size: number) => ({
    landscape,
    size,
    strips: [stripOf(all, { needs, size, room: landscape ? LANDSCAPE_WIDTH_POINTS : PORTRAIT_WIDTH_POINTS })],
  });
  const [largest = 9] = SIZES;
  if (takes(largest, 'usual') <= PORTRAIT_WIDTH_POINTS) return inOne(false, largest);
  const upright = SIZES.find((size) => takes(size, 'usual') <= LANDSCAPE_WIDTH_POINTS);
  const size = upright ?? SIZES.find((smaller) => takes(smaller, 'least') <= LANDSCAPE_WIDTH_POINTS);
  if (size !== undefined) return inOne(true, size);
  return { landscape: true, size: 8, strips: stripsOf(needs, 8) };
};

interface Room {
  readonly needs: readonly Need[];
  readonly size: number;
  readonly room: number;
}

/** Each column gets what it needs at least, and what is left goes to those that would use it. */
const stripOf = (columns: readonly number[], { needs, size, room }: Room): Strip => {
  const own = columns.map((at) => needs[at] ?? { least: 1, usual: 1, whole: 1 });
  const inset = 2 * CELL_INSET_POINTS;
  let widths = own.map(({ least }) => size * least + inset);
  for (const measure of ['usual', 'whole'] as const) {
    const wants = own.map((need, at) => Math.max(0, size * need[measure] + inset - (widths[at] ?? 0)));
    const wanted = wants.reduce((sum, want) => sum + want, 0);
    const left = room - widths.reduce((sum, width) => sum + width, 0);
    const share = wanted > 0 ? Math.min(1, Math.max(0, left) / wanted) : 0;
    widths = widths.map((width, at) => width + share * (wants[at] ?? 0));
  }
  return { columns, widths: widths.map((width) => Math.ceil(width * 10) / 10) };
};

/** As many columns to a strip as fit without wrapping more than long texts. */
const stripsOf = (needs: readonly Need[], size: number): Strip[] => {
  const groups: number[][] = [];
  let used = Infinity;
  const key = widthAt(needs, 0, size);
  for (const at of needs.keys()) {
    const width = widthAt(needs, at, size);
    if (used + width > LANDSCAPE_WIDTH_POINTS) {
      groups.push(at === 0 ? [] : [0]);
      used = at === 0 ? 0 : key;
    }
    groups.at(-1)?.push(at);
    used += width;
  }
  return groups.map((columns) => stripOf(columns, { needs, size, room: LANDSCAPE_WIDTH_POINTS }));
};

const widthAt = (needs: readonly Need[], at: number, size: number): number =>
  size * (needs[at]?.usual ?? 1) + 2 * CELL_INSET_POINTS;
