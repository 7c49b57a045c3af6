import type { PlainPage } from '../lines/plain-page.js';
import type { PositionedWord } from '../lines/positioned-word.js';
import { sharedHeight, sharedWidth } from '../lines/text-boxes.js';

/** A recognised text stands on the line of a word when it shares so much of its height. */
const ON_LINE_HEIGHT_SHARE = 0.5;

/**
 * The words of a page with those that were recognised instead of the ones whose letters stand for others, in their
 * place and look.
 */
export const withoutGarbled = (
  { words, garbled = new Set() }: Pick<PlainPage, 'words' | 'garbled'>,
  recognised: readonly PositionedWord[],
): readonly PositionedWord[] => {
  const instead = new Map<PositionedWord, PositionedWord[]>();
  for (const read of recognised) {
    const word = shownAt(read, words);
    if (!word || !garbled.has(word)) continue;
    const { style, baseline, box } = word;
    const whole = { ...read, style, baseline, box: { ...read.box, y: box.y, height: box.height } };
    instead.set(word, [...(instead.get(word) ?? []), whole]);
  }
  if (instead.size === 0) return words;
  return words.flatMap((word) => (garbled.has(word) ? (instead.get(word) ?? []) : [word]));
};

/** The word whose place it shares the most, or that it is next to. */
const shownAt = ({ box }: PositionedWord, words: readonly PositionedWord[]): PositionedWord | undefined => {
  const onLine = words.filter(
    (word) => sharedHeight(word.box, box) > ON_LINE_HEIGHT_SHARE * Math.min(box.height, word.box.height),
  );
  const [nearest] = onLine.toSorted((one, other) => sharedWidth(other.box, box) - sharedWidth(one.box, box));
  return nearest && sharedWidth(nearest.box, box) > -nearest.style.size ? nearest : undefined;
};
