import { middleOf, type Point, type Rect } from './geometry.js';

/** The gap before a glyph: none, a space between words, or the end of a line. */
export type Gap = 'none' | 'space' | 'break';

/** A piece of text on a page with its place, in the user space of the page. */
export interface Glyph {
  /** As the document says, not normalised; may be several characters or a space. */
  readonly text: string;
  readonly gap: Gap;
  /** Where it starts, on the line it stands on. */
  readonly origin: Point;
  /** Unit vector in the direction of writing. */
  readonly along: Point;
  /** Unit vector at a right angle to it, towards the head of the letters. */
  readonly up: Point;
  /** How far the next glyph is, in the direction of writing. */
  readonly advance: number;
  /** The size of the font, as shown. */
  readonly size: number;
  /** The painted area; undefined where that is not known. */
  readonly ink: Rect | undefined;
  /** Number of the piece of text it is part of, where only the ends of that have a certain place. */
  readonly piece: number | undefined;
}

/** Most glyphs begin with a letter of the first block, which is told without looking at the rest. */
export const isBlank = ({ text }: Glyph): boolean => {
  const first = text.charCodeAt(0);
  return !(first > SPACE && first < DELETE) && text.trim() === '';
};

const SPACE = 0x20;
const DELETE = 0x7f;

/** How far a point lies in the direction of writing, and above the line. */
export const placeOn = ({ along, up }: Pick<Glyph, 'along' | 'up'>, { x, y }: Point): readonly [number, number] => [
  x * along.x + y * along.y,
  x * up.x + y * up.y,
];

/** The reverse of {@link placeOn}. */
export const pointAt = ({ along, up }: Pick<Glyph, 'along' | 'up'>, start: number, height: number): Point => ({
  x: along.x * start + up.x * height,
  y: along.y * start + up.y * height,
});

/** The middle of what is painted, or of where it should be. */
export const middleOfGlyph = (glyph: Glyph): Point => {
  if (glyph.ink) return middleOf(glyph.ink);
  const [start, height] = placeOn(glyph, glyph.origin);
  return pointAt(glyph, start + glyph.advance / 2, height + glyph.size * 0.3);
};
