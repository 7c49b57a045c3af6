import { pointAt, placeOn, type Glyph } from '../../content/glyph.js';
import { quadOf, type Quad } from '../../content/geometry.js';
import { visualOrder } from './reading-order.js';

/** One rectangle of a redaction. */
export interface Box {
  /** Id of the item. */
  readonly item: string;
  /** From 0. */
  readonly page: number;
  readonly quad: Quad;
  /** The size of the text that stood there; undefined for areas and annotations. */
  readonly size: number | undefined;
  /** Whether it carries the replacement: the first box of a place does. */
  readonly labelled: boolean;
  readonly source: 'text' | 'area' | 'annotation';
}

export const boxesByPage = (boxes: readonly Box[]): ReadonlyMap<number, readonly Box[]> => {
  const pages = new Map<number, Box[]>();
  for (const box of boxes) {
    const own = pages.get(box.page);
    if (own) own.push(box);
    else pages.set(box.page, [box]);
  }
  return pages;
};

export const quadsByPage = (boxes: readonly Box[]): ReadonlyMap<number, readonly Quad[]> =>
  new Map([...boxesByPage(boxes)].map(([page, own]) => [page, own.map(({ quad }) => quad)]));

/** How far letters reach below and above the line they stand on, in sizes. */
const DESCENT_SIZES = 0.22;
const ASCENT_SIZES = 0.78;
/** Paint that is further out than this, in sizes, is a font's mistake. */
const INK_MAX = 3;
/** The margin around the text, in sizes, unless its extent is to be kept. */
const PADDING_OF_SIZE = 0.06;

/** How rectangles are drawn around text. */
export interface Extent {
  /** Exactly as long as the text. */
  readonly exact: boolean;
}

export interface Line {
  readonly quad: Quad;
  readonly size: number;
}

/** The rectangles that cover some glyphs, one for each piece of a line. */
export const linesAround = (glyphs: readonly Glyph[], { exact }: Extent): readonly Line[] =>
  piecesOf(glyphs).map((piece) => lineAround(piece, exact ? 0 : PADDING_OF_SIZE));

const piecesOf = (glyphs: readonly Glyph[]): Glyph[][] => {
  const pieces: Glyph[][] = [];
  for (const { glyph: index, gap } of visualOrder(glyphs)) {
    const glyph = glyphs[index];
    const piece = pieces.at(-1);
    if (!glyph) continue;
    if (piece && gap !== 'break') piece.push(glyph);
    else pieces.push([glyph]);
  }
  return pieces;
};

const lineAround = (piece: readonly Glyph[], padding: number): Line => {
  const [first] = piece as readonly [Glyph];
  const size = Math.max(...piece.map(({ size }) => size));
  const corners = piece.flatMap((glyph) => cornersOf(glyph, first));
  const starts = corners.map(([start]) => start);
  const heights = corners.map(([, height]) => height);
  const from = Math.min(...starts) - padding * size;
  const to = Math.max(...starts) + padding * size;
  const low = Math.min(...heights) - padding * size;
  const high = Math.max(...heights) + padding * size;
  const quad: Quad = [
    pointAt(first, from, low),
    pointAt(first, to, low),
    pointAt(first, to, high),
    pointAt(first, from, high),
  ];
  return { quad, size };
};

/** Corners of a glyph's cell and of its paint, as places on the line of another one. */
const cornersOf = (glyph: Glyph, line: Glyph): (readonly [number, number])[] => {
  const [start, height] = placeOn(line, glyph.origin);
  const cell = [
    [start, height - DESCENT_SIZES * glyph.size],
    [start + glyph.advance, height + ASCENT_SIZES * glyph.size],
  ] as const;
  const painted = (glyph.ink ? quadOf(glyph.ink) : []).map((corner) => placeOn(line, corner));
  const isPlausible = painted.every(
    ([at, up]) => Math.abs(at - start) < INK_MAX * glyph.size && Math.abs(up - height) < INK_MAX * glyph.size,
  );
  return isPlausible ? [...cell, ...painted] : [...cell];
};
