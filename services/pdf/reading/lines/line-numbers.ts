import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
import { boxAround, median, rightOf } from './text-boxes.js';
import type { PositionedWord } from './positioned-word.js';

interface Page {
  readonly words: readonly PositionedWord[];
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
  readonly word: PositionedWord;
  readonly row: number;
}

type Row = readonly PositionedWord[];

const NUMBER = /^\d{1,4}$/;
const LIKE_NUMBER = /^\p{L}{0,2}\d{1,4}\p{L}?$/u;
/** Baselines of a row differ by less than this share of the letters' size. */
const ROW_OFFSET_SHARE = 0.5;
/** A number stands apart from the text by more than this share of the letters' size. */
const NUMBER_GAP_SHARE = 0.5;
/** Points. */
const SAME_EDGE_POINTS = 3;
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
export const lineNumbersOf = (pages: readonly Page[]): ReadonlySet<PositionedWord> => {
  const rows = pages.map(({ words }) => rowsOf(words));
  const columns = rows.flatMap((of) => columnsOf(of).filter((column) => isNextToText(column, of)));
  const spans = placesOf(columns).flatMap((place) => (place.length >= PAGES_MIN ? [spanOf(place)] : []));
  return new Set(rows.flatMap((of) => spans.flatMap((span) => of.flatMap((row) => standingIn(row, span)))));
};

/** Columns that stand at the same place, each on a page of its own. */
const placesOf = (columns: readonly Column[]): Column[][] => {
  const places: Column[][] = [];
  for (const column of columns) {
    const place = places.find(([first]) => first && isSame(first, column));
    if (place) place.push(column);
    else places.push([column]);
  }
  return places;
};

const isSame = (one: Column, other: Column): boolean =>
  one.side === other.side && Math.abs(one.edge - other.edge) <= SAME_EDGE_POINTS;

/** From left to right, in points. */
interface Span {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

const spanOf = (place: readonly Column[]): Span => {
  const boxes = place.flatMap(({ numbers }) => numbers.map(({ word }) => word.box));
  const { x, width } = boxAround(boxes);
  return { side: place[0]?.side ?? 'left', from: x, to: x + width };
};

/** Printers put a letter to some of the numbers, such as that of the last line of a short page. */
const standingIn = (row: Row, { side, from, to }: Span): PositionedWord[] =>
  outerOf(row, side).filter((word) => LIKE_NUMBER.test(word.text) && word.box.x < to && rightOf(word.box) > from);

const rowsOf = (words: readonly PositionedWord[]): Row[] =>
  groupIntoRows(
    words.filter((word) => word.upright).toSorted((one, other) => one.baseline - other.baseline),
    ({ baseline, style }, [first]) =>
      baseline - first.baseline < ROW_OFFSET_SHARE * Math.min(first.style.size, style.size),
  ).map((row) => row.toSorted((one, other) => one.box.x - other.box.x));

/** Numbers at one side that count up from row to row. */
const columnsOf = (rows: readonly Row[]): Column[] =>
  (['left', 'right'] as const).flatMap((side) => {
    const outer = rows.flatMap((words, row) => outerOf(words, side).map((word) => ({ word, row })));
    const counting = outer.filter(({ word }) => NUMBER.test(word.text));
    return edgesOf(counting).flatMap((edge) => {
      const numbers = counting.filter(({ word }) => Math.abs(rightOf(word.box) - edge) <= SAME_EDGE_POINTS);
      return numbers.length >= NUMBERS_MIN && countsUp(numbers) ? [{ edge, side, numbers }] : [];
    });
  });

/** The last word at a side, where it stands apart from the others. */
const outerOf = (row: Row, side: Side): PositionedWord[] => {
  const [word, next] = side === 'left' ? row : row.toReversed();
  if (!word) return [];
  const gap = next ? Math.max(next.box.x - rightOf(word.box), word.box.x - rightOf(next.box)) : Infinity;
  return gap > NUMBER_GAP_SHARE * word.style.size ? [word] : [];
};

const edgesOf = (outer: readonly Outer[]): number[] => {
  const edges: number[] = [];
  for (const { word } of outer) {
    const edge = rightOf(word.box);
    if (!edges.some((known) => Math.abs(known - edge) <= SAME_EDGE_POINTS)) edges.push(edge);
  }
  return edges;
};

/** Whether numbers count up by the same step, one or five mostly. */
const countsUp = (numbers: readonly Outer[]): boolean => {
  const values = numbers.map(({ word }) => Number(word.text));
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const step = median(steps);
  return step > 0 && steps.filter((one) => one === step).length >= STEPS_SHARE * steps.length;
};

/** Nearly all rows between the first and the last are counted, and they are lines of a text. */
const isNextToText = ({ numbers }: Column, rows: readonly Row[]): boolean => {
  const first = numbers[0];
  const second = numbers[1];
  const last = numbers.at(-1);
  if (!first || !second || !last) return false;
  const step = Number(second.word.text) - Number(first.word.text);
  const counted = numbers.length * step;
  const words = numbers.map(({ row }) => (rows[row]?.length ?? 1) - 1).filter((count) => count > 0);
  return counted >= ROWS_SHARE * (last.row - first.row + 1) && median(words) >= WORDS_MIN;
};
