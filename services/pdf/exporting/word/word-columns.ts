import { Column, type IColumnsAttributes } from 'docx';
import type { ColumnEdges } from '../../reading/lines/document-model.js';
import { depthOf, depthsOf, type Band } from './column-bands.js';
import type { Item } from './page-items.js';
import type { Frame } from './word-page-frame.js';
import { twips } from './units.js';

/** Points. */
const SAME_PLACE = 14;
const GAP_MIN = 8;
const LINE_POINTS = 18;
/** The same: text without columns is full where it comes so close to where the fullest page ends. */
const FOOT_TOLERANCE_POINTS = 36;
/** A column that ends above this share of a page's height ends early. */
const FULL_COLUMN_SHARE = 0.8;
/** The same: columns that are lower at its foot are full only for want of paper. */
const LOW_COLUMN_SHARE = 0.15;

/** Columns as Word has them: as wide as they are printed, from margin to margin. */
export const columnsOf = (edges: readonly ColumnEdges[], frame: Frame): IColumnsAttributes => {
  const end = frame.width - frame.right;
  const children = edges.map(({ right }, at) => {
    const from = at === 0 ? frame.left : (edges[at]?.left ?? 0);
    const next = edges[at + 1]?.left;
    const gap = next === undefined ? 0 : Math.max(GAP_MIN, next - right);
    return new Column({ width: twips((next ?? end) - gap - from), ...(next !== undefined && { space: twips(gap) }) });
  });
  return { count: edges.length, equalWidth: false, children };
};

/** Whether text can run on from the columns of one band into those of another. */
export const isSameColumns = (one: Band['edges'], other: Band['edges']): boolean =>
  one?.length === other?.length &&
  (one ?? []).every(({ left }, at) => Math.abs(left - (other?.[at]?.left ?? Infinity)) < SAME_PLACE);

/** Whether the text of a page reaches its end, so that the next page goes on with it. */
export const isFull = (bands: readonly Band[], { height, foot }: Frame): boolean => {
  const isDown = (depth: number, from: number): boolean => depth > Math.max(FULL_COLUMN_SHARE * height, from);
  return bands.some((band) =>
    band.edges
      ? depthsOf(band).some((depth) => isDown(depth, 0))
      : isDown(deepestOf(band), foot - FOOT_TOLERANCE_POINTS),
  );
};

/** How far down any of it reaches; 0 where nothing has a place. */
export const deepestOf = ({ items }: Band): number => items.reduce((most, item) => Math.max(most, depthOf(item)), 0);

/** Short columns of different lengths would be filled otherwise; full ones need no break, and other fonts take other room. */
export const needsBreaks = (band: Band, { height }: Frame): boolean => {
  const depths = depthsOf(band);
  const [first = 0] = depths;
  if (first >= FULL_COLUMN_SHARE * height) return Math.max(...depths) - topOf(band) < LOW_COLUMN_SHARE * height;
  return depths.some((depth) => Math.abs(depth - first) > LINE_POINTS);
};

const topOf = ({ items }: Band): number => items.reduce((least, item) => Math.min(least, topOfItem(item)), Infinity);

const topOfItem = (item: Item): number => ('block' in item ? item.block : item.picture).box.y;
