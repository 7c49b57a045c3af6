import { hasLettersFromRight } from '../../contracts/logical-order.js';

/** A glyph of an operator of pdf.js that shows text; a number moves the next one, and null ends a word. */
export type ShownGlyph = { readonly unicode?: string } | number | null;

const LETTERS = /^[\p{L}\p{M}]+$/u;
const WORDS = /[\p{L}\p{M}]+/gu;

const reversed = (text: string): string => Array.from(text).toReversed().join('');

/** The words among glyphs that are shown from the left, each as the texts of its glyphs. */
const wordsAmong = (glyphs: readonly ShownGlyph[]): readonly (readonly string[])[] => {
  const words: string[][] = [[]];
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') continue;
    const text = glyph?.unicode ?? '';
    if (LETTERS.test(text)) words.at(-1)?.push(text);
    else words.push([]);
  }
  return words.filter((word) => word.length > 0);
};

/**
 * The words of a page that pdf.js misspells, and how they are written: it turns around a line that is written from the
 * right letter by letter, those of one glyph, such as lam and alef, too.
 *
 * @param shown  the glyphs of each operator that shows text.
 */
export const misspeltWords = (shown: readonly (readonly ShownGlyph[])[]): ReadonlyMap<string, string> => {
  const words = shown.flatMap(wordsAmong).filter((word) => hasLettersFromRight(word.join('')));
  const wrong = new Map<string, string>();
  for (const word of words) wrong.set(reversed(word.join('')), word.toReversed().join(''));
  return new Map([...wrong].filter(([read, written]) => read !== written));
};

/** A text with those of its words put right. */
export const respelt = (text: string, misspelt: ReadonlyMap<string, string>): string =>
  text.replaceAll(WORDS, (word) => misspelt.get(word) ?? word);
