import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
import type { Point } from '../../content/geometry.js';
import { hasLettersFromRight } from '../../../../contracts/logical-order.js';
import { isBlank, placeOn, type Gap, type Glyph } from '../../content/glyph.js';
import { linesInOrder, type PlacedLetter } from '../../../../contracts/lines-in-order.js';

/** A glyph's number in the list it came from, and what stands before it in this order. */
export interface Step {
  readonly glyph: number;
  readonly gap: Gap;
}

/** A step with the text of its glyph where that is not what an engine takes it for, such as a bracket. */
export interface WrittenStep extends Step {
  readonly text?: string;
}

/** Distance to the glyph before, in sizes, from which a gap separates words. */
const WORD_GAP = 0.18;
/** Distance from which columns or table cells are separate. */
const COLUMN_GAP = 2.5;
/** Heights that differ by less, in sizes, are on one line. */
const LINE_TOLERANCE = 0.35;

/**
 * Line by line as they are read where some letters are written from the right, with brackets as they are written;
 * undefined where none are.
 */
export const orderFromRight = (glyphs: readonly Glyph[]): WrittenStep[] | undefined => {
  if (!glyphs.some(({ text }) => hasLettersFromRight(text))) return undefined;
  return linesInOrder(glyphs.map(placedLetter)).flatMap(({ pieces }) => {
    let gap: Gap = 'break';
    return pieces.flatMap(({ letters, text }) => {
      if (text === ' ') {
        if (gap === 'none') gap = 'space';
        return [];
      }
      const steps = letters.map((glyph, at): WrittenStep => {
        const isOne = letters.length === 1 && glyphs[glyph]?.text.length === text.length;
        return { glyph, gap: at === 0 ? gap : 'none', ...(isOne && { text }) };
      });
      gap = 'none';
      return steps;
    });
  });
};

/** A letter, or those of one glyph, and the middle of its place on the line. */
export interface LetterInLine {
  readonly text: string;
  readonly middle: Point;
}

/** The letters of a page with letters from the right, line by line as they are read. */
export const lettersInLines = (glyphs: readonly Glyph[]): LetterInLine[] =>
  linesInOrder(glyphs.map(placedLetter)).flatMap(({ pieces }) =>
    pieces.flatMap(({ letters, text }) => {
      const glyph = glyphs[letters[0] ?? -1];
      if (!glyph || text === ' ') return [];
      const { origin, along, advance } = glyph;
      return [{ text, middle: { x: origin.x + (along.x * advance) / 2, y: origin.y + (along.y * advance) / 2 } }];
    }),
  );

const placedLetter = (glyph: Glyph): PlacedLetter => {
  const { text, along, origin, advance, size } = glyph;
  const [start, height] = placeOn(glyph, origin);
  return { text, degrees: degreesOf(along), start, end: start + advance, height, size };
};

export const contentOrder = (glyphs: readonly Glyph[]): Step[] => glyphs.map(({ gap }, glyph) => ({ glyph, gap }));

interface Placed {
  readonly glyph: number;
  readonly start: number;
  readonly end: number;
  readonly height: number;
  readonly size: number;
}

/** Line by line as the eye reads, whatever order the content has: by direction, height, then place on the line. */
export const visualOrder = (glyphs: readonly Glyph[]): Step[] => [...directions(glyphs).values()].flatMap(stepsIn);

/**
 * Whether that is the order of the content as it is, gaps aside: all in one direction, no line above the one before, and
 * nothing on a line before what precedes it.
 */
export const isInVisualOrder = (glyphs: readonly Glyph[]): boolean => {
  const first = glyphs.find((glyph) => !isBlank(glyph));
  if (!first) return true;
  const { x, y } = first.along;
  let line = NaN;
  let height = Infinity;
  let start = NaN;
  for (const glyph of glyphs) {
    if (isBlank(glyph)) continue;
    const { along, up, origin, size } = glyph;
    const place = origin.x * x + origin.y * y;
    const level = origin.x * up.x + origin.y * up.y;
    const isOnLine = Math.abs(line - level) < LINE_TOLERANCE * size;
    if (along.x !== x || along.y !== y || !(level <= height) || (isOnLine && !(place >= start))) return false;
    if (!isOnLine) line = level;
    [height, start] = [level, place];
  }
  return true;
};

const degreesOf = ({ x, y }: Point): number => (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;

const directions = (glyphs: readonly Glyph[]): Map<number, Placed[]> => {
  const groups = new Map<number, Placed[]>();
  let last = { x: NaN, y: NaN, degrees: 0 };
  for (const [index, glyph] of glyphs.entries()) {
    if (isBlank(glyph)) continue;
    const { x, y } = glyph.along;
    if (x !== last.x || y !== last.y) last = { x, y, degrees: degreesOf(glyph.along) };
    const key = last.degrees;
    const { up, origin, advance, size } = glyph;
    const start = origin.x * x + origin.y * y;
    const height = origin.x * up.x + origin.y * up.y;
    const placed = { glyph: index, start, end: start + advance, height, size };
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return groups;
};

const stepsIn = (placed: readonly Placed[]): Step[] =>
  linesOf(placed).flatMap((line) => {
    let end = NaN;
    return line.map(({ glyph, start, end: until, size }) => {
      const gap = gapBetween(start - end, size);
      end = Math.max(until, Number.isNaN(end) ? until : end);
      return { glyph, gap };
    });
  });

const gapBetween = (distance: number, size: number): Gap => {
  if (Number.isNaN(distance) || distance > COLUMN_GAP * size) return 'break';
  return distance > WORD_GAP * size ? 'space' : 'none';
};

const linesOf = (placed: readonly Placed[]): Placed[][] =>
  groupIntoRows(
    placed.toSorted((a, b) => b.height - a.height),
    ({ height, size }, [first]) => Math.abs(first.height - height) < LINE_TOLERANCE * size,
  ).map((line) => line.sort((a, b) => a.start - b.start));
