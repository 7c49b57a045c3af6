import { bottomOf, boxAround, rightOf, sharedHeight } from '../lines/text-boxes.js';
import { areFormRows } from './form-rows.js';
import type { Box, ColumnEdges, ColumnPlace } from '../lines/document-model.js';
import { underTitle } from './title-above-columns.js';

/** Anything that has a place on a page. */
export interface Placed {
  readonly box: Box;
  /** Letters in it: a column has more than a marker or a number. */
  readonly letters: number;
}

/** A gap between columns is at least so wide. */
const GUTTER_POINTS_MIN = 9;
const LINES_MIN = 3;
const LETTERS_MIN = 12;
/** The share of lines that may run across the gap between columns, such as titles. */
const ACROSS_LINES_SHARE = 0.35;
const DEPTH_MAX = 8;
/** Points. */
const GAP_MIN = 6;
const TRIED_GAPS_MAX = 4;
/** Boxes that share so much of the higher one are on the same line. */
const SAME_LINE_HEIGHT_SHARE = 0.6;

/** A region that is read from the top, and the column it fills where there are several. */
export interface OrderedRegion<T> {
  readonly items: readonly T[];
  readonly column?: ColumnPlace;
}

/**
 * Regions of a page in reading order: columns one after the other, what runs across them in between. Each region is
 * read from the top.
 */
export const regionsOf = <T extends Placed>(items: readonly T[], rtl: boolean, depth = 0): OrderedRegion<T>[] => {
  if (items.length === 0) return [];
  const gutter = depth < DEPTH_MAX ? gutterOf(items) : undefined;
  if (gutter === undefined) return halvesOf(items, rtl, depth);
  return bandsOf(items, gutter).flatMap((band) => {
    const across = band.filter((item) => isAcross(item, gutter));
    if (across.length > 0 && [across.length, items.length].includes(band.length)) return [{ items: band }];
    if (across.length > 0) return regionsOf(band, rtl, depth + 1);
    const { title, left, right } = underTitle(
      band.filter(({ box }) => box.x + box.width / 2 < gutter),
      band.filter(({ box }) => box.x + box.width / 2 >= gutter),
    );
    const sides = (rtl ? [right, left] : [left, right]).filter((side) => side.length > 0);
    const columns = besideEachOther(sides.map((side) => regionsOf(side, rtl, depth + 1)));
    return title.length > 0 ? [{ items: title }, ...columns] : columns;
  });
};

/** The regions of each side with its column; a side that is nothing but columns has them as they are. */
const besideEachOther = <T extends Placed>(sides: readonly (readonly OrderedRegion<T>[])[]): OrderedRegion<T>[] => {
  if (sides.length < 2) return sides.flat();
  const edges: ColumnEdges[] = [];
  return sides
    .map((side) => {
      const first = edges.length;
      const own = side[0]?.column?.edges;
      const isColumns = own !== undefined && side.every(({ column }) => column?.edges === own);
      edges.push(...(isColumns ? own : [edgesOf(side)]));
      return side.map(({ items, column }) => ({ items, at: first + (isColumns && column ? column.at : 0) }));
    })
    .flat()
    .map(({ items, at }) => ({ items, column: { at, edges } }));
};

const edgesOf = (side: readonly OrderedRegion<Placed>[]): ColumnEdges => {
  const box = boxAround(side.flatMap(({ items }) => items.map((item) => item.box)));
  return { left: box.x, right: rightOf(box) };
};

/** Without columns as a whole, it may have some above or below a wide gap. */
const halvesOf = <T extends Placed>(items: readonly T[], rtl: boolean, depth: number): OrderedRegion<T>[] => {
  const fromTop = items.toSorted((one, other) => one.box.y - other.box.y);
  for (const at of depth < DEPTH_MAX ? gapsOf(fromTop) : []) {
    const halves = [fromTop.slice(0, at), fromTop.slice(at)];
    if (halves.some((half) => gutterOf(half) !== undefined)) {
      return halves.flatMap((half) => regionsOf(half, rtl, depth + 1));
    }
  }
  return [{ items: fromTop }];
};

/** Places in the list before which the widest gaps stand. */
const gapsOf = (fromTop: readonly Placed[]): number[] => {
  let bottom = -Infinity;
  const gaps = fromTop.map(({ box }, at) => {
    const gap = box.y - bottom;
    bottom = Math.max(bottom, bottomOf(box));
    return { at, gap };
  });
  const wide = gaps.slice(1).filter(({ gap }) => gap >= GAP_MIN);
  return wide
    .toSorted((one, other) => other.gap - one.gap)
    .slice(0, TRIED_GAPS_MAX)
    .map(({ at }) => at);
};

const isAcross = ({ box }: Placed, gutter: number): boolean => box.x < gutter && rightOf(box) > gutter;

type Reach = 'in columns' | 'across' | 'beside';

/**
 * From the top: stretches that keep to their columns, those that run across, and those where one stands beside the
 * other, such as three authors above two columns.
 */
const bandsOf = <T extends Placed>(items: readonly T[], gutter: number): T[][] => {
  const wide = items.filter((item) => isAcross(item, gutter));
  const narrow = items.filter((item) => !isAcross(item, gutter));
  const reachOf = (item: T): Reach => {
    const across = isAcross(item, gutter);
    const isBeside = (across ? narrow : wide).some((other) => areOnOneLine(other.box, item.box));
    return isBeside ? 'beside' : across ? 'across' : 'in columns';
  };
  const bands: { reach: Reach; items: T[] }[] = [];
  for (const item of items.toSorted((one, other) => one.box.y - other.box.y)) {
    const reach = reachOf(item);
    const band = bands.at(-1);
    if (band?.reach === reach) band.items.push(item);
    else bands.push({ reach, items: [item] });
  }
  return bands.map((band) => band.items);
};

const areOnOneLine = (one: Box, other: Box): boolean =>
  sharedHeight(one, other) > SAME_LINE_HEIGHT_SHARE * Math.max(one.height, other.height);

/** Where the page can be parted into columns with the least running across, then the most between them; undefined where it has one. */
const gutterOf = (items: readonly Placed[]): number | undefined => {
  const area = boxAround(items.map(({ box }) => box));
  let best: { at: number; across: number; gap: number } | undefined;
  for (const at of candidates(items, area)) {
    const inside = items.filter((item) => !isAcross(item, at));
    const across = items.length - inside.length;
    if (across > ACROSS_LINES_SHARE * items.length || (best && best.across < across)) continue;
    const gap = gapBetween(inside, at);
    if (best?.across === across && best.gap >= gap) continue;
    if (areColumns(inside, at)) best = { at, across, gap };
  }
  return best?.at;
};

/** Left of where something begins. */
const candidates = (items: readonly Placed[], area: Box): number[] => {
  const places = new Set(items.map(({ box }) => Math.round(box.x - GUTTER_POINTS_MIN / 2)));
  return [...places].filter((at) => at > area.x + area.width * 0.15 && at < area.x + area.width * 0.85);
};

const gapBetween = (items: readonly Placed[], at: number): number => {
  const left = items.reduce((most, { box }) => (rightOf(box) <= at ? Math.max(most, rightOf(box)) : most), -Infinity);
  const right = items.reduce((least, { box }) => (box.x >= at ? Math.min(least, box.x) : least), Infinity);
  return right - left;
};

const areColumns = (items: readonly Placed[], at: number): boolean => {
  const left = items.filter(({ box }) => rightOf(box) <= at);
  const right = items.filter(({ box }) => box.x >= at);
  if (left.length + right.length < items.length) return false;
  if (!isColumn(left) || !isColumn(right)) return false;
  if (areFormRows(left.map(boxOf), right.map(boxOf))) return false;
  const one = boxAround(left.map(({ box }) => box));
  const other = boxAround(right.map(({ box }) => box));
  const isApart = other.x - rightOf(one) >= GUTTER_POINTS_MIN;
  return isApart && sharedHeight(one, other) > 0.5 * Math.min(bottomOf(one) - one.y, bottomOf(other) - other.y);
};

const boxOf = ({ box }: Placed): Box => box;

const isColumn = (items: readonly Placed[]): boolean => {
  const letters = items.reduce((sum, item) => sum + item.letters, 0);
  return items.length >= LINES_MIN && letters / items.length >= LETTERS_MIN;
};
