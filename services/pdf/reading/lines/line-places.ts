import type { Box, ReadLine, ReadWord } from './document-model.js';

/** Parts of the size of the letters: what reaches above and below the line in most fonts. */
export const ASCENT_OF_SIZE = 0.78;
export const DESCENT_OF_SIZE = 0.22;

/** The place of letters that stand on a line, from the top of the page, and their size. */
export interface LinePlace {
  readonly baseline: number;
  readonly size: number;
}

/** The place of a line by its largest letters; those above and below the line tell nothing. */
export const placeOf = ({ words, box }: Pick<ReadLine, 'words' | 'box'>): LinePlace => {
  const { y, height } = largest(words) ?? box;
  return { baseline: y + (ASCENT_OF_SIZE / (ASCENT_OF_SIZE + DESCENT_OF_SIZE)) * height, size: height };
};

const largest = (words: readonly ReadWord[]): Box | undefined => {
  let best: Box | undefined;
  for (const { box, style } of words) if (style.shift === undefined && box.height > (best?.height ?? 0)) best = box;
  return best;
};
