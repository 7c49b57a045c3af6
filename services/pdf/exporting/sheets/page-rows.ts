import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
import type { Box, ReadBlock, ReadCell, ReadWord } from '../../reading/lines/document-model.js';
import { joinLines } from '../../reading/lines/join-lines.js';
import { DESCENT_OF_SIZE } from '../../reading/lines/line-places.js';
import { boxAround, bottomOf, rightOf } from '../../reading/lines/text-boxes.js';

/** Words of one row that stand close together. */
export interface Segment {
  /** In reading order. */
  readonly words: readonly ReadWord[];
  readonly box: Box;
  /** The size of its letters, in points. */
  readonly size: number;
}

/** The words on one line of a page. */
export interface PageRow {
  /** From the left; at least one. */
  readonly segments: readonly [Segment, ...Segment[]];
  /** Points from the top of the page. */
  readonly baseline: number;
  /** The size of its letters, in points. */
  readonly size: number;
}

/** Baselines of a row differ by less than this share of the letters' size. */
const ROW_OFFSET_SHARE = 0.4;
/** A gap between words that is wider than so many times the letters' size may part two columns. */
const COLUMN_GAP_FACTOR = 0.6;
/** The words of a line stand at least so far apart, as a share of the letters' size. */
const SPACE_SHARE = 0.12;

/** The words of some blocks as rows from the top. */
export const pageRows = (blocks: readonly ReadBlock[]): readonly PageRow[] => {
  const words = blocks.flatMap(wordsIn).map((word, order) => ({ word, order, baseline: baselineOf(word) }));
  return groupIntoRows(
    words.toSorted((one, other) => one.baseline - other.baseline),
    ({ word, baseline }, [first]) => baseline - first.baseline < ROW_OFFSET_SHARE * word.style.size,
  ).flatMap((row) => rowOf(row));
};

const wordsIn = ({ lines, markerWord }: ReadBlock): readonly ReadWord[] => [
  ...(markerWord ? [markerWord] : []),
  ...lines.flatMap(({ words }) => words),
];

const baselineOf = ({ box, style }: ReadWord): number => bottomOf(box) - DESCENT_OF_SIZE * style.size;

interface OrderedWord {
  readonly word: ReadWord;
  readonly order: number;
  readonly baseline: number;
}

const rowOf = (words: readonly OrderedWord[]): readonly PageRow[] => {
  const groups = groupIntoRows(
    words.toSorted((one, other) => one.word.box.x - other.word.box.x),
    ({ word }, group) => {
      const end = group.reduce((most, other) => Math.max(most, rightOf(other.word.box)), -Infinity);
      return word.box.x - end < COLUMN_GAP_FACTOR * word.style.size;
    },
  );
  const [first, ...others] = groups.map(segmentOf);
  if (!first) return [];
  const size = Math.max(first.size, ...others.map((segment) => segment.size));
  const baseline = Math.max(...words.map((word) => word.baseline));
  return [{ segments: [first, ...others], baseline, size }];
};

const segmentOf = (words: readonly OrderedWord[]): Segment =>
  segmentWith(words.toSorted((one, other) => one.order - other.order).map(({ word }) => word));

/** @param words  in reading order. */
export const segmentWith = (words: readonly ReadWord[]): Segment => ({
  words,
  box: boxAround(words.map(({ box }) => box)),
  size: Math.max(...words.map(({ style }) => style.size)),
});

/** The text of words of one line. */
export const textIn = (words: readonly ReadWord[]): string =>
  words
    .map((word, at) => {
      const before = words[at - 1];
      return before && areApart(before, word) ? ` ${word.text}` : word.text;
    })
    .join('');

const areApart = (one: ReadWord, other: ReadWord): boolean => {
  const gap = Math.max(other.box.x - rightOf(one.box), one.box.x - rightOf(other.box));
  return gap > SPACE_SHARE * Math.max(one.style.size, other.style.size);
};

/** Segments, each on a line of its own, as a cell. @param box  where there are none. */
export const cellOfSegments = (segments: readonly Segment[], box: Box, columns: number): ReadCell => {
  const lines = segments.map((segment) => ({ text: textIn(segment.words), box: segment.box, words: segment.words }));
  return {
    text: joinLines(lines.map(({ text }) => text)),
    box: lines.length > 0 ? boxAround(lines.map((line) => line.box)) : box,
    lines,
    columns,
    rows: 1,
  };
};
