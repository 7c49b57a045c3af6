import { rightOf } from '../../reading/lines/text-boxes.js';
import type { PageRow, Segment } from './page-rows.js';

/** Where the words of a column lie, in points from the left. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Points: what stands closer together than that is one column. */
const COLUMNS_APART = 2;

export const extentOf = ({ box }: Segment): Extent => ({ from: box.x, to: rightOf(box) });
export const extentsOf = ({ segments }: PageRow): readonly Extent[] => segments.map(extentOf);

/** Extents that overlap as one. @param apart  points that are between those that stay apart. */
export const united = (extents: readonly Extent[], apart = COLUMNS_APART): readonly Extent[] => {
  const joined: Extent[] = [];
  for (const extent of extents.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    if (!before || extent.from >= before.to + apart) joined.push(extent);
    else joined[joined.length - 1] = { ...before, to: Math.max(before.to, extent.to) };
  }
  return joined;
};

/** The columns that a segment lies in, from the left: the first, and how many. Undefined where it lies beside all. */
export const columnsUnder = (
  segment: Segment,
  columns: readonly Extent[],
): { readonly first: number; readonly count: number } | undefined => {
  const { from, to } = extentOf(segment);
  const under = columns.flatMap((column, at) => (column.from < to && from < column.to ? [at] : []));
  const [first] = under;
  return first === undefined ? undefined : { first, count: under.length };
};

/**
 * The columns of rows once those are one that are parted by their looks alone: a name on the left, numbers below it on
 * the right. No row fills both, and the first row has a name in one of them only.
 */
export const withNamesAndValues = (rows: readonly PageRow[], columns: readonly Extent[]): readonly Extent[] => {
  const filled = columns.map((column) => rows.map(({ segments }) => segments.find((one) => isIn(one, column))));
  const joined: { extent: Extent; filled: readonly (Segment | undefined)[] }[] = [];
  for (const [at, extent] of columns.entries()) {
    const own = filled[at] ?? [];
    const before = joined.at(-1);
    if (before && areParted(before.filled, own)) {
      joined[joined.length - 1] = {
        extent: { from: before.extent.from, to: extent.to },
        filled: own.map((segment, row) => segment ?? before.filled[row]),
      };
    } else joined.push({ extent, filled: own });
  }
  return joined.map(({ extent }) => extent);
};

const isIn = (segment: Segment, column: Extent): boolean =>
  segment.box.x >= column.from - 1 && segment.box.x < column.to + 1;

const areParted = (one: readonly (Segment | undefined)[], other: readonly (Segment | undefined)[]): boolean => {
  const isShared = one.some((segment, row) => segment && other[row]);
  const [name, ...names] = [one[0], other[0]].flatMap((segment) => segment ?? []);
  return !isShared && name !== undefined && names.length === 0 && !name.words.every(({ text }) => /\d/.test(text));
};
