import type { RecognisedLine, RecognisedWord } from '../../engines/tesseract/recogniser.js';

export const textOf = (lines: readonly RecognisedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');

export const wordCount = (lines: readonly RecognisedLine[]): number =>
  lines.reduce((sum, { words }) => sum + words.length, 0);

/** From 0 to 100: by letter, so that specks count for little. */
export const confidenceOf = (lines: readonly RecognisedLine[]): number => {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
};

/** A word of so many letters tells by its shape which way it runs. */
const TELLING_LETTERS_MIN = 4;

/** Whether most words are higher than wide: a page on its side that was read all the same. */
export const runsUpward = (lines: readonly RecognisedLine[]): boolean => {
  const long = lines.flatMap(({ words }) => words).filter(({ text }) => text.length >= TELLING_LETTERS_MIN);
  return long.filter(isHigherThanWide).length * 2 > long.length;
};

const isHigherThanWide = ({ left, right, top, bottom }: RecognisedWord): boolean => bottom - top > right - left;
