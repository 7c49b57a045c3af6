import type { PageFrame } from '../../content/page-frame.js';
import { boundsOf, transformedQuad, type Quad } from '../../content/geometry.js';
import type { PicturePart } from '../../engines/pdfium/render.js';
import { toPixels, type Size } from './page-pixels.js';

/** Pixels around a place: more than any check of it looks at. */
const MARGIN_PIXELS = 3;
/** Each part is drawn by itself, which takes a while even where there is little in it. */
const PARTS_MAX = 24;
/** The share of a picture from which it is as well drawn as a whole. */
const AREA_MAX = 0.6;

/** The parts of a page's picture around some places, in strips that do not overlap; the whole where that is less work. */
export const partsAround = (quads: readonly Quad[], frame: PageFrame, size: Size): readonly PicturePart[] => {
  const whole = { left: 0, top: 0, width: size.width, height: size.height };
  const matrix = toPixels(frame, size);
  if (!matrix) return [whole];
  const edges = quads.flatMap((quad) => edgesWithin(size, boundsOf(transformedQuad(matrix, quad))) ?? []);
  const parts = stripsOf(edges).map(({ left, top, right, bottom }) => ({
    left,
    top,
    width: right - left,
    height: bottom - top,
  }));
  const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
  return parts.length > PARTS_MAX || area > AREA_MAX * size.width * size.height ? [whole] : parts;
};

/** From the top left. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Undefined for a place outside of the picture. Heights of `bounds` count downwards, as pixels do. */
const edgesWithin = ({ width, height }: Size, bounds: ReturnType<typeof boundsOf>): Edges | undefined => {
  const left = Math.max(0, Math.floor(bounds.left) - MARGIN_PIXELS);
  const top = Math.max(0, Math.floor(bounds.bottom) - MARGIN_PIXELS);
  const right = Math.min(width, Math.ceil(bounds.right) + MARGIN_PIXELS);
  const bottom = Math.min(height, Math.ceil(bounds.top) + MARGIN_PIXELS);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
};

/** Places beside each other are in one strip. */
const stripsOf = (places: readonly Edges[]): Edges[] => {
  const strips: Edges[] = [];
  for (const place of [...places].sort((a, b) => a.top - b.top)) {
    const last = strips.at(-1);
    if (!last || place.top > last.bottom) strips.push(place);
    else strips[strips.length - 1] = around(last, place);
  }
  return strips;
};

const around = (one: Edges, other: Edges): Edges => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
