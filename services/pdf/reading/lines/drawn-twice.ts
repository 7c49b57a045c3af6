import type { PositionedWord } from './plain-page.js';
import { sharedWidth } from './text-boxes.js';

/** Of its width and of the letters' size: a word over so much of the same one is its shadow, or makes it bold. */
const OVER = 0.8;
const OFF = 0.25;

/** The words of a page, each once where it is drawn over itself. */
export const drawnOnce = (words: readonly PositionedWord[]): readonly PositionedWord[] => {
  const known = new Map<string, PositionedWord[]>();
  return words.filter((word) => {
    const same = known.get(word.text);
    if (same?.some((other) => isOver(other, word)) === true) return false;
    if (same) same.push(word);
    else known.set(word.text, [word]);
    return true;
  });
};

const isOver = (one: PositionedWord, other: PositionedWord): boolean => {
  const { box, style, baseline } = other;
  const isBeside =
    Math.abs(one.baseline - baseline) > OFF * style.size || Math.abs(one.box.x - box.x) > OFF * style.size;
  return !isBeside && sharedWidth(one.box, box) > OVER * Math.max(one.box.width, box.width);
};
