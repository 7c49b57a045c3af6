import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { boundsOf, quadOf, rounded, transformedQuad, type Rect } from './geometry.js';
import type { PageFrame } from './page-frame.js';

type Options = OptionsOf<'pdf-crop'>;
type Field = keyof Options;

/** Units of the page: programs refuse a page that is smaller. ISO 32000-1, annex C. */
const SIDE_MIN = 3;
/** Points by which a box may go beyond the page's edge, because sizes such as 595.28 are typed rounded. */
const ROUNDED_BY = 1;
const POINTS_PER_MM = 72 / 25.4;

/** One direction of a page as displayed. */
interface Side {
  /** In points; at least `least` of it must be left. */
  readonly length: number;
  readonly least: number;
  /** The page from 1 and its size, for messages. */
  readonly page: string;
}

/** The part of it that is left, from its left or upper end. */
type Stretch = readonly [from: number, to: number];

/**
 * The part of a page that a crop leaves, in the coordinates of its content.
 *
 * @param page  from 1, for messages.
 * @throws Refusal `tool.option-invalid`, naming field, page and valid values, where it leaves nothing that programs show
 *   as a page, or the box goes beyond the page.
 */
export const cropArea = (frame: PageFrame, options: Options, page: number): Rect => {
  const { width, height, pointsPerUnit } = frame;
  const size = `page ${page}, which is ${inPoints(width * pointsPerUnit)} x ${inPoints(height * pointsPerUnit)} pt`;
  const side = (units: number): Side => ({
    length: units * pointsPerUnit,
    least: Math.min(SIDE_MIN, units) * pointsPerUnit,
    page: size,
  });
  const keep = options.cropBy === 'box' ? insideBox : betweenMargins;
  const [across, down] = keep(options, side(width), side(height));
  const shown: Rect = {
    left: across[0] / pointsPerUnit,
    right: across[1] / pointsPerUnit,
    top: height - down[0] / pointsPerUnit,
    bottom: height - down[1] / pointsPerUnit,
  };
  return boundsOf(transformedQuad(frame.toContent, quadOf(shown)));
};

const betweenMargins = (options: Options, width: Side, height: Side): readonly [Stretch, Stretch] => [
  withoutMargins(options, ['marginLeft', 'marginRight'], width),
  withoutMargins(options, ['marginTop', 'marginBottom'], height),
];

type Margin = 'marginTop' | 'marginRight' | 'marginBottom' | 'marginLeft';

const withoutMargins = (options: Options, [start, end]: readonly [Margin, Margin], side: Side): Stretch => {
  const unit = { pt: 1, mm: POINTS_PER_MM, percent: side.length / 100 }[options.marginUnit];
  const most = (side.length - side.least) / unit;
  if (options[start] + options[end] > most) {
    const limit = `${roundedDown(most)} ${options.marginUnit === 'percent' ? '%' : options.marginUnit}`;
    const problem = `${start} and ${end} together must be at most ${limit} on ${side.page}`;
    throw new Refusal('tool.option-invalid', { field: options[start] > options[end] ? start : end, problem });
  }
  return [options[start] * unit, side.length - options[end] * unit];
};

const insideBox = ({ boxX, boxY, boxWidth, boxHeight }: Options, width: Side, height: Side): [Stretch, Stretch] => [
  stretchOf({ name: 'boxX', value: boxX }, { name: 'boxWidth', value: boxWidth }, width),
  stretchOf({ name: 'boxY', value: boxY }, { name: 'boxHeight', value: boxHeight }, height),
];

interface Given<Value> {
  readonly name: Field;
  readonly value: Value;
}

const stretchOf = (start: Given<number>, size: Given<number | null>, side: Side): Stretch => {
  const room = side.length - start.value;
  within(start, { least: 0, most: side.length - side.least }, side);
  if (size.value === null) return [start.value, side.length];
  within({ ...size, value: size.value }, { least: side.least, most: room, slack: ROUNDED_BY }, side);
  return [start.value, Math.min(start.value + size.value, side.length)];
};

interface Bounds {
  readonly least: number;
  readonly most: number;
  /** So much more is taken for the most. */
  readonly slack?: number;
}

const within = (length: Given<number>, { least, most, slack = 0 }: Bounds, side: Side): void => {
  if (length.value >= least && length.value <= most + slack) return;
  const problem = `must be from ${inPoints(least)} to ${roundedDown(most)} on ${side.page}`;
  throw new Refusal('tool.option-invalid', { field: length.name, problem });
};

const inPoints = (points: number): string => String(rounded(points));

/** A limit that is named must be one that is taken. */
const roundedDown = (limit: number): string => String(Math.floor(limit * 100) / 100);
