import type { RecognisedLine, RecognisedWord } from '../../engines/tesseract/recogniser.js';
import type { PositionedWord } from '../lines/positioned-word.js';

const COLOUR = '000000';

/** The lines that were recognised in a picture as words on its page. `scale`: points of a pixel. */
export const positionedLines = (lines: readonly RecognisedLine[], scale: number): PositionedWord[][] =>
  lines.map(({ words }) => {
    const size = sizeOf(words) * scale;
    return words.map((word) => positioned(word, { scale, size }));
  });

/** Letters that reach down as well are so many times as high as those that only reach up from the line. */
const DESCENDER_HEIGHT_FACTOR = 1.28;

/**
 * From how far letters reach up from their line: a line whose words have no descenders is as large as one whose words do.
 * Letters that reach up no higher than an x would tell a smaller size, so the whole line tells it.
 */
const sizeOf = (words: readonly RecognisedWord[]): number => {
  const heights = words.map(({ top, baseline }) => baseline - top).sort((a, b) => a - b);
  return DESCENDER_HEIGHT_FACTOR * (heights[Math.floor(heights.length * 0.75)] ?? 0);
};

const positioned = (word: RecognisedWord, { scale, size }: { scale: number; size: number }): PositionedWord => ({
  text: word.text,
  box: {
    x: word.left * scale,
    y: word.top * scale,
    width: (word.right - word.left) * scale,
    height: (word.bottom - word.top) * scale,
  },
  style: { size, bold: false, italic: false, font: '', colour: COLOUR },
  baseline: word.baseline * scale,
  upright: true,
  glued: false,
});
