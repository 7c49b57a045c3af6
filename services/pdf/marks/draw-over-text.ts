import type { MarkOf } from '../../../contracts/marks.js';
import { boundsOf, quadOf, type Rect } from '../content/geometry.js';
import { filling, grown, operands, stroking, type Look } from './look.js';
import { rectOfBox, type PageSpace } from '../forms/page-space.js';

export type OverText = MarkOf<'highlight'> | MarkOf<'underline'> | MarkOf<'strikeout'> | MarkOf<'squiggly'>;

/** The thickness of a line through or under a text, as a share of the height of its letters. */
const LINE_SHARE = 1 / 14;
/** Where a line lies, as a share of the height from the bottom. */
const HEIGHTS = { underline: 0.07, strikeout: 0.45, squiggly: 0.07 } as const;

/** A highlight, or a line under or through text: the same for each line of it. */
export const drawOverText = (mark: OverText, space: PageSpace): Look => {
  const rects = mark.boxes.map((box) => rectOfBox(space, box));
  const bounds = boundsOf(rects.flatMap((rect) => [...quadOf(rect)]));
  if (mark.type === 'highlight') {
    const boxes = rects.map(({ left, bottom, right, top }) => operands(left, bottom, right - left, top - bottom));
    return { bounds, content: `${filling(mark.colour)} ${boxes.map((box) => `${box} re`).join(' ')} f` };
  }
  const draw = mark.type === 'squiggly' ? wave : straight;
  const lines = rects.map((rect) => {
    const height = rect.top - rect.bottom;
    const width = Math.max(0.5, height * LINE_SHARE);
    return `${operands(width)} w ${draw(rect, rect.bottom + height * HEIGHTS[mark.type])} S`;
  });
  return { bounds: grown(bounds, 1), content: `${stroking(mark.colour)} ${lines.join(' ')}` };
};

const straight = ({ left, right }: Rect, y: number): string => `${operands(left, y)} m ${operands(right, y)} l`;

/** The height of half a wave, as a share of the height of the letters. */
const WAVE_SHARE = 1 / 8;

const wave = ({ left, right, bottom, top }: Rect, y: number): string => {
  const step = Math.max(1, (top - bottom) * WAVE_SHARE);
  const count = Math.max(1, Math.floor((right - left) / step));
  const points = Array.from({ length: count }, (_, at) =>
    operands(left + (at + 1) * step, y + (at % 2 === 0 ? step / 2 : 0)),
  );
  return `${operands(left, y)} m ${points.map((point) => `${point} l`).join(' ')}`;
};

/**
 * The corners of the lines of text in user space: top left, top right, bottom left, bottom right as people read it. The
 * standard names another order, which no program follows.
 *
 * @see ISO 32000-1, table 179, QuadPoints
 */
export const quadPointsOf = ({ boxes }: OverText, space: PageSpace): readonly number[] =>
  boxes.flatMap((box) => {
    const [bottomLeft, bottomRight, topRight, topLeft] = quadOf(rectOfBox(space, box));
    return [topLeft, topRight, bottomLeft, bottomRight].flatMap(({ x, y }) => userPoint(space, x, y));
  });

/** A point as displayed in the user space of the page. */
export const userPoint = ({ toUser: [a, b, c, d, e, f] }: PageSpace, x: number, y: number): readonly number[] =>
  [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 1000) / 1000);
