import type { Rect } from '../../content/geometry.js';
import type { InvisibleWord } from '../../stamping/invisible-text.js';
import { widthOf } from '../../text/text-width.js';

/** Points. */
const SIZE = { least: 4, usual: 10, most: 14 };
const LEADING_OF_SIZE = 1.2;
const INSET_POINTS = 2;
/** Text reaches so far above and below the line, in sizes of the letters. */
const ASCENT_OF_SIZE = 0.78;

/** Where the words of a text stand in its box; `top` counts from the top of the page. */
export const wordsIn = (text: string, box: Rect, wanted: number | undefined): InvisibleWord[] => {
  const height = box.bottom - box.top;
  const room = box.right - box.left - 2 * INSET_POINTS;
  const size = Math.min(SIZE.most, Math.max(SIZE.least, wanted ?? Math.min(SIZE.usual, 0.75 * height)));
  const lines = text.split(/\r\n?|\n/).flatMap((line) => wrapped(line, room / size));
  const tall = lines.length * LEADING_OF_SIZE * size;
  const top = box.top + (tall < height && lines.length === 1 ? (height - tall) / 2 : INSET_POINTS);
  return lines.flatMap((words, at) => {
    let left = box.left + INSET_POINTS;
    const baseline = top + at * LEADING_OF_SIZE * size + ASCENT_OF_SIZE * size;
    return words.map((word) => {
      const placed = { text: word, left, width: widthOf(word) * size, baseline, size };
      left += placed.width + widthOf(' ') * size;
      return placed;
    });
  });
};

/** The words of a line as rows that fit. */
const wrapped = (line: string, room: number): string[][] => {
  const rows: string[][] = [];
  let used = Infinity;
  for (const word of line.split(/\s+/).filter((one) => one !== '')) {
    const width = widthOf(word);
    if (used + widthOf(' ') + width > room) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(word);
    used += widthOf(' ') + width;
  }
  return rows;
};

/** A box to tick, as one character. */
export const tickedBox = (isTicked: boolean, { left, right, top, bottom }: Rect): InvisibleWord => {
  const size = Math.min(SIZE.most, Math.max(SIZE.least, bottom - top));
  const middle = (top + bottom) / 2;
  return {
    text: isTicked ? '☒' : '☐',
    left,
    width: Math.min(right - left, size),
    baseline: middle + 0.35 * size,
    size,
  };
};
