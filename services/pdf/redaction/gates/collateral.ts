import type { Picture } from '../../engines/pdfium/render.js';
import { boundsOf, type Point, type Rect } from '../../content/geometry.js';

interface Tolerance {
  /** 1 for each pixel that may look different. */
  readonly mask: Uint8Array;
  /** One picture is of a picture: a pixel whose surroundings are as dark as before is the same. */
  readonly blurred: boolean;
  /** Pixels of a side of a patch; even. */
  readonly patch: number;
}

/** Shares of pixels that differ between two pictures of a page. */
export interface Change {
  readonly ofPage: number;
  /** The most that any patch of the page has. */
  readonly ofPatch: number;
}

const ALL: Change = { ofPage: 1, ofPatch: 1 };
/** A difference in one of the colours from which a pixel counts as another one, of 255. */
const CHANGED_FROM = 32;
/** The same for the mean of a pixel and those next to it, between which a fine line may fall. */
const MEAN_CHANGED_FROM = 48;

/**
 * How much of a page differs between two pictures of it, leaving out masked pixels.
 *
 * A pixel counts as the same when its neighbourhood has its colour: edges may fall a fraction of a pixel elsewhere.
 */
export const changeBetween = (before: Picture, after: Picture, { mask, blurred, patch }: Tolerance): Change => {
  if (before.width !== after.width || before.height !== after.height) return ALL;
  const { width, height } = before;
  const old = pixelsOf(before);
  const now = pixelsOf(after);
  const patches = patchesOf(before, patch);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    if (isSameRow(before, after, y)) continue;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (old[at] === now[at] || mask[at] === 1) continue;
      if (isLike(before.rgba, after.rgba, { at, other: at }) || isAbout(before, after, { x, y, blurred })) continue;
      changed += 1;
      patches.add(x, y);
    }
  }
  return { ofPage: changed / (width * height), ofPatch: patches.most() / patch ** 2 };
};

/** Most rows of two pictures are the same to the bit, which is told faster than for each pixel. */
const isSameRow = (before: Picture, after: Picture, y: number): boolean => {
  const length = before.width * 4;
  const from = y * length;
  return bufferOf(before).compare(bufferOf(after), from, from + length, from, from + length) === 0;
};

const bufferOf = ({ rgba }: Picture): Buffer => Buffer.from(rgba.buffer, rgba.byteOffset, rgba.length);

/** Counts in patches that overlap by half, so that nothing small lies between two. */
const patchesOf = ({ width, height }: Picture, patch: number) => {
  const half = patch / 2;
  const across = Math.ceil(width / half) + 1;
  const counts = new Uint32Array(across * (Math.ceil(height / half) + 1));
  const add = (x: number, y: number): void => {
    const at = Math.floor(y / half) * across + Math.floor(x / half);
    counts[at] = (counts[at] ?? 0) + 1;
  };
  const sumAt = (at: number): number =>
    [at, at + 1, at + across, at + across + 1].reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const most = (): number => counts.reduce((max, _, at) => Math.max(max, sumAt(at)), 0);
  return { add, most };
};

interface Where {
  readonly x: number;
  readonly y: number;
}

const isAbout = (before: Picture, after: Picture, { x, y, blurred }: Where & { readonly blurred: boolean }): boolean =>
  (hasLike(before, after, { x, y }) && hasLike(after, before, { x, y })) ||
  (blurred && hasLikeMean(before, after, { x, y }) && hasLikeMean(after, before, { x, y }));

/** All colours of a pixel as one number. */
const pixelsOf = ({ rgba }: Picture): Uint32Array => new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);

const isLike = (
  before: Uint8Array,
  after: Uint8Array,
  { at, other }: { readonly at: number; readonly other: number },
): boolean => {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((before[at * 4 + channel] ?? 0) - (after[other * 4 + channel] ?? 0)) >= CHANGED_FROM) return false;
  }
  return true;
};

/** Whether a pixel of one picture has its like in the other, there or next to it. */
const hasLike = ({ rgba, width, height }: Picture, other: Picture, { x, y }: Where): boolean => {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if (isLike(rgba, other.rgba, { at: y * width + x, other: row * width + column })) return true;
    }
  }
  return false;
};

/** The same for the mean of a pixel and those next to it. */
const hasLikeMean = (picture: Picture, other: Picture, { x, y }: Where): boolean => {
  const mean = meanAround(picture, { x, y });
  for (let row = Math.max(0, y - 1); row <= Math.min(other.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(other.width - 1, x + 1); column += 1) {
      const there = meanAround(other, { x: column, y: row });
      if (mean.every((value, channel) => Math.abs(value - (there[channel] ?? 0)) < MEAN_CHANGED_FROM)) return true;
    }
  }
  return false;
};

const meanAround = ({ rgba, width, height }: Picture, { x, y }: Where): readonly [number, number, number] => {
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const at = (row * width + column) * 4;
      red += rgba[at] ?? 0;
      green += rgba[at + 1] ?? 0;
      blue += rgba[at + 2] ?? 0;
      count += 1;
    }
  }
  return [red / count, green / count, blue / count];
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
