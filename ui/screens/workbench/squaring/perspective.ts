import { cornerNames, type Corners, type Place, type Size } from './corners.js';

/** Pixels as a canvas has them: four bytes each, row by row. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

/** Beyond that, browsers on phones have no room for a picture. */
const PIXELS_MAX = 24_000_000;
const CHANNELS = 4;

type Vector = readonly [number, number, number];

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];
const dot = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f;
const reach = ([x, y, z]: Vector, focal: number): number => (x * x + y * y) / focal + z * z;

const between = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

const inPixels = (corners: Corners, { width, height }: Size): readonly Place[] =>
  cornerNames.map((name) => ({ x: corners[name].x * width, y: corners[name].y * height }));

/**
 * Width by height of the sheet, by how its edges run together, for a lens that looks at the middle of the picture
 * (Zhang and He, "Whiteboard scanning and image enhancement", 2007); undefined where they do not run together.
 */
const trueRatio = (places: readonly Place[], { width, height }: Size): number | undefined => {
  const [topLeft, topRight, bottomRight, bottomLeft] = places.map(({ x, y }): Vector => [
    x - width / 2,
    y - height / 2,
    1,
  ]) as [Vector, Vector, Vector, Vector];
  const across = cross(topLeft, bottomRight);
  const right = dot(across, bottomLeft) / dot(cross(topRight, bottomRight), bottomLeft);
  const down = dot(across, topRight) / dot(cross(bottomLeft, bottomRight), topRight);
  const along = minus(topRight, right, topLeft);
  const below = minus(bottomLeft, down, topLeft);
  const depth = along[2] * below[2];
  const focal = -(along[0] * below[0] + along[1] * below[1]) / depth;
  if (!(Math.abs(depth) > 1e-6) || !(focal > 0)) return undefined;
  return Math.sqrt(reach(along, focal) / reach(below, focal));
};

const minus = ([x, y, z]: Vector, times: number, [a, b, c]: Vector): Vector => [
  times * x - a,
  times * y - b,
  times * z - c,
];

/** A ratio farther than this from that of the edges is a mistake of the guess at the lens. */
const RATIO_TRUST = 1.6;

/** The size of the sheet when it is laid flat: about as many pixels as it has in the photograph. */
export const flatSize = (corners: Corners, picture: Size): Size => {
  const places = inPixels(corners, picture);
  const [topLeft, topRight, bottomRight, bottomLeft] = places as [Place, Place, Place, Place];
  const width = Math.max(between(topLeft, topRight), between(bottomLeft, bottomRight));
  const height = Math.max(between(topLeft, bottomLeft), between(topRight, bottomRight));
  const edges = width / height;
  const guess = trueRatio(places, picture) ?? edges;
  const ratio = Math.max(guess / edges, edges / guess) < RATIO_TRUST ? guess : edges;
  const wide = width / height < ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  const scale = Math.min(1, Math.sqrt(PIXELS_MAX / (wide.width * wide.height)));
  return {
    width: Math.max(1, Math.round(wide.width * scale)),
    height: Math.max(1, Math.round(wide.height * scale)),
  };
};

/**
 * The place in the photograph of each place of the flat sheet (Heckbert, "Fundamentals of texture mapping", 1989).
 *
 * @returns pixels, for shares of the sheet's width and height.
 */
export const placeInPhotograph = (corners: Corners, picture: Size): ((across: number, down: number) => Place) => {
  const [p0, p1, p2, p3] = inPixels(corners, picture) as [Place, Place, Place, Place];
  const one = { x: p1.x - p2.x, y: p1.y - p2.y };
  const two = { x: p3.x - p2.x, y: p3.y - p2.y };
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const area = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / area;
  const h = (one.x * sum.y - sum.x * one.y) / area;
  return (across, down) => {
    const depth = g * across + h * down + 1;
    const x = (p1.x - p0.x + g * p1.x) * across + (p3.x - p0.x + h * p3.x) * down + p0.x;
    const y = (p1.y - p0.y + g * p1.y) * across + (p3.y - p0.y + h * p3.y) * down + p0.y;
    return { x: x / depth, y: y / depth };
  };
};

/** The sheet as it looks from straight above, each pixel mixed of the four next to its place in the photograph. */
export const flattened = (photograph: Pixels, corners: Corners): Pixels => {
  const { width, height } = flatSize(corners, photograph);
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  const placeOf = placeInPhotograph(corners, photograph);
  const mix = mixer(photograph, data);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const { x, y } = placeOf((column + 0.5) / width, (row + 0.5) / height);
      mix(x - 0.5, y - 0.5, (row * width + column) * CHANNELS);
    }
  }
  return { width, height, data };
};

const clamped = (value: number, end: number): number => Math.min(end, Math.max(0, value));

/** Writes colours of places between pixels, one at a time, into another picture. */
const mixer =
  ({ data, width, height }: Pixels, into: Uint8ClampedArray) =>
  (x: number, y: number, at: number): void => {
    const left = clamped(Math.floor(x), width - 1);
    const top = clamped(Math.floor(y), height - 1);
    const right = clamped(left + 1, width - 1);
    const bottom = clamped(top + 1, height - 1);
    const shareX = clamped(x - left, 1);
    const shareY = clamped(y - top, 1);
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const sample = (row: number, column: number): number => data[(row * width + column) * CHANNELS + channel] ?? 0;
      const above = sample(top, left) * (1 - shareX) + sample(top, right) * shareX;
      const below = sample(bottom, left) * (1 - shareX) + sample(bottom, right) * shareX;
      into[at + channel] = above * (1 - shareY) + below * shareY;
    }
  };
