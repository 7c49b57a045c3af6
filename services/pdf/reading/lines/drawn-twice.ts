import type { PositionedWord } from './positioned-word.js';
import { sharedWidth } from './text-boxes.js';

/** A word that covers this share of the width of the same word is its shadow, or makes it bold. */
const OVERLAP_SHARE_MIN = 0.8;
const SHADOW_OFFSET_SHARE = 0.25;

/** The words of a page, each once where it is drawn over itself, in the colour that was drawn last: it lies on top. */
export const drawnOnce = (words: readonly PositionedWord[]): readonly PositionedWord[] => {
  const places = new Map<string, number[]>();
  const once: PositionedWord[] = [];
  for (const word of words) {
    const same = places.get(word.text) ?? [];
    const over = same.find((at) => isOver(once[at] ?? word, word)) ?? once.length;
    const below = once[over];
    once[over] = below ? inColour(below, word.style.colour) : word;
    if (!below) same.push(over);
    places.set(word.text, same);
  }
  return once;
};

const inColour = (word: PositionedWord, colour: string): PositionedWord =>
  word.style.colour === colour ? word : { ...word, style: { ...word.style, colour } };

const isOver = (one: PositionedWord, other: PositionedWord): boolean => {
  const { box, style, baseline } = other;
  const isBeside =
    Math.abs(one.baseline - baseline) > SHADOW_OFFSET_SHARE * style.size ||
    Math.abs(one.box.x - box.x) > SHADOW_OFFSET_SHARE * style.size;
  return !isBeside && sharedWidth(one.box, box) > OVERLAP_SHARE_MIN * Math.max(one.box.width, box.width);
};
