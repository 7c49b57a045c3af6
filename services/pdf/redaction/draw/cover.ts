import { rgbOf, type Style } from './style.js';
import { boundsOf, type Point, type Quad } from '../../content/geometry.js';
import type { Label } from './label.js';

/** A box as it is drawn. */
export interface Cover {
  readonly quad: Quad;
  readonly label: Label | undefined;
  /** Size of the letters, in user space; as large as fits where it is undefined. */
  readonly labelSize: number | undefined;
}

/** Resource names of the labels' forms. */
export type LabelName = (label: Label) => string;

/** Distance of hatching lines and their width, as shares of a box's height; bounded, in user space units. */
const STRIPE_SHARE = 0.35;
const STRIPE_MIN = 3;
const STRIPE_MAX = 12;
const LINE_SHARE = 0.25;
/** Share of a box that a label may fill. */
const LABEL_SHARE_MAX = 0.94;
const HEIGHT_SHARE = 0.72;
/** The largest a label gets in a box without text of its own. */
const LABEL_MAX = 14;
const PLATE_PADDING = 0.15;

const number = (value: number): string => String(Number(value.toFixed(4)));
const point = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

/** Content that paints a box opaque, hatched or not, with its label cut off at the edge. */
export const coverContent = (cover: Cover, style: Style, nameOf: LabelName): string => {
  const outline = outlineOf(cover.quad);
  const colour = rgbOf(style.colour).map(number).join(' ');
  const filled = style.pattern === 'solid' ? `${colour} rg ${outline} f` : hatched(cover.quad, style, colour);
  return `q ${outline} W n ${filled} ${labelled(cover, style, nameOf)} Q`;
};

const outlineOf = ([a, b, c, d]: Quad): string => `${point(a)} m ${point(b)} l ${point(c)} l ${point(d)} l h`;

/** White first, because what lies under a box must not shine through. */
const hatched = (quad: Quad, { pattern }: Style, colour: string): string => {
  const { left, bottom, right, top } = boundsOf(quad);
  const distance = Math.min(STRIPE_MAX, Math.max(STRIPE_MIN, Math.min(right - left, top - bottom) * STRIPE_SHARE));
  const lines: string[] = [];
  const rise = top - bottom;
  for (let x = left - rise; x < right; x += distance) {
    lines.push(`${point({ x, y: bottom })} m ${point({ x: x + rise, y: top })} l`);
    if (pattern === 'crosshatch') lines.push(`${point({ x, y: top })} m ${point({ x: x + rise, y: bottom })} l`);
  }
  const outline = outlineOf(quad);
  const width = number(distance * LINE_SHARE);
  return `1 g ${outline} f ${colour} RG ${width} w ${lines.join(' ')} S ${outline} S`;
};

const labelled = ({ quad, label, labelSize }: Cover, { pattern }: Style, nameOf: LabelName): string => {
  if (!label) return '';
  const [origin, right, , up] = quad;
  const width = distance(origin, right);
  const height = distance(origin, up);
  const fitting = Math.min(height * HEIGHT_SHARE, LABEL_MAX * 4, (width * LABEL_SHARE_MAX * label.size) / label.width);
  const size = labelSize ?? Math.min(fitting, Math.max(LABEL_MAX, height * 0.25));
  const scale = size / label.size;
  const x = labelSize === undefined ? (width - label.width * scale) / 2 : 0;
  const y = (height - label.height * scale) / 2;
  const cos = (right.x - origin.x) / width;
  const sin = (right.y - origin.y) / width;
  const leanX = (up.x - origin.x) / height;
  const leanY = (up.y - origin.y) / height;
  const place = { x: origin.x + cos * x + leanX * y, y: origin.y + sin * x + leanY * y };
  const matrix = [cos * scale, sin * scale, leanX * scale, leanY * scale, place.x, place.y].map(number).join(' ');
  return `q ${matrix} cm ${pattern === 'solid' ? '' : plate(label)} /${nameOf(label)} Do Q`;
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** On hatching, letters need a ground to be read on. */
const plate = ({ width, height, size }: Label): string => {
  const padding = size * PLATE_PADDING;
  return `1 g ${[-padding, 0, width + 2 * padding, height].map(number).join(' ')} re f`;
};
