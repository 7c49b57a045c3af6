import type { Matrix } from '../../content/matrix.js';
import { boundsOf, inverse, transformedQuad, type Point, type Quad } from '../../content/geometry.js';

const WHITE = [255];
/** Pixels around a box that are painted too: their samples mix with those inside. */
const MARGIN_PIXELS = 1;
/** How far the samples next to those reach. */
const REACH_PIXELS = MARGIN_PIXELS + 2;

export interface Covered {
  /** Where an image is drawn, from the unit square. */
  readonly matrix: Matrix;
  /** Boxes that are to be covered there. */
  readonly boxes: readonly Quad[];
}

/** Bare samples of eight bits, rows from the top. */
export interface AnySamples {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

/** The paint where a sample is covered. */
export interface Paint {
  /** The value for white in each channel, or in all of them. */
  readonly white: readonly number[];
  /** Whether samples lie between others in value as they do in colour, which numbers of colours do not. */
  readonly isMixed: boolean;
}

const WHITE_PAINT: Paint = { white: WHITE, isMixed: true };
/** Points: white instead of such a sample would be seen far around its box. */
const COARSE_SAMPLE_POINTS = 1.6;

/**
 * Paints every sample under the boxes, in place: white, or in a coarse image in the middle colour of those around, of which none is covered
 * itself.
 */
export const whiten = (samples: AnySamples, covered: readonly Covered[], paint: Paint = WHITE_PAINT): void => {
  const quads = covered.flatMap((one) => quadsIn(samples, one));
  const white = Uint8Array.from({ length: samples.channels }, (_, at) => paint.white[at % paint.white.length] ?? 0);
  for (const quad of quads) fill(samples, quad, white);
  if (!paint.isMixed || !covered.some(({ matrix }) => isCoarse(samples, matrix))) return;
  const isCovered = new Uint8Array(samples.width * samples.height);
  for (const quad of quads) eachIn(samples, quad, (at) => (isCovered[at] = 1));
  for (const quad of quads) {
    const ground = groundAround(samples, quad, isCovered);
    if (ground) fill(samples, quad, ground);
  }
};

const isCoarse = ({ width, height }: AnySamples, [a, b, c, d]: Matrix): boolean =>
  Math.max(Math.hypot(a, b) / width, Math.hypot(c, d) / height) > COARSE_SAMPLE_POINTS;

const quadsIn = (samples: AnySamples, { matrix, boxes }: Covered): Quad[] => {
  const toUnit = inverse(matrix);
  return toUnit ? boxes.map((box) => inSamples(samples, transformedQuad(toUnit, box))) : [];
};

/** The middle value of each channel next to what is painted; undefined where nothing lies there. */
const groundAround = (samples: AnySamples, quad: Quad, isCovered: Uint8Array): Uint8Array | undefined => {
  const { width, height, channels, data } = samples;
  const { left, bottom: first, right, top: last } = boundsOf(quad);
  const around: number[] = [];
  for (
    let y = Math.max(0, Math.floor(first) - REACH_PIXELS);
    y <= Math.min(height - 1, Math.floor(last) + REACH_PIXELS);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(left) - REACH_PIXELS);
      x <= Math.min(width - 1, Math.ceil(right) + REACH_PIXELS);
      x += 1
    ) {
      if (isCovered[y * width + x] !== 1) around.push(y * width + x);
    }
  }
  if (around.length === 0) return undefined;
  return Uint8Array.from({ length: channels }, (_, channel) => {
    const values = around.map((at) => data[at * channels + channel] ?? 0).sort((one, other) => one - other);
    return values[values.length >> 1] ?? 0;
  });
};

/** From the unit square, whose origin is at the bottom left, to samples from the top left. */
const inSamples = ({ width, height }: AnySamples, quad: Quad): Quad =>
  quad.map(({ x, y }) => ({ x: x * width, y: (1 - y) * height })) as unknown as Quad;

const fill = (samples: AnySamples, quad: Quad, pixel: Uint8Array): void => {
  eachIn(samples, quad, (at) => samples.data.set(pixel, at * samples.channels));
};

const eachIn = ({ width, height }: AnySamples, quad: Quad, visit: (at: number) => void): void => {
  const { bottom: first, top: last } = boundsOf(quad);
  const from = Math.max(0, Math.floor(first) - MARGIN_PIXELS);
  const to = Math.min(height - 1, Math.floor(last) + MARGIN_PIXELS);
  for (let y = from; y <= to; y += 1) {
    const [left, right] = extentOf(quad, y - MARGIN_PIXELS, y + 1 + MARGIN_PIXELS);
    const start = Math.max(0, Math.floor(left) - MARGIN_PIXELS);
    const end = Math.min(width, Math.ceil(right) + MARGIN_PIXELS);
    for (let x = start; x < end; x += 1) visit(y * width + x);
  }
};

/** The leftmost and rightmost place that a quad has between two heights. */
const extentOf = (quad: Quad, low: number, high: number): readonly [number, number] => {
  const places = quad.flatMap((from, index): number[] => {
    const to = quad[(index + 1) % 4] ?? from;
    return [
      ...crossing(from, to, low),
      ...crossing(from, to, high),
      ...(from.y >= low && from.y <= high ? [from.x] : []),
    ];
  });
  return [Math.min(...places), Math.max(...places)];
};

const crossing = (from: Point, to: Point, height: number): number[] => {
  const share = (height - from.y) / (to.y - from.y);
  return share >= 0 && share <= 1 ? [from.x + share * (to.x - from.x)] : [];
};
