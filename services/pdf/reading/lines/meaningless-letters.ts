import type { TextStyle } from './document-model.js';

/** A page can be understood where the document does not identify a smaller share of its letters. */
const UNKNOWN_LETTERS_SHARE = 0.3;
const LETTERS_MIN = 20;
/** Characters that mean nothing to other programs. A sign by itself may be a bullet. */
const MEANINGLESS = /[\p{Co}\p{Cc}\ufffd]/gu;

/** Whether a page says in characters without a meaning what it shows in letters, so that only a reader can tell. */
export const saysNothing = (words: readonly { readonly text: string }[]): boolean => {
  const text = words
    .filter((word) => word.text.length > 1)
    .map((word) => word.text)
    .join('');
  return text.length >= LETTERS_MIN && (text.match(MEANINGLESS)?.length ?? 0) > UNKNOWN_LETTERS_SHARE * text.length;
};

/** Words of a font and letters of a word that tell whether it is language. */
const WORDS_MIN = 20;
const WORD = /^\p{P}*[\p{Script=Latin}@$]{5,}\p{P}*$/u;
/** The share of such words that no one can say, or with a sign for one of their letters. */
const UNSPEAKABLE_SHARE = 0.4;
const VOWEL = /[aeiouy]/iu;
const SIGN_WITHIN = /\p{L}[@$]\p{L}/u;
/** Names of programs and their parts need not be language. */
const FIXED_WIDTH = /courier|mono|consol|typewriter|menlo|cmtt/i;

interface StyledWord {
  readonly text: string;
  readonly style: Pick<TextStyle, 'font' | 'bold' | 'italic'>;
}

/**
 * The words in fonts whose letters stand for others, such as `QDRONMR@AHKD` for `responsabile`: most are without a
 * vowel, or have signs within.
 */
export const garbledWords = <Word extends StyledWord>(words: readonly Word[]): ReadonlySet<Word> => {
  const fonts = new Map<string, Word[]>();
  for (const word of words) {
    const { font, bold, italic } = word.style;
    if (FIXED_WIDTH.test(font)) continue;
    const key = `${font}/${bold}/${italic}`;
    const known = fonts.get(key);
    if (known) known.push(word);
    else fonts.set(key, [word]);
  }
  return new Set([...fonts.values()].filter(areGarbled).flat());
};

const areGarbled = (words: readonly StyledWord[]): boolean => {
  const telling = words.map(({ text }) => text).filter((text) => WORD.test(text));
  if (telling.length < WORDS_MIN) return false;
  return telling.filter(isUnspeakable).length > UNSPEAKABLE_SHARE * telling.length;
};

const isUnspeakable = (word: string): boolean => SIGN_WITHIN.test(word) || !VOWEL.test(word.normalize('NFD'));
