import type { Fragment } from '../lines/fragments.js';
import type { Grid } from '../lines/grids.js';
import type { PositionedWord } from '../lines/positioned-word.js';

/** Rows with lines between them: a head, what is under it, a sum. With more, the lines say where rows are. */
const RULED_ROWS_MAX = 3;
const ROWS_MIN = 3;
/** Beyond a crowded page: every line is compared with every other. */
const WORDS_MAX = 4000;
/** Baselines of a line differ by less than this share of the letters' size. */
const LINE_OFFSET_SHARE = 0.4;
/** From the middle of a word down to its baseline, as a share of the letters' size. */
const MIDDLE_TO_BASELINE_SHARE = 0.35;
/** A gap between rows is so many times one between lines of a cell. */
const ROW_GAP_FACTOR = 1.25;
const NUMBER = /^[\p{Sc}%+\-\u2212(]*\d[\d.,:/%\p{Sc}()\s-]*$/u;

/** A line of one column. */
interface CellLine {
  readonly column: number;
  readonly baseline: number;
  readonly size: number;
  readonly text: string;
}

/**
 * A grid with lines where none are drawn: in a table whose columns are ruled and whose rows are not, they show by wider
 * gaps, or by the numbers of a column.
 */
export const withUnruledRows = (grid: Grid, fragments: readonly Fragment[]): Grid => {
  if (grid.ys.length - 1 > RULED_ROWS_MAX) return grid;
  const words = fragments.flatMap(({ words: all }) => all);
  if (words.length > WORDS_MAX) return grid;
  const cuts = grid.ys
    .slice(1)
    .flatMap((bottom, row) => cutsIn(linesIn(words, grid, { top: grid.ys[row] ?? 0, bottom })));
  if (cuts.length === 0) return grid;
  const { x, width } = grid.box;
  return {
    ...grid,
    ys: [...grid.ys, ...cuts].toSorted((one, other) => one - other),
    levels: [...grid.levels, ...cuts.map((y) => ({ x, y, width, height: 0 }))],
  };
};

const linesIn = (
  words: readonly PositionedWord[],
  { xs }: Grid,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): readonly CellLine[] => {
  const lines: CellLine[] = [];
  for (const { box, baseline, style, text } of words.toSorted((one, other) => one.baseline - other.baseline)) {
    const column = xs.findLastIndex((x) => x < box.x + box.width / 2);
    if (baseline < top || baseline > bottom || column < 0 || column >= xs.length - 1) continue;
    const at = lines.findLastIndex((line) => line.column === column && isSame(line.baseline, baseline, style.size));
    const before = lines[at];
    if (before) lines[at] = { ...before, text: `${before.text} ${text}` };
    else lines.push({ column, baseline, size: style.size, text });
  }
  return lines;
};

const isSame = (one: number, other: number, size: number): boolean => Math.abs(one - other) < LINE_OFFSET_SHARE * size;

/** Where the rows part, from the top; none unless each begins in two columns or more. */
const cutsIn = (lines: readonly CellLine[]): readonly number[] => {
  const [first] = lines;
  if (!first) return [];
  const levels = lines
    .map(({ baseline }) => baseline)
    .filter((y, at, all) => at === 0 || !isSame(all[at - 1] ?? 0, y, first.size));
  for (const starts of [startsByGaps(levels), startsByNumbers(lines, levels)]) {
    const areRows = starts.length >= ROWS_MIN && starts.every((y) => columnsAt(lines, y) > 1);
    if (areRows) return starts.slice(1).map((y) => (y + above(levels, y)) / 2 - MIDDLE_TO_BASELINE_SHARE * first.size);
  }
  return [];
};

const above = (levels: readonly number[], y: number): number => levels[levels.indexOf(y) - 1] ?? y;

const columnsAt = (lines: readonly CellLine[], y: number): number =>
  new Set(lines.filter(({ baseline, size }) => isSame(baseline, y, size)).map(({ column }) => column)).size;

/** None where all gaps are alike. */
const startsByGaps = (levels: readonly number[]): readonly number[] => {
  const least = Math.min(...levels.slice(1).map((y, at) => y - (levels[at] ?? y)));
  const starts = levels.filter((y, at) => at === 0 || y - (levels[at - 1] ?? y) > ROW_GAP_FACTOR * least);
  return starts.length < levels.length ? starts : [];
};

/** The rows that a column starts that holds nothing but numbers, each beside a text of the first column. */
const startsByNumbers = (lines: readonly CellLine[], levels: readonly number[]): readonly number[] => {
  const columns = [...new Set(lines.map(({ column }) => column))].filter((column) => column > 0);
  for (const column of columns) {
    const own = lines.filter((line) => line.column === column);
    const begin = lines.filter((line) => line.column === 0);
    const areBeside = own.every(({ baseline, size }) => begin.some((line) => isSame(line.baseline, baseline, size)));
    const starts = levels.filter((y) => own.some(({ baseline, size }) => isSame(baseline, y, size)));
    if (areBeside && own.every(({ text }) => NUMBER.test(text)) && starts[0] === levels[0]) return starts;
  }
  return [];
};
