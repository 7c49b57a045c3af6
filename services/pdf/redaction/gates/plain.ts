import type { Matrix } from '../../content/matrix.js';
import type { Picture } from '../../engines/pdfium/render.js';
import type { Quad } from '../../content/geometry.js';
import { eachPixelIn } from '../pages/page-pixels.js';

/** A difference in one of the colours from which a pixel stands out, of 255. */
const STANDS_OUT_FROM = 40;
/** The share of a piece's pixels that may stand out: specks of neighbouring letters. */
const STRAY_MAX = 0.04;
/** The share of a line's pixels that may have another colour: a letter's stem is shorter than the line is high. */
const LINE_STRAY_MAX = 0.1;
/** A letter is found in a piece about as wide as the box is high; pieces have at least so many pixels a side. */
const PIECE_MIN = 6;
/** Pixels at a box's edge belong to its neighbours too. */
const EDGE_MARGIN_PIXELS = -1.5;

/**
 * Whether nothing can be read where a box is to be drawn: every piece of it has one colour, or lines right across it,
 * as rules and backgrounds have. `ignored` marks pixels of letters that belong to the text around the box.
 */
export const isPlain = (
  picture: Picture,
  quad: Quad,
  { matrix, ignored }: { readonly matrix: Matrix; readonly ignored: Uint8Array },
): boolean => {
  const pieces = new Map<string, number[]>();
  const differences: (readonly [at: number, x: number, y: number])[] = [];
  eachPixelIn(quad, { size: picture, matrix, margin: EDGE_MARGIN_PIXELS }, (at, x, y) => {
    if (ignored[at] !== 1) differences.push([at, x, y]);
  });
  const side = Math.max(PIECE_MIN, pieceSide(differences));
  for (const [at, x, y] of differences) {
    const key = `${Math.floor(x / side)} ${Math.floor(y / side)}`;
    const piece = pieces.get(key);
    if (piece) piece.push(at);
    else pieces.set(key, [at]);
  }
  return [...pieces.values()].every((piece) => isPlainPiece(picture, piece));
};

/** The shorter side of what lies within, in pixels. */
const pieceSide = (points: readonly (readonly [number, number, number])[]): number => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [, x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return points.length === 0 ? 0 : Math.min(right - left, bottom - top) + 1;
};

const isPlainPiece = ({ rgba, width }: Picture, piece: readonly number[]): boolean => {
  if ([0, 1, 2].every((channel) => rangeOf(rgba, piece, channel) < STANDS_OUT_FROM)) return true;
  const ground = colourOf(rgba, piece);
  const rows = lineColours(rgba, piece, (at) => Math.floor(at / width));
  const columns = lineColours(rgba, piece, (at) => at % width);
  const strays = piece.filter(
    (at) =>
      differs(rgba, at, ground) &&
      differs(rgba, at, rows.get(Math.floor(at / width))) &&
      differs(rgba, at, columns.get(at % width)),
  );
  return strays.length <= Math.max(1, piece.length * STRAY_MAX);
};

/** Where it is small, no pixel stands out from the middle value, which lies within. */
const rangeOf = (rgba: Uint8Array, piece: readonly number[], channel: number): number => {
  let least = 255;
  let most = 0;
  for (const at of piece) {
    const value = rgba[at * 4 + channel] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least;
};

/** Colours of the rows or columns of a piece that have one from end to end. */
const lineColours = (
  rgba: Uint8Array,
  piece: readonly number[],
  keyOf: (at: number) => number,
): ReadonlyMap<number, Colour> => {
  const lines = new Map<number, Colour>();
  for (const [key, line] of groups(piece, keyOf)) {
    const colour = colourOf(rgba, line);
    if (line.filter((at) => differs(rgba, at, colour)).length <= line.length * LINE_STRAY_MAX) lines.set(key, colour);
  }
  return lines;
};

const groups = (piece: readonly number[], keyOf: (at: number) => number): Map<number, number[]> => {
  const placesByGroup = new Map<number, number[]>();
  for (const at of piece) {
    const group = placesByGroup.get(keyOf(at));
    if (group) group.push(at);
    else placesByGroup.set(keyOf(at), [at]);
  }
  return placesByGroup;
};

type Colour = readonly [number, number, number];

/** The middle value of each colour. */
const colourOf = (rgba: Uint8Array, line: readonly number[]): Colour => [
  median(rgba, line, 0),
  median(rgba, line, 1),
  median(rgba, line, 2),
];

const median = (rgba: Uint8Array, line: readonly number[], channel: number): number => {
  const values = line.map((at) => rgba[at * 4 + channel] ?? 0).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
};

const differs = (rgba: Uint8Array, at: number, colour: Colour | undefined): boolean =>
  colour === undefined ||
  colour.some((value, channel) => Math.abs((rgba[at * 4 + channel] ?? 0) - value) >= STANDS_OUT_FROM);
