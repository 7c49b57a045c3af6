import type { ReadWord } from '../../reading/lines/document-model.js';
import { median, rightOf } from '../../reading/lines/text-boxes.js';
import { united, type Extent } from './column-extents.js';
import { segmentWith, type PageRow, type Segment } from './page-rows.js';

/** A gap that parts two columns is wider than one between words: so many times the letters' size, so many times the others. */
const GAP_LEAST = 0.3;
const GAP_FACTOR = 1.25;

/**
 * The rows cut in those places where some have a wide gap and the others at least the end of a word: columns that stand
 * close to each other touch in one row and are far apart in the next. Undefined where there is nothing to cut.
 */
export const rowsCutAlike = (rows: readonly PageRow[]): readonly PageRow[] | undefined => {
  const places = placesToCut(rows);
  if (places.length === 0) return undefined;
  const cut = rows.map((row) => rowCutAt(row, places));
  const isMore = cut.some((row, at) => row.segments.length > (rows[at]?.segments.length ?? 0));
  return isMore ? cut : undefined;
};

/** Where no word of any row stands, and one row has a gap between its segments. */
const placesToCut = (rows: readonly PageRow[]): readonly Extent[] => {
  const words = united(
    rows.flatMap(({ segments }) => segments.flatMap(wordExtents)),
    0,
  );
  const free = words.slice(1).map(({ from }, at) => ({ from: words[at]?.to ?? from, to: from }));
  const gaps = rows.flatMap(({ segments }) =>
    segments.slice(1).map(({ box }, at) => ({ from: rightOf((segments[at] ?? segments[0]).box), to: box.x })),
  );
  return free.filter((place) => gaps.some((gap) => gap.from < place.to && place.from < gap.to));
};

const wordExtents = ({ words }: Segment): readonly Extent[] =>
  words.map(({ box }) => ({ from: box.x, to: rightOf(box) }));

/** A cell that would be cut between words of a sentence stays whole. */
const rowCutAt = (row: PageRow, places: readonly Extent[]): PageRow => {
  const [first, ...others] = row.segments.flatMap((segment) => {
    const parts = partsOf(segment, places);
    return isCutBetweenColumns(segment, parts) ? parts : [segment];
  });
  return first ? { ...row, segments: [first, ...others] } : row;
};

/** From the left; the words of each in reading order. */
const partsOf = (segment: Segment, places: readonly Extent[]): readonly Segment[] => {
  const placeOf = ({ box }: ReadWord): number => places.filter(({ to }) => to <= box.x + 0.01).length;
  const numbers = [...new Set(segment.words.map(placeOf))].toSorted((one, other) => one - other);
  return numbers.map((number) => segmentWith(segment.words.filter((word) => placeOf(word) === number)));
};

const isCutBetweenColumns = (segment: Segment, parts: readonly Segment[]): boolean => {
  if (parts.length < 2) return true;
  const cuts = gapsIn(parts.map(({ box }) => ({ from: box.x, to: rightOf(box) })));
  const others = parts.flatMap((part) => gapsIn(wordExtents(part)));
  const least = Math.max(GAP_LEAST * segment.size, others.length > 0 ? GAP_FACTOR * median(others) : 0);
  return cuts.every((gap) => gap >= least);
};

const gapsIn = (extents: readonly Extent[]): readonly number[] => {
  const inOrder = extents.toSorted((one, other) => one.from - other.from);
  return inOrder.slice(1).map(({ from }, at) => from - (inOrder[at]?.to ?? from));
};
