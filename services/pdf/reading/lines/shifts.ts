import type { TextStyle } from './document-model.js';
import type { PositionedWord } from './positioned-word.js';

/** A shifted text is no larger than this, in sizes of the letters beside, and off the line by at least so much. */
const SIZE_MAX = 0.85;
const OFF_MIN = 0.1;

/** The words of a line, those told apart that are small and stand above or below it. */
export const withShifts = (words: readonly PositionedWord[]): readonly PositionedWord[] => {
  const main = mainOf(words);
  return words.map((word) => {
    const shift = main && shiftOf(word, main);
    return shift ? { ...word, style: { ...word.style, size: main.style.size, shift } } : word;
  });
};

/** One of the words in the size that most letters have, so that a large initial shifts nothing. */
const mainOf = (words: readonly PositionedWord[]): PositionedWord | undefined => {
  const letters = new Map<number, number>();
  for (const { text, style } of words) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
  const most = Math.max(...letters.values());
  return words.find(({ style }) => letters.get(style.size) === most);
};

const shiftOf = ({ baseline, style }: PositionedWord, main: PositionedWord): TextStyle['shift'] => {
  const off = (main.baseline - baseline) / main.style.size;
  if (style.size > SIZE_MAX * main.style.size || Math.abs(off) < OFF_MIN) return undefined;
  return off > 0 ? 'raised' : 'lowered';
};
