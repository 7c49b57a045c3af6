import type { PageBox } from '../../../../contracts/tools/page-edits.js';
import {
  boundsOf,
  inverse,
  quadOf,
  transformed,
  transformedQuad,
  type Quad,
  type Rect,
} from '../../content/geometry.js';
import { multiply, type Matrix } from '../../content/matrix.js';
import type { PageFrame } from '../../content/page-frame.js';

/** From the user space of a page to points from the top left of the page as displayed. */
const toPoints = ({ toContent, height, pointsPerUnit: unit }: PageFrame): Matrix | undefined => {
  const toDisplay = inverse(toContent);
  return toDisplay && multiply(toDisplay, [unit, 0, 0, -unit, 0, height * unit]);
};

const rounded = (points: number): number => Math.round(points * 100) / 100;

/** The box that a quad takes of a page as displayed. */
export const boxOf = (frame: PageFrame, quad: Quad): PageBox | undefined => {
  const matrix = toPoints(frame);
  if (!matrix) return undefined;
  const { left, bottom: top, right, top: bottom } = boundsOf(transformedQuad(matrix, quad));
  return {
    x: rounded(left),
    y: rounded(top),
    width: Math.max(0.01, rounded(right - left)),
    height: Math.max(0.01, rounded(bottom - top)),
  };
};

/** The rectangle of the page's user space that a box is. */
export const rectOf = (frame: PageFrame, { x, y, width, height }: PageBox): Rect => {
  const { toContent, height: full, pointsPerUnit: unit } = frame;
  const rect = {
    left: x / unit,
    right: (x + width) / unit,
    top: full - y / unit,
    bottom: full - (y + height) / unit,
  };
  return boundsOf(transformedQuad(toContent, quadOf(rect)));
};

/** The way in user space of one in points as displayed. */
export const wayOf = (frame: PageFrame, { dx, dy }: { readonly dx: number; readonly dy: number }) => {
  const { toContent, pointsPerUnit: unit } = frame;
  const from = transformed(toContent, { x: 0, y: 0 });
  const to = transformed(toContent, { x: dx / unit, y: -dy / unit });
  return { x: to.x - from.x, y: to.y - from.y };
};

/** Degrees clockwise by which a direction is turned on the page as displayed. */
export const turnOf = (frame: PageFrame, along: { readonly x: number; readonly y: number }): number => {
  const [a, b, c, d] = inverse(frame.toContent) ?? [1, 0, 0, 1, 0, 0];
  const x = a * along.x + c * along.y;
  const y = b * along.x + d * along.y;
  return (rounded((-Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
};
