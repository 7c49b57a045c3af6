import type { MarkOf } from '../../../contracts/marks.js';
import { boundsOf, type Point, type Rect } from '../content/geometry.js';
import { filling, grown, operands, stroking, type Look } from './look.js';
import { pointUp, rectOfBox, type PageSpace } from '../forms/page-space.js';

/** How far the handle of a Bézier curve lies from its end for a quarter of a circle, in radii. */
const ARC_HANDLE_RATIO = 0.5523;

/** The path of an ellipse in a rectangle. */
export const ellipse = ({ left, bottom, right, top }: Rect): string => {
  const x = (left + right) / 2;
  const y = (bottom + top) / 2;
  const dx = ((right - left) / 2) * ARC_HANDLE_RATIO;
  const dy = ((top - bottom) / 2) * ARC_HANDLE_RATIO;
  return [
    `${operands(left, y)} m`,
    `${operands(left, y + dy, x - dx, top, x, top)} c`,
    `${operands(x + dx, top, right, y + dy, right, y)} c`,
    `${operands(right, y - dy, x + dx, bottom, x, bottom)} c`,
    `${operands(x - dx, bottom, left, y - dy, left, y)} c h`,
  ].join(' ');
};

const rectangle = ({ left, bottom, right, top }: Rect): string =>
  `${operands(left, bottom, right - left, top - bottom)} re`;

/** A rectangle or an ellipse, whose line lies within its box. */
export const drawShape = (mark: MarkOf<'rectangle'> | MarkOf<'ellipse'>, space: PageSpace): Look => {
  const bounds = rectOfBox(space, mark.box);
  const width = Math.min(mark.width, mark.box.width / 2, mark.box.height / 2);
  const path = (mark.type === 'ellipse' ? ellipse : rectangle)(grown(bounds, -width / 2));
  return { bounds, content: painted(path, { ...mark, width }) };
};

/** A path with its line and what fills it. */
const painted = (
  path: string,
  { colour, fill, width }: Pick<MarkOf<'polygon'>, 'colour' | 'fill' | 'width'>,
): string => {
  const paints = [width > 0 && stroking(colour), fill !== null && filling(fill)].filter(Boolean);
  const paint = fill === null ? (width > 0 ? 'S' : 'n') : width > 0 ? 'B' : 'f';
  return `${paints.join(' ')} ${operands(width)} w ${path} ${paint}`;
};

/** A polygon, or lines from point to point. */
export const drawPath = (mark: MarkOf<'polygon'> | MarkOf<'polyline'>, space: PageSpace): Look => {
  const points = mark.points.map(([x, y]) => pointUp(space, x, y));
  const path = `1 J 1 j ${pathOf(points)}${mark.type === 'polygon' ? ' h' : ''}`;
  return { bounds: grown(boundsOf(points), mark.width), content: painted(path, mark) };
};

/** A roof whose sides bend inwards, from the foot of its box to the middle of the upper edge. */
export const drawCaret = (mark: MarkOf<'caret'>, space: PageSpace): Look => {
  const bounds = rectOfBox(space, mark.box);
  const { left, bottom, right, top } = bounds;
  const middle = (left + right) / 2;
  const path = [
    `${operands(left, bottom)} m`,
    `${operands(middle, bottom, middle, top, middle, top)} c`,
    `${operands(middle, top, middle, bottom, right, bottom)} c h`,
  ].join(' ');
  return { bounds, content: `${filling(mark.colour)} ${path} f` };
};

/** Half of the angle of an arrow's head. */
const HEAD_ANGLE = Math.PI / 7;

/** A line, and the head of an arrow at its end. */
export const drawLine = (mark: MarkOf<'line'> | MarkOf<'arrow'>, space: PageSpace): Look => {
  const [from, to] = [mark.from, mark.to].map(([x, y]) => pointUp(space, x, y)) as [Point, Point];
  const head = mark.type === 'arrow' ? headAt(to, Math.atan2(from.y - to.y, from.x - to.x), mark.width) : [];
  const path = `${operands(from.x, from.y)} m ${operands(to.x, to.y)} l`;
  const wings = head.length > 0 ? ` ${pathOf([head[0] ?? to, to, head[1] ?? to])}` : '';
  return {
    bounds: grown(boundsOf([from, to, ...head]), mark.width),
    content: `${stroking(mark.colour)} ${operands(mark.width)} w 1 J 1 j ${path}${wings} S`,
  };
};

const headAt = ({ x, y }: Point, back: number, width: number): readonly Point[] => {
  const length = Math.max(8, width * 4);
  return [back - HEAD_ANGLE, back + HEAD_ANGLE].map((angle) => ({
    x: x + length * Math.cos(angle),
    y: y + length * Math.sin(angle),
  }));
};

const pathOf = ([first, ...others]: readonly Point[]): string =>
  first === undefined
    ? ''
    : [`${operands(first.x, first.y)} m`, ...others.map(({ x, y }) => `${operands(x, y)} l`)].join(' ');

type InkPoint = MarkOf<'ink'>['strokes'][number][number];

/** The pressure of a pen that does not tell it. */
const USUAL_PRESSURE = 0.5;

const pressureOf = ([, , pressure = USUAL_PRESSURE]: InkPoint): number => pressure;

/** How wide a line of this width is under a pressure from 0 to 1. */
const widthUnder = (pressure: number, width: number): number => width * (0.4 + 1.2 * pressure);

/** Strokes of a pen: round, and as wide as it was pressed. */
export const drawInk = (mark: MarkOf<'ink'>, space: PageSpace): Look => {
  const points = mark.strokes.flat().map(([x, y]) => pointUp(space, x, y));
  const strokes = mark.strokes.map((stroke) => drawStroke(stroke, mark.width, space));
  return {
    bounds: grown(boundsOf(points), mark.width),
    content: `${stroking(mark.colour)} 1 J 1 j ${strokes.join('\n')}`,
  };
};

const drawStroke = (stroke: readonly InkPoint[], width: number, space: PageSpace): string => {
  const points = stroke.map(([x, y]) => pointUp(space, x, y));
  const [first] = points;
  if (!first) return '';
  if (points.length === 1) return `${operands(widthUnder(stroke.map(pressureOf)[0] ?? 0, width))} w ${dotAt(first)} S`;
  if (stroke.every((point) => pressureOf(point) === USUAL_PRESSURE)) return `${operands(width)} w ${smooth(points)} S`;
  return stroke
    .slice(1)
    .map((point, at) => {
      const pressure = (pressureOf(point) + pressureOf(stroke[at] ?? point)) / 2;
      return `${operands(widthUnder(pressure, width))} w ${pathOf(points.slice(at, at + 2))} S`;
    })
    .join('\n');
};

const dotAt = ({ x, y }: Point): string => `${operands(x, y)} m ${operands(x, y)} l`;

/** Through the middles between the points, so that a hand's line has no corners. @see ISO 32000-1, 8.5.2.2 */
const smooth = (points: readonly Point[]): string => {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const curves = points.slice(1, -1).map((point, at) => {
    const start = at === 0 ? first : middleOf(points[at] ?? point, point);
    const end = middleOf(point, points[at + 2] ?? last);
    const [one, other] = [start, end].map((near) => ({
      x: near.x + (2 / 3) * (point.x - near.x),
      y: near.y + (2 / 3) * (point.y - near.y),
    })) as [Point, Point];
    return `${operands(one.x, one.y, other.x, other.y, end.x, end.y)} c`;
  });
  return [`${operands(first.x, first.y)} m`, ...curves, `${operands(last.x, last.y)} l`].join(' ');
};

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
