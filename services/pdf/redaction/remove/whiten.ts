import type { Samples } from '../../engines/pdfium/pdfium-image.js';
import type { Matrix } from '../../content/matrix.js';
import { boundsOf, inverse, transformedQuad, type Point, type Quad } from '../../content/geometry.js';

const WHITE = 255;
/** Pixels around a box that are painted too: their samples mix with those inside. */
const MARGIN = 1;

/** Paints every sample under the boxes, in place. `matrix` leads from the unit square to the boxes' space. */
export const whiten = (samples: Samples, matrix: Matrix, boxes: readonly Quad[]): void => {
  const toUnit = inverse(matrix);
  if (!toUnit) return;
  for (const box of boxes) paint(samples, inSamples(samples, transformedQuad(toUnit, box)));
};

/** From the unit square, whose origin is at the bottom left, to samples from the top left. */
const inSamples = ({ width, height }: Samples, quad: Quad): Quad =>
  quad.map(({ x, y }) => ({ x: x * width, y: (1 - y) * height })) as unknown as Quad;

const paint = ({ width, height, channels, data }: Samples, quad: Quad): void => {
  const { bottom: first, top: last } = boundsOf(quad);
  const from = Math.max(0, Math.floor(first) - MARGIN);
  const to = Math.min(height - 1, Math.floor(last) + MARGIN);
  for (let y = from; y <= to; y += 1) {
    const [left, right] = extentOf(quad, y - MARGIN, y + 1 + MARGIN);
    const start = Math.max(0, Math.floor(left) - MARGIN);
    const end = Math.min(width, Math.ceil(right) + MARGIN);
    if (start < end) data.fill(WHITE, (y * width + start) * channels, (y * width + end) * channels);
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
