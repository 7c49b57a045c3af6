import type { Matrix } from '../../content/matrix.js';
import { boundsOf, inverse, transformedQuad, type Point, type Quad } from '../../content/geometry.js';

const WHITE = [255];
/** Pixels around a box that are painted too: their samples mix with those inside. */
const MARGIN = 1;

export interface Covered {
  /** Where an image is drawn, from the unit square. */
  readonly matrix: Matrix;
  /** What is to be covered there. */
  readonly boxes: readonly Quad[];
}

/** Bare samples of eight bits, rows from the top. */
export interface AnySamples {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

/** Paints every sample under the boxes, in place. `white`: what stands for it in each channel, or in all of them. */
export const whiten = (samples: AnySamples, { matrix, boxes }: Covered, white: readonly number[] = WHITE): void => {
  const toUnit = inverse(matrix);
  if (!toUnit) return;
  const pixel = Uint8Array.from({ length: samples.channels }, (_, channel) => white[channel % white.length] ?? 0);
  for (const box of boxes) paint(samples, inSamples(samples, transformedQuad(toUnit, box)), pixel);
};

/** From the unit square, whose origin is at the bottom left, to samples from the top left. */
const inSamples = ({ width, height }: AnySamples, quad: Quad): Quad =>
  quad.map(({ x, y }) => ({ x: x * width, y: (1 - y) * height })) as unknown as Quad;

const paint = ({ width, height, channels, data }: AnySamples, quad: Quad, pixel: Uint8Array): void => {
  const { bottom: first, top: last } = boundsOf(quad);
  const from = Math.max(0, Math.floor(first) - MARGIN);
  const to = Math.min(height - 1, Math.floor(last) + MARGIN);
  for (let y = from; y <= to; y += 1) {
    const [left, right] = extentOf(quad, y - MARGIN, y + 1 + MARGIN);
    const start = Math.max(0, Math.floor(left) - MARGIN);
    const end = Math.min(width, Math.ceil(right) + MARGIN);
    for (let x = start; x < end; x += 1) data.set(pixel, (y * width + x) * channels);
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
