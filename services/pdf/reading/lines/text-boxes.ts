import type { Box } from './document-model.js';

export const rightOf = ({ x, width }: Box): number => x + width;
export const bottomOf = ({ y, height }: Box): number => y + height;

/** The least box around all; at least one. */
export const boxAround = (boxes: readonly Box[]): Box => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, rightOf(box));
    bottom = Math.max(bottom, bottomOf(box));
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** How far two boxes share their width; negative where they are apart. */
export const sharedWidth = (one: Box, other: Box): number =>
  Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x);

export const sharedHeight = (one: Box, other: Box): number =>
  Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.y, other.y);

/** The middle one, or the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
