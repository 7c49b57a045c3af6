import { median, rightOf } from './boxes.js';
import type { LaidWord } from './places.js';

interface Page {
  readonly words: readonly LaidWord[];
}

/** Numbers one below the other at the side of a page, from the top. */
interface Column {
  /** Where they end, in points; they are printed flush right. */
  readonly edge: number;
  readonly side: Side;
  readonly numbers: readonly Outer[];
}

type Side = 'left' | 'right';

/** The word at the end of a row. */
interface Outer {
  readonly word: LaidWord;
  readonly row: number;
}

type Row = readonly LaidWord[];

const NUMBER = /^\d{1,4}$/;
/** Of the letters' size. */
const OFF = 0.5;
const APART = 0.5;
/** Points. */
const SAME_EDGE = 3;
const NUMBERS_MIN = 8;
const PAGES_MIN = 2;
const STEPS_SHARE = 0.9;
const ROWS_SHARE = 0.6;
/** Beside a table's numbers stand fewer words. */
const WORDS_MIN = 5;

/**
 * The numbers of lines that are printed beside the text, at the same place on several pages. They count the lines of
 * this print, so they are no part of what is read.
 */
export const lineNumbersOf = (pages: readonly Page[]): ReadonlySet<LaidWord> => {
  const rows = pages.map(({ words }) => rowsOf(words));
  const columns = rows.flatMap((of) => columnsOf(of, NUMBERS_MIN).filter((column) => isBesideText(column, of)));
  const known = columns.filter((column) => columns.filter((other) => isSame(column, other)).length >= PAGES_MIN);
  if (known.length === 0) return new Set();
  const found = rows.flatMap((of) => columnsOf(of, 1).filter((column) => known.some((other) => isSame(column, other))));
  return new Set(found.flatMap(({ numbers }) => numbers.map(({ word }) => word)));
};

const isSame = (one: Column, other: Column): boolean =>
  one.side === other.side && Math.abs(one.edge - other.edge) <= SAME_EDGE;

const rowsOf = (words: readonly LaidWord[]): Row[] => {
  const rows: LaidWord[][] = [];
  const upright = words.filter((word) => word.upright);
  for (const word of upright.toSorted((one, other) => one.baseline - other.baseline)) {
    const first = rows.at(-1)?.[0];
    if (first && word.baseline - first.baseline < OFF * Math.min(first.style.size, word.style.size)) rows.at(-1)?.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.box.x - other.box.x));
};

/** Numbers at one side that count up from row to row. */
const columnsOf = (rows: readonly Row[], least: number): Column[] =>
  (['left', 'right'] as const).flatMap((side) => {
    const outer = rows.flatMap((row, at) => outerOf(row, side, at));
    return edgesOf(outer).flatMap((edge) => {
      const numbers = outer.filter(({ word }) => Math.abs(rightOf(word.box) - edge) <= SAME_EDGE);
      return numbers.length >= least && countsUp(numbers) ? [{ edge, side, numbers }] : [];
    });
  });

const outerOf = (row: Row, side: Side, at: number): Outer[] => {
  const [word, next] = side === 'left' ? row : row.toReversed();
  if (!word || !NUMBER.test(word.text)) return [];
  const gap = next ? Math.max(next.box.x - rightOf(word.box), word.box.x - rightOf(next.box)) : Infinity;
  return gap > APART * word.style.size ? [{ word, row: at }] : [];
};

const edgesOf = (outer: readonly Outer[]): number[] => {
  const edges: number[] = [];
  for (const { word } of outer) {
    const edge = rightOf(word.box);
    if (!edges.some((known) => Math.abs(known - edge) <= SAME_EDGE)) edges.push(edge);
  }
  return edges;
};

/** By the same step, one or five mostly. */
const countsUp = (numbers: readonly Outer[]): boolean => {
  const values = numbers.map(({ word }) => Number(word.text));
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const step = median(steps);
  return steps.length === 0 || (step > 0 && steps.filter((one) => one === step).length >= STEPS_SHARE * steps.length);
};

/** Nearly all rows between the first and the last are counted, and they are lines of a text. */
const isBesideText = ({ numbers }: Column, rows: readonly Row[]): boolean => {
  const [first, second, last] = [numbers[0], numbers[1], numbers.at(-1)];
  if (!first || !second || !last) return false;
  const step = Number(second.word.text) - Number(first.word.text);
  const counted = numbers.length * step;
  const words = numbers.map(({ row }) => (rows[row]?.length ?? 1) - 1).filter((count) => count > 0);
  return counted >= ROWS_SHARE * (last.row - first.row + 1) && median(words) >= WORDS_MIN;
};
