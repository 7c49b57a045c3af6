import type { MarkOf } from '../../../contracts/marks.js';
import type { Rect } from '../content/geometry.js';
import { ellipse } from './draw-shapes.js';
import { filling, grown, operands, stroking, type Look } from './look.js';
import { rectOfBox, type PageSpace } from '../forms/page-space.js';

/** Side of the icon of a note, in points. */
export const NOTE_SIDE_POINTS = 20;

/** A sheet with lines of writing: every note shows that it has something to say, whatever its kind. */
export const drawNote = ({ x, y, colour }: MarkOf<'note'>, space: PageSpace): Look => {
  const bounds = rectOfBox(space, { x, y, width: NOTE_SIDE_POINTS, height: NOTE_SIDE_POINTS });
  const { left, bottom } = bounds;
  const sheet = `${operands(left + 1, bottom + 1, NOTE_SIDE_POINTS - 2, NOTE_SIDE_POINTS - 2)} re B`;
  const lines = [14, 10, 6].map(
    (up) => `${operands(left + 4.5, bottom + up)} m ${operands(left + NOTE_SIDE_POINTS - 4.5, bottom + up)} l S`,
  );
  return { bounds, content: `${filling(colour)} 0.2 0.2 0.2 RG 1 w 1 j ${sheet} ${lines.join(' ')}` };
};

/** As large as the smaller side of its box allows, in the middle of it. */
const squareIn = ({ left, bottom, right, top }: Rect): Rect => {
  const half = Math.min(right - left, top - bottom) / 2;
  const x = (left + right) / 2;
  const y = (bottom + top) / 2;
  return { left: x - half, bottom: y - half, right: x + half, top: y + half };
};

export const drawSymbol = ({ symbol, box, colour }: MarkOf<'symbol'>, space: PageSpace): Look => {
  const bounds = rectOfBox(space, box);
  const { left, bottom, right, top } = squareIn(bounds);
  const side = right - left;
  const at = (x: number, y: number): string => operands(left + x * side, bottom + y * side);
  const width = operands(side * 0.12);
  const inner = grown({ left, bottom, right, top }, -side * 0.2);
  const paths = {
    check: `${stroking(colour)} ${width} w 1 J 1 j ${at(0.15, 0.5)} m ${at(0.4, 0.22)} l ${at(0.85, 0.8)} l S`,
    cross: `${stroking(colour)} ${width} w 1 J ${at(0.18, 0.18)} m ${at(0.82, 0.82)} l ${at(0.18, 0.82)} m ${at(0.82, 0.18)} l S`,
    dot: `${filling(colour)} ${ellipse(inner)} f`,
    ring: `${stroking(colour)} ${operands(side * 0.06)} w ${ellipse(grown(bounds, -side * 0.05))} S`,
  } as const;
  return { bounds, content: paths[symbol] };
};
