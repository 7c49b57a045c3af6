import type { PlainPage } from './plain-page.js';
import type { PositionedWord } from './positioned-word.js';

/** A page with the words that whoever opens it sees: some files have more beside it, such as the rest of a cover. */
export const withShownWords = (page: PlainPage): PlainPage => {
  const words = page.words.filter((word) => isOn(page, word));
  if (words.length === page.words.length) return page;
  return { ...page, words, ...(words.length === 0 && { source: 'empty', rules: [] }) };
};

const isOn = ({ width, height }: PlainPage, { box }: PositionedWord): boolean => {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height;
};
