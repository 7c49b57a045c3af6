import type { Picture } from '../../engines/render.js';
import { boundsOf, type Point, type Rect } from '../geometry.js';

interface Tolerance {
  /** 1 for each pixel that may look different. */
  readonly mask: Uint8Array;
  /** A difference in one of the colours from which a pixel counts as another one, of 255. */
  readonly from: number;
}

/**
 * The share of a page's pixels that differ between two pictures of it, leaving out masked ones.
 *
 * A pixel counts as the same when its neighbourhood has its colour: edges may fall a fraction of a pixel elsewhere.
 */
export const changedShare = (before: Picture, after: Picture, { mask, from }: Tolerance): number => {
  if (before.width !== after.width || before.height !== after.height) return 1;
  const { width, height } = before;
  const [old, now] = [pixelsOf(before), pixelsOf(after)];
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (old[at] === now[at] || mask[at] === 1) continue;
      if (isLike(before.rgba, after.rgba, { at, other: at, from })) continue;
      if (!hasLike(before, after, { x, y, from }) || !hasLike(after, before, { x, y, from })) changed += 1;
    }
  }
  return changed / (width * height);
};

/** All colours of a pixel as one number. */
const pixelsOf = ({ rgba }: Picture): Uint32Array => new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);

const isLike = (
  before: Uint8Array,
  after: Uint8Array,
  { at, other, from }: { readonly at: number; readonly other: number; readonly from: number },
): boolean => {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((before[at * 4 + channel] ?? 0) - (after[other * 4 + channel] ?? 0)) >= from) return false;
  }
  return true;
};

/** Whether a pixel of one picture has its like in the other, there or next to it. */
const hasLike = (
  { rgba, width, height }: Picture,
  other: Picture,
  { x, y, from }: { readonly x: number; readonly y: number; readonly from: number },
): boolean => {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if (isLike(rgba, other.rgba, { at: y * width + x, other: row * width + column, from })) return true;
    }
  }
  return false;
};

/** A difference in one of the colours that is no accident of drawing, of 255. */
const VISIBLE_FROM = 4;

/** The smallest rectangle of pixels around all that differs; undefined where nothing does. */
export const differenceOf = (before: Picture, after: Picture): Rect | undefined => {
  const { width, height } = before;
  const places: Point[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((before.rgba[at * 4 + channel] ?? 0) - (after.rgba[at * 4 + channel] ?? 0)) >= VISIBLE_FROM,
    );
    if (differs) places.push({ x: at % width, y: Math.floor(at / width) });
  }
  if (places.length === 0) return undefined;
  const { left, bottom, right, top } = boundsOf(places);
  return { left, bottom, right: right + 1, top: top + 1 };
};
