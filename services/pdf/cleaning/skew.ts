import { darkBelow, type Greys } from './greys.js';

/** Degrees in either direction that are looked at: more is no crooked sheet but another way up. */
const ANGLE_MAX = 10;
const COARSE_STEP = 0.2;
const FINE_STEP = 0.02;
/** How many times the median the sharpest profile is where there are lines of text, or of a table. */
const PEAK_MIN = 5;
/** Fewer edges say nothing. */
const POINTS_MIN = 200;
const POINTS_MAX = 20_000;

/** How a page stands. */
export interface Skew {
  /** Degrees by which its lines fall to the right. */
  readonly angle: number;
}

/**
 * How far the lines of a page fall to the right, by the profile of its rows, or of its columns where lines run upward: at the
 * right angle, the lower edges of letters meet in few rows.
 *
 * @param ignored  1 for each pixel that is no part of the sheet.
 * @returns undefined for a page without lines, whose profiles are alike at all angles.
 */
export const skewOf = (page: Greys, ignored: Uint8Array): Skew | undefined => {
  const dark = inkOf(page, ignored);
  const rows = sharpest(edgesOf(page, dark, 'lower'));
  const best = rows.peak >= PEAK_MIN ? rows : turned(sharpest(edgesOf(page, dark, 'right')));
  const isAtEnd = Math.abs(best.angle) > ANGLE_MAX - COARSE_STEP;
  return best.peak < PEAK_MIN || isAtEnd ? undefined : { angle: best.angle };
};

const turned = ({ angle, peak }: Sharpest): Sharpest => ({ angle: -angle, peak });

/** 1 for each pixel that is print. */
export const inkOf = ({ data, width, height }: Greys, ignored: Uint8Array): Uint8Array => {
  const below = darkBelow({ data, width, height });
  return data.map((level, at) => (level < below && ignored[at] !== 1 ? 1 : 0));
};

/** Places along the lines, and across them. */
interface Edges {
  readonly along: Float32Array;
  readonly across: Float32Array;
  readonly span: number;
}

const edgesOf = ({ width, height }: Greys, dark: Uint8Array, side: 'lower' | 'right'): Edges => {
  const [step, last] = side === 'lower' ? [width, height - 1] : [1, width - 1];
  const edges: number[] = [];
  for (let at = 0; at + step < dark.length; at += 1) {
    const isLast = side === 'lower' ? Math.floor(at / width) >= last : at % width >= last;
    if (!isLast && dark[at] === 1 && dark[at + step] === 0) edges.push(at);
  }
  const every = Math.max(1, Math.ceil(edges.length / POINTS_MAX));
  const sample = edges.filter((_, index) => index % every === 0);
  const x = Float32Array.from(sample, (at) => at % width);
  const y = Float32Array.from(sample, (at) => Math.floor(at / width));
  return side === 'lower' ? { along: x, across: y, span: height } : { along: y, across: x, span: width };
};

interface Sharpest {
  readonly angle: number;
  /** How many times sharper the profile is than at most other angles. */
  readonly peak: number;
}

const sharpest = (edges: Edges): Sharpest => {
  if (edges.along.length < POINTS_MIN) return { angle: 0, peak: 0 };
  const coarse = anglesAround(0, ANGLE_MAX, COARSE_STEP).map((angle) => ({ angle, score: sharpness(edges, angle) }));
  const median = coarse.map(({ score }) => score).sort((a, b) => a - b)[Math.floor(coarse.length / 2)] ?? 0;
  const rough = highest(coarse);
  const fine = anglesAround(rough.angle, COARSE_STEP, FINE_STEP).map((angle) => ({
    angle,
    score: sharpness(edges, angle),
  }));
  return { angle: middleOfPeak(fine), peak: median > 0 ? highest(fine).score / median : 0 };
};

const anglesAround = (middle: number, reach: number, step: number): readonly number[] => {
  const steps = Math.round(reach / step);
  return Array.from({ length: 2 * steps + 1 }, (_, at) => middle + (at - steps) * step);
};

interface Scored {
  readonly angle: number;
  readonly score: number;
}

const highest = (scored: readonly Scored[]): Scored =>
  scored.reduce((best, one) => (one.score > best.score ? one : best), { angle: 0, score: 0 });

/** An angle that is nearly as sharp as the sharpest counts too, since rows of whole pixels make the top ragged. */
const SHARPNESS_SHARE = 0.9;

const middleOfPeak = (scored: readonly Scored[]): number => {
  const top = scored.filter(({ score }) => score >= SHARPNESS_SHARE * highest(scored).score);
  const weight = top.reduce((sum, { score }) => sum + score, 0);
  return weight > 0 ? top.reduce((sum, { angle, score }) => sum + angle * score, 0) / weight : 0;
};

/** How much neighbouring rows differ when they are laid at an angle. */
const sharpness = ({ along, across, span }: Edges, angle: number): number => {
  const slope = Math.tan((angle * Math.PI) / 180);
  const margin = span;
  const rows = new Int32Array(span + 2 * margin);
  for (let at = 0; at < along.length; at += 1) {
    const row = Math.round((across[at] ?? 0) - (along[at] ?? 0) * slope) + margin;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < rows.length; at += 1) sum += ((rows[at] ?? 0) - (rows[at - 1] ?? 0)) ** 2;
  return sum;
};
