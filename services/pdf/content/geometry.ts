import type { Matrix } from './matrix.js';

/** In the user space of a page unless said otherwise. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Corners of a rectangle that may be turned, one after the other around it. */
export type Quad = readonly [Point, Point, Point, Point];

/** The same direction with length 1; to the right for a vector without length. */
export const unit = ({ x, y }: Point): Point => {
  const length = Math.hypot(x, y);
  return length > 0 ? { x: x / length, y: y / length } : { x: 1, y: 0 };
};

/** At a right angle to a direction, on the side that the other vector leans to. */
export const uprightOn = (along: Point, lean: Point): Point => {
  const side = lean.y * along.x - lean.x * along.y < 0 ? -1 : 1;
  return { x: -along.y * side, y: along.x * side };
};

export const transformed = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Undefined for a matrix that squeezes everything flat. */
export const inverse = ([a, b, c, d, e, f]: Matrix): Matrix | undefined => {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return undefined;
  const A = d / determinant;
  const B = -b / determinant;
  const C = -c / determinant;
  const D = a / determinant;
  return [A, B, C, D, -(A * e + C * f), -(B * e + D * f)];
};

export const transformedQuad = (matrix: Matrix, quad: Quad): Quad =>
  quad.map((corner) => transformed(matrix, corner)) as unknown as Quad;

export const quadOf = ({ left, bottom, right, top }: Rect): Quad => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];

/** Without spreading: a path can have more points than a call takes arguments. */
export const boundsOf = (points: readonly Point[]): Rect => {
  let left = Infinity;
  let bottom = Infinity;
  let right = -Infinity;
  let top = -Infinity;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  return { left, bottom, right, top };
};

/** Larger by so much on every side; smaller for less than 0, down to its middle. */
export const grown = ({ left, bottom, right, top }: Rect, by: number): Rect => {
  const across = Math.max(by, (left - right) / 2);
  const up = Math.max(by, (bottom - top) / 2);
  return { left: left - across, right: right + across, bottom: bottom - up, top: top + up };
};

export const middleOf = ({ left, bottom, right, top }: Rect): Point => ({
  x: (left + right) / 2,
  y: (bottom + top) / 2,
});

export const areaOf = ({ left, bottom, right, top }: Rect): number =>
  Math.max(0, right - left) * Math.max(0, top - bottom);

export const common = (a: Rect, b: Rect): Rect => ({
  left: Math.max(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.min(a.right, b.right),
  top: Math.min(a.top, b.top),
});

/** More than edges that touch. */
export const overlap = (a: Rect, b: Rect): boolean => areaOf(common(a, b)) > 0;

/** Whether a point lies in a quad or on its edge, whichever way round its corners go. */
export const contains = (quad: Quad, { x, y }: Point): boolean => {
  let sides = 0;
  for (const [index, from] of quad.entries()) {
    const to = quad[(index + 1) % 4] ?? from;
    const side = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    if (side > 0) sides |= 1;
    if (side < 0) sides |= 2;
  }
  return sides !== 3;
};

/** A box that can't be told from a line or a point conceals nothing. */
export const isDegenerate = (quad: Quad): boolean => {
  const [a, b, , d] = quad;
  const across = Math.hypot(b.x - a.x, b.y - a.y);
  const up = Math.hypot(d.x - a.x, d.y - a.y);
  return !(across > 0.01 && up > 0.01) || !quad.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
};

/** Hundredths of a point are finer than any printer. */
export const rounded = (points: number): number => Math.round(points * 100) / 100;
