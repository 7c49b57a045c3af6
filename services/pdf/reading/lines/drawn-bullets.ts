import type { DrawnMark } from '../../engines/pdfium/drawn-marks.js';
import type { Box } from './document-model.js';
import { rightOf } from './text-boxes.js';
import type { PositionedWord } from './positioned-word.js';

/** Where a mark stands as displayed. */
export interface PlacedMark extends Box, Pick<DrawnMark, 'look' | 'fill'> {}

const letters: Readonly<Record<DrawnMark['look'], string>> = { round: '\u2022', square: '\u25aa', hollow: '\u25e6' };
/** How large a bullet is, how high its middle is above the line, how far it is from its item: all in sizes of the text. */
const SIDE = { min: 0.15, max: 0.7 };
const MIDDLE = { min: 0.1, max: 0.65 };
const GAP = { min: 0.15, max: 2.5 };
/** Points: baselines closer than that are one line. */
const SAME_LINE_POINTS = 1;

/**
 * The words of a page with a bullet in front of each line that a small shape stands before: browsers and slides draw
 * the marks of their lists, of which the text of a PDF knows nothing.
 */
export const withDrawnBullets = (
  words: readonly PositionedWord[],
  marks: readonly PlacedMark[],
): readonly PositionedWord[] => {
  const bullets = marks.flatMap((mark) => {
    const first = itemAt(mark, words);
    return first ? [{ first, bullet: bulletOf(mark, first) }] : [];
  });
  if (bullets.length === 0) return words;
  const before = new Map(bullets.map(({ first, bullet }) => [first, bullet]));
  return words.flatMap((word) => {
    const bullet = before.get(word);
    return bullet ? [bullet, { ...word, glued: false }] : [word];
  });
};

/** The first word behind a mark that stands before all of its line. */
const itemAt = (mark: PlacedMark, words: readonly PositionedWord[]): PositionedWord | undefined => {
  const near = words.filter((word) => word.upright && isBeside(mark, word));
  const behind = near.filter(({ box }) => box.x > mark.x).toSorted((one, other) => one.box.x - other.box.x);
  const first = behind.find(({ box, style }) => isWithin((box.x - rightOf(mark)) / style.size, GAP));
  if (!first || behind[0] !== first) return undefined;
  const isLed = near.some(
    ({ box, baseline }) =>
      box.x <= mark.x &&
      rightOf(box) > mark.x - first.style.size &&
      Math.abs(baseline - first.baseline) < SAME_LINE_POINTS,
  );
  return isLed ? undefined : first;
};

const isBeside = (mark: PlacedMark, { baseline, style: { size } }: PositionedWord): boolean =>
  isWithin(mark.height / size, SIDE) && isWithin((baseline - mark.y - mark.height / 2) / size, MIDDLE);

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;

const bulletOf = ({ x, width, look, fill }: PlacedMark, { box, style, baseline }: PositionedWord): PositionedWord => ({
  text: letters[look],
  box: { x, y: box.y, width, height: box.height },
  style: { ...style, bold: false, italic: false, colour: fill ?? style.colour },
  baseline,
  upright: true,
  glued: false,
});
