import { hasLettersFromRight } from '../../../../contracts/logical-order.js';
import type { Point } from '../../content/geometry.js';
import { isBlank, placeOn, type Glyph } from '../../content/glyph.js';
import { lettersInLines, type LetterInLine } from './reading-order.js';

/** In sizes: heights that differ by less are on one line. */
const SAME_LINE = 0.35;

/**
 * Pieces of text from the right, whose places are estimates, in the order of exact letters: pdf.js turns the letters of
 * a ligature around with its line, and tells nothing by which they could be told from letters of their own. Only where
 * both engines see the same letters in a piece does one say to the other in which order they are read.
 */
export const inOrderOf = (pieces: readonly Glyph[], exact: readonly Glyph[]): readonly Glyph[] => {
  if (!pieces.some(({ text }) => hasLettersFromRight(text))) return pieces;
  const letters = lettersInLines(exact);
  return piecesOf(pieces).flatMap((piece) => {
    const own = piece.filter((glyph) => !isBlank(glyph));
    if (!own.some(({ text }) => hasLettersFromRight(text))) return piece;
    const [first] = own;
    if (!first) return piece;
    const seen = own.toSorted((one, other) => startOn(first, one.origin) - startOn(first, other.origin));
    const texts = lettersAt(seen, letters);
    if (!isSameInOtherOrder(seen, texts)) return piece;
    const textOf = new Map(seen.map((glyph, at) => [glyph, texts[at]]));
    return piece.map((glyph) => ({ ...glyph, text: textOf.get(glyph) ?? glyph.text }));
  });
};

const piecesOf = (glyphs: readonly Glyph[]): Glyph[][] => {
  const pieces: Glyph[][] = [];
  for (const glyph of glyphs) {
    const piece = pieces.at(-1);
    if (piece?.[0]?.piece === glyph.piece) piece?.push(glyph);
    else pieces.push([glyph]);
  }
  return pieces;
};

const startOn = (line: Glyph, point: Point): number => placeOn(line, point)[0];

/** Letters in the place of a piece, as seen from the left; letters of one glyph as if each had a place. */
const lettersAt = (piece: readonly Glyph[], letters: readonly LetterInLine[]): string[] => {
  const [first] = piece as readonly [Glyph];
  const from = startOn(first, first.origin);
  const to = startOn(first, (piece.at(-1) ?? first).origin) + first.advance;
  const [, height] = placeOn(first, first.origin);
  return letters
    .map(({ text, middle }) => ({ text, place: placeOn(first, middle) }))
    .filter(({ place: [at, level] }) => at > from && at < to && Math.abs(level - height) < SAME_LINE * first.size)
    .toSorted((one, other) => one.place[0] - other.place[0])
    .flatMap(({ text }) => (hasLettersFromRight(text) ? Array.from(text).toReversed() : Array.from(text)));
};

const isSameInOtherOrder = (piece: readonly Glyph[], texts: readonly string[]): boolean => {
  const own = piece.map(({ text }) => text);
  return own.join('') !== texts.join('') && own.toSorted().join('') === texts.toSorted().join('');
};
