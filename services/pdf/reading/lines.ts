import type { Box, ReadLine } from './document.js';
import type { LaidWord } from './places.js';

/** The least box around all; at least one. */
export const boxAround = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

export const lineOf = (words: readonly LaidWord[]): ReadLine => ({
  text: words.map(({ text, glued }, at) => (at > 0 && !glued ? ` ${text}` : text)).join(''),
  box: boxAround(words.map(({ box }) => box)),
  words,
});

/** The words of a page as lines, in the order of its content. */
export const linesOf = (words: readonly LaidWord[]): ReadLine[] => {
  const lines: LaidWord[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(word.baseline - last.baseline) < last.style.size / 2) line.push(word);
    else lines.push([word]);
  }
  return lines.map(lineOf);
};
