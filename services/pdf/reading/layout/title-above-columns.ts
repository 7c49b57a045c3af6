import type { Box } from '../lines/document-model.js';
import { bottomOf } from '../lines/text-boxes.js';

/** Letters of a title are so many times as high as the lines beneath. */
const TITLE_SIZE_FACTOR = 1.25;

interface Placed {
  readonly box: Box;
}

export interface UnderTitle<T> {
  readonly title: readonly T[];
  readonly left: readonly T[];
  readonly right: readonly T[];
}

/** A title is short enough to stand above one of two columns that begin beside each other; it is that of both. */
export const underTitle = <T extends Placed>(left: readonly T[], right: readonly T[]): UnderTitle<T> => {
  const isLeft = topOf(left) < topOf(right);
  const upper = isLeft ? left : right;
  const other = isLeft ? right : left;
  const start = topOf(other);
  const title = upper.filter(({ box }) => bottomOf(box) <= start);
  const rest = upper.filter((item) => !title.includes(item));
  const line = medianHeight([...rest, ...other]);
  const isTitle =
    rest.length > 0 &&
    title.every(({ box }) => box.height >= TITLE_SIZE_FACTOR * line) &&
    Math.abs(topOf(rest) - start) <= line;
  if (!isTitle) return { title: [], left, right };
  return { title, left: isLeft ? rest : left, right: isLeft ? right : rest };
};

const topOf = (items: readonly Placed[]): number => items.reduce((least, { box }) => Math.min(least, box.y), Infinity);

const medianHeight = (items: readonly Placed[]): number => {
  const heights = items.map(({ box }) => box.height).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
};
